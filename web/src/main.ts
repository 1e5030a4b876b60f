import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { meet } from "./lib/games.svelte";
import "./styles/index.css";

void meet().catch(() => null);

/** How long the page waits for its letters, so that lines do not break anew when they come. */
const LETTERS_MS = 400;
const LETTERS = ['1em "Alegreya Variable"', '1em "Source Sans 3 Variable"'];

const come = Promise.all(LETTERS.map((font) => document.fonts.load(font, "aą"))).catch(() => null);
const late = new Promise((resolve) => setTimeout(resolve, LETTERS_MS));
void Promise.race([come, late]).then(() => mount(App, { target: document.getElementById("app")! }));

/** The server has another build now and parts of this one are gone: the page is loaded anew, once. */
addEventListener("vite:preloadError", (event) => {
  const tried = Number(sessionStorage.getItem("palatine.reloaded") ?? 0);
  if (Date.now() - tried < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem("palatine.reloaded", String(Date.now()));
  location.reload();
});
