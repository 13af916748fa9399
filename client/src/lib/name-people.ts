import { currentLanguage, say } from "#client/lib/say";
import { languages } from "#shared/words/languages";

/** A name in its own direction: right-to-left letters do not reorder the sentence around them. */
const isolated = (name: string) => `\u2068${name}\u2069`;

const join = (parts: readonly string[]) =>
  new Intl.ListFormat(languages[currentLanguage()].locale).format(parts);

/** "Amina, João and Zuri" */
export function namePeople(names: readonly string[]): string {
  return join(names.map(isolated));
}

/**
 * The same of up to four; of more the first three and how many others: "Amina, João, Zuri and 5 others". `count` is how many there
 * are, where not all are named.
 */
export function nameSome(names: readonly string[], count = names.length): string {
  if (count <= 4) return namePeople(names);
  return join([...names.slice(0, 3).map(isolated), say("screen.others", { count: count - 3 })]);
}

/** Everybody who signs, by how many they are, with their verb: "The signer is", "Both signers are". */
export function allSigners(count: number): string {
  if (count === 1) return "The signer is";
  return count === 2 ? "Both signers are" : `All ${count} signers are`;
}

/** What is told once everybody who signed was asked for their confirmation. */
export function allNotified(count: number): string {
  if (count === 1) return "The signer has been notified. 1 confirmation required.";
  return `All signers have been notified. ${count} confirmations required.`;
}
