"""Carries out the messages of a notice: posts, changes and deletes them, each once.

A message carries its notice's mark. If an earlier attempt may have posted it without recording that, the channel is
searched for the mark, and work continues from the message found.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

import discord

from cogs.discord_errors import ARCHIVED, LOCKED, UNKNOWN_MESSAGE, UNREACHABLE, is_about_files, will_pass
from cogs.messages.modes import CALL, LIST, SIGN
from cogs.messages.names import Markup, words
from cogs.messages.parts import (
    LEAST_MARK,
    Part,
    ReadyView,
    Upload,
    build,
    files_of,
    find_mark,
    join_texts,
    text,
    uploads,
)
from cogs.messages.pictures import draw
from cogs.messages.posts import Manner, Post, Room
from cogs.outbox.forums import find_our_post, rights_in
from cogs.outbox.rooms import NoRoom, find_room, let_in, open_room
from cogs.outbox.threads import open_again
from cogs.priorities import Rush
from fronde.core.types import Json
from fronde.host.notices.kinds import Notice
from fronde.host.store import COMMON, Fault, Message
from images import Picture

log = logging.getLogger("fronde.cogs")

SIGN_PATIENCE = 5.0
"""Seconds allowed for changing the table's sign, or the list of a queue, because Discord lets few messages older than
an hour be changed per minute."""
LATER = "past:"
"""Slot prefix, before a message id: a message that could not be marked as past because its channel was locked."""
LINK = "https://discord.com/channels/{guild}/{channel}/{message}"
MOST_READ = 1000
"""Maximum number of messages to search, newest first, and only those since the table's last one."""


class Address(NamedTuple):
    """The destination of a notice's messages, their language and game."""

    channel: int
    guild: int | None
    locale: str | None
    game: str


@dataclass(slots=True)
class PostResult:
    """The result of an attempt: the new places of messages by slot, None for a deleted one; whether Discord accepted a
    message, and one with its files; the remaining fault; and the other notices that it covers."""

    stands: dict[str, Message | None] = field(default_factory=dict)
    has_arrived: bool = False
    with_files: bool = False
    fault: Fault | None = None
    also: Sequence[Notice] = ()


def mark_of(notice: Notice) -> int:
    """The mark of a notice's message; no other message of ours has it."""
    return LEAST_MARK + int(notice.nonce[:8], 16) % LEAST_MARK


