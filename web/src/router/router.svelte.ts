/** Where the page is: the address bar is the truth, and the back button does what people expect. */
import { path, read, type Route } from "./routes";

class Router {
  route: Route = $state.raw(read(typeof location === "undefined" ? "/" : location.pathname));

  start(): void {
    addEventListener("popstate", () => {
      this.route = read(location.pathname);
    });
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Go somewhere; `replace` leaves no trace for the back button. */
  go(to: Route | string, replace = false): void {
    const target = typeof to === "string" ? to : path(to);
    if (target === location.pathname) return;
    history[replace ? "replaceState" : "pushState"](null, "", target);
    this.route = read(target);
    if (!replace) scrollTo(0, 0);
  }

  /** A click on a link of the page stays in the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
