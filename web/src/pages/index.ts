/** Which component shows a page; each is loaded when somebody goes there. */
import type { Component } from "svelte";
import type { Route } from "../router/routes";

type Loader = () => Promise<{ default: Component<any> }>;

const PAGES: Partial<Record<Route["page"], Loader>> = {
  home: () => import("./home/Page.svelte"),
  table: () => import("./table/Page.svelte"),
  screen: () => import("./screen/Page.svelte"),
  settings: () => import("./settings/Page.svelte"),
  decks: () => import("./decks/Page.svelte"),
  forces: () => import("./forces/Page.svelte"),
  terrain: () => import("./terrain/Page.svelte"),
  companion: () => import("./companion/Page.svelte"),
  watch: () => import("./watch/Page.svelte"),
  join: () => import("./join/Page.svelte"),
  rules: () => import("./rules/Page.svelte"),
  cards: () => import("./cards/Page.svelte"),
  aid: () => import("./aid/Page.svelte"),
  learn: () => import("./learn/Page.svelte"),
  account: () => import("./account/Page.svelte"),
  notices: () => import("./notices/Page.svelte"),
  sheet: () => import("./sheet/Page.svelte"),
  campaigns: () => import("./campaigns/Page.svelte"),
  beside: () => import("./beside/Page.svelte"),
  verify: () => import("./verify/Page.svelte"),
};

export async function pageOf(route: Route): Promise<Component<{ route: Route }>> {
  const load = PAGES[route.page] ?? (() => import("./lost/Page.svelte"));
  return (await load()).default as Component<{ route: Route }>;
}
