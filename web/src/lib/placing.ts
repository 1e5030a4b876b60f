/** `{@attach beside(() => element)}`: puts a floating thing beside another, inside the window, and keeps it there. */

import type { Attachment } from "svelte/attachments";
import { room } from "./room.svelte";

const GAP = 8;

export function beside(anchor: () => HTMLElement | null): Attachment<HTMLElement> {
  return (element) => {
    const place = () => {
      const at = anchor();
      if (!at?.isConnected || room.layout === "phone") {
        element.style.translate = "";
        return;
      }
      const box = at.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = element;
      const above = box.top - height - GAP;
      const below = box.bottom + GAP;
      const top =
        above >= GAP ? above : below + height <= innerHeight - GAP ? below : Math.max(GAP, innerHeight - height - GAP);
      const left = Math.min(Math.max(GAP, box.left + box.width / 2 - width / 2), innerWidth - width - GAP);
      element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(element);
    addEventListener("resize", place);
    addEventListener("scroll", place, true);
    return () => {
      watch.disconnect();
      removeEventListener("resize", place);
      removeEventListener("scroll", place, true);
    };
  };
}
