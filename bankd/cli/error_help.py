"""`bankd help`: what an error code means, what causes it, and what to do about it."""

from __future__ import annotations

import shutil
import textwrap

import click

from bankd.cli.options import NAME, json_option
from bankd.cli.tables import is_json, print_items, print_json
from bankd.errors import BankdError, ErrorCode, ExitCode
from bankd.suggestion import with_question

TEXTS = ("meaning", "cause", "solution")


@click.command("help", context_settings={"ignore_unknown_options": True})
@click.argument("words", type=NAME, nargs=-1, metavar="[CODE]")
@json_option
@click.pass_context
def help_(context: click.Context, words: tuple[str, ...]) -> int:
    """Explain an error code: what it means, what causes it, what to do about it.

    Errors end with their code in brackets: [EG0003], [code 7]. Without CODE all codes are listed;
    with the name of a command in its place, the help of that is shown.

    \b
    Examples:
      bankd help
      bankd help EG0003
      bankd help 7
      bankd help "[code 7]"
    """
    if not words:
        print_items(ErrorCode, plain, ("code", "meaning"), lambda each: (each, each.meaning))
        return ExitCode.OK
    code = words[0]
    if code.startswith("--"):
        raise click.NoSuchOption(code, ctx=context)
    group = context.parent and context.parent.command
    if isinstance(group, click.Group) and (command := group.get_command(context, code)):
        click.echo(command.get_help(click.Context(command, context.parent, code)))
        return ExitCode.OK
    code = " ".join(words)
    found = ErrorCode.of(code.strip(" []").upper().removeprefix("CODE "))
    if found is None:
        what = with_question(f"there is no error code {code!r}", code, ErrorCode)
        raise BankdError(what, "`bankd help` lists them", ErrorCode.OPTION)
    if is_json():
        print_json([plain(found)])
        return ExitCode.OK
    click.echo(f"{found}: {found.meaning}")
    for name in TEXTS[1:]:
        click.echo(_paragraph(name, getattr(found, name)))
    return ExitCode.OK


def plain(code: ErrorCode) -> dict[str, str]:
    """The row of a code."""
    return {"code": str(code)} | {name: getattr(code, name) for name in TEXTS}


def _paragraph(name: str, text: str) -> str:
    width = max(shutil.get_terminal_size().columns, 40)
    begin = f"{name + ':':10}"
    return textwrap.fill(text, width, initial_indent=begin, subsequent_indent=" " * len(begin))
