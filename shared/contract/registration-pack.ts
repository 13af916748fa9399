import { z } from "zod";
import {
  aiParts,
  aiUses,
  contributions,
  performerParts,
  publisherKinds,
  registryLanguages,
  titleTypes,
  writerCapacities,
  writerRoleCodes,
} from "#shared/domain/registration/registration";

const said = (description: string) => z.string().describe(`${description}; empty where it is not known`);
const orEmpty = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(["", ...values]);
const languages = Object.keys(registryLanguages) as [string, ...string[]];

const legalName = said("Legal name, with a comma where the last name comes first");
const ipi = said("IPI name number, 11 digits");
const society = said("Society: a CISAC code of three digits, or its name");
const societyCode = said("The society's code in CISAC's list");
const day = said("YYYY-MM-DD");
const isrc = said("ISRC, CC-XXX-YY-NNNNN");
const percentage = z.number().min(0).max(100).describe("Percent, to hundredths");
const hundredths = z.int().min(1).max(10_000).describe("Hundredths of a percent");
const ai = orEmpty(aiUses);

const Writer = z.strictObject({
  name: z.string().describe("As it was signed"),
  percentage: percentage.describe("Of the song, with what the writer's publisher takes out of it"),
  performingPercentage: percentage.describe("Of the song's performing right, without the publisher's part"),
  mechanicalPercentage: percentage.describe("Of its mechanical right, likewise"),
  legalName,
  stageName: said("Stage name"),
  ipiNameNumber: ipi,
  ipiBaseNumber: said("IPI base number, I-NNNNNNNNN-C"),
  isni: said("ISNI, 0000 0000 0000 0000"),
  performingSociety: society,
  mechanicalSociety: society,
  publisher: z
    .strictObject({
      name: said("Publisher or administrator"),
      kind: z.enum(publisherKinds).describe("An administrator owns nothing"),
      ipiNameNumber: ipi,
      society,
    })
    .describe("Takes its part out of the writer's; one with a share of its own stands in `publishers` alone"),
  contributions: z.array(z.enum(contributions)).describe("What they brought to the song"),
  writerRole: orEmpty(writerRoleCodes).describe("Code of CWR"),
  writerCapacity: z.enum(writerCapacities),
  performingSocietyCode: societyCode,
  mechanicalSocietyCode: societyCode,
});

const Recording = z.strictObject({
  title: said("Title; the first recording's is the song's where it is empty"),
  version: said("Version"),
  artist: said("Main artist"),
  isrc,
  duration: said("Length, minutes:seconds or hours:minutes:seconds"),
  label: said("Label"),
  releaseDate: day,
  recordedOn: day,
  country: said("Country of recording"),
  studio: said("Studio"),
  owners: z
    .array(z.strictObject({ name: z.string(), share: hundredths }))
    .describe(
      "Of the first one where they are not `masterOwners`; of any other whom the sheet names, or nobody",
    ),
  performers: z.array(
    z.strictObject({ name: z.string(), part: z.enum(performerParts), instrument: z.string(), society }),
  ),
  producerPoints: z
    .array(z.strictObject({ name: z.string(), points: hundredths }))
    .describe("A part of the recording's income, not of the recording"),
});

/** A recording with what the signed sheet says where the record is empty. */
const RecordingFacts = z.strictObject({
  index: z.int().min(0).describe("Its place in `recordings`"),
  title: z.string(),
  versionTitle: z.string(),
  artist: z.string(),
  label: z.string(),
  isrc,
  releaseDate: day,
  seconds: z.int().min(0).describe("Length; 0 where it is not known"),
});

const Work = z.strictObject({
  workNumber: z.string().describe("The number that no other song ever has"),
  documentId: z.string(),
  version: z
    .strictObject({ number: z.int(), sha256: z.string(), signedAt: z.string() })
    .describe("The version in force, which everybody has signed"),
  title: z.string(),
  artist: z.string(),
  song: z.strictObject({
    iswc: said("ISWC, T-NNN.NNN.NNN-C"),
    alternativeTitles: z.array(
      z.strictObject({
        title: z.string(),
        type: z.enum(titleTypes).describe("Code of CWR"),
        language: orEmpty(languages),
      }),
    ),
    language: orEmpty(languages).describe("Code of CWR"),
    writtenOn: day,
    writtenIn: said("Place of writing"),
    samples: z.array(
      z.strictObject({
        title: z.string(),
        artist: z.string(),
        owners: z.string(),
        cleared: z.boolean(),
      }),
    ),
    sampled: z
      .array(z.strictObject({ title: z.string(), writer: said("Writer of the song it comes from") }))
      .describe("Of two samples or more"),
    ai: z.strictObject({
      ...(Object.fromEntries(aiParts.map((part) => [part, ai])) as Record<
        (typeof aiParts)[number],
        typeof ai
      >),
      tool: z.string(),
    }),
    earlierAgreements: z.string(),
  }),
  recordings: z.array(Recording),
  facts: z.array(RecordingFacts).describe("The recordings, completed from the signed sheet"),
  writers: z.array(Writer),
  publishers: z
    .array(
      z.strictObject({
        name: z.string().describe("As it was signed"),
        percentage: percentage.describe("Of the song, beside its writers' shares"),
        ipiNameNumber: ipi,
        society,
        mechanicalSociety: society,
        of: z.array(z.string()).describe("The writers that it publishes; none where nobody said so"),
      }),
    )
    .describe("Publishers with a share of their own on the sheet"),
  signedShares: z
    .array(z.strictObject({ name: z.string(), role: z.string(), percentage }))
    .describe("The lines of the sheet for the song, as they were signed"),
  masterOwners: z
    .array(z.strictObject({ name: z.string(), role: z.string(), percentage, legalName, ipiNameNumber: ipi }))
    .describe(
      "Who owns the first recording, by the master rights that were signed; they are those of no other",
    ),
});

/** What the JSON of a registration pack is. A field that is added or taken away is another format. */
export const RegistrationPack = z.strictObject({
  format: z.literal("sahihi-registration/6"),
  works: z.array(Work),
});
export type RegistrationPack = z.output<typeof RegistrationPack>;

/** For programs that read packs. */
export const packSchema: Record<string, unknown> = {
  title: "Registration pack",
  ...z.toJSONSchema(RegistrationPack),
};
