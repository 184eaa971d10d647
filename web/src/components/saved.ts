/** A way out of the page that leads to a saved position: the whole page shows it as if it were played. */
import { http } from "$lib/api/http";
import type { Hearing, Line, Reply, Request, Transport } from "$lib/api/transport";
import type { Answer, Chair, Question, Table, Update } from "$lib/api/types";
import type { Position } from "./positions";

export const CODE = "saved";

function tableOf({ game, fixed, scene, number, ended }: Position): Table {
  const chairs: Chair[] = fixed.seats.map((kind, seat) => ({ seat, kind, name: fixed.names[seat] ?? "", taken: true, here: true, yours: seat === scene.seat }));
  return { code: CODE, game, title: "", status: ended ? "over" : "playing", chairs, host: true, terms: {}, number };
}

function updateOf({ number, scene, question, ended, steps }: Position): Update {
  return { is: "update", number, scene, question, ended, steps, clock: {} };
}

/** What lies there: the choices that name it, and what each says about itself. */
function answerTo(about: string, question: Question | null): Answer {
  const choices = (question?.choices ?? []).filter((choice) => choice.move === about || choice.at?.includes(about));
  return { title: about, lines: choices.map((choice) => choice.text ?? choice.move), choices };
}

export function savedTransport(position: Position): Transport {
  const told: Record<string, (query: URLSearchParams) => unknown> = {
    [`/api/tables/${CODE}`]: () => tableOf(position),
    [`/api/tables/${CODE}/fixed`]: () => position.fixed,
    [`/api/tables/${CODE}/ask`]: (query) => answerTo(query.get("about") ?? "", position.question),
    [`/api/tables/${CODE}/input`]: () => updateOf(position),
    "/api/games": () => ({ games: [] }),
  };
  return {
    ...http,
    async send({ address }: Request): Promise<Reply> {
      const { pathname, searchParams } = new URL(address, location.href);
      const answer = told[pathname];
      const status = answer ? 200 : 404;
      return { status, told: answer?.(searchParams) ?? null, retryAfter: 0, release: "" };
    },
    listen(_: string, hearing: Hearing): Line {
      queueMicrotask(() => {
        hearing.took({ is: "table", table: tableOf(position) });
        hearing.took(updateOf(position));
      });
      return { close: () => {} };
    },
  };
}
