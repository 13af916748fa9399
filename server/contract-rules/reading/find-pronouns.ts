import type { Parties } from "#server/contract-rules/contract";

const first = ["I", "me", "my", "mine", "we", "us", "our", "ours"];
const second = ["you", "your", "yours"];
const FEWEST = 5;
/** "you" so often is a letter, though its writer calls himself by name. */
const MANY = 10;

/** What only whoever makes the music says of himself: "I sing", "my songs". */
const makes =
  "(?:sing|perform|record|write|wrote|compose|grant|assign|transfer|appoint|give up|deliver|waive|upload)";
const made =
  "(?:songs?|voice|vocals?|name|image|likeness|performances?|lyrics|verse|beats?|moral rights|talent|career|copyright|uploads?|music|exclusive services|royalt(?:y|ies))";

/** In a letter, "you" and "we" are the parties, and in a promise "I" is one: which, is told by what each does. */
export function pronounsOf(text: string): Record<keyof Parties, string[]> {
  const [speaks, isAddressed] = [count(text, "(?:I|me|my|we|us|our)"), count(text, "(?:you|your)")];
  const isAlone = isAddressed < FEWEST && count(text, "(?:I|my)") >= FEWEST;
  if (!isAlone && isAddressed < (speaks < FEWEST ? MANY : FEWEST)) return { creator: [], company: [] };
  const isFromCreator = isAlone || musicOf(text, "(?:I|we)", "(?:my|our)") > musicOf(text, "you", "your");
  return isFromCreator
    ? { creator: [...first], company: isAlone ? [] : [...second] }
    : { creator: [...second], company: [...first] };
}

function musicOf(text: string, subject: string, owner: string): number {
  return count(text, `${subject} (?:\\w+ ){0,2}${makes}`) + count(text, `${owner} (?:\\w+ ){0,1}${made}`);
}

/** How often the words stand in the text; only the first letter may be a capital. */
function count(text: string, words: string): number {
  return [...text.matchAll(new RegExp(`\\b${words}\\b`, "gi"))].filter(
    ([found]) => !/^(?:US|i)\b/.test(found),
  ).length;
}
