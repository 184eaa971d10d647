/** The way to a server: requests by HTTP, news by a WebSocket. */
import type { Hearing, Line, Reply, Request, Transport } from "./transport";

async function send({ method, address, body, signal }: Request): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      signal: signal ?? null,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    return { status: 0, told: null, retryAfter: 0, release: "" };
  }
  return {
    status: response.status,
    told: response.ok ? await response.json() : await response.json().catch(() => null),
    retryAfter: Number(response.headers.get("retry-after") ?? 0),
    release: response.headers.get("x-overseer") ?? "",
  };
}

function listen(address: string, hearing: Hearing): Line {
  const socket = new WebSocket(new URL(address, location.href).href.replace(/^http/, "ws"));
  socket.onmessage = (event) => hearing.took(JSON.parse(String(event.data)));
  socket.onclose = (event) => hearing.closed(event.code, event.reason);
  return socket;
}

function file(name: string, anew = false): Promise<Response> {
  return fetch(name, { cache: anew ? "no-cache" : "default" });
}

export const http: Transport = { send, listen, file };
