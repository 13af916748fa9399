import type { ContractKind } from "#shared/domain/reviews/contract-kind";
import { readByRules } from "#server/contract-rules/read-by-rules";

const openings: Partial<Record<ContractKind, string>> = {
  recording: `RECORDING AGREEMENT

This agreement is between Tamu Sounds Limited of Nairobi, Kenya (the "Company") and Wanjiru Njeri of Nairobi, Kenya (the "Artist").`,
  publishing: `PUBLISHING AGREEMENT

This agreement is between Tamu Songs Limited of Nairobi, Kenya (the "Publisher") and Wanjiru Njeri of Nairobi, Kenya (the "Writer").`,
  producer: `PRODUCER AGREEMENT

This agreement is between Wanjiru Njeri of Nairobi, Kenya (the "Artist") and Brian Otieno of Kisumu, Kenya (the "Producer").`,
  beat_licence: `BEAT LICENCE AGREEMENT

This agreement is between Brian Otieno of Kisumu, Kenya (the "Producer" or the "Licensor") and Wanjiru Njeri of Nairobi, Kenya (the "Licensee").`,
  management: `MANAGEMENT AGREEMENT

This agreement is between Tamu Management Limited of Nairobi, Kenya (the "Manager") and Wanjiru Njeri of Nairobi, Kenya (the "Artist").`,
};

const ending =
  "The parties agree that this contract may be signed in two copies, and that the headings shall not affect what it says.";

/** "You" and "we" are the parties of a letter, and of nothing else. */
const letterEnding =
  "You keep one copy and send us the other. We tell you what our headings mean; as you sing for us, you tell us whether your name and our name are right.";

/** Whether a contract that says little else is flagged at a point because of these words. */
export function isFlagged(point: number, words: string, kind: ContractKind = "recording"): boolean {
  return review(words, kind).issues.some((issue) => issue.point === point);
}

/** Whether that is said without doubt. */
export function isCalledHarmful(point: number, words: string, kind: ContractKind = "recording"): boolean {
  const { issues, doubtful } = review(words, kind);
  return issues.some((issue) => issue.point === point && !doubtful.includes(issue));
}

/** The words that the issue at a point rests on. */
export function quotedAt(point: number, words: string, kind: ContractKind = "recording"): string | undefined {
  return review(words, kind).issues.find((issue) => issue.point === point)?.quotation;
}

/** Whether these words count in favour of such a contract. */
export function isPraised(point: number, words: string, kind: ContractKind = "recording"): boolean {
  return review(words, kind).strengths.some((strength) => strength.point === point);
}

/** The review of such a contract. It calls its parties as the words do: "the Label", "you". */
export function review(words: string, kind: ContractKind = "recording") {
  return readByRules(contractWith(words, kind));
}

/** A contract that says little else. */
export function contractWith(words: string, kind: ContractKind = "recording"): string {
  const copies = /\b(?:we|us|our|you|your)\b/i.test(words) ? letterEnding : ending;
  return `${opening(words, kind)}\n\n1. Special terms\n\n${words}\n\n2. Copies\n\n${copies}`;
}

/** A label hires a producer. */
const hiring = `PRODUCER AGREEMENT

This agreement is between Tamu Sounds Limited of Nairobi, Kenya (the "Company") and Brian Otieno of Kisumu, Kenya (the "Producer").`;

function opening(words: string, kind: ContractKind): string {
  const called = (roles: readonly string[]) =>
    roles
      .filter((role) => new RegExp(`\\b(?:${role}|${role.toUpperCase()})\\b`).test(words))
      .map((role) => ` or the "${role}"`)
      .join("");
  const isHired = kind === "recording" && /\bProducer\b/.test(words) && !/\bArtist\b/i.test(words);
  return ((isHired ? hiring : openings[kind]) ?? "")
    .replace(/\(the "(?:Company|Publisher)"/, `$&${called(["Label", "Publisher", "Distributor", "Manager"])}`)
    .replace(
      /\(the "(?:Artist|Writer)"(?=\)\.)/,
      `$&${called(["Writer", "Composer", "Singer", "Licensor", "Performer"])}`,
    );
}

/** What is said at a point, and whether it is a flag. */
export type Clause = [point: number, isFlag: boolean, words: string, kind?: ContractKind];
