import { z } from "zod";
import type { DocumentRecord, VersionRecord } from "#server/features/documents/documents-store";
import { drafters, type TypedContent } from "#shared/domain/agreement-content";
import {
  agreementDurations,
  deliveryMethods,
  featuredCompensations,
  featuredMasterOwnerships,
  paymentTerms,
  type FeaturedForm,
} from "#shared/domain/featured-artist-agreement";
import type { Party } from "#shared/domain/parties";
import {
  producerCompensations,
  producerMasterOwnerships,
  type ProducerForm,
} from "#shared/domain/producer-agreement";
import { perSongFact } from "#shared/domain/song-facts";
import { rightsTypes, rolesOf } from "#shared/domain/split-sheet";

/*
 * What the tables hold of a document, and how it becomes what a document is today. A field that older documents do not have needs a
 * default here; `server/testing/stored-documents` has some of them.
 */

const Holder = z.object({ name: z.string(), email: z.string(), role: z.string(), share: z.int() });

const StoredSheet = z.object({
  ...perSongFact(({ required }) => (required ? z.string() : z.string().default(""))),
  publishing: z.array(Holder),
  master: z.array(Holder),
});

const StoredProducerForm = z.object({
  projectTitle: z.string(),
  trackTitle: z.string(),
  artistName: z.string(),
  producerName: z.string(),
  artistEmail: z.string(),
  producerEmail: z.string(),
  producerFee: z.int(),
  compensationType: z.enum(producerCompensations),
  royaltyPercentage: z.int().nullable(),
  effectiveDate: z.string(),
  masterOwnership: z.enum(producerMasterOwnerships),
  deliveryMethod: z.string(),
  deliveryTimeline: z.string(),
  revisions: z.int(),
  credits: z.string(),
  exclusivity: z.boolean(),
  terminationClause: z.string(),
  additionalTerms: z.string(),
  syncRights: z.boolean(),
}) satisfies z.ZodType<ProducerForm>;

const Identity = z.object({
  phone: z.string(),
  address: z.string(),
  sealedId: z.string(),
  maskedId: z.string(),
});

const LegalDetails = z.object({
  primary: Identity,
  featured: Identity,
  recordingDate: z.string(),
  paymentTerms: z.enum(paymentTerms),
  royaltyBased: z.boolean(),
  featuredArtistRoyaltyPercentage: z.int(),
  publishingSplit: z.string(),
  proAffiliation: z.string(),
  agreementDuration: z.enum(agreementDurations),
  fixedEndDate: z.string(),
  terminationClause: z.string(),
  performanceRights: z.string(),
  promotionalRights: z.string(),
  syncLicensingRights: z.boolean(),
  syncRoyaltyPercentage: z.int().nullable(),
  deliverables: z.string(),
  revisions: z.int(),
});

const StoredFeaturedForm = z.object({
  projectTitle: z.string(),
  primaryArtist: z.string(),
  primaryArtistEmail: z.string(),
  featuredArtist: z.string(),
  featuredArtistEmail: z.string(),
  songTitle: z.string(),
  compensationType: z.enum(featuredCompensations),
  featuredArtistFee: z.int().nullable(),
  featuredArtistPercentage: z.int(),
  masterOwnership: z.enum(featuredMasterOwnerships),
  effectiveDate: z.string(),
  deliveryMethod: z.enum(deliveryMethods),
  otherDeliveryMethod: z.string(),
  deliveryTimeline: z.string(),
  creditRequirements: z.string(),
  exclusivity: z.boolean(),
  additionalTerms: z.string(),
  legal: LegalDetails.nullable(),
}) satisfies z.ZodType<FeaturedForm>;

const storedAgreement = <Form extends z.ZodType>(form: Form) =>
  z.object({
    formData: form.nullable(),
    generatedAgreement: z.string(),
    draftedBy: z.enum(drafters),
    editedAt: z.string().nullable().default(null),
  });

const SheetDraft = z.object({ type: z.literal("split_sheet"), content: StoredSheet });
const ProducerDraft = z.object({
  type: z.literal("producer_agreement"),
  content: storedAgreement(StoredProducerForm),
});
const FeaturedDraft = z.object({
  type: z.literal("featured_artist_agreement"),
  content: storedAgreement(StoredFeaturedForm),
});
const Draft = z.discriminatedUnion("type", [
  SheetDraft,
  ProducerDraft,
  FeaturedDraft,
]) satisfies z.ZodType<TypedContent>;

const Signer = z
  .object({
    name: z.string(),
    email: z.string(),
    role: z.string().optional(),
    rights: z.array(z.object({ rightsType: z.enum(rightsTypes), role: z.string(), share: z.int() })),
  })
  .transform((signer): Party => ({ ...signer, role: signer.role ?? rolesOf(signer.rights) }));

/** What is frozen besides the content: everything that is signed, and who is asked to sign it. */
const frame = {
  format: z.literal("sahihi/1"),
  documentId: z.string(),
  version: z.int(),
  title: z.string(),
  sentAt: z.string(),
  sentBy: z.object({ name: z.string(), email: z.string() }),
  terms: z.array(z.string()).default([]),
  signers: z.array(Signer),
};
const Frozen = z.discriminatedUnion("type", [
  SheetDraft.extend(frame),
  ProducerDraft.extend(frame),
  FeaturedDraft.extend(frame),
]);
export type FrozenDocument = z.output<typeof Frozen>;

/** What is stored of a document is not what any version of the product stores. */
export class UnreadableDocument extends Error {}

/** What the working copy of a document says. Throws `UnreadableDocument`. */
export function readDraft({
  id,
  type,
  content,
}: Pick<DocumentRecord, "id" | "type" | "content">): TypedContent {
  return read(Draft, { type, content }, `The draft of document ${id}`);
}

/** A mail asks for the title of its version several times, and there may be hundreds of signers to read. */
const alreadyRead = new WeakMap<object, FrozenDocument>();

/** What was sent, as it is read today: what is hashed is `canonical` itself. Throws `UnreadableDocument`. */
export function readFrozen(version: Pick<VersionRecord, "documentId" | "canonical">): FrozenDocument {
  const { documentId, canonical } = version;
  const frozen =
    alreadyRead.get(version) ?? read(Frozen, parse(canonical), `A version of document ${documentId}`);
  alreadyRead.set(version, frozen);
  return frozen;
}

/** The error names fields and never what stands in them. */
function read<Content>(schema: z.ZodType<Content>, stored: unknown, what: string): Content {
  const { data, error } = schema.safeParse(stored);
  if (!error) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new UnreadableDocument(`${what} cannot be read. ${faults.join("; ")}`);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
