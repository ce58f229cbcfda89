"""What commands are called: groups with room to grow, names that texts share with the tree, and the names
of the last release."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from discord import Interaction, Locale, app_commands
from simcord import interactions
from simcord.enums import InteractionType
from simcord.results import InteractionResult

from cogs.commands.former import FORMER, RELEASE
from cogs.commands.translation import NAMES, Translator
from cogs.messages.links import COMMAND, learn_commands, link_commands, list_commands, unlink_commands
from cogs.messages.parts import build_layout, join_texts, text
from cogs.messages.speech import MESSAGE
from tests.cogs.limits import count_characters
from tests.cogs.story import Place, raw_text_of, reply_text
from tests.cogs.test_panel import mover
from tests.docs.commands import declare, find_mentions, find_options, find_wrong
from tests.docs.test_changelog import PROJECT

ROOT = Path(__file__).parents[2]
MOST, ROOM = 15, 6500
"""Subcommands of a group, and its characters with the spare."""
SPARE = 1.3
"""How much longer another language may be."""


async def test_every_group_has_room_to_grow(simcord_env: Any) -> None:
    tree = simcord_env.bot.tree
    groups = [one for one in tree.get_commands() if isinstance(one, app_commands.Group)]
    assert {"table", "seat", "clock", "review", "settings", "fronde"} <= {group.name for group in groups}
    assert {group.name: n for group in groups if (n := len(group.commands)) > MOST} == {}
    sizes = {group.name: round(count_characters(group.to_dict(tree)) * SPARE) for group in groups}
    assert {name: size for name, size in sizes.items() if size > ROOM} == {}


class Marking(app_commands.Translator):
    """A translator into French of whatever says which Fluent message it is."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """A mark instead of a text, and the name of an option in French; names of commands stay as they are."""
        is_name = context.location in NAMES and not isinstance(context.data, app_commands.ContextMenu)
        is_text = locale == Locale.french and "message" in string.extras and not is_name
        return "marked" if is_text else await Translator().translate(string, locale, context)


def find_bare(node: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """The descriptions, options and choices below a command that no language can translate."""
    path = f"{path} {node['name']}".strip()
    if "choices" in node and "fr" not in (node.get("name_localizations") or {}):
        yield f"{path}:"
    if node.get("description") and "fr" not in (node.get("description_localizations") or {}):
        yield path
    for choice in node.get("choices") or []:
        if "fr" not in (choice.get("name_localizations") or {}):
            yield f"{path} = {choice['name']}"
    for below in node.get("options") or []:
        yield from find_bare(below, path)


async def test_every_description_and_choice_of_a_command_can_be_translated(simcord_env: Any) -> None:
    tree = simcord_env.bot.tree
    await tree.set_translator(Marking())
    descriptions = [one for one in await tree.describe() if one["name"] != "toy"]  # which has no texts for its verbs
    menus = [one for one in descriptions if one.get("type", 1) != 1]
    assert [one["name_localizations"].get("fr") for one in menus] == ["marked", "marked"]
    assert [bare for one in descriptions for bare in find_bare(one)] == []

    @app_commands.command(name="cheat", description="Look at every hand")
    @app_commands.choices(whose=[app_commands.Choice(name="hers", value="b")])
    async def cheat(interaction: Interaction, whose: str) -> None: ...

    tree.add_command(cheat)
    [payload] = [one for one in await tree.describe() if one["name"] == "cheat"]
    assert list(find_bare(payload)) == ["cheat", "cheat whose:", "cheat whose", "cheat whose = hers"]


async def test_every_command_that_a_text_names_is_there() -> None:
    tree = await declare()
    texts, mentions = sorted((ROOT / "fronde").rglob("*.ftl")), set[str]()
    assert len(texts) > 30
    for locale in ("en", "fr"):
        commands = await find_options(tree, locale)
        pages = {path: path.read_text(encoding="utf-8") for path in texts if path.parent.name == locale}
        assert {path.name: wrong for path, page in pages.items() if (wrong := find_wrong(page, commands))} == {}
        mentions |= {name for page in pages.values() for name in find_mentions(page, commands)}
        links = {path for page in pages.values() for path, _ in COMMAND.findall(page)}
        assert links <= list_commands([{**one.to_dict(tree), "id": "1"} for one in tree.get_commands()]).keys()
        assert len(links) > 30
    assert {"table new", "clock extend", "seat hand-over", "review export", "settings hours", "turn"} <= mentions


async def test_a_named_command_is_a_link_to_the_one_that_discord_has(simcord_env: Any) -> None:
    """A bot that does not know the ids writes the names as text."""
    place = Place(simcord_env)
    ids = {one["name"]: one["id"] for one in await simcord_env.bot.tree.client.http.get_global_commands(
        simcord_env.bot.application_id
    )}  # fmt: skip
    answer = await place.people[0].slash(place.channel, "board")
    assert f"</table new:{ids['table']}>" in raw_text_of(answer.response)
    assert "`/table new`" in reply_text(answer)
    learn_commands({})
    assert "`/table new`" in raw_text_of((await place.people[0].slash(place.channel, "board")).response)


def test_a_link_is_read_as_what_was_written_and_never_cut() -> None:
    learn_commands({"table new": 5, "turn": 6})
    source = "Use `/table new game:jeanne seats:1`, then `/turn`; not `/nothing` or \\`\\/turn\\`."
    link = link_commands(source)
    assert link == "Use </table new:5> `game:jeanne seats:1`, then </turn:6>; not `/nothing` or \\`\\/turn\\`."
    assert unlink_commands(link) == source
    assert [part["content"] for part in build_layout([text(source)])] == [link]
    assert source == join_texts([text(source)]), "the notification of a classic message shows its text as it is"
    first, second = (part["content"] for part in build_layout([text(source), text("long " * MESSAGE)]))
    assert first == source and len(first) + len(second) <= MESSAGE
    learn_commands({})


def test_a_command_that_is_not_there_is_found() -> None:
    commands = {"table": set(), "table new": {"game"}, "turn": set(), "settings": set(), "settings mine": set()}
    page = "one = `/table new`, `/table pace`, by /hand, (`/settings`), /turn and fronde/texts or a/b </x:1>"
    assert find_wrong(page, commands) == ["hand", "table pace"]
    assert find_wrong("`/table new game:My own level:2`, [`/turn`]: and `see /turn now:1`", commands) == [
        "table new level:", "turn now:"
    ]  # fmt: skip


def test_former_names_answer_for_one_release() -> None:
    assert not FORMER or PROJECT["version"] == RELEASE, "a new release drops the former names, or has its own"


async def test_the_former_names_are_gone_and_the_new_ones_there(simcord_env: Any) -> None:
    tree = simcord_env.bot.tree
    names = {one.qualified_name for one in tree.walk_commands() if isinstance(one, app_commands.Command)}
    assert not names & FORMER.keys()
    assert {new for news in FORMER.values() for new in news} <= names


async def type_as_before(place: Place, person: Any, name: str, options: list[Mapping[str, Any]]) -> InteractionResult:
    """A command as an older Discord has it, whether there is one of that name or not."""
    first, *below = name.split()
    data: dict[str, Any] = {"id": "1", "name": first, "type": 1, "options": options}
    if below:
        data["options"] = [{"type": 1, "name": below[0], "options": options}]
    record, payload = interactions.base_payload(
        place.env.backend,
        type=InteractionType.APPLICATION_COMMAND,
        channel_id=place.channel.id,
        guild_id=place.guild.id,
        user_id=person.id,
        data=data,
    )
    place.env.backend.emit("INTERACTION_CREATE", payload)
    await place.env.settle()
    return InteractionResult(place.env, record)


WITH_OPTIONS = {
    "settings": [{"type": 3, "name": "zone", "value": "Europe/Paris"}],
    "table pace": [{"type": 3, "name": "pace", "value": "daily"}],
    "table export": [],
}


async def test_a_former_name_answers_with_the_new_one(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    posts = len(place.posts())
    for name, news in FORMER.items():
        for options in {0: [], 1: WITH_OPTIONS.get(name, [])}.values():
            text = reply_text(await type_as_before(place, place.people[0], name, options))
            assert text == f"That command is now called {' or '.join(f'`/{new}`' for new in news)}.", name
    assert "Restart Discord" in reply_text(await type_as_before(place, place.people[0], "table castle", []))
    assert len(place.posts()) == posts


async def test_a_seat_on_offer_can_be_taken_by_command(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob, cy, dee = place.people
    assert "Nobody has offered you a seat" in reply_text(await dee.slash(place.channel, "seat take"))
    await bob.slash(place.channel, "seat hand-over", player=cy)
    assert "Nobody has offered you a seat" in reply_text(await dee.slash(place.channel, "seat take"))
    assert "someone else" in reply_text(await dee.slash(place.channel, "seat take", player=bob))
    await ann.slash(place.channel, "seat hand-over", anybody=True)
    both = reply_text(await cy.slash(place.channel, "seat take"))
    assert "offer you their seats" in both and "Ann" in both and "Bob" in both
    assert "The seat is yours" in reply_text(await cy.slash(place.channel, "seat take", player=bob))
    assert "The seat is yours" in reply_text(await dee.slash(place.channel, "seat take"))
    assert {player.name for player in (await place.table()).record.people} == {"Cy", "Dee"}
    person, _ = await mover(place)
    assert person in (cy, dee)
