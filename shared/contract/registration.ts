import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { AiStatement, Owners, Samples } from "#shared/contract/declared";
import { Id, line, LinkToken, paragraph, PathId, Timestamp } from "#shared/contract/fields/fields";
import { readDuration } from "#shared/domain/registration/duration";
import {
  readIpiBaseNumber,
  readIpiNameNumber,
  readIsni,
  readIswc,
  type Identifier,
} from "#shared/domain/registration/identifiers";
import { readIsrc } from "#shared/domain/registration/isrc";
import {
  exportFormats,
  noPerson,
  noRecording,
  performerParts,
  publisherKinds,
  registryLanguages,
  titleTypes,
  writerCapacities,
  contributions,
  writerRoleCodes,
  type LanguageCode,
  type RegistrationPerson,
  type RegistrationRecording,
  type RegistrationSong,
  type StandingDetails as RegistrationStanding,
} from "#shared/domain/registration/registration";
import { WHOLE } from "#shared/domain/shares";

const text = (max: number) => line(max).default("");

/** Mended where it can be; refused where it can be no such number. Wrong check digits are kept: a society may have it so. */
function identifier(read: (text: string) => Identifier | null, message: string) {
  return line(60)
    .refine((typed) => typed === "" || read(typed) !== null, message)
    .transform((typed) => read(typed)?.text ?? typed)
    .default("");
}

const ipiNameNumber = identifier(readIpiNameNumber, "An IPI name number has 9 to 11 digits");
const day = z
  .union([z.literal(""), z.iso.date("Please enter the day as YYYY-MM-DD")], {
    error: "Please enter the day as YYYY-MM-DD",
  })
  .default("");
const isrc = line(60)
  .refine(
    (typed) => typed === "" || readIsrc(typed) !== null,
    "An ISRC has 12 letters and digits, the last seven of them digits",
  )
  .transform((typed) => readIsrc(typed) ?? typed)
  .default("");
const duration = line(40)
  .refine(
    (typed) => typed === "" || readDuration(typed) !== null,
    "Please enter the length as minutes:seconds",
  )
  .transform((typed) => readDuration(typed) ?? typed)
  .default("");
const hundredths = z.int().min(1).max(WHOLE);

/** Three digits are a code of CISAC's list. */
const society = text(80);

export const Society = z.object({
  code: z.string(),
  name: z.string(),
  country: z.string(),
  status: z.string(),
});

export const PersonDetails = z.object({
  legalName: text(120),
  stageName: text(120),
  ipiNameNumber,
  ipiBaseNumber: identifier(readIpiBaseNumber, "An IPI base number has an I and ten digits"),
  isni: identifier(readIsni, "An ISNI has 16 digits, the last of which may be an X"),
  performingSociety: society,
  mechanicalSociety: society,
  publisher: z
    .object({
      name: text(200),
      kind: z.enum(publisherKinds).default("publisher"),
      ipiNameNumber,
      society,
    })
    .default(noPerson.publisher),
  contributions: z.array(z.enum(contributions)).max(contributions.length).default([]),
  writerRole: z.union([z.literal(""), z.enum(writerRoleCodes)]).default(""),
  writerCapacity: z.enum(writerCapacities).default("writer"),
}) satisfies z.ZodType<RegistrationPerson>;

export const StandingDetails = PersonDetails.omit({
  stageName: true,
  contributions: true,
  writerRole: true,
  writerCapacity: true,
}) satisfies z.ZodType<RegistrationStanding>;
export type StandingDetails = z.output<typeof StandingDetails>;

const languageCode = z
  .union([z.literal(""), z.enum(Object.keys(registryLanguages) as LanguageCode[])])
  .default("");
export const SongDetails = z.object({
  iswc: identifier(readIswc, "An ISWC has a T and ten digits"),
  alternativeTitles: z
    .array(
      z.object({
        title: line(200, "Please enter the title"),
        type: z.enum(titleTypes).default("AT"),
        language: languageCode,
      }),
    )
    .max(50)
    .default([]),
  language: languageCode,
  writtenOn: day,
  writtenIn: text(200),
  samples: Samples.default([]),
  sampled: z
    .array(z.object({ title: line(200), writer: text(120) }))
    .max(50)
    .default([]),
  ai: AiStatement,
  earlierAgreements: paragraph(2000).default(""),
}) satisfies z.ZodType<RegistrationSong>;

export const RecordingDetails = z.object({
  title: text(200),
  version: text(200),
  artist: text(200),
  isrc,
  duration,
  label: text(200),
  releaseDate: day,
  recordedOn: day,
  country: text(80),
  studio: text(200),
  owners: Owners.default([]),
  performers: z
    .array(
      z.object({
        name: line(120, "Please enter who performs"),
        part: z.enum(performerParts).default("main"),
        instrument: text(80),
        society,
      }),
    )
    .max(200)
    .default([]),
  producerPoints: z
    .array(z.object({ name: line(120, "Please enter who gets the points"), points: hundredths }))
    .max(100)
    .default([]),
}) satisfies z.ZodType<RegistrationRecording>;

