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

/** How the last letter of a stem changes with the ending, marks left out: walka, walczyć, w walce; droga, drodze, dróżka. */
const TURNS: Record<string, string> = { k: "kc", c: "ckt", t: "tc", d: "dz", g: "gz", z: "zdg" };

/** What a word of the question may begin with in a text: long words may lose their ending. */
function stems(word: string): string[] {
  if (word.length < 5) return [word];
  const stem = word.slice(0, Math.max(4, word.length - 3));
  const last = stem.at(-1)!;
  return [...(TURNS[last] ?? last)].map((letter) => stem.slice(0, -1) + letter);
}

/** Each word of the question must begin a word of the text. */
export function matches(search: string, question: string): boolean {
  const hay = ` ${search}`;
  const words = folded(question).split(" ").filter(Boolean);
  return words.every((word) => stems(word).some((stem) => hay.includes(` ${stem}`)));
}
