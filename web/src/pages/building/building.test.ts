import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Building, type Kept } from "./building.svelte";

interface Sent {
  name: string;
}
interface Judged {
  code: string;
  legal: boolean;
}

/** Something that is nothing but its name, and a server that answers when it is told to. */
class Named extends Building<Sent, Judged, Kept> {
  answers: ((judged: Judged) => void)[] = [];

  protected asked(): Promise<Judged> {
    return new Promise((answer) => this.answers.push(answer));
  }
  protected readFrom(source: string): Promise<{ made: Sent; judged: Judged }> {
    return Promise.resolve({ made: { name: source }, judged: { code: source, legal: true } });
  }
  protected fetched(): Promise<Kept> {
    return Promise.reject(new Error());
  }
  protected sentAnew(): Promise<Kept> {
    return Promise.reject(new Error());
  }
  protected sentAgain(): Promise<Kept> {
    return Promise.reject(new Error());
  }
  protected of(): { made: Sent; judged: Judged } {
    return { made: { name: "" }, judged: { code: "", legal: true } };
  }
}

describe("something that is built", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is sure of what was judged only as long as it stays the same", async () => {
    const draft = new Named({ name: "" }, "named-draft", "named");
    await draft.read("one");
    expect(draft.sure).toBe(true);
    draft.rename("two");
    expect([draft.judged?.code, draft.sure]).toEqual(["one", false]);
    await vi.runAllTimersAsync();
    draft.rename("three"); // while the server looks at the second
    draft.answers[0]!({ code: "two", legal: true });
    await vi.advanceTimersByTimeAsync(0);
    expect([draft.judged?.code, draft.sure]).toEqual(["two", false]);
    await vi.runAllTimersAsync();
    draft.answers[1]!({ code: "three", legal: true });
    await vi.advanceTimersByTimeAsync(0);
    expect([draft.judged?.code, draft.sure]).toEqual(["three", true]);
    draft.stop();
  });
});
