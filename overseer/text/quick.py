"""Most messages said without Fluent's resolver, which takes ten times as long.

    says = quick(pattern, quoted, plural)   # None where it holds more than this file knows
    says({"seat": "Anna", "n": 2})          # the same text, marks included; Slow: ask the bundle

Known are words, variables, variants by a variable, and other messages. A variable is a text, or a
small number, which every language writes by its digits alone. Everything else raises Slow.
"""

from collections.abc import Callable, Mapping
from typing import Final

from overseer.text.bundle import ast

Args = Mapping[str, object]
Says = Callable[[Args], str]
Quoted = Callable[[str, str], ast.Pattern | None]  # another message, or its attribute
Plural = Callable[[int], str]
Node = ast.Pattern | ast.TextElement | ast.Placeable | ast.InlineExpression | ast.SelectExpression

FIRST: Final = "\u2068"  # around what is placed
LAST: Final = "\u2069"
SMALL: Final = 1000  # numbers below it have no separators
LONGEST: Final = 2000  # Fluent refuses to place more than 2,500


class Slow(Exception):
    """Only the bundle can say this."""


def quick(pattern: ast.Pattern, quoted: Quoted, plural: Plural) -> Says | None:
    """A pattern as a function; None where it holds something that is not known here."""
    try:
        return _Maker(quoted, plural).pattern(pattern, 0)
    except Slow:
        return None


class _Maker:
    """Makes the functions of one language."""

    def __init__(self, quoted: Quoted, plural: Plural) -> None:
        self._of = quoted
        self._plural = plural

    def pattern(self, pattern: ast.Pattern, depth: int) -> Says:
        if depth > 20:
            raise Slow  # it may quote itself
        elements = pattern.elements
        if len(elements) == 1 and isinstance(elements[0], ast.Placeable):
            return _bounded(self._made(elements[0].expression, depth))  # alone it is not marked
        return _row([self._element(each, depth) for each in elements])

    def _element(self, element: ast.TextElement | ast.Placeable, depth: int) -> Says:
        if isinstance(element, ast.TextElement):
            return _word(element.value)
        if isinstance(element.expression, ast.StringLiteral):
            return _word(element.expression.parse()["value"])
        return _marked(self._made(element.expression, depth))

    def _made(self, node: Node, depth: int) -> Says:
        match node:
            case ast.StringLiteral():
                return _word(node.parse()["value"])
            case ast.VariableReference():
                return _variable(node.id.name)
            case ast.SelectExpression():
                return self._select(node, depth)
            case ast.Placeable():
                return self._element(node, depth)
            case ast.MessageReference():
                quoted = self._of(node.id.name, node.attribute.name if node.attribute else "")
                if quoted is not None:
                    return self.pattern(quoted, depth + 1)
        raise Slow

    def _select(self, node: ast.SelectExpression, depth: int) -> Says:
        if not isinstance(node.selector, ast.VariableReference):
            raise Slow
        name = node.selector.id.name
        by_word: dict[str, Says] = {}
        by_number: dict[int, Says] = {}
        usual: Says | None = None
        order: list[str | int] = []
        for variant in node.variants:
            says = self.pattern(variant.value, depth + 1)
            if isinstance(variant.key, ast.NumberLiteral):
                number = float(variant.key.value)
                if number != int(number):
                    raise Slow
                by_number.setdefault(int(number), says)
                order.append(int(number))
            else:
                by_word.setdefault(variant.key.name, says)
                order.append(variant.key.name)
            if variant.default:
                usual = says
        plural = self._plural

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


def _word(text: str) -> Says:
    return lambda args: text


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
