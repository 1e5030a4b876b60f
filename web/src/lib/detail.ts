/** `{@attach detail(() => content)}`: the detail of a thing on hover (350 ms), on focus, and by a long press (400 ms). */

import type { Attachment } from "svelte/attachments";
import { type DetailContent, hideDetail, showDetail } from "./panels.svelte";

const HOVER_MS = 350;
const PRESS_MS = 400;

export function detail(content: () => DetailContent | null): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = (pinned = false) => {
      const found = content();
      if (found) showDetail(found, element, pinned);
    };
    const listen = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => element.addEventListener(type, act as EventListener, { signal: listen.signal, capture });

    on("pointerenter", (event) => {
      if (event.pointerType === "mouse") timer = setTimeout(show, HOVER_MS);
    });
    on("pointerleave", () => {
      clearTimeout(timer);
      hideDetail(element);
    });
    on("pointerdown", (event) => {
      clearTimeout(timer);
      pressed = false;
      if (event.pointerType === "mouse") return hideDetail(element);
      timer = setTimeout(() => {
        pressed = true;
        show(true);
      }, PRESS_MS);
    });
    on("pointerup", () => clearTimeout(timer));
    on("pointercancel", () => clearTimeout(timer));
    on("contextmenu", (event) => {
      if (pressed) event.preventDefault();
    });
    // A long press must not also pick the target.
    on(
      "click",
      (event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    on("focus", () => {
      if (element.matches(":focus-visible")) timer = setTimeout(show, HOVER_MS);
    });
    on("blur", () => {
      clearTimeout(timer);
      hideDetail(element);
    });
    return () => {
      clearTimeout(timer);
      listen.abort();
      hideDetail(element);
    };
  };
}
