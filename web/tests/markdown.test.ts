import { describe, expect, it } from "vitest";
import { folded, matches, parts } from "../src/lib/markdown";

describe("the markdown of the rules", () => {
  it("becomes parts, with rule ids as links", () => {
    expect(parts("Kładź **kości** (KB-5.3.2), `place`.")).toEqual([
      { kind: "text", text: "Kładź " },
      { kind: "bold", text: "kości" },
      { kind: "text", text: " (" },
      { kind: "rule", text: "KB-5.3.2" },
      { kind: "text", text: "), " },
      { kind: "code", text: "place" },
      { kind: "text", text: "." },
    ]);
  });

  it("is found in any case form", () => {
    const search = folded("Żołnierzy rekrutuje się w fazie 7");
    expect(search).toBe("zolnierzy rekrutuje sie w fazie 7");
    expect(matches(search, "żołnierze")).toBe(true);
    expect(matches(search, "rekrutuje")).toBe(true);
    expect(matches(search, "kapłan")).toBe(false);
  });
});
