/** The little markdown of the rules: bold, italic, code, links. Made into parts, never into HTML. */

export interface Part {
  kind: "text" | "bold" | "italic" | "code" | "rule";
  text: string;
}

const MARKS =
  /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\([^)]*\)|\b((?:KB|PA|VA|WK)-(?:[A-Z]+[-.]?)?\d+(?:\.\d+)*)/g;

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, bold, italic, code, link, rule] = match;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (italic !== undefined) found.push({ kind: "italic", text: italic });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (link !== undefined) found.push({ kind: "text", text: link });
    else found.push({ kind: "rule", text: rule ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** Lower case without marks, as the rules' search words are. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/[̀-ͯ]/g, "")
    .replace(/[^\p{L}\p{N}.-]+/gu, " ")
    .trim();
}

/** Each word of the question must begin a word of the text; long words may lose their ending. */
export function matches(search: string, question: string): boolean {
  const hay = ` ${search}`;
  return folded(question)
    .split(" ")
    .filter(Boolean)
    .every((word) => hay.includes(` ${word.length > 4 ? word.slice(0, Math.max(4, word.length - 3)) : word}`));
}
