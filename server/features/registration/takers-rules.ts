import {
  administratorOf,
  publisherNoted,
  publisherOf,
  publishersOf,
  writersOf,
} from "#shared/domain/registration/publishers";
import type { WorkPerson } from "#server/features/registration/registered-work";
import type { Registration, RegistrationRecord } from "#shared/contract/registration";
import { lacksLanguage, sampledOf, sampleInWords } from "#shared/domain/registration/registration";
import { societyOf, type Society } from "#shared/domain/registration/societies";
import type { SplitSheet } from "#shared/domain/split-sheet";

type Missing = { field: string; text: string };
type Known = Pick<RegistrationRecord, "song" | "recordings"> & {
  sheet: SplitSheet;
  people: readonly WorkPerson[];
  isInForce: boolean;
};
type Taker = {
  id: string;
  name: string;
  status: string;
  /** Whose entry in the list of societies, which administrators change, says what is known of it. */
  society?: string;
  missing: (known: Known) => Missing[];
};

/*
 * What each taker asks for, as far as it is public. What was not confirmed by the taker itself says so, with the month in which it was
 * looked up.
 */
const takers: readonly Taker[] = [
  {
    id: "society",
    name: "Societies of writers (MCSK, SAMRO, PRS and others)",
    status: "As of November 2026; the forms of most societies are unverified",
    missing: (known) => [
      ...signed(known),
      ...writers(known, ["legalName", "ipiNameNumber", "performingSociety", "writerRole"]),
      ...publishers(known),
      ...titles(known),
      ...sampled(known),
      ...recording(known, ["duration"]),
    ],
  },
  {
    id: "kecobo",
    name: "KECOBO National Rights Registry",
    status: "As of November 2026; your ID, KRA PIN and phone are asked there",
    missing: (known) => [...signed(known), ...writers(known, ["legalName"])],
  },
  {
    id: "pavrisk",
    name: "PAVRISK (Kenya, writers and performers)",
    society: "PAVRISK",
    status: "Its form is unverified",
    missing: (known) => [
      ...signed(known),
      ...writers(known, ["legalName", "writerRole"]),
      ...performers(known),
    ],
  },
  {
    id: "prisk",
    name: "PRISK (Kenya, performers)",
    society: "PRISK",
    status: "Its form is unverified",
    missing: (known) => [...recording(known, ["isrc", "duration"]), ...performers(known)],
  },
  {
    id: "kamp",
    name: "KAMP (producers of recordings)",
    society: "KAMP",
    status:
      "Bring the studio’s receipt and, of what is not your own production, the contract with the artist; its form is unverified",
    missing: (known) => [
      ...recording(known, ["isrc", "duration", "studio", "recordedOn"]),
      ...(known.sheet.master.length === 0 && !known.recordings[0]?.owners.length
        ? [{ field: "sheet.master", text: "Who owns the recording: the master rights of the sheet" }]
        : []),
      ...performers(known),
    ],
  },
  {
    id: "mlc",
    name: "The MLC (United States, mechanical)",
    status: "As of November 2026, its template is unverified",
    missing: (known) => [
      ...writers(known, ["legalName", "writerRole"]),
      ...publishers(known),
      ...administrators(known),
      ...writersOf(known)
        .filter((writer) => {
          const publisher = publisherOf(known, writer);
          return publisher === null || (publisher.share === null && publisher.ipiNameNumber === "");
        })
        .map((writer) => {
          const administrator = administratorOf(known, writer);
          const why = administrator
            ? `: ${administrator.name} administers, and stands only beside one. Please write it into the file`
            : "";
          return {
            field: `people.${writer.ref}.publisher.name`,
            text: `Publisher of ${writer.name}, with its IPI${why}`,
          };
        }),
    ],
  },
  {
    id: "soundexchange",
    name: "SoundExchange (United States, recordings)",
    status:
      "As of November 2026, its form is unverified; what you claim, the release’s title and its UPC are asked there",
    missing: (known) => [
      ...recording(known, ["isrc", "label", "duration", "releaseDate", "country"]),
      ...performers(known),
    ],
  },
];

