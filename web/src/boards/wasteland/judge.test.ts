import { describe, expect, it, vi } from "vitest";
import type { Answer } from "$lib/api/types";
import { Judge, type Verdict } from "./judge";

const there = (x: number, y: number) => ({ reachable: true, point: [x, y] }) as unknown as Answer;

describe("a point under the pointer", () => {
  it("is asked about when the hand rests, and always the last one", async () => {
    const asked: string[] = [];
    const waiting: ((answer: Answer) => void)[] = [];
    const told: Verdict[] = [];
    const judge = new Judge((target) => {
      asked.push(target);
      return new Promise((go) => waiting.push(go));
    }, (verdict) => told.push(verdict));
    judge.aim(0, 0);
    judge.aim(1.2, 2.4);
    await vi.waitFor(() => expect(asked).toEqual(["to 1,2"]));
    judge.aim(3, 4);
    judge.aim(5, 6);
    waiting.shift()!(there(1, 2));
    await vi.waitFor(() => expect(asked).toEqual(["to 1,2", "to 5,6"]));
    expect(told.map((each) => each.wanted)).toEqual([[1, 2]]);
    judge.stop();
    waiting.shift()!(there(5, 6));
    judge.aim(7, 8);
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    waiting.shift()!(there(7, 8));
    await vi.waitFor(() => expect(told.map((each) => each.wanted)).toEqual([[1, 2], [7, 8]]));
  });

  it("leads to the nearest place where one gets to", async () => {
    const told: Verdict[] = [];
    const near = { ...there(457, 255), why_not: [{ rule: "WB-G2", text: "too far" }] } as Answer;
    const judge = new Judge(() => Promise.resolve(near), (verdict) => told.push(verdict));
    judge.aim(400, 400);
    await vi.waitFor(() => expect(told[0]).toMatchObject({ wanted: [400, 400], spot: [457, 255], why: [{ rule: "WB-G2" }] }));
  });

  it("survives a bad line", async () => {
    const told: Verdict[] = [];
    let fails = true;
    let asks = 0;
    const judge = new Judge(() => {
      asks += 1;
      return fails ? Promise.reject(new Error("line")) : Promise.resolve(there(2, 2));
    }, (verdict) => told.push(verdict));
    judge.aim(1, 1);
    await vi.waitFor(() => expect(asks).toBe(1));
    fails = false;
    judge.aim(2, 2);
    await vi.waitFor(() => expect(told.map((each) => each.wanted)).toEqual([[2, 2]]));
  });
});
