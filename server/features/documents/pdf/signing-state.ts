import type { PdfRecord } from "#server/features/documents/pdf/document-pdf";
import { exactMomentInNairobi } from "#shared/dates";

export type SigningState = {
  signed: number;
  people: number;
  fullySigned: boolean;
  /** Nothing more is done to this file. */
  isFinal: boolean;
  /** When the document last became what it is now: last signature, else sending, else creation. */
  changedAt: Date;
  /** What every page says about it. */
  mark: string;
};

export function signingState({ createdAt, version, signers, seal }: PdfRecord): SigningState {
  const signatures = version ? signers.flatMap(({ signedAt }) => signedAt ?? []) : [];
  const signed = signatures.length;
  const people = signers.length;
  const fullySigned = version !== null && people > 0 && signed === people;
  const changedAt = signatures.reduce(later, version?.sentAt ?? createdAt);
  const endedAt = version?.endedAt;
  const isUnderWay = fullySigned && seal === "under way";
  const mark = isUnderWay
    ? "All have signed, being sealed"
    : fullySigned
      ? `Fully signed ${exactMomentInNairobi(changedAt)}`
      : endedAt
        ? `Withdrawn ${exactMomentInNairobi(endedAt)} – not in force`
        : signed > 0
          ? `Not fully signed – ${signed} of ${people} signatures`
          : version
            ? `Sent for signing – 0 of ${people} signed`
            : "DRAFT – not signed";
  return { signed, people, fullySigned, isFinal: fullySigned && !isUnderWay, changedAt, mark };
}

function later(one: Date, other: Date): Date {
  return other > one ? other : one;
}