/** The record beside a document; each person by what the sheet calls them, so that it finds them again in the next version. */
export const RegistrationRecord = z.object({
  song: SongDetails,
  recordings: z.array(RecordingDetails).min(1).max(50).default([noRecording]),
  people: z.array(
    z.object({
      key: z.string().nullable(),
      name: z.string(),
      email: z.string(),
      details: PersonDetails,
      /** When the person said themselves that this is right; null since somebody else has changed it. */
      confirmedAt: z.string().nullable(),
    }),
  ),
});
export type RegistrationRecord = z.output<typeof RegistrationRecord>;

/** What is different since a save; of a number, title or name what stood there and what stands there. */
export const RegistrationChanges = z.array(
  z.object({ field: z.string(), before: z.string(), after: z.string() }),
);

const PersonView = z.object({
  /** Names the person in this document. */
  ref: z.string(),
  name: z.string(),
  roles: z.string(),
  /** Of the song, in hundredths of a percent; 0 for who owns a part of the recording only. */
  share: z.int(),
  isReader: z.boolean(),
  /** The society, number or publisher that the reader keeps in their own profile, for their own empty fields. */
  details: PersonDetails,
  confirmedAt: Timestamp.nullable(),
});
export type RegistrationPersonView = z.output<typeof PersonView>;

/** What a taker asks for that is not there: `field` is where it is entered, by its place in the record. */
const MissingField = z.object({ field: z.string(), text: z.string() });

export const Registration = z.object({
  documentId: z.string(),
  title: z.string(),
  artist: z.string(),
  access: z.enum(["owner", "signer"]),
  /** 0 before anything was saved. */
  revision: z.int(),
  savedAt: Timestamp.nullable(),
  song: SongDetails,
  recordings: z.array(RecordingDetails),
  /** What the sheet says of the first recording, where its field is empty. */
  sheet: z.object({
    title: z.string(),
    artist: z.string(),
    isrc: z.string(),
    duration: z.string(),
    label: z.string(),
    releaseDate: z.string(),
  }),
  /** A signer sees the song, the recordings and themselves. */
  people: z.array(PersonView),
  takers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** What is known of it, since when, and whether somebody has checked it. */
      status: z.string(),
      missing: z.array(MissingField),
    }),
  ),
  /** What societies have answered, newest last. */
  acknowledgements: z.array(
    z.object({
      sender: z.string(),
      status: z.string(),
      said: z.string(),
      processedOn: z.string(),
      societyNumber: z.string(),
      messages: z.array(z.string()),
    }),
  ),
  history: z.array(z.object({ at: Timestamp, by: z.string(), changes: RegistrationChanges })),
});
export type Registration = z.output<typeof Registration>;

/**
 * Samples, the use of AI and owners are declared on the sheet and signed with it. They may be left out; given, they go to a sheet that is
 * a draft, and of any other they are what it says.
 */
const saveFields = {
  /** The revision that was shown: a record that has moved on since is refused (`registration_changed`). */
  revision: z.int().min(0),
  song: SongDetails.extend({ samples: Samples.optional(), ai: AiStatement.unwrap().optional() }),
  recordings: z
    .array(RecordingDetails.extend({ owners: Owners.optional() }))
    .min(1)
    .max(50)
    .default([noRecording]),
  people: z.array(z.object({ ref: z.string().max(80), details: PersonDetails })).max(1000),
};
export const SaveRegistrationBody = z.object(saveFields);
export type SaveRegistrationBody = z.output<typeof SaveRegistrationBody>;

/** One's own: what is in order of one's numbers and societies, on this document. */
export const OwnDetails = z.object({
  name: z.string(),
  title: z.string(),
  details: PersonDetails,
  confirmedAt: Timestamp.nullable(),
});
export type OwnDetails = z.output<typeof OwnDetails>;

const TokenParams = z.object({ token: LinkToken.catch("") });
const linkErrors = ["link_invalid", "link_expired", "link_withdrawn", "registration_missing"] as const;

const SENDER_NAME = "Please write the name as it stands in CISAC's list of senders";

/** Who sends files to societies: a publisher or administrator in CISAC's list of senders. */
export const Submitter = z.object({
  name: line(45, SENDER_NAME),
  ipiNameNumber: line(60, "The IPI name number of the sender is needed")
    .refine((typed) => readIpiNameNumber(typed) !== null, "An IPI name number has 9 to 11 digits")
    .transform((typed) => readIpiNameNumber(typed)?.text ?? typed),
  senderCode: line(3, "The sender code is needed")
    .transform((typed) => typed.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{2,3}$/, "A sender code has two or three letters and digits")),
});
export type Submitter = z.output<typeof Submitter>;

