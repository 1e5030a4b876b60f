/** Addresses of the page. `/t/{id}` a table, `/claim/{token}` a link that works once, `/watch/{id}` one for spectators, everything else by name. */

export const place = $state({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash,
});

function read(): void {
  place.path = location.pathname;
  place.query = new URLSearchParams(location.search);
  place.hash = location.hash;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  read();
  if (!replace) scrollTo(0, 0);
}

/** Links inside the page do not load it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", read);
