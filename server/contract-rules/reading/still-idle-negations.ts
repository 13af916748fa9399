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

/** The sentence with its idle negations stilled, as long as before. In lower case. */
export function stillIdleNegations(plain: string): string {
  return idle.reduce(
    (words, [phrase, still]) =>
      words.replace(phrase, (found, at: number) =>
        found === "not limited to" && !lists.test(words.slice(Math.max(0, at - 24), at)) ? found : still,
      ),
    plain,
  );
}