const ExportBody = z.object({
  /** Made by the caller so that a repeated request makes one file, and uses one number. */
  id: Id.optional(),
  documentIds: z.array(Id, { error: "Please choose a song" }).min(1, "Please choose a song").max(500),
  format: z.enum(exportFormats, { error: "Please choose a format" }),
});
export type ExportBody = z.output<typeof ExportBody>;

export const RegistrationExport = z.object({
  id: Id,
  format: z.enum(exportFormats),
  filename: z.string(),
  madeAt: Timestamp,
  /** Names and titles as they stand in the file, where registries cannot take them as they are. */
  folded: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type RegistrationExport = z.output<typeof RegistrationExport>;

export const Acknowledged = z.object({
  sender: z.string(),
  works: z.array(
    z.object({
      workNumber: z.string(),
      title: z.string(),
      status: z.string(),
      said: z.string(),
      /** Null where the number is none of the caller's songs: nothing is kept of it. */
      documentId: Id.nullable(),
      messages: z.array(z.string()),
    }),
  ),
});

export type Acknowledged = z.output<typeof Acknowledged>;

export const registrationEndpoints = defineEndpoints({
  "GET /api/documents/{id}/registration": {
    summary:
      "What societies and distributors ask for beside a split sheet; a signer sees the song and themselves",
    access: "user",
    params: PathId,
    response: Registration,
    errors: ["registration_missing"],
  },
  "PUT /api/documents/{id}/registration": {
    summary: "Save it, before or after signing: it has a history of its own, and changes no version",
    access: "user",
    limit: "write",
    params: PathId,
    body: SaveRegistrationBody,
    response: Registration,
    errors: [
      "registration_missing",
      "registration_changed",
      "document_changed",
      "document_not_draft",
      "document_locked",
    ],
  },
  "PUT /api/documents/{id}/registration/own": {
    summary:
      "The signed-in person says what is right of themselves; it is kept for their next documents, too",
    access: "user",
    limit: "write",
    params: PathId,
    body: z.object({ details: PersonDetails }),
    response: Registration,
    errors: ["registration_missing"],
  },
  "GET /api/sign/{token}/registration": {
    summary: "What is noted of the holder of the link for registrations",
    access: "token",
    params: TokenParams,
    response: OwnDetails,
    errors: linkErrors,
  },
  "PUT /api/sign/{token}/registration": {
    summary: "The holder of the link says what is right of themselves",
    access: "token",
    limit: "write",
    params: TokenParams,
    body: z.object({ details: PersonDetails }),
    response: OwnDetails,
    errors: linkErrors,
  },
  "GET /api/user/registration": {
    summary: "The caller's own name, numbers, societies and publisher, for their next documents",
    access: "user",
    response: PersonDetails,
  },
  "PUT /api/user/registration": {
    summary: "Save them",
    access: "user",
    limit: "write",
    body: PersonDetails,
    response: PersonDetails,
  },
  "GET /api/user/submitter": {
    summary: "The sender that the caller stands as in CISAC's list; null where none was entered",
    access: "user",
    response: Submitter.nullable(),
  },
  "PUT /api/user/submitter": {
    summary: "Enter it",
    access: "user",
    limit: "write",
    body: Submitter,
    response: Submitter,
  },
  "POST /api/registration/exports": {
    summary: "Make a registration pack of sheets in force; the same id again answers the same file",
    access: "user",
    limit: "render",
    body: ExportBody,
    response: RegistrationExport,
    status: 201,
    errors: [
      "document_not_found",
      "registration_missing",
      "not_in_force",
      "submitter_missing",
      "registration_incomplete",
      "document_id_taken",
    ],
  },
  "GET /api/registration/exports/{id}/file": {
    summary: "The file of a pack",
    access: "user",
    limit: "render",
    params: PathId,
    response: { file: "application/octet-stream" },
    errors: ["export_not_found", "export_outdated"],
  },
  "GET /api/societies": {
    summary: "Societies to choose from, each with what is known of it and since when",
    access: "public",
    response: z.array(Society),
  },
  "GET /api/registration/schema": {
    summary: "What the JSON of a registration pack is, as a JSON Schema (draft 2020-12)",
    access: "public",
    response: z.record(z.string(), z.unknown()),
  },
  "POST /api/registration/acknowledgements": {
    summary: "Read what a society has answered (a CWR file of ACK records); reading it again adds nothing",
    access: "user",
    limit: "write",
    body: z.object({
      text: z.string({ error: "Please choose the file" }).min(1, "Please choose the file").max(900_000),
    }),
    response: Acknowledged,
    errors: ["acknowledgement_unreadable"],
  },
});
