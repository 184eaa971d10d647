import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Hearing } from "$lib/api/transport";
import type { Message } from "$lib/api/types";
import { Stream, type Line as State } from "./stream";

class Line {
  static made: Line[] = [];
  constructor(
    readonly address: string,
    private readonly hearing: Hearing,
  ) {
    Line.made.push(this);
  }
  close(): void {}
  says(message: object): void {
    this.hearing.took(message);
  }
  ends(code: number): void {
    this.hearing.closed(code, "");
  }
}

function listening() {
  const lines: State[] = [];
  const messages: Message[] = [];
  const failures: number[] = [];
  let seen = 0;
  const stream = new Stream(
    { code: "lamp4271" },
    {
      since: () => seen,
      took: (message) => {
        messages.push(message);
        if (message.is === "update") seen = message.number;
      },
      line: (state) => lines.push(state),
      failed: (failure) => failures.push(failure.status),
    },
    (address, hearing) => new Line(address, hearing),
  );
  stream.start();
  return { stream, lines, messages, failures };
}

describe("the stream of a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Line.made = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes on from the last number after a restart", () => {
    const { stream, lines } = listening();
    Line.made[0]?.says({ is: "update", number: 7, steps: [] });
    expect(lines.at(-1)).toBe("live");
    Line.made[0]?.ends(1012);
    expect(lines.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    expect(Line.made[1]?.address).toContain("since=7");
    stream.stop();
  });

  it("waits longer and longer", () => {
    const { stream } = listening();
    Line.made[0]?.says({ is: "update", number: 1, steps: [] });
    Line.made[0]?.ends(1006);
    vi.advanceTimersByTime(1000);
    Line.made[1]?.ends(1006);
    vi.advanceTimersByTime(600);
    expect(Line.made.length).toBe(2);
    vi.advanceTimersByTime(1500);
    expect(Line.made.length).toBe(3);
    stream.stop();
  });

  it("ends where the table says no", () => {
    const { failures, lines } = listening();
    Line.made[0]?.ends(4404);
    expect(failures).toEqual([404]);
    expect(lines.at(-1)).toBe("ended");
  });

  it("tries again where the match is about to begin", () => {
    const { stream, failures } = listening();
    Line.made[0]?.ends(4409);
    vi.advanceTimersByTime(1000);
    expect(failures).toEqual([]);
    expect(Line.made.length).toBe(2);
    stream.stop();
  });

  it("asks by requests where sockets do not get through", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (url: string) => {
      asked.push(url);
      const body = url.includes("/steps") ? { is: "update", number: 3, steps: [] } : { status: "playing", version: 1, chairs: [] };
      if (asked.length > 2) return new Promise(() => {});
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
    const { stream, lines, messages } = listening();
    Line.made[0]?.ends(1006);
    await vi.advanceTimersByTimeAsync(1000);
    Line.made[1]?.ends(1006);
    await vi.advanceTimersByTimeAsync(3000);
    expect(lines).toContain("polling");
    expect(messages.map((each) => each.is)).toEqual(["table", "update"]);
    expect(asked[1]).toContain("since=0");
    stream.stop();
  });
});
