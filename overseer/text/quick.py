"""Most messages said without Fluent's resolver, which takes ten times as long.

    says = quick(bundle, pattern)     # None where a pattern holds more than this file knows
    says({"seat": "Anna", "n": 2})    # the same text, marks included; Slow: ask the bundle

Known are words, variables, variants by a variable, and other messages. A variable is a text, or a
small number, which every language writes by its digits alone. Everything else raises Slow.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as fluent

Args = Mapping[str, object]
Says = Callable[[Args], str]

FIRST: Final = "\u2068"  # around what is placed
LAST: Final = "\u2069"
SMALL: Final = 1000  # numbers below it have no separators
LONGEST: Final = 2000  # Fluent refuses to place more than 2,500


class Slow(Exception):
    """Only the bundle can say this."""


def quick(bundle: FluentBundle, pattern: object) -> Says | None:
    """A pattern of a bundle as a function; None where it holds something that is not known here."""
    try:
        return _made(bundle, pattern, 0)
    except Slow:
        return None


def _made(bundle: FluentBundle, node: Any, depth: int) -> Says:
    if depth > 20:
        raise Slow  # it may quote itself
    if isinstance(node, fluent.TextElement | fluent.StringLiteral):
        text = str(node(None))  # type: ignore[arg-type]
        return lambda args: text
    if isinstance(node, fluent.Pattern):
        return _row([_made(bundle, each, depth + 1) for each in node.elements])
    if isinstance(node, fluent.Placeable):
        return _marked(_made(bundle, node.expression, depth + 1))
    if isinstance(node, fluent.NeverIsolatingPlaceable):
        return _bounded(_made(bundle, node.expression, depth + 1))
    if isinstance(node, fluent.VariableReference):
        return _variable(node.id.name)
    if isinstance(node, fluent.SelectExpression):
        return _select(bundle, node, depth)
    if isinstance(node, fluent.MessageReference):
        entry = bundle.get_message(node.id.name)
        quoted = entry.attributes[node.attribute.name] if node.attribute else entry.value
        return _made(bundle, quoted, depth + 1)
    raise Slow


def _row(parts: list[Says]) -> Says:
    def says(args: Args) -> str:
        return "".join([part(args) for part in parts])

    return says


def _marked(inner: Says) -> Says:
    bounded = _bounded(inner)
    return lambda args: f"{FIRST}{bounded(args)}{LAST}"


def _bounded(inner: Says) -> Says:
    def says(args: Args) -> str:
        text = inner(args)
        if len(text) > LONGEST:
            raise Slow
        return text

    return says


def _variable(name: str) -> Says:
    def says(args: Args) -> str:
        value = args.get(name)
        if type(value) is str:
            return value
        if type(value) is int and 0 <= value < SMALL:
            return str(value)
        raise Slow

    return says


def _select(bundle: FluentBundle, node: Any, depth: int) -> Says:
    if not isinstance(node.selector, fluent.VariableReference):
        raise Slow
    name = node.selector.id.name
    by_word: dict[str, Says] = {}
    by_number: dict[int, Says] = {}
    usual: Says | None = None
    order: list[str | int] = []
    for variant in node.variants:
        says = _made(bundle, variant.value, depth + 1)
        if isinstance(variant.key, fluent.NumberLiteral):
            number = int(variant.key.value)
            if number != variant.key.value:
                raise Slow
            by_number.setdefault(number, says)
            order.append(number)
        else:
            by_word.setdefault(variant.key.name, says)
            order.append(variant.key.name)
        if variant.default:
            usual = says
    plural: Any = bundle._plural_form

    def chosen(args: Args) -> str:
        value = args.get(name)
        if type(value) is str:
            if by_number:
                raise Slow  # Fluent lets a word match the plural form of a number
            found = by_word.get(value, usual)
        elif type(value) is int and 0 <= value < SMALL:
            form = plural(value)
            found = usual
            for key in order:  # the first that fits
                if key == value or key == form:
                    found = by_number[key] if isinstance(key, int) else by_word[key]
                    break
        else:
            raise Slow
        if found is None:
            raise Slow
        return found(args)

    return chosen
