/** What comes from a table: its news, and where no line gets through the same by requests that wait. */
import { address, api, type Failure } from "$lib/api/client";
import type { Message } from "$lib/api/types";
import { Channel, WAIT, type Line, type Listen } from "$lib/api/channel";

export type { Line };

export interface Listener {
  since: () => number;
  took: (message: Message) => void;
  line: (state: Line) => void;
  failed: (failure: Failure) => void;
}

export interface Wanted {
  code: string;
  seat?: number | undefined;
  public?: "1" | undefined;
}

export class Stream extends Channel<Message> {
  constructor({ code, seat, public: shared }: Wanted, listener: Listener, hear?: Listen) {
    const path = { code };
    const query = () => ({
      since: listener.since(),
      ...(seat === undefined ? {} : { seat }),
      ...(shared === undefined ? {} : { public: shared }),
    });
    const ask = async (signal: AbortSignal, _: number, there: () => void): Promise<void> => {
      const table = await api.get("/api/tables/{code}", { path, signal });
      listener.took({ is: "table", table });
      there();
      if (table.status === "playing" || table.status === "over")
        listener.took(await api.get("/api/tables/{code}/steps", { path, query: { ...query(), wait: WAIT }, signal }));
      else await api.get("/api/tables/{code}/seated", { path, query: { since: table.version ?? 0, wait: WAIT }, signal });
    };
    super(
      {
        address: () => address("/api/tables/{code}/stream", path, query()),
        ask,
        took: listener.took,
        line: listener.line,
        failed: listener.failed,
        // 409: the match is about to begin, and not every part of the table knows it yet.
        passing: (failure) => failure.status === 409,
      },
      hear,
    );
  }
}
