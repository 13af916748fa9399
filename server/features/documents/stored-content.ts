import { z } from "zod";
import type { DocumentRecord, VersionRecord } from "#server/features/documents/documents-store";
import { DeclaredView } from "#shared/contract/declared";
import { drafters, type TypedContent } from "#shared/domain/agreements/agreement-content";
import {
  agreementDurations,
  deliveryMethods,
  featuredCompensations,
  featuredMasterOwnerships,
  paymentTerms,
  type FeaturedForm,
} from "#shared/domain/agreements/featured-artist-agreement";
import {
  ownersIncomes,
  partyTypes,
  percentageBases,
  syncChoices,
} from "#shared/domain/agreements/agreement-choices";
import { partiesOf, type Party } from "#shared/domain/parties";
import {
  feeParts,
  producerCompensations,
  producerMasterOwnerships,
  type ProducerForm,
} from "#shared/domain/agreements/producer-agreement";
import { perSongFact } from "#shared/domain/song-facts";
import { rightsTypes, rolesOf, type Reached, type RightsHolder } from "#shared/domain/split-sheet";

/*
 * What the tables hold of a document, and how it becomes what a document is today. A field that older documents do not have needs a
 * default here; `server/testing/stored-documents` has some of them.
 */

const Holder = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  role: z.string(),
  share: z.int(),
});

const StoredSheet = z.object({
  ...perSongFact(({ required }) => (required ? z.string() : z.string().default(""))),
  declared: DeclaredView.nullish(),
  publishing: z.array(Holder),
  master: z.array(Holder),
});

/** What older forms were not asked. */
const choices = {
  sync: z.enum(syncChoices).nullable().default(null),
  ownerReceives: z.enum(ownersIncomes).default("percentage"),
  percentageBase: z.enum(percentageBases).default("net"),
  releaseMonths: z.int().nullable().default(null),
  letterOfDirection: z.boolean().default(false),
  seat: z.string().default("Nairobi"),
};
const partyType = z.enum(partyTypes).default("person");
const detail = z.string().default("");

