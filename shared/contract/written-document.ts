import type { z } from "zod";
import { featuredFields, legalFields, ProducerFormBody } from "#shared/contract/agreements";
import { DeclaredBody } from "#shared/contract/declared";
import { SongFacts } from "#shared/contract/split-sheet";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import type { DocumentType } from "#shared/domain/document-status";
import type { FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { isWhole, toHundredths } from "#shared/domain/shares";
import type { RightsHolder } from "#shared/domain/split-sheet";

type Given = Record<string, unknown>;

/** Null is no choice yet: nothing that is compared equals it. */
const notChosen = Object.fromEntries(
  ["compensationType", "masterOwnership", "deliveryMethod", "paymentTerms", "agreementDuration", "sync"].map(
    (field) => [field, null],
  ),
);
const noNumber = Object.fromEntries(
  ["featuredArtistPercentage", "featuredArtistRoyaltyPercentage"].map((field) => [field, 0]),
);
const unknown: Given = {
  ...notChosen,
  ...noNumber,
  producerFee: NaN,
  royaltyPercentage: null,
  featuredArtistFee: NaN,
  syncLicensingRights: false,
  syncRoyaltyPercentage: null,
};

/** Each field by itself: what cannot be read yet is as if nobody had typed it. */
function readEach(fields: Record<string, z.ZodType>, given: Given): Given {
  const entries = Object.entries(fields).map(([key, schema]) => {
    const { success, data } = schema.safeParse(given[key]);
    return [key, success ? data : key in unknown ? unknown[key] : ""];
  });
  return Object.fromEntries(entries) as Given;
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim().slice(0, 200) : "");

function readRows(given: unknown): RightsHolder[] {
  if (!Array.isArray(given)) return [];
  return given.slice(0, 500).map((row: unknown) => {
    const { name, email, role, percentage } = (typeof row === "object" && row !== null ? row : {}) as Given;
    const share = typeof percentage === "number" && percentage > 0 ? toHundredths(percentage) : 0;
    return { name: textOf(name), email: textOf(email).toLowerCase(), role: textOf(role), share };
  });
}

const noText = {
  generatedAgreement: "",
  draftedBy: "clause_library",
  editedAt: null,
  edition: null,
} as const;

/**
 * A document as it stands in its form, with whatever is missing in it; null where the shares of a song are no whole yet, and nothing can
 * be compared with them.
 */
export function readWritten(type: DocumentType, given: Given): TypedContent | null {
  if (type === "split_sheet") {
    const publishing = readRows(given.publishingRightsCollaborators);
    const master = readRows(given.masterRightsCollaborators);
    if (!isWhole(publishing.map(({ share }) => share))) return null;
    const owners = isWhole(master.map(({ share }) => share)) ? master : [];
    const facts = readEach(SongFacts.shape, given) as Record<keyof typeof SongFacts.shape, string>;
    const declared = DeclaredBody.safeParse(given.declared).data ?? null;
    return { type, content: { ...facts, declared, publishing, master: owners } };
  }
  if (type === "producer_agreement") {
    const formData = readEach(ProducerFormBody.in.shape, given) as ProducerForm;
    return { type, content: { ...noText, formData } };
  }
  const short = readEach(featuredFields, given);
  const legal = "paymentTerms" in given ? readEach(legalFields, given) : null;
  return { type, content: { ...noText, formData: { ...short, legal } as FeaturedForm } };
}
