import { describe, expect, it } from "vitest";
import type { Moment, Scene, Told } from "$lib/api/types";
import type { TableStore } from "$lib/table/table.svelte";
import { Session } from "./session.svelte";

const END = { lines: ["the end"] } as unknown as Scene;
const steps = [1, 2, 3].map((number): Told => ({ number, seat: 0, move: "x", events: [] }));

function looking(at: number | null) {
  const asked: ((found: Moment) => void)[] = [];
  const moment = () => new Promise<Moment>((come) => asked.push(come));
  const store = { scene: END, steps, fresh: [], number: 3, question: null, moment } as unknown as TableStore;
  const come = (number: number) => asked.shift()?.({ number, scene: { lines: [`after ${number}`] } } as unknown as Moment);
  return { session: new Session(store, at), come };
}

describe("looking back", () => {
  it("does not begin with the end where one comes by a link", async () => {
    const { session, come } = looking(1);
    expect(session.scene).toBeNull();
    const looks = session.look(1);
    expect(session.scene).toBeNull();
    come(1);
    await looks;
    expect(session.scene).toEqual({ lines: ["after 1"] });
  });

  it("leaves the present where it is until the moment has come", async () => {
    const { session, come } = looking(null);
    await session.look(null);
    const looks = session.look(2);
    expect(session.scene).toBe(END);
    come(2);
    await looks;
    expect(session.scene).toEqual({ lines: ["after 2"] });
    const on = session.look(3);
    expect(session.scene).toEqual({ lines: ["after 2"] });
    come(3);
    await on;
    expect(session.pastSteps.map((each) => each.number)).toEqual([3]);
  });
});
