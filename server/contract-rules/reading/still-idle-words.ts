/**
 * Phrases in which "not" denies nothing that follows, and what stands in their place: as long, and without a word that a rule looks
 * for. "Including but not limited to concerts" takes concerts.
 */
const idle: readonly (readonly [RegExp, string])[] = [
  [/\bnot limited to\b/g, "for example on"],
  [/\bnot only\b/g, "and even"],
];
/** "Its liability is not limited to the fee" does deny. */
const lists = /\b(?:includ\w*|such as|but|e\.g\.)[, ]+(?:but |and )?$/;
/** Whoever must not fail to do something must do it. */
const doubled = /\bnot (?:\w+ly )?(?:fail|omit|neglect|refuse) to\b/g;
/** Words between commas that part a "not" from its verb and change nothing of it. */
const aside =
  /,( (?:either |whether )?(?:directly(?: or indirectly)?|indirectly|for the avoidance of doubt|as the case may be|in whole or in part|wholly or partly|alone or (?:jointly )?with others|without prejudice to [^,;]{1,60}|as aforesaid)),/g;

/** The sentence with what is idle in it stilled, as long as before. In lower case. */
export function stillIdleWords(plain: string): string {
  const said = idle.reduce(
    (words, [phrase, still]) =>
      words.replace(phrase, (found, at: number) =>
        found === "not limited to" && !lists.test(words.slice(Math.max(0, at - 24), at)) ? found : still,
      ),
    plain,
  );
  return said
    .replace(doubled, (found) => filler(found.length))
    .replace(aside, (found) => ` ${filler(found.length - 1)}`);
}

/** A word that says nothing. */
const filler = (length: number) => "x".repeat(length);
