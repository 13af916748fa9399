import type { ContractKind } from "#shared/domain/reviews/contract-kind";

/** What contracts of several kinds have in common: who is who in them, and most of what they are asked for. */
export type ContractFamily =
  "recording" | "publishing" | "producer" | "featured" | "management" | "licence" | "split_sheet" | "unknown";

/** One statement of a contract: a sentence, or what stands between two semicolons. */
export type Sentence = {
  /** As it stands in the normalised text. */
  text: string;
  /** In lower case, with the words for the two sides masked by `CREATOR_MARK` and `COMPANY_MARK`; as long as `text`. */
  plain: string;
  /** `plain` after the words that introduce the list it is an item of: "the label may without consent: …". */
  context: string;
  /** The index of its clause. */
  clause: number;
  /** The heading of its clause, in lower case. */
  topic: string;
  /** False for what speaks to the reader of the contract instead of the parties: it never counts in favour. */
  isTrusted: boolean;
};

/** The words that the contract uses for its two sides. */
export type Parties = Record<"creator" | "company", readonly string[]>;

/** What the contract calls a side, in the forms of a sentence: "the Label", "Kilele", or "we", "us" and "our". */
export type SideName = {
  subject: string;
  object: string;
  possessive: string;
  /** Never a pronoun: for sentences that speak to the reader. */
  noun: string;
};
/** The side that makes the music, and the other one. */
export type Sides = { creator: SideName; company: SideName };

export type Contract = {
  text: string;
  kind: ContractKind;
  family: ContractFamily;
  sides: Sides;
  sentences: readonly Sentence[];
  /** The sentences that may count in favour. */
  trusted: readonly Sentence[];
  /** Lines with blanks left open, outside the signatures. */
  paragraphs: readonly string[];
};

/** Stand for each letter of the words for a side, so that a masked sentence is as long as the sentence. */
export const CREATOR_MARK = "\uE000";
export const COMPANY_MARK = "\uE001";
