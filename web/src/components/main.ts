/** `make components`: every board with all that belongs to it, in every saved position.
 *
 * Without `?of=` it lists the positions; with it the page itself shows one of them.
 */
import { mount } from "svelte";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { transport } from "$lib/api/transport";
import { isLang, words } from "$lib/i18n/i18n.svelte";
import { remembered, storage } from "$lib/store";
import Catalogue from "./Catalogue.svelte";
import { positions } from "./positions";
import { CODE, savedTransport } from "./saved";

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang");
const found = isLang(lang) ? lang : "en";
const position = positions(found).find((each) => each.id === asked.get("of"));

if (position) {
  // The page begins with what this browser remembers.
  storage.set("lang", found);
  storage.set("settings", JSON.stringify({ ...remembered("settings"), theme: asked.get("theme") ?? "dark" }));
  transport.now = savedTransport(position);
  history.replaceState(null, "", `/t/${CODE}`);
  await import("../main");
} else {
  await words.use(found, false);
  mount(Catalogue, { target: document.getElementById("page")!, props: { lang: found } });
}
