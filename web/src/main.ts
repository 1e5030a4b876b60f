import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";

mount(App, { target: document.getElementById("app")! });
