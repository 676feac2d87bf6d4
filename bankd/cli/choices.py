"""Words of a fixed set on the command line: a mistyped one is refused with the closest one."""

from __future__ import annotations

from typing import Any

import click

from bankd.suggestion import with_question


class OneOf(click.Choice[str]):
    """A choice of words."""

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        """Click's message, with the closest word as a question."""
        message = super().get_invalid_choice_message(value, ctx).removesuffix(".")
        return with_question(message, str(value), self.choices)


class SuggestingGroup(click.Group):
    """A group that refuses an unknown command with the closest one, or its option of that name."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is named. Raises UsageError with the name that is closest."""
        name, names = args[0], self.list_commands(ctx)
        if name in names or name.startswith("-") or ctx.resilient_parsing:
            return super().resolve_command(ctx, args)
        options = [option for one in self.get_params(ctx) for option in one.opts]
        message = with_question(f"No such command {name!r}", name, [*names, *options])
        raise click.UsageError(message, ctx)


def unknown_option(error: click.NoSuchOption) -> str:
    """Return the message of an option that a command does not have, with the closest one."""
    options = [
        option
        for one in (error.ctx.command.get_params(error.ctx) if error.ctx else ())
        for option in one.opts
    ]
    message = error.message.removesuffix(".")
    return with_question(message, error.option_name, filter(_is_long, options))


def _is_long(option: str) -> bool:
    return option.startswith("--")
