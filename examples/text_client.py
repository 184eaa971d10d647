"""A whole client in sixty lines: any game, any language, against bots, line by line.

    python -m examples.text_client tragic de

It knows no game. It shows what happened, asks what is asked, and sends back what was chosen.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import overseer
from overseer import host


def say(told: list[host.Told]) -> int:
    """Tell what happened; the number of the last step."""
    for step in told:
        for event in step.events:
            if event.text:
                print(event.text)
    return told[-1].number if told else 0


def ask(client: host.Client, read: Callable[[str], str]) -> None:
    """Put the question until something was played."""
    question = client.question()
    print(f"\n{question.prompt}")
    for number, choice in enumerate(question.choices, start=1):
        print(f"{number:3} {choice.name}" + (f" ({choice.detail})" if choice.detail else ""))
    while True:
        line = read("> ").strip()
        try:
            if line == "undo":
                client.undo()
            elif line.startswith("?"):
                answer = client.ask(line[1:].strip())
                print(*answer.lines, *(no.text for no in answer.why_not), sep="\n")
                continue
            elif line.isdecimal() and 0 < int(line) <= len(question.choices):
                client.play(question.choices[int(line) - 1].move)
            else:
                client.play(line)
            return
        except host.Refused as error:
            why = client.why(error.refusal)
            print(f"{why.text} ({why.rule})")


def run(game: str, lang: str, read: Callable[[str], str] = input) -> host.Ended:
    """Play a match to its end."""
    found = overseer.game(game)
    sitting = host.Sitting.begin(found, host.default_seats(found))
    client, heard = host.Client(sitting, seat=0, lang=lang), 0
    while (end := client.ended()) is None:
        if sitting.bot_asked:
            sitting.play(sitting.bot_move())
        else:
            heard = say(client.steps(heard)) or heard
            ask(client, read)
    say(client.steps(heard))
    print("\n".join(end.lines))
    return end


if __name__ == "__main__":
    run(sys.argv[1] if len(sys.argv) > 1 else "shelter", sys.argv[2] if len(sys.argv) > 2 else "en")