const StoredProducerForm = z.object({
  ...choices,
  artistType: partyType,
  artistLegalName: detail,
  artistRegistration: detail,
  artistOffice: detail,
  artistSignatory: detail,
  artistMembers: detail,
  producerType: partyType,
  producerLegalName: detail,
  producerRegistration: detail,
  producerOffice: detail,
  producerSignatory: detail,
  producerMembers: detail,
  feeParts: z.enum(feeParts).default("at_once"),
  mayReject: z.boolean().default(false),
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
  ...choices,
  primaryArtistType: partyType,
  primaryArtistLegalName: detail,
  primaryArtistRegistration: detail,
  primaryArtistOffice: detail,
  primaryArtistSignatory: detail,
  primaryArtistMembers: detail,
  featuredArtistType: partyType,
  featuredArtistLegalName: detail,
  featuredArtistRegistration: detail,
  featuredArtistOffice: detail,
  featuredArtistSignatory: detail,
  featuredArtistMembers: detail,
  ownerName: detail,
  courtesyOf: detail,
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
    edition: z.string().nullable().default(null),
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

/** What is frozen besides the content, in any format. */
const frame = {
  documentId: z.string(),
  version: z.int(),
  title: z.string(),
  sentAt: z.string(),
  sentBy: z.object({ name: z.string() }),
  terms: z.array(z.string()).default([]),
};

/** The first format: people are known by name and address, in each row and once more as signers. */
const FirstSigner = z
  .object({
    name: z.string(),
    email: z.string(),
    role: z.string().optional(),
    rights: z.array(z.object({ rightsType: z.enum(rightsTypes), role: z.string(), share: z.int() })),
  })
  .transform((signer): FrozenSigner => ({
    ...signer,
    key: null,
    role: signer.role ?? rolesOf(signer.rights),
  }));

const firstFrame = { ...frame, format: z.literal("sahihi/1"), signers: z.array(FirstSigner) };
const First = z
  .discriminatedUnion("type", [
    SheetDraft.extend(firstFrame),
    ProducerDraft.extend(firstFrame),
    FeaturedDraft.extend(firstFrame),
  ])
  .transform((frozen): FrozenDocument => ({ ...frozen, edition: null, leaving: [], replaces: null }));

const Person = z.object({ key: z.string(), name: z.string() });
const Row = z.object({ key: z.string(), role: z.string(), share: z.int() });

/**
 * The second format: rows and signers name a person by a key, so that two people of one name stay two. An agreement's text names
 * addresses; those of a sheet only say how somebody was reached, and stand in `signers`.
 */
const secondFrame = {
  ...frame,
  format: z.literal("sahihi/2"),
  /** Of the wordings that it is made of: a sheet's terms, an agreement's clauses. */
  edition: z.string().nullable(),
  people: z.array(Person),
  signers: z.array(z.object({ key: z.string(), role: z.string() })),
  /** Who is on the version in force and not on this one, and signs that they leave. */
  leaving: z.array(Person).default([]),
  /** The version in force when it was sent, which it takes the place of once everybody on both has signed it. */
  replaces: z.object({ version: z.int(), sha256: z.string() }).nullable().default(null),
};
const KeyedSheet = SheetDraft.extend({
  content: StoredSheet.extend({ publishing: z.array(Row), master: z.array(Row) }),
});
const SecondStored = z.discriminatedUnion("type", [
  KeyedSheet.extend(secondFrame),
  ProducerDraft.extend(secondFrame),
  FeaturedDraft.extend(secondFrame),
]);
const Second = SecondStored.transform(nameRows);
/** What is written of a version today. */
export type WrittenVersion = z.input<typeof SecondStored>;

type FrozenPerson = z.output<typeof Person>;
/** `key` is null in the first format; `email` is empty on a sheet of the second one. */
export type FrozenSigner = Party & { key: string | null };
export type FrozenDocument = TypedContent & {
  format: "sahihi/1" | "sahihi/2";
  documentId: string;
  version: number;
  title: string;
  sentAt: string;
  sentBy: { name: string };
  terms: string[];
  edition: string | null;
  signers: FrozenSigner[];
  leaving: FrozenPerson[];
  replaces: { version: number; sha256: string } | null;
};

/** A row of a sheet that was sent; `key` is there in the second format. */
type KeyedHolder = RightsHolder & { key?: string };

function nameRows({ people, ...frozen }: z.output<typeof SecondStored>): FrozenDocument {
  const names = new Map(people.map(({ key, name }) => [key, name]));
  if (frozen.type !== "split_sheet") {
    const parties = partiesOf(frozen);
    const signers = frozen.signers.map((signer, index) => ({
      name: names.get(signer.key) ?? "",
      email: parties[index]?.email ?? "",
      rights: [],
      ...signer,
    }));
    return { ...frozen, signers };
  }
  const { content } = frozen;
  const nameRow = (row: z.output<typeof Row>): KeyedHolder => ({
    ...row,
    name: names.get(row.key) ?? "",
    email: "",
  });
  const rightsOf = (key: string) =>
    rightsTypes.flatMap((rightsType) =>
      content[rightsType]
        .filter((row) => row.key === key)
        .map(({ role, share }) => ({ rightsType, role, share })),
    );
  return {
    ...frozen,
    content: { ...content, publishing: content.publishing.map(nameRow), master: content.master.map(nameRow) },
    signers: frozen.signers.map((signer) => ({
      name: names.get(signer.key) ?? "",
      email: "",
      rights: rightsOf(signer.key),
      ...signer,
    })),
  };
}

/** How a person of a version is reached. */
type ReachedPerson = Reached & { key: string | null };

/** What a version says, with the addresses of its people in the rows of a sheet that has frozen none. */
export function withAddressesOf<Says extends TypedContent>(
  says: Says,
  people: readonly ReachedPerson[],
): Says {
  if (says.type !== "split_sheet") return says;
  const reached = new Map(people.map((person) => [person.key, person]));
  const fill = (row: KeyedHolder) => {
    if (row.key === undefined) return row;
    const { email = "", phone } = reached.get(row.key) ?? {};
    return { ...row, email, ...(phone && { phone }) };
  };
  const { publishing, master } = says.content;
  return {
    ...says,
    content: { ...says.content, publishing: publishing.map(fill), master: master.map(fill) },
  };
}

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
    alreadyRead.get(version) ?? readVersion(parse(canonical), `A version of document ${documentId}`);
  alreadyRead.set(version, frozen);
  return frozen;
}

function readVersion(stored: unknown, what: string): FrozenDocument {
  const isSecond = z.object({ format: z.literal("sahihi/2") }).safeParse(stored).success;
  return read(isSecond ? Second : First, stored, what);
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