/** What each of them asks for that is not there. */
export function takersOf(known: Known, societies: readonly Society[]): Registration["takers"] {
  return takers.map(({ id, name, society = "", status, missing }) => {
    const listed = societyOf(society, societies)?.status ?? "";
    return { id, name, status: [listed, status].filter(Boolean).join(". "), missing: missing(known) };
  });
}

function signed({ isInForce }: Known): Missing[] {
  return isInForce ? [] : [{ field: "signatures", text: "Everybody's signature" }];
}

const writerFields = {
  legalName: "Legal name",
  ipiNameNumber: "IPI name number",
  performingSociety: "Society",
  writerRole: "What was written, words or music,",
} as const;

/** Of a publisher with a share of its own: whom it publishes, and its number. */
function publishers(known: Known): Missing[] {
  return publishersOf(known).flatMap(({ publisher, writers: theirs }) => [
    ...(theirs.length > 0
      ? []
      : writersOf(known)
          .slice(0, 1)
          .map(({ ref }) => ({
            field: `people.${ref}.publisher.name`,
            text: `Whose publisher ${publisher.name} is: write it as publisher of whom it publishes`,
          }))),
    ...(publisherNoted({ publisher, writers: theirs }).ipiNameNumber
      ? []
      : [{ field: `people.${publisher.ref}.ipiNameNumber`, text: `IPI name number of ${publisher.name}` }]),
  ]);
}

/** An administrator without a number is taken by nobody who asks for one. */
function administrators(known: Known): Missing[] {
  return writersOf(known).flatMap((writer) => {
    const administrator = administratorOf(known, writer);
    return administrator?.ipiNameNumber === ""
      ? [
          {
            field: `people.${writer.ref}.publisher.ipiNameNumber`,
            text: `IPI name number of ${administrator.name}`,
          },
        ]
      : [];
  });
}

function titles({ song }: Known): Missing[] {
  return song.alternativeTitles.flatMap((one, index) =>
    lacksLanguage(one)
      ? [{ field: `song.alternativeTitles.${index}.language`, text: `Language of “${one.title}”` }]
      : [],
  );
}

function sampled({ song }: Known): Missing[] {
  return sampledOf(song).flatMap(({ writer }, index) =>
    writer === ""
      ? [
          {
            field: `song.sampled.${index}.writer`,
            text: `Who wrote ${sampleInWords(song.samples[index]!)}, which is sampled`,
          },
        ]
      : [],
  );
}

function writers(known: Known, fields: readonly (keyof typeof writerFields)[]): Missing[] {
  return writersOf(known).flatMap(({ ref, name, details }) =>
    fields
      .filter((field) => details[field] === "")
      .map((field) => ({ field: `people.${ref}.${field}`, text: `${writerFields[field]} of ${name}` })),
  );
}

const recordingFields = {
  isrc: "ISRC",
  label: "Label",
  duration: "Length",
  releaseDate: "Release date",
  recordedOn: "Date of recording",
  studio: "Studio",
  country: "Country of recording",
} as const;

function recording(
  { recordings, sheet }: Known,
  fields: readonly (keyof typeof recordingFields)[],
): Missing[] {
  const first = recordings[0];
  const { isrc, label, duration, releaseDate } = sheet;
  const onSheet: Partial<Record<string, string>> = { isrc, label, duration, releaseDate };
  return fields
    .filter((field) => !first?.[field] && !onSheet[field])
    .map((field) => ({ field: `recordings.0.${field}`, text: `${recordingFields[field]} of the recording` }));
}

function performers({ recordings }: Known): Missing[] {
  return recordings[0]?.performers.length
    ? []
    : [{ field: "recordings.0.performers", text: "Who performs on the recording" }];
}
