import type { ContractKind } from "#shared/domain/reviews/contract-kind";

/** What contracts of several kinds have in common: who is who in them, and most of what they are asked for. */
export type ContractFamily =
  "recording" | "publishing" | "producer" | "featured" | "management" | "licence" | "split_sheet" | "unknown";

/** What a side does with something: who has it afterwards is told apart from who acts. */
export type Act =
  "takes" | "keeps" | "has" | "pays" | "grants" | "sends" | "looks" | "joins" | "ends" | "uses";
/** It is done or has to be, it may be, it need not be, or it is not done or must not be. */
export type Manner = "does" | "may" | "need not" | "does not";
export type StatementSide = "creator" | "company" | "both";

/** What a sentence says that somebody does, shall, may or must not do. */
export type Statement = {
  act: Act;
  /** Who acts; null where nobody is named. */
  who: StatementSide | null;
  /** Who has afterwards what it is about: whoever takes or keeps it, or is paid, granted or sent it. */
  to: StatementSide | null;
  /** What is said of the very act, not of something else in the sentence. */
  manner: Manner;
  /** The words on what it is about, with those that "it" and "thereof" take up. */
  what: string;
  /** In per cent, of these words alone. */
  shares: readonly number[];
  months: readonly number[];
};

/** One sentence of a contract: a sentence, or what stands between two semicolons. */
export type Sentence = {
  /** As it stands in the normalised text. */
  text: string;
  /** In lower case, with the words for the two sides masked by `CREATOR_MARK` and `COMPANY_MARK`; as long as `text`. */
  plain: string;
  /** `plain` after the words that introduce the list it is an item of: "the label may without consent: …". */
  context: string;
  /** What stands before it in the list it is an item of, from the words that introduce the list; "" elsewhere. */
  opening: string;
  /** The items that follow it where it introduces a list, as many as are quoted; "" elsewhere. */
  closing: string;
  /** Who does what to whom, each negation bound to its verb: what harms and what protects are read from the same. */
  statements: readonly Statement[];
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
