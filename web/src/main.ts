import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { words } from "$lib/i18n/i18n.svelte";
import { settings } from "$lib/theme/settings.svelte";
import { person } from "$lib/person.svelte";
import { screen } from "$lib/phone.svelte";
import App from "./App.svelte";
import { router } from "./router/router.svelte";

settings.follow();
router.start();
screen.start();
await words.start();
if (person.seemsKnown) void person.load();
mount(App, { target: document.getElementById("page")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js").catch(() => {});
