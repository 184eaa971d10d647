/** Requests, typed by the server's own description. */
import type { paths } from "./schema";
import { transport, type Request } from "./transport";
import type { Lang, Trouble, Update } from "./types";

type Verb = "get" | "post" | "delete";
type With<V extends Verb> = { [P in keyof paths]: paths[P][V] extends object ? P : never }[keyof paths];
type Of<P extends keyof paths, V extends Verb> = paths[P][V];
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } } ? B : undefined;
type Gives<O> = O extends { responses: { 200: { content: { "application/json": infer G } } } } ? G : unknown;
type PathOf<O> = O extends { parameters: { path: infer P } } ? P : undefined;
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? Q : undefined;

export interface Call<O> {
  path?: PathOf<O>;
  query?: QueryOf<O>;
  body?: Body<O>;
  signal?: AbortSignal;
}

/** Why a request was not granted: a status, an id for the page, a sentence for people. */
export class Failure extends Error {
  constructor(
    readonly status: number, // 0: nobody answered
    readonly trouble: Trouble,
    readonly update: Update | null = null,
    readonly retryAfter = 0,
    readonly told: unknown = null, // all that the answer says
  ) {
    super(trouble.text || trouble.id);
  }

  /** Whether the same request may well be granted later. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 503 || this.status === 502;
  }
}

export const language: { now: Lang } = { now: "en" };

/** The release that the server last said it is, and who wants to know when it is another. */
export const release: { seen: string; changed: (() => void) | null } = { seen: "", changed: null };

export function address(pattern: string, path: object | undefined, query: object | undefined): string {
  let made = pattern;
  for (const [name, value] of Object.entries(path ?? {}))
    made = made.replace(`{${name}}`, encodeURIComponent(String(value)));
  const asked = new URLSearchParams({ lang: language.now });
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) asked.set(name, String(value));
  return `${made}?${asked}`;
}

function noteRelease(told: string): void {
  if (!told) return;
  if (release.seen && release.seen !== told) release.changed?.();
  release.seen = told;
}

async function call<O>(method: Request["method"], pattern: string, given: Call<O>): Promise<Gives<O>> {
  const { status, told, retryAfter, release: seen } = await transport.now.send({
    method,
    address: address(pattern, given.path as object, given.query as object),
    ...(method === "GET" ? {} : { body: given.body ?? {} }),
    signal: given.signal,
  });
  noteRelease(seen);
  if (status >= 200 && status < 300) return told as Gives<O>;
  if (status === 0) throw new Failure(0, { id: "offline", text: "" });
  const refused = told as { error?: Trouble; update?: Update } | null;
  throw new Failure(status, refused?.error ?? { id: "broken", text: "" }, refused?.update ?? null, retryAfter, told);
}

export const api = {
  get: <P extends With<"get">>(pattern: P, given: Call<Of<P, "get">> = {}) =>
    call<Of<P, "get">>("GET", pattern, given),
  post: <P extends With<"post">>(pattern: P, given: Call<Of<P, "post">> = {}) =>
    call<Of<P, "post">>("POST", pattern, given),
  remove: <P extends With<"delete">>(pattern: P, given: Call<Of<P, "delete">> = {}) =>
    call<Of<P, "delete">>("DELETE", pattern, given),
};
