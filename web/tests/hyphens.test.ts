import { describe, expect, it } from "vitest";
import { hyphenated } from "../src/lib/hyphens";

const shown = (name: string) => hyphenated(name).replaceAll("\u00ad", "-");

describe("soft hyphens", () => {
  it("break long words after a vowel, and leave short ones alone", () => {
    expect(shown("Pająk Zguby")).toBe("Pająk Zguby");
    expect(shown("Niedźwiedź")).toBe("Niedźwiedź");
    expect(shown("Galaretowaty Sześcian")).toBe("Gala-re-to-waty Sześcian");
    expect(shown("Boisko Ullamalizatli")).toBe("Boisko Ulla-ma-li-za-tli");
  });
});
