/** The one way out of the page: requests with their answers, news as they come, files beside the page.
 *
 * Stores, pages and boards know no other; what answers may be a server, or the engine on this device.
 */
import { http } from "./http";

export interface Request {
  method: "GET" | "POST" | "DELETE";
  address: string; // path and query
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export interface Reply {
  status: number; // 0: nobody answered
  told: unknown;
  retryAfter: number; // seconds
  release: string; // of who answered; empty: not said
}

/** What is done with news. */
export interface Hearing {
  took: (message: unknown) => void;
  closed: (code: number, reason: string) => void;
}

export interface Line {
  close(): void;
}

export interface Transport {
  send(request: Request): Promise<Reply>;
  /** What is new at an address, until the line is closed by either side. Throws where no line can be had. */
  listen(address: string, hearing: Hearing): Line;
  /** A file that was built with the page; `anew`: not from what the browser keeps. */
  file(name: string, anew?: boolean): Promise<Response>;
}

/** What answers now. */
export const transport: { now: Transport } = { now: http };
