import type { Acting, ActingCapacity } from "#shared/domain/acting";
import type { DocumentType } from "#shared/domain/document-status";

/** What somebody signs for themselves: a document of that type, or that they leave one. */
export type SignedAs = DocumentType | "leaving";
/** What somebody signs in another's place: their wordings stand in `acting-en.ts`. */
export type ActedAs = `${"sheet" | "agreement" | "leaving"}/${ActingCapacity}`;

type Signer = { leaving?: boolean | undefined };

export const signedAs = (type: DocumentType, { leaving = false }: Signer): SignedAs =>
  leaving ? "leaving" : type;

export function actedAs(
  type: DocumentType,
  { leaving = false }: Signer,
  { capacity }: Pick<Acting, "capacity">,
): ActedAs {
  const what = leaving ? "leaving" : type === "split_sheet" ? "sheet" : "agreement";
  return `${what}/${capacity}`;
}

export type Acknowledgements = { version: string; lines: readonly string[] };

/**
 * Every wording that people have signed, oldest first. A wording is never changed and never removed, since what somebody agreed
 * to stays readable: a change is a new version at the end, and signatures store the version they saw.
 */
export const versions = [
  {
    version: "2026-11-21",
    lines: [
      "I agree to the terms of this document and to the percentages shown for me and for everyone else on it.",
      "My electronic signature here is legally binding, like a signature by hand.",
      "I have reviewed the details of this document and they are correct.",
    ],
  },
  {
    version: "2026-11-23/sheet",
    lines: [
      "I agree to the terms of this document and to the percentages shown for me and for everyone else on it.",
      "My electronic signature here is legally binding, like a signature by hand.",
      "I am 18 or older. I have reviewed the details of this document and they are correct.",
    ],
  },
  {
    version: "2026-11-23/agreement",
    lines: [
      "I agree to the terms of this agreement.",
      "My electronic signature here is legally binding.",
      "I am 18 or older. I have reviewed the details of this agreement and they are correct.",
    ],
  },
  {
    version: "2026-11-24/leaving",
    lines: [
      "I agree to this version, which I am no longer on: once everybody has signed it, it replaces the version I signed, and what I hold by that one ends.",
      "My electronic signature here is legally binding.",
      "I am 18 or older. I have reviewed what changes and what I give up.",
    ],
  },
  {
    // The terms of 2026-11-24 assign rights, which a law may want signed by hand: so nothing is said of that here.
    version: "2026-11-24/sheet",
    lines: [
      "I agree to the terms of this document and to the percentages shown for me and for everyone else on it.",
      "My electronic signature here is legally binding.",
      "I am 18 or older. I have reviewed the details of this document and they are correct.",
    ],
  },
  {
    version: "2026-11-28/leaving",
    lines: [
      "I agree to this version, which I am no longer on. Once everybody has signed it, it replaces the version I signed: what I held by that one I assign to those on this version, as it divides it, worldwide and for the full term of copyright. I stay named for what I did, and what was earned before is divided by the version I signed.",
      "My electronic signature here is legally binding.",
      "I am 18 or older. I have reviewed what changes and what I give up.",
    ],
  },
] as const satisfies readonly Acknowledgements[];

/** What a signer agrees to by signing now: percentages only where there are some, and who leaves holds none. */
export const acknowledgements: Record<SignedAs, Acknowledgements> = {
  split_sheet: versions[4],
  producer_agreement: versions[2],
  featured_artist_agreement: versions[2],
  leaving: versions[5],
};
