/** The addresses of the page. Whatever the server does not answer itself is one of these. */
export type Route =
  | { page: "home" }
  | { page: "table"; code: string; at: number | null }
  | { page: "screen"; code: string }
  | { page: "verify"; code: string }
  | { page: "sheet"; code: string }
  | { page: "campaigns" }
  | { page: "beside"; game: string }
  | { page: "rules"; game: string; id: string }
  | { page: "cards"; game: string; id: string }
  | { page: "aid"; game: string }
  | { page: "learn"; game: string }
  | { page: "decks"; part: DeckPart; id: string }
  | { page: "forces"; part: ForcePart; id: string }
  | { page: "terrain"; part: TerrainPart; id: string }
  | { page: "companion"; part: CompanionPart; code: string }
  | { page: "watch" }
  | { page: "join"; code: string }
  | { page: "settings" }
  | { page: "account" }
  | { page: "notices" }
  | { page: "lost"; path: string };

/** The shelf, a deck of one's own, a new one (by the name of a ready deck, if from one), a shared one. */
export type DeckPart = "" | "own" | "new" | "share" | "trial" | "matrix" | "criticals";

/** The same of forces. */
export type ForcePart = "" | "own" | "new" | "share";

/** The shelf, a terrain of one's own, a new one (of a scenario's table, if from one), a shared one. */
export type TerrainPart = "" | "own" | "new" | "share";

/** Battles beside real tables: the shelf, a new one, one of them, its screen for all, its sheets of paper. */
export type CompanionPart = "" | "new" | "battle" | "screen" | "print";

const CODE = /^[a-z0-9]{4,32}$/;
const NUMBER = /^\d{1,8}$/;

/** A table's code as people type it: any case, with or without dashes and spaces. */
export function tidyCode(text: string): string {
  const last = text.trim().replace(/[?#].*$/, "").replace(/\/+$/, "");
  const found = /\/t\/([^/]+)/.exec(last)?.[1] ?? last;
  return found.toLowerCase().replace(/[^a-z0-9]/g, "");
}

export function read(path: string): Route {
  const lost: Route = { page: "lost", path };
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return lost;
  }
  const [first = "", second = "", third = "", fourth = ""] = parts;
  if (parts.length > 4) return lost;
  switch (first) {
    case "":
      return { page: "home" };
    case "t": {
      const code = tidyCode(second);
      if (!CODE.test(code)) return lost;
      if (third === "") return { page: "table", code, at: null };
      if (third === "at" && NUMBER.test(fourth)) return { page: "table", code, at: Number(fourth) };
      if (parts.length === 3 && (third === "screen" || third === "verify" || third === "sheet")) return { page: third, code };
      return lost;
    }
    case "rules":
    case "cards":
      return { page: first, game: second, id: third };
    case "aid":
    case "learn":
      return { page: first, game: second };
    case "decks":
      if (parts.length > 3) return lost;
      if (second === "" || second === "matrix" || second === "criticals")
        return third ? lost : { page: "decks", part: second, id: "" };
      if (second === "new" || second === "share" || second === "trial") return { page: "decks", part: second, id: third };
      return CODE.test(second) && !third ? { page: "decks", part: "own", id: second } : lost;
    case "forces":
      if (parts.length > 3) return lost;
      if (second === "") return { page: "forces", part: "", id: "" };
      if (second === "new" || second === "share") return { page: "forces", part: second, id: third };
      return CODE.test(second) && !third ? { page: "forces", part: "own", id: second } : lost;
    case "terrain":
      if (parts.length > 3) return lost;
      if (second === "") return { page: "terrain", part: "", id: "" };
      if (second === "new" || second === "share") return { page: "terrain", part: second, id: third };
      return CODE.test(second) && !third ? { page: "terrain", part: "own", id: second } : lost;
    case "companion":
      if (second === "") return { page: "companion", part: "", code: "" };
      if (second === "new") return third ? lost : { page: "companion", part: "new", code: "" };
      if (!CODE.test(second) || parts.length > 3) return lost;
      if (third === "") return { page: "companion", part: "battle", code: second };
      return third === "screen" || third === "print" ? { page: "companion", part: third, code: second } : lost;
    case "beside":
      return parts.length === 2 && ["shelter", "tragic"].includes(second) ? { page: "beside", game: second } : lost;
    case "join":
      return { page: "join", code: tidyCode(second) };
    case "watch":
    case "campaigns":
    case "settings":
    case "account":
    case "notices":
      return parts.length === 1 ? { page: first } : lost;
    default:
      return lost;
  }
}

/** The address of a route; `read` is the way back. */
export function path(route: Route): string {
  const part = (text: string) => (text ? `/${encodeURIComponent(text)}` : "");
  switch (route.page) {
    case "home":
      return "/";
    case "table":
      return route.at === null ? `/t/${route.code}` : `/t/${route.code}/at/${route.at}`;
    case "screen":
    case "verify":
    case "sheet":
      return `/t/${route.code}/${route.page}`;
    case "rules":
    case "cards":
      return `/${route.page}${part(route.game)}${part(route.id)}`;
    case "aid":
    case "learn":
      return `/${route.page}${part(route.game)}`;
    case "beside":
      return `/beside/${route.game}`;
    case "join":
      return `/join${part(route.code)}`;
    case "companion":
      if (route.part === "" || route.part === "new") return `/companion${part(route.part)}`;
      return `/companion${part(route.code)}${route.part === "battle" ? "" : part(route.part)}`;
    case "terrain":
    case "decks":
    case "forces":
      return route.part === "own" ? `/${route.page}${part(route.id)}` : `/${route.page}${part(route.part)}${part(route.id)}`;
    case "lost":
      return route.path;
    default:
      return `/${route.page}`;
  }
}