class Posting:
    """One attempt at a notice. `messages`: the places of the table's messages before, by slot. `plain`: draw no
    pictures, because drawing ended the process before. `is_outdated` says whether a later notice shows the same in a
    newer state; `is_mine`, whether this process still works for the table; `make_replay` makes the page of the game."""

    def __init__(
        self,
        bot: discord.Client,
        notice: Notice,
        to: Address,
        messages: Mapping[str, Message],
        plain: bool,
        rush: Rush,
        is_outdated: Callable[[], Awaitable[bool]],
        is_mine: Callable[[], bool],
        make_replay: Callable[[], Awaitable[Upload | None]],
    ) -> None:
        self.bot = bot
        self.notice = notice
        self.to = to
        self.before = messages
        self.plain = plain
        self.rush = rush
        self.is_outdated = is_outdated
        self.is_mine = is_mine
        self.make_replay = make_replay
        self.result = PostResult()
        self._channel = bot.get_partial_messageable(to.channel, guild_id=to.guild)
        self._arrival: Message | None = None
        self._pictures: dict[int, Picture | None] = {}

    async def run(self, posts: Sequence[Post]) -> PostResult:
        """Carry out the posts. Raises the errors of discord.py."""
        if self.notice.doubtful:
            self._arrival = await self._read_back()
        for slot, message in self.before.items():
            if slot.startswith(LATER) and self._is_here(message):
                self.result.stands[slot] = None
                await self._put_past(message)
        for post in sorted(posts, key=lambda post: post.slot == SIGN):  # posts that ping go first
            if post.slot == SIGN and post.pins is None:
                await self._keep_sign(post)
            else:
                await self._bring_about(post)
        return self.result

    async def _read_back(self) -> Message | None:
        """The message that an earlier attempt posted. Without the right to read the history, only the nonce prevents a
        second message."""
        mark = mark_of(self.notice)
        here = (m.message for s, m in self.before.items() if m.channel == self.to.channel and s != COMMON)
        older = 0 if self.notice.fault else max(here, default=0)  # a failed notice is older than the last message
        try:
            async for message in self._channel.history(limit=MOST_READ):
                if message.id <= older:
                    break
                if find_mark(message) == mark and message.author == self.bot.user:
                    return Message(message.channel.id, message.id)
        except discord.Forbidden as error:
            if error.code not in LOCKED:
                raise
        return None

    # --- one post ---

    async def _bring_about(self, post: Post) -> None:
        old = self.before.get(post.slot or "")
        if post.room is not None:
            await self._ensure_thread(post, post.room, old)
            return
        if post.manner == Manner.DROP or (post.manner == Manner.REPLACE and old != self._arrival):
            await self._drop(old)
            self.result.stands[post.slot or ""] = None
        if post.manner == Manner.NOTE:
            self._note(post, self._arrival)
        elif post.manner == Manner.AMEND:
            await self._change(post, old)
        elif post.manner == Manner.SAY:
            await self._edit_text(post, old)
        elif post.manner == Manner.STRIP:
            await self._strip(post, old)
        elif post.manner not in (Manner.DROP, Manner.PAST):
            await self._show(post, old)
        if post.pins is not None:
            await self._pin(post)
        ends = post.manner in (Manner.NEW, Manner.PAST)
        if ends and old is not None and self.result.stands.setdefault(post.slot or "", None) != old:
            instead = post.manner == Manner.PAST and post.parts
            await self._put_past(replace(old, past=join_texts(post.parts)) if instead else old)

    async def _ensure_thread(self, post: Post, room: Room, old: Message | None) -> None:
        """Make sure that a private thread exists if it is to be opened, has the right members, and has its first
        message. If there can be no thread, carry out the alternative."""
        try:
            thread = None if old is None else await find_room(self.bot, old.channel)
            is_new = thread is None
            if thread is None and room.opens:
                thread = await open_room(self.bot, self.to.channel, room, doubtful=self.notice.doubtful)
            if thread is None:
                return
            await let_in(thread, room, is_new=is_new)
            if is_new:
                await self._post_first_message(post, thread.id)
        except (NoRoom, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException) and (error.code == 0 or will_pass(error)):
                raise
            if post.instead is not None and room.opens:
                await self._bring_about(post.instead)

    async def _post_first_message(self, post: Post, thread: int) -> None:
        """Post the first message of a private thread, once."""
        below = self._channel
        self._channel = self.bot.get_partial_messageable(thread, guild_id=self.to.guild)
        try:
            if self.notice.doubtful:
                self._arrival = await self._read_back()
            await self._show(post, None)
        finally:
            self._channel = below

    def _note(self, post: Post, message: Message | None) -> None:
        if message is not None:
            self.result.has_arrived = True
            if post.slot:
                past = None if post.past is None else join_texts(post.past)
                self.result.stands[post.slot] = replace(message, past=past, timed=_time_note_of(post))

    async def _edit_text(self, post: Post, old: Message | None) -> None:
        """Change the text of a message, if it exists and still has a text: a panel may have replaced it."""
        if old is None or not self._is_here(old):
            return
        message = self.bot.get_partial_messageable(old.channel).get_partial_message(old.message)
        words, silent = join_texts(post.parts), discord.AllowedMentions.none()
        if await self._try_on_message(old, lambda: message.edit(content=words, allowed_mentions=silent)) is None:
            self.result.stands[post.slot or ""] = replace(old, timed=_time_note_of(post))

    async def _strip(self, post: Post, old: Message | None) -> None:
        """Remove a post's buttons from the message in its slot, if they are there."""
        if old is None:
            return
        message = self.bot.get_partial_messageable(old.channel).get_partial_message(old.message)
        ids = {button["id"] for part in post.parts for button in part["buttons"]}

        async def strip() -> None:
            rows: list[Any] = [row.to_dict() for row in (await message.fetch()).components]
            buttons = [[b for b in row["components"] if b["custom_id"].partition(":~")[0] not in ids] for row in rows]
            remaining = [{**row, "components": those} for row, those in zip(rows, buttons, strict=True) if those]
            if remaining != rows:
                await message.edit(view=ReadyView(remaining, classic=True) if remaining else None)

        await self._try_on_message(old, strip)

    # --- the sign ---

    async def _pin(self, post: Post) -> None:
        """Make a message the table's sign and pin it, or unpin it. The first message of a forum post needs no pin. If
        pinning fails, there is no sign."""
        message = self.result.stands.get(post.slot or "")
        if message is None:
            return
        self.result.stands[SIGN] = message
        begins = message in (self.before.get("lobby"), self.result.stands.get("lobby"))
        if begins and find_our_post(self.bot, message.channel) is not None:
            return
        partial_message = self.bot.get_partial_messageable(message.channel).get_partial_message(message.message)
        try:
            if may_pin(self.bot, message.channel):
                await (partial_message.pin() if post.pins else partial_message.unpin())
                return
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("Table %s: its sign is not pinned: %s", self.notice.table, type(error).__name__)
        self.result.stands[SIGN] = None

    async def _keep_sign(self, post: Post) -> None:
        """Make the sign show the content of the turn post, and link to that post. The change sends no notification; the
        next turn corrects a failed one."""
        sign, turn = self.before.get(SIGN), self.result.stands.get("turn")
        if sign is None or not self._is_here(sign):
            return
        if turn is not None and self.to.guild is not None:
            link = Markup(LINK.format(guild=self.to.guild, channel=turn.channel, message=turn.message))
            post.parts.insert(1, text(words(self.to.locale, self.to.game).say("sign-link", link=link)))
        try:
            async with asyncio.timeout(SIGN_PATIENCE):
                if not await self._change(post, sign):
                    self.result.stands[SIGN] = None
        except (discord.DiscordException, *UNREACHABLE) as error:
            log.info("Table %s: its sign stays as it was: %s", self.notice.table, type(error).__name__)

    async def _put_past(self, old: Message) -> None:
        """Mark a replaced message as past, and remove its buttons. A deleted message needs neither. If the channel has
        been locked meanwhile, this waits for the rights, as a new message would."""
        if old.past is None:
            return
        message = self.bot.get_partial_messageable(old.channel).get_partial_message(old.message)
        silent = discord.AllowedMentions.none()
        bare = partial(message.edit, content=old.past, view=None, allowed_mentions=silent)
        if await self._try_on_message(old, bare) in LOCKED and self._is_here(old):
            self.result.stands[f"{LATER}{old.message}"] = old
            self.result.fault = Fault.FORBIDDEN

    async def _show(self, post: Post, old: Message | None) -> None:
        """Make sure that the message exists: as posted by an earlier attempt, changed, or posted now."""
        changing = post.manner == Manner.EDIT
        if self.notice.fault == Fault.PICTURES:  # it was posted without pictures
            self._arrival, changing = self._arrival or old, True
        there = self._arrival or (old if changing and old and self._is_here(old) else None)
        if there is not None and not changing and post.slot != CALL:  # it covers other tables as well
            self._note(post, there)
        elif not await (self._change_soon if post.slot == LIST else self._change)(post, there):
            self._note(post, await self._post(post))

    def _is_here(self, message: Message) -> bool:
        """Whether a message is in the table's current channel; the table may have moved."""
        return message.channel == self.to.channel

    async def _change(self, post: Post, message: Message | None) -> bool:
        """Change a message. Returns False if it no longer exists."""
        if message is None:
            return False
        partial_message = self.bot.get_partial_messageable(message.channel).get_partial_message(message.message)
        silent = discord.AllowedMentions.none()

        async def change(body: Mapping[str, Any], files: list[discord.File]) -> None:
            await partial_message.edit(**body, attachments=files, allowed_mentions=silent)

        try:
            await self._retry_in_archive(message.channel, lambda: self._with_files(post, change, edits=True))
        except discord.HTTPException as error:
            if not _is_lost(error, self._is_here(message)):
                raise
            return False
        self._note(post, message)
        return True

    async def _change_soon(self, post: Post, message: Message | None) -> bool:
        """Change the list of a queue. If Discord makes that wait, the list is deleted, and another is posted: a call
        behind it must not wait."""
        try:
            async with asyncio.timeout(SIGN_PATIENCE):
                return await self._change(post, message)
        except TimeoutError:
            await self._drop(message)
            return False

    async def _post(self, post: Post) -> Message | None:
        """Post a message. If an earlier one was deleted, another nonce is used: for a nonce it knows, Discord returns
        the old message, or an error if that is gone."""
        try:
            return await self._post_as(post, self.notice.nonce)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await self._post_as(post, f"{self.notice.nonce}+")

    async def _post_as(self, post: Post, nonce: str) -> Message | None:
        people = [discord.Object(user) for user in post.ping]
        mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)

        async def send(body: Mapping[str, Any], files: list[discord.File]) -> Message:
            how: dict[str, Any] = {"nonce": nonce, "allowed_mentions": mentions, "silent": post.silent}
            message = await self._channel.send(**body, files=files, **how)
            return Message(message.channel.id, message.id)

        result: Message | None = await self._with_files(post, send)
        return result

    async def _drop(self, old: Message | None) -> None:
        """Delete a message that is no longer needed, if it exists."""
        if old is not None:
            message = self.bot.get_partial_messageable(old.channel).get_partial_message(old.message)
            try:
                await self._retry_in_archive(old.channel, message.delete)
            except discord.HTTPException as error:
                if not _is_lost(error, False):
                    raise

    async def _try_on_message(self, old: Message, work: Callable[[], Awaitable[object]]) -> int | None:
        """Run some work on an existing message. Returns Discord's error code if the refusal is final."""
        try:
            await self._retry_in_archive(old.channel, work)
        except discord.HTTPException as error:
            if error.code == 0 or will_pass(error):
                raise
            return error.code
        return None

    async def _retry_in_archive(self, channel: int, work: Callable[[], Awaitable[object]]) -> None:
        """Run some work on a message. If its thread is archived, unarchive it and try once more."""
        self._check_claim()
        try:
            await work()
        except discord.HTTPException as error:
            if error.code != ARCHIVED or not await open_again(self.bot, channel):
                raise
            await work()

    def _check_claim(self) -> None:
        """Raise ConnectionError if this process has lost its claim since the attempt began: it stood still, or lost the
        database. Another one may have delivered this and later notices meanwhile."""
        if not self.is_mine():
            raise ConnectionError("another process may work for this table by now")

    # --- with its pictures, or without ---

    async def _with_files(self, post: Post, send: Any, *, edits: bool = False) -> Any:
        """Send with a post's files. If Discord refuses the files, send once more without them, with the reason.
        `edits`: the message exists already."""
        pictures = [] if self.plain else await self._draw(post)
        if post.replay and not any(pictures):
            self.result.fault = Fault.KILLED if self.plain else None
            return None
        is_sign = post.slot == SIGN and post.manner == Manner.AMEND
        files, mark = files_of(pictures), None if is_sign else mark_of(self.notice)
        is_bare = self.plain and bool(post.shots)
        edit = mark_of(self.notice) if edits and self.notice.to is not None else None
        make = partial(build, mark=mark, classic=post.classic, edit=edit)
        self._check_claim()
        try:
            message = await send(make(self._say(post, is_bare), pictures), files)
        except discord.HTTPException as error:
            if not files or not is_about_files(error):
                raise
            if isinstance(error, discord.Forbidden):
                self.result.fault = Fault.PICTURES
            return None if post.replay else await send(make(self._say(post, True)), [])
        self.result.with_files = self.result.with_files or bool(files)
        return message

    async def _draw(self, post: Post) -> list[Upload | None]:
        """The pictures of a message, None for one that failed. Clicks are answered first. A picture that is out of date
        when its turn comes is not drawn, because the text says everything."""
        if post.replay:
            return [await self.make_replay()]
        if post.file is not None:
            return [post.file]
        if not post.shots:
            return []
        if not all(id(shot) in self._pictures for shot in post.shots):
            async with self.rush.picture():
                if await self.is_outdated():
                    return []
                for shot in post.shots:
                    self._pictures[id(shot)] = await draw(shot, self.to.locale)
        return uploads([self._pictures[id(shot)] for shot in post.shots])

    def _say(self, post: Post, is_bare: bool) -> list[Part]:
        """The parts of a post, with a line about its pictures if they are left out."""
        if not is_bare:
            return post.parts
        key = "picture-withheld" if self.result.fault else "picture-left-out"
        return [*post.parts, text(words(self.to.locale, self.to.game).say(key))]


def _time_note_of(post: Post) -> list[Json] | None:
    """The text of a message about time, in its full wording, so that it can be replaced in the message."""
    return None if post.time is None else [join_texts(post.parts), list(post.time.seats), post.time.until]


def _is_lost(error: discord.HTTPException, here: bool) -> bool:
    """Whether an older message can never be reached again: it is deleted, in a locked thread, or outside the table's
    current channel without the right to change it. An error without a code proves nothing."""
    is_missing = isinstance(error, discord.NotFound) or error.code == ARCHIVED
    return error.code != 0 and (is_missing or (isinstance(error, discord.Forbidden) and not here))


def may_pin(bot: discord.Client, channel: int) -> bool:
    """Whether the bot may pin messages in a channel, as far as it knows."""
    target = bot.get_channel(channel)
    if isinstance(target, discord.abc.GuildChannel | discord.Thread):
        return rights_in(target).pin_messages
    return False
