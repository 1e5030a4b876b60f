/** Soft hyphens for long words in narrow places: a break is allowed after a vowel that a consonant and a vowel follow. */

const LONG = 12;
const VOWELS = "aąeęioóuyAĄEĘIOÓUY";
const SOFT = "\u00ad";
/** Spaces stay what they are: some of them do not break. */
const SPACE = /([ \u00a0])/;
/** Letters on each side of a break. */
const LEAST = 3;

function broken(word: string): string {
  if (word.length < LONG) return word;
  let made = "";
  for (let at = 0; at < word.length; at++) {
    made += word[at];
    const breaks = VOWELS.includes(word[at]!) && !VOWELS.includes(word[at + 1] ?? "a");
    if (breaks && at + 1 >= LEAST && word.length - at - 1 >= LEAST) made += SOFT;
  }
  return made;
}

export function hyphenated(name: string): string {
  return name.split(SPACE).map(broken).join("");
}

/** Whether a word is so long that a narrow card sets the name smaller. */
export function isTight(name: string, room = 9): boolean {
  return name.split(SPACE).some((word) => word.length > room);
}
