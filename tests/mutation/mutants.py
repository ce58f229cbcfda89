"""Every mutant of a game: the operators of mutmut and three more, over all its code.

mutmut's own runner leaves out what stands outside of functions; its operators are used here without it. One of them is
left out: a call that lacks an argument fails wherever it is run, and would be half of all mutants.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import ndiff
from pathlib import Path
from typing import Any

import libcst as cst
from libcst.metadata import MetadataWrapper, ParentNodeProvider, PositionProvider
from mutmut.mutation.mutators import mutation_operators, operator_arg_removal, operator_string

NO_CODE = (cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom)


@dataclass(frozen=True)
class Mutant:
    """One change to one file."""

    path: Path
    place: str
    """Function or class it stands in, dotted; "" outside of all."""
    line: int
    operator: str
    code: str
    """The file with the change."""

    @property
    def key(self) -> str:
        """The same for the same file with the same change."""
        return hashlib.sha1(self.code.encode()).hexdigest()[:10]

    @property
    def change(self) -> str:
        """The changed lines, old before new."""
        lines = ndiff(self.path.read_text(encoding="utf-8").splitlines(), self.code.splitlines())
        return "\n".join(f"{line[0]} {line[2:].strip()}" for line in lines if line[0] in "+-")


def sample(files: Iterable[Path], count: int, seed: int) -> tuple[list[Mutant], int]:
    """So many mutants of the files, each as likely as any other; and how many there are."""
    population = [(source, index) for path in sorted(files) for source in [_Source(path)] for index in source.indices]
    picks = random.Random(seed).sample(population, min(count, len(population)))
    return [source.mutant(index) for source, index in picks], len(population)


class _Source:
    """A file and all that can be changed in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wrapper = MetadataWrapper(cst.parse_module(path.read_text(encoding="utf-8")))
        self.positions = self.wrapper.resolve(PositionProvider)
        self.parents = self.wrapper.resolve(ParentNodeProvider)
        self.places = list(_changes(self.wrapper.module))
        self.indices = range(len(self.places))

    def mutant(self, index: int) -> Mutant:
        """One of the changes, made."""
        node, operator, changed = self.places[index]
        mutated = self.wrapper.module.deep_replace(node, changed)
        assert isinstance(mutated, cst.Module)
        return Mutant(self.path, self.place_of(node), self.positions[node].start.line, operator, mutated.code)

    def place_of(self, node: cst.CSTNode) -> str:
        """The names of the classes and functions around a node."""
        names: list[str] = []
        while not isinstance(node, cst.Module):
            if isinstance(node, (cst.FunctionDef, cst.ClassDef)):
                names.insert(0, node.name.value)
            node = self.parents[node]
        return ".".join(names)


def _changes(node: cst.CSTNode) -> Iterator[tuple[cst.CSTNode, str, cst.CSTNode]]:
    """(node, operator, what takes its place) for a node and all below it."""
    if isinstance(node, NO_CODE) or _is_text(node):
        return
    for kind, operator in OPERATORS:
        if isinstance(node, kind):
            for changed in list(operator(node))[: 1 if operator is operator_string else None]:
                yield node, operator.__name__.removeprefix("operator_"), changed
    for child in node.children:
        yield from _changes(child)


def _is_text(node: cst.CSTNode) -> bool:
    """Whether a node is a docstring, or an attribute's."""
    return isinstance(node, cst.Expr) and isinstance(node.value, (cst.SimpleString, cst.ConcatenatedString))


def operator_negate(node: cst.If | cst.While | cst.CompIf) -> Iterator[cst.CSTNode]:
    """`if a` becomes `if not a`."""
    test = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield node.with_changes(test=cst.UnaryOperation(cst.Not(), test))


def operator_return_none(node: cst.Return) -> Iterator[cst.CSTNode]:
    """`return a + b` becomes `return None`."""
    if not isinstance(node.value, (type(None), cst.Name, cst.BaseNumber, cst.BaseString)):
        yield node.with_changes(value=cst.Name("None"))


def operator_remove(node: cst.BaseSmallStatement) -> Iterator[cst.CSTNode]:
    """A statement that does something does nothing; a new name keeps its value, or nothing after it would run."""
    if not isinstance(node, cst.Assign) or isinstance(node.targets[0].target, (cst.Attribute, cst.Subscript)):
        yield cst.Pass()


OPERATORS: tuple[tuple[Any, Callable[[Any], Iterable[cst.CSTNode]]], ...] = (
    *(pair for pair in mutation_operators if pair[1] is not operator_arg_removal),
    *((kind, operator_negate) for kind in (cst.If, cst.While, cst.CompIf)),
    (cst.Return, operator_return_none),
    *((kind, operator_remove) for kind in (cst.Expr, cst.Assign, cst.AugAssign, cst.Del, cst.Raise)),
)
