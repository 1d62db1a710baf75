import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/house.svelte";
import { keepShell } from "./lib/offline.svelte";
import { follow } from "./lib/router.svelte";
import { show } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

show();
keepShell();
follow();
await Promise.all([learn(), begin()]);
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
