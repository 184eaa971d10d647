import { describe, expect, it } from "vitest";
import type { Answer } from "$lib/api/types";
import { Judge, type Verdict } from "./judge";

describe("a point under the pointer", () => {
  it("is asked about once it rests, and only the last one is told", async () => {
    const asked: string[] = [];
    const waiting: ((answer: Answer) => void)[] = [];
    const told: Verdict[] = [];
    const judge = new Judge((target) => {
      asked.push(target);
      return new Promise((go) => waiting.push(go));
    }, (verdict) => told.push(verdict));
    judge.aim(1.2, 2.4);
    judge.aim(3, 4);
    judge.aim(5, 6);
    expect(asked).toEqual(["1,2"]);
    waiting.shift()!({ reachable: true } as Answer);
    await new Promise((go) => setTimeout(go));
    expect(asked).toEqual(["1,2", "5,6"]);
    judge.stop();
    waiting.shift()!({ reachable: true } as Answer);
    await new Promise((go) => setTimeout(go));
    expect(told.map((each) => each.wanted)).toEqual([[1, 2]]);
  });

  it("leads to the nearest place where one gets to", async () => {
    const answers: Record<string, object> = {
      "400,400": { nearest: [457, 255], why_not: [{ rule: "WB-G2", text: "too far" }] },
      "457,255": { reachable: true, title: "there" },
    };
    const told: Verdict[] = [];
    const judge = new Judge((target) => Promise.resolve(answers[target] as Answer), (verdict) => told.push(verdict));
    judge.aim(400, 400);
    await new Promise((go) => setTimeout(go));
    expect(told[0]).toMatchObject({ wanted: [400, 400], spot: [457, 255], answer: { title: "there" }, why: [{ rule: "WB-G2" }] });
  });

  it("survives a bad line", async () => {
    const told: Verdict[] = [];
    let fails = true;
    const judge = new Judge(() => (fails ? Promise.reject(new Error("line")) : Promise.resolve({ reachable: true } as Answer)), (verdict) => told.push(verdict));
    judge.aim(1, 1);
    await new Promise((go) => setTimeout(go));
    fails = false;
    judge.aim(2, 2);
    await new Promise((go) => setTimeout(go));
    expect(told.map((each) => each.wanted)).toEqual([[2, 2]]);
  });
});
