import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { words } from "$lib/i18n/i18n.svelte";
import { settings } from "$lib/theme/settings.svelte";
import App from "./App.svelte";
import { router } from "./router/router.svelte";

settings.follow();
router.start();
await words.start();
mount(App, { target: document.getElementById("page")! });
