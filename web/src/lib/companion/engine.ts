/** The engine on this device: Python in a worker, started when it is needed and not before. */
import { Failure } from "$lib/api/client";
import { transport } from "$lib/api/transport";
import type { Trouble } from "$lib/api/types";

interface Said {
  id?: number;
  told?: string;
  ready?: boolean;
  broken?: string;
}

/** What the engine is told to do: a name and what it needs for it. */
export type Request = { ask: string; lang: string } & Record<string, unknown>;

export interface Answering {
  ask<T>(request: Request): Promise<T>;
  warm(): void;
}

/** A worker as far as it matters here. */
export interface Working {
  onmessage: ((event: MessageEvent<Said>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

const missing = () => new Failure(0, { id: "companion-no-engine", text: "" });

async function made(): Promise<Working> {
  const { folder } = (await (await transport.now.file("/engine.json")).json()) as { folder: string };
  return new Worker(`${folder}worker.js`, { type: "module" }) as unknown as Working;
}

export class Engine implements Answering {
  private worker: Promise<Working> | null = null;
  private waiting = new Map<number, { took: (told: string) => void; failed: (failure: Failure) => void }>();
  private asked = 0;

  constructor(private readonly make: () => Promise<Working> = made) {}

  /** Let it start, for whoever will soon ask. */
  warm(): void {
    this.open().catch(() => {});
  }

  private open(): Promise<Working> {
    this.worker ??= this.start().catch((error: unknown) => {
      this.worker = null; // it may be there the next time
      throw error instanceof Failure ? error : missing();
    });
    return this.worker;
  }

  private async start(): Promise<Working> {
    const worker = await this.make();
    return new Promise((started, failed) => {
      worker.onerror = () => failed(missing());
      worker.onmessage = ({ data }) => {
        if (!data.ready) return failed(missing());
        worker.onmessage = (event) => this.took(event.data);
        worker.onerror = () => this.broke(worker);
        started(worker);
      };
    });
  }

  private took(said: Said): void {
    const waits = this.waiting.get(said.id ?? 0);
    this.waiting.delete(said.id ?? 0);
    if (said.told !== undefined) waits?.took(said.told);
    else waits?.failed(new Failure(500, { id: "broken", text: "" }));
  }

  private broke(worker: Working): void {
    worker.terminate();
    this.worker = null;
    for (const waits of this.waiting.values()) waits.failed(missing());
    this.waiting.clear();
  }

  async ask<T>(request: Request): Promise<T> {
    const worker = await this.open();
    const id = ++this.asked;
    const told = await new Promise<string>((took, failed) => {
      this.waiting.set(id, { took, failed });
      worker.postMessage({ id, asked: JSON.stringify(request) });
    });
    const answer = JSON.parse(told) as { given?: T; error?: Trouble };
    if (answer.error) throw new Failure(422, answer.error);
    return answer.given as T;
  }
}

export const engine = new Engine();
