import type { SideName, Sides } from "#server/contract-rules/contract";

const place = /\{(?:(\w+) )?(Creator|creator|Company|company)('s)?\}/g;

/**
 * Puts the words of the contract for its sides into wording meant for it: {creator} as a subject, {to creator} behind a verb or a
 * preposition, {creator's}; with a capital where a sentence begins. The verb behind a subject is one for everybody: "shall", "may".
 */
export function fillNames(wording: string, sides: Sides): string {
  return wording.replace(place, (_all, before: string | undefined, side: string, owner?: string) => {
    const name = sides[side.toLowerCase() as keyof Sides];
    const words = owner ? name.possessive : before ? `${before} ${name.object}` : name.subject;
    return /^[A-Z]/.test(side) ? capital(words) : words;
  });
}

/** The same for words to the reader, who is "you" there already: no pronoun of the contract's. */
export function fillNouns(words: string, sides: Sides): string {
  const plain = ({ noun }: SideName): SideName => ({
    subject: noun,
    object: noun,
    possessive: `${noun}'s`,
    noun,
  });
  return fillNames(words, { creator: plain(sides.creator), company: plain(sides.company) });
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
