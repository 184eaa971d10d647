/** Requests to the table, typed by the server's own description. */
import type { paths } from "./schema";
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

function noteRelease(response: Response): void {
  const told = response.headers.get("x-overseer");
  if (!told) return;
  if (release.seen && release.seen !== told) release.changed?.();
  release.seen = told;
}

async function send(method: string, url: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      signal: signal ?? null,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Failure(0, { id: "offline", text: "" });
  }
  noteRelease(response);
  if (response.ok) return response;
  const told = await response.json().catch(() => null);
  const trouble: Trouble = told?.error ?? { id: "broken", text: "" };
  const wait = Number(response.headers.get("retry-after") ?? 0);
  throw new Failure(response.status, trouble, told?.update ?? null, wait, told);
}

async function call<O>(method: string, pattern: string, given: Call<O>): Promise<Gives<O>> {
  const body = method === "GET" ? undefined : (given.body ?? {});
  const response = await send(method, address(pattern, given.path as object, given.query as object), body, given.signal);
  return (await response.json()) as Gives<O>;
}

export const api = {
  get: <P extends With<"get">>(pattern: P, given: Call<Of<P, "get">> = {}) =>
    call<Of<P, "get">>("GET", pattern, given),
  post: <P extends With<"post">>(pattern: P, given: Call<Of<P, "post">> = {}) =>
    call<Of<P, "post">>("POST", pattern, given),
  remove: <P extends With<"delete">>(pattern: P, given: Call<Of<P, "delete">> = {}) =>
    call<Of<P, "delete">>("DELETE", pattern, given),
};
