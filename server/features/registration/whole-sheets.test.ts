import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { strFromU8, unzipSync } from "fflate";
import { csvLine } from "#server/adapters/csv";
import { writeXlsx } from "#server/adapters/xlsx";
import { checkWork } from "#server/features/registration/cwr/check-work";
import { foldName, foldTitle } from "#server/features/registration/cwr/fold";
import { readCwr, type ReadRecord } from "#server/features/registration/cwr/testing/read-cwr";
import { writeCwr } from "#server/features/registration/cwr/write-cwr";
import { notificationTable, ownersTable, packOf } from "#server/features/registration/pack-tables";
import { mlcTable, soundExchangeTable } from "#server/features/registration/taker-tables";
import { peopleOfWork } from "#server/features/registration/people-of-work";
import { refOf } from "#server/features/registration/registered-sheet";
import { publisherNoted, publishersOf, writersOf } from "#shared/domain/registration/publishers";
import {
  cwrWorkOf,
  placeOfFault,
  recordingsOf,
  type RegisteredWork,
} from "#server/features/registration/registered-work";
import { changedInCwr, tooLongForMlc } from "#server/features/registration/changed-in-file";
import { takersOf } from "#server/features/registration/takers-rules";
import type { RegistrationRecord } from "#shared/contract/registration";
import type { RegistrationPack } from "#shared/contract/registration-pack";
import {
  contributions,
  noPerson,
  noRecording,
  noSong,
  splitName,
  type RegistrationPerson,
} from "#shared/domain/registration/registration";
import { splitEqually, WHOLE } from "#shared/domain/shares";
import { societies } from "#shared/domain/registration/societies";
import { noSongFacts } from "#shared/domain/song-facts";
import { peopleOf, type SplitSheet } from "#shared/domain/split-sheet";

/** Sheets at random. A change of what is registered is worth `LIVES=10000`: minutes. */
const SHEETS = Number(process.env.LIVES ?? 60);

const submitter = { name: "Lake Music Publishing", ipiNameNumber: "00159804347", senderCode: "LMP" };
const at = new Date("2026-03-04T05:06:07Z");

/** Letters of the languages of the continent that are written in Latin ones, and what joins names. */
const letters =
  "aAáÀâãäĀɑbɓƁcçƈdḍɖɗĐeéẹẸėɛƐəǝfƒgɣhḥħiíĩĨịɨɩjkƙḳlḽłmnñŋŊɲǹṅoóọỌɔƆõöpƥqrṛsṣşšʃtṭŧƭṱuúũŨụʊʉvʋwŵxyƴzẓžʒ’ʼ-. ".normalize(
    "NFC",
  );

const word = (most: number) =>
  fc
    .array(fc.constantFrom(...Array.from(letters)), { minLength: 1, maxLength: most })
    .map((typed) => `N${typed.join("")}a`);
const name = fc.tuple(word(10), word(10)).map((words) => words.join(" "));

const own: RegistrationPerson["publisher"] = {
  ...noPerson.publisher,
  name: submitter.name,
  ipiNameNumber: submitter.ipiNameNumber,
  society: "052",
};

const person = fc.record({
  name,
  role: fc.constantFrom("Songwriter", "Producer", "Composer", "Lyricist"),
  details: fc.record({
    legalName: fc.option(
      fc.tuple(word(10), word(8)).map(([last, first]) => `${last}, ${first}`),
      { nil: "" },
    ),
    stageName: name,
    ipiNameNumber: fc.constantFrom("", "00014107338", "00052210040"),
    ipiBaseNumber: fc.constantFrom("", "I-000000229-7"),
    isni: fc.constantFrom("", "0000 0001 2103 2683"),
    performingSociety: fc.constantFrom("", "SAMRO", "052", "Society of the lake"),
    mechanicalSociety: fc.constantFrom("", "283"),
    publisher: fc.constantFrom(noPerson.publisher, own, {
      ...noPerson.publisher,
      name: "Ọ̀ṣun Songs",
      society: "063",
    }),
    contributions: fc.subarray([...contributions]),
    writerRole: fc.constantFrom("CA", "C", "A"),
    writerCapacity: fc.constantFrom("writer", "company", "work_for_hire"),
  }),
});

const recording = fc.record({
  title: fc.oneof(fc.constant(""), name),
  version: fc.oneof(fc.constant(""), word(8)),
  artist: name,
  label: fc.oneof(fc.constant(""), name),
  isrc: fc.constantFrom("", "KE-A1B-26-00001"),
  duration: fc.constantFrom("", "3:45", "1:02:03"),
  releaseDate: fc.constantFrom("", "2026-05-01"),
  performers: fc.array(fc.record({ name, part: fc.constantFrom("main", "instrument") }), { maxLength: 3 }),
});

/** A sheet in force with what is noted beside it. */
const sheets: fc.Arbitrary<RegisteredWork> = fc
  .record({
    people: fc.uniqueArray(person, { minLength: 1, maxLength: 9, selector: (one) => one.name }),
    cuts: fc.array(fc.integer({ min: 1, max: WHOLE - 1 }), { minLength: 8, maxLength: 8 }),
    title: name,
    artist: name,
    iswc: fc.constantFrom("", "T-034.524.680-1"),
    language: fc.constantFrom("", "SW", "YO"),
    alternativeTitles: fc.array(
      fc.record({ title: name, type: fc.constantFrom("AT", "OL"), language: fc.constantFrom("SW") }),
      { maxLength: 3 },
    ),
    samples: fc.array(
      fc.record({
        title: fc.oneof(name, fc.constant("Intro")),
        artist: name,
        owners: fc.oneof(fc.constant(""), name),
      }),
      {
        maxLength: 3,
      },
    ),
    composer: fc.oneof(fc.constant(""), name),
    recordings: fc.array(recording, { minLength: 1, maxLength: 4 }),
  })
  .map(
    ({ people, cuts, title, artist, iswc, language, alternativeTitles, samples, composer, recordings }) => {
      // A song with publishers has one of the sender's writers, or it is not the sender's to notify.
      if (people.some(({ details }) => details.publisher.name)) people[0]!.details.publisher = own;
      const shares = sharesOf(people.length, cuts);
      const publishing = people.map((one, index) => ({
        name: one.name,
        email: `${index}@sheets.example`,
        role: one.role,
        share: shares[index]!,
      }));
      return workOf(
        { songTitle: title, artistName: artist, publishing },
        {
          song: {
            ...noSong,
            iswc,
            language,
            alternativeTitles,
            samples: samples.map((sample) => ({ ...sample, cleared: true })),
            sampled: samples.map((sample, index) => ({
              title: sample.title,
              writer: composer && `${composer}${"abc"[index]}`,
            })),
          },
          recordings: recordings.map((one) => ({
            ...noRecording,
            ...one,
            performers: one.performers.map((performer) => ({ ...performer, instrument: "", society: "" })),
          })),
          people: people.map(({ name: called, details }, index) => ({
            key: null,
            name: called,
            email: `${index}@sheets.example`,
            details,
            confirmedAt: null,
          })),
        },
      );
    },
  );

function sharesOf(people: number, cuts: number[]): number[] {
  const places = [...new Set(cuts)].toSorted((one, other) => one - other).slice(0, people - 1);
  if (places.length < people - 1) return splitEqually(people);
  return [...places, WHOLE].map((place, index) => place - (places[index - 1] ?? 0));
}

const nobody = { song: noSong, recordings: [noRecording], people: [] };

function workOf(sheet: Partial<SplitSheet>, record: RegistrationRecord = nobody): RegisteredWork {
  const whole: SplitSheet = {
    ...noSongFacts,
    songTitle: "Nairobi Nights",
    artistName: "Amina Wanjiru",
    publishing: [{ name: "Amina Wanjiru", email: "a@sheets.example", role: "Songwriter", share: WHOLE }],
    master: [],
    ...sheet,
  };
  const people = peopleOf(whole).map((one) => ({ ...one, key: null, isReader: false }));
  return {
    documentId: "11111111-1111-4111-8111-111111111111",
    workNumber: "SH00000001",
    sheet: whole,
    record,
    people: peopleOfWork(people, record, () => null),
    version: { number: 1, sha256: "0", signedAt: "2026-03-01T00:00:00.000Z" },
    societies,
    societyNumbers: [{ society: "052", number: "PRS-77" }],
  };
}

/** As the tables of the product give numbers: each identity its own. */
function numbering() {
  const known = new Map<string, string>();
  return (identities: readonly string[]) => {
    const number = identities.map((one) => known.get(one)).find(Boolean) ?? String(known.size + 1);
    for (const identity of identities) known.set(identity, number);
    return number;
  };
}

const named = (records: ReadRecord[], ...names: string[]) =>
  records.filter(({ record }) => names.includes(record!));
const sum = (records: ReadRecord[], field: string) =>
  records.reduce((total, record) => total + Number(record[field]), 0);
const codes: Record<string, string> = { SAMRO: "063", "052": "052", "283": "283" };

test("of random sheets every fact is read back out of the file", () => {
  fc.assert(
    fc.property(sheets, (work) => {
      // Two of one number are one party, and refused.
      const writers = writersOf(work);
      const numbers = writers.map(({ details }) => details.ipiNameNumber).filter(Boolean);
      fc.pre(new Set(numbers).size === numbers.length);
      const numberOf = numbering();
      const cwr = cwrWorkOf(work, numberOf);
      expect(checkWork(cwr, submitter)).toEqual([]);
      const file = writeCwr({
        submitter,
        number: 1,
        receiver: "000",
        at,
        notifications: [{ work: cwr, type: "NWR" }],
      });
      const records = readCwr(file).slice(2, -2);
      const { song } = work.record;
      expect(records[0]).toMatchObject({
        record: "NWR",
        title: foldTitle(work.sheet.songTitle).text,
        workNumber: "SH00000001",
        iswc: song.iswc.replace(/[.-]/g, ""),
        language: song.language,
        components: String(componentsOf(song).length).padStart(3, "0"),
        composite: componentsOf(song).length > 0 ? "COS" : "",
      });
      expect(records[0]!["grandRights"]).toBe("N");
      for (const { refusal } of named(records, "SPU", "SWR")) expect(refusal).toBe("N");
      expectWriters(work, records);
      expect(named(records, "ALT").map(({ title, type }) => [title, type])).toEqual(
        song.alternativeTitles.map(({ title, type }) => [foldTitle(title).text, type]),
      );
      // Who owns a recording that is sampled, or plays on it, has not written its song.
      expect(
        named(records, "COM").map(({ title, last, first, otherLast }) => [title, last, first, otherLast]),
      ).toEqual(
        componentsOf(song).map(({ title, writer }) => {
          const { firstName, lastName } = splitName(writer);
          return [foldTitle(title).text, foldName(lastName).text, foldName(firstName).text, ""];
        }),
      );
      expect(named(records, "PER").map(({ first, last }) => `${first} ${last}`.trim())).toEqual(
        work.record.recordings[0]!.performers.filter(({ part }) => part === "main").map(
          ({ name: called }) => {
            const { firstName, lastName } = splitName(called);
            return `${foldName(firstName).text} ${foldName(lastName).text}`.trim();
          },
        ),
      );
      expect(
        named(records, "REC").map(({ title, version, artist, label, isrc, released }) => ({
          title,
          version,
          artist,
          label,
          isrc,
          released: released === "00000000" ? "" : released,
        })),
      ).toEqual(
        recordingsOf(work).map((one) => ({
          title: foldTitle(one.title).text,
          version: foldTitle(one.versionTitle).text,
          artist: foldTitle(one.artist).text,
          label: foldTitle(one.label).text,
          isrc: one.isrc.replaceAll("-", ""),
          released: one.releaseDate.replaceAll("-", ""),
        })),
      );
      expect(named(records, "XRF")).toMatchObject([
        { organisation: "052", identifier: "PRS-77", type: "W", validity: "Y" },
      ]);
      expect(file).not.toContain("?");
    }),
    { numRuns: SHEETS },
  );
}, 3_600_000);

/** Two samples or more, of each of which it is known who wrote it: CISAC takes none without. */
const componentsOf = ({ samples, sampled }: typeof noSong) =>
  samples.length > 1 && sampled.every(({ writer }) => writer !== "") ? sampled : [];

function expectWriters(work: RegisteredWork, records: ReadRecord[]): void {
  const parties = named(records, "SPU", "OPU", "SWR", "OWR");
  for (const right of ["pr", "mr", "sr"]) expect(sum(parties, right)).toBe(WHOLE);
  const read = named(records, "SWR", "OWR");
  expect(read).toHaveLength(work.people.length);
  for (const { name: called, details, share } of work.people) {
    const { lastName, firstName } = splitName(details.legalName || called);
    const taken = details.publisher.name === "" ? 0 : Math.floor(share / 2);
    expect(read).toContainEqual(
      expect.objectContaining({
        last: foldName(lastName).text,
        first: foldName(firstName).text,
        role: details.writerRole,
        pr: String(share - taken).padStart(5, "0"),
        mr: String(details.publisher.name === "" ? share : 0).padStart(5, "0"),
        prSociety: codes[details.performingSociety] ?? "099",
        base: details.ipiBaseNumber,
        hire: details.writerCapacity === "work_for_hire" ? "Y" : "",
      }),
    );
  }
}

describe("no formula is started by what somebody typed", () => {
  const starts = fc.constantFrom(
    "=",
    "+",
    "-",
    "@",
    "\t",
    "\r",
    "＝",
    "＋",
    '"=',
    ";=",
    ",=",
    "'=",
    " =",
    "",
  );
  const formulas = fc.constantFrom(
    'HYPERLINK("https://evil.example")',
    "1+1",
    "cmd|' /C calc'!A0",
    "SUM(A1)",
  );
  const typed = fc
    .tuple(starts, fc.oneof(formulas, fc.string({ maxLength: 12 })))
    .map((parts) => parts.join(""))
    .filter((text) => text !== "");
  /** A song of which every text is somebody's own. */
  const hostile = fc.infiniteStream(typed).map((texts) => {
    const next = () => texts.next().value as string;
    const called = next();
    const publisher = { ...noPerson.publisher, name: next(), society: next() };
    const people = [legalNameOnly(next()), noPerson].map((details, index) => ({
      key: null,
      name: `${called}${index}`,
      email: "",
      details: {
        ...details,
        publisher,
        stageName: next(),
        performingSociety: next(),
        mechanicalSociety: next(),
      },
      confirmedAt: null,
    }));
    const holders = people.map(({ name: holder }) => ({
      name: holder,
      email: "",
      role: next(),
      share: WHOLE / 2,
    }));
    const performers = [{ name: next(), part: "main" as const, instrument: next(), society: next() }];
    const recordings = [noRecording, noRecording].map((one) => ({
      ...one,
      title: next(),
      version: next(),
      artist: next(),
      label: next(),
      country: next(),
      studio: next(),
      releaseDate: "2026-05-01",
      performers,
      owners: [{ name: next(), share: WHOLE }],
    }));
    const alternativeTitles = [{ title: next(), type: "AT" as const, language: "" as const }];
    return workOf(
      {
        songTitle: next(),
        artistName: next(),
        genre: next(),
        label: next(),
        publishing: holders,
        master: holders,
      },
      { song: { ...noSong, alternativeTitles }, recordings, people },
    );
  });
  const tables = [notificationTable, ownersTable, mlcTable, soundExchangeTable];

  test("in a CSV file", () => {
    fc.assert(
      fc.property(hostile, (work) => {
        for (const table of tables)
          for (const row of table([work])) {
            const read = cellsOf(csvLine(row));
            for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
            expect(read.map((cell, place) => (cell === `'${row[place]}` ? row[place] : cell))).toEqual(
              row.map(String),
            );
          }
      }),
      { numRuns: SHEETS },
    );
  }, 3_600_000);

  test("in a workbook", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (work) => {
        for (const table of tables) {
          const parts = unzipSync(await writeXlsx("Songs", table([work])));
          const pages = Object.keys(parts).filter((part) => /^xl\/worksheets\/.*\.xml$/.test(part));
          expect(pages).toHaveLength(1);
          const cells = strFromU8(parts[pages[0]!]!).match(/<c [^>]*>.*?<\/c>/gs) ?? [];
          // A number, or a text: neither a formula nor the result of one.
          for (const cell of cells) expect(cell).toMatch(/^<c (?![^>]*t="str")[^>]*>(?:<v>|<is>)/);
          expect(cells.length).toBeGreaterThan(20);
        }
      }),
      { numRuns: Math.ceil(SHEETS / 4) },
    );
  }, 3_600_000);
});

const legalNameOnly = (legalName: string): RegistrationPerson => ({ ...noPerson, legalName });

/** The cells of one line, by RFC 4180. */
function cellsOf(line: string): string[] {
  const cells = [...line.slice(0, -2).matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,"]*))(?=,|$)/g)];
  return cells.map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain);
}

const amina = { name: "Amina Wanjiru", email: "a@sheets.example", role: "Songwriter", share: WHOLE };
const ref = refOf({ ...amina, key: null });
const noted = (details: Partial<RegistrationPerson>): RegistrationRecord => ({
  ...nobody,
  people: [
    { key: null, ...amina, details: { ...noPerson, writerRole: "CA", ...details }, confirmedAt: null },
  ],
});
const song = (given: Partial<typeof noSong>): RegistrationRecord => ({
  ...nobody,
  song: { ...noSong, ...given },
});
const recorded = (given: Partial<typeof noRecording>): RegistrationRecord => ({
  ...nobody,
  recordings: [{ ...noRecording, isrc: "KE-A1B-26-00001", ...given }],
});
const sample = { title: "Malaika", artist: "Fadhili", owners: "", cleared: true };
const bellAndLee = { title: "Malaika", writer: "Tom Bell, Ann Lee" };
const wrote = (...titles: string[]) => titles.map((title) => ({ title, writer: "William, Fadhili" }));
const other = { title: "x", type: "AT", language: "" } as const;
const player = { name: "Zuri", part: "main", instrument: "", society: "" } as const;
const long = "Y".repeat(61);
const foreign = { ...noPerson.publisher, name: "Coast Songs" };

describe("a sheet that registries would refuse is refused, with the field that hinders", () => {
  const broken: [string, RegisteredWork][] = [
    ["song.alternativeTitles", workOf({ songTitle: long })],
    ["song.alternativeTitles", workOf({ songTitle: "ሰላም" })],
    ["song.alternativeTitles", workOf({ songTitle: "Nairobi 🌃" })],
    ["song.alternativeTitles", workOf({ songTitle: `${"Y".repeat(59)}Œ` })],
    ["song.alternativeTitles.0.title", workOf({}, song({ alternativeTitles: [{ ...other, title: long }] }))],
    [
      "song.alternativeTitles.1.title",
      workOf({}, song({ alternativeTitles: [other, { ...other, title: "ليالي" }] })),
    ],
    ["song.iswc", workOf({}, song({ iswc: "T-12" }))],
    [`people.${ref}.performingSociety`, workOf({}, noted({ performingSociety: "999" }))],
    [`people.${ref}.mechanicalSociety`, workOf({}, noted({ mechanicalSociety: "000" }))],
    [
      "song.samples.1.title",
      workOf({}, song({ samples: [sample, { ...sample, title: long }], sampled: wrote("Malaika", long) })),
    ],
    [
      "song.sampled.1.writer",
      workOf(
        {},
        song({
          samples: [sample, { ...sample, title: "Jambo" }],
          sampled: [...wrote("Malaika"), { title: "Jambo", writer: "宋" }],
        }),
      ),
    ],
    [
      `people.${ref}.publisher.name`,
      workOf({
        publishing: [
          { ...amina, share: 4_000 },
          { ...amina, name: "Brian", share: 4_000 },
          { ...amina, name: "Lake Ltd", role: "Publisher", share: 2_000 },
        ],
      }),
    ],
    [
      "writers",
      workOf({
        publishing: [
          { ...amina, share: 4_900 },
          { ...amina, name: "Lake Ltd", role: "Publisher", share: 5_100 },
        ],
      }),
    ],
    ["writers", workOf({ publishing: [] })],
    ["writers", workOf({ publishing: [{ ...amina, share: 9_999 }] })],
    ["writers", workOf({ publishing: [{ ...amina, share: 10_001 }] })],
    ["writers", workOf({}, noted({ publisher: foreign }))],
    [`people.${ref}.legalName`, workOf({}, noted({ legalName: "ውብሸት" }))],
    [`people.${ref}.legalName`, workOf({}, noted({ legalName: `${"y".repeat(46)}, Amina` }))],
    [`people.${ref}.legalName`, workOf({}, noted({ legalName: `Wanjiru, ${"y".repeat(31)}` }))],
    [`people.${ref}.legalName`, workOf({}, noted({ legalName: "Wanjiru, 宋" }))],
    [`people.${ref}.writerRole`, workOf({}, noted({ writerRole: "" }))],
    [`people.${ref}.writerRole`, workOf({}, noted({ writerRole: "AR" }))],
    [`people.${ref}.writerRole`, workOf({}, noted({ writerRole: "TR" }))],
    [`people.${ref}.ipiNameNumber`, workOf({}, noted({ ipiNameNumber: "12" }))],
    [`people.${ref}.publisher.name`, workOf({}, noted({ publisher: { ...foreign, name: "شركة" } }))],
    [`people.${ref}.publisher.name`, workOf({}, noted({ publisher: { ...foreign, name: "y".repeat(46) } }))],
    [
      `people.${ref}.publisher.ipiNameNumber`,
      workOf({}, noted({ publisher: { ...foreign, ipiNameNumber: "x" } })),
    ],
    ["recordings.0.title", workOf({}, recorded({ title: long }))],
    ["recordings.0.version", workOf({}, recorded({ version: "ሰላም" }))],
    ["recordings.0.artist", workOf({}, recorded({ artist: "አማን" }))],
    ["recordings.0.label", workOf({}, recorded({ label: long }))],
    ["recordings.0.performers.0.name", workOf({}, recorded({ performers: [{ ...player, name: "宋" }] }))],
    [
      "recordings.0.performers.1.name",
      workOf({}, recorded({ performers: [player, { ...player, name: "y".repeat(46) }] })),
    ],
    [
      "recordings.1.artist",
      workOf(
        {},
        { ...nobody, recordings: [noRecording, { ...noRecording, isrc: "KE-A1B-26-00001", artist: "አማን" }] },
      ),
    ],
  ];
  test.each(broken)("%s", (field, work) => {
    const faults = checkWork(cwrWorkOf(work, numbering()), submitter);
    expect(faults.map(({ path }) => placeOfFault(work, path))).toContain(field);
  });
});

/** Two writers, and a row of the publisher of the one. */
function withPublisher(publisher: RegistrationPerson["publisher"]): RegisteredWork {
  const brian = { name: "Brian Otieno", email: "b@sheets.example", role: "Composer", share: 3_000 };
  const lake = { name: "Lake Ltd", email: "l@sheets.example", role: "Publisher", share: 2_000 };
  const details = { ...noPerson, writerRole: "CA" as const, publisher };
  const master = [{ ...lake, role: "Label", share: WHOLE }];
  return workOf(
    { publishing: [{ ...amina, share: 5_000 }, brian, lake], master },
    {
      ...nobody,
      recordings: [noRecording, { ...noRecording, title: "Amapiano", version: "Remix" }],
      people: [{ key: null, ...amina, details, confirmedAt: null }],
    },
  );
}

describe("a publisher's row of the sheet is nowhere a writer's", () => {
  const lake = { ...own, name: "lake ltd" };
  const work = withPublisher(lake);

  test("in CWR it holds its own share, linked to who names it", () => {
    const cwr = cwrWorkOf(work, numbering());
    expect(checkWork(cwr, submitter)).toEqual([]);
    const notifications = [{ work: cwr, type: "NWR" as const }];
    const records = readCwr(writeCwr({ submitter, number: 1, receiver: "000", at, notifications }));
    expect(named(records, "SPU")).toMatchObject([
      { name: "LAKE LTD", ipi: submitter.ipiNameNumber, prSociety: "052", pr: "02000", mr: "02000" },
    ]);
    expect(named(records, "SWR", "OWR")).toMatchObject([
      { record: "SWR", last: "WANJIRU", pr: "05000", mr: "05000" },
      { record: "OWR", last: "OTIENO", pr: "03000", mr: "03000" },
    ]);
    expect(named(records, "PWR")).toHaveLength(1);
  });

  test("in tables it stands as a publisher, with whom it publishes", () => {
    const [head, ...rows] = notificationTable([work]);
    const cells = (row: (string | number)[]) =>
      ["Row", "Last name", "Publisher of", "Role", "Share of song %", "Performing share %"].map(
        (column) => row[head!.indexOf(column)],
      );
    expect(rows.slice(0, 3).map(cells)).toEqual([
      ["writer", "Wanjiru", "", "CA", 50, 50],
      ["writer", "Otieno", "", "C", 30, 30],
      ["publisher", "Lake Ltd", "Amina Wanjiru", "E", 20, 20],
    ]);
    const mlc = mlcTable([work]).slice(1);
    expect(mlc.map((row) => [row[6], row[11], row[16]])).toEqual([
      ["Wanjiru", "", 50],
      ["Otieno", "", 30],
      ["Wanjiru", "Lake Ltd", 20],
    ]);
    const [columns, first] = soundExchangeTable([work]);
    const cell = (column: string) => first![columns!.indexOf(column)];
    expect(cell("Composer(s)")).toBe("Amina Wanjiru; Brian Otieno");
    expect(cell("Publisher(s)")).toBe("Lake Ltd");
  });

  test("for programs it is no writer", () => {
    const [{ writers, publishers, signedShares, masterOwners }] = packOf([work]).works as [
      RegistrationPack["works"][number],
    ];
    expect(signedShares.map(({ name: called, role }) => [called, role])).toContainEqual([
      "Lake Ltd",
      "Publisher",
    ]);
    expect(masterOwners).toMatchObject([{ name: "Lake Ltd", legalName: "", percentage: 100 }]);
    expect(writers.map((one) => [one.performingPercentage, one.mechanicalPercentage])).toEqual([
      [50, 50],
      [30, 30],
    ]);
    expect(writers.map(({ name: called }) => called)).toEqual(["Amina Wanjiru", "Brian Otieno"]);
    expect(publishers).toEqual([
      {
        name: "Lake Ltd",
        percentage: 20,
        ipiNameNumber: submitter.ipiNameNumber,
        society: "052",
        mechanicalSociety: "052",
        of: ["Amina Wanjiru"],
      },
    ]);
    // Whoever takes publishers out of their writers' shares must not take this one.
    expect(writers.map(({ publisher }) => publisher.name)).toEqual(["", ""]);
  });

  test("of whom nobody says whose it is, that is asked", () => {
    const open = withPublisher(noPerson.publisher);
    const faults = checkWork(cwrWorkOf(open, numbering()), submitter);
    expect(faults.map(({ message }) => message)).toEqual([
      "Whose publisher is Lake Ltd? Please write it as publisher of whom it publishes",
    ]);
    const known = { ...open.record, sheet: open.sheet, people: open.people, isInForce: true };
    const takers = takersOf(known, societies);
    const missing = takers.find(({ id }) => id === "society")!.missing.map(({ text }) => text);
    expect(missing).toContain("Whose publisher Lake Ltd is: write it as publisher of whom it publishes");
    expect(missing.join()).not.toContain("What was written, words or music, of Lake Ltd");
  });

  test("the master rights that were signed are those of the first recording, and of no other", () => {
    const owners = [{ name: "DJ Kito", share: WHOLE }];
    const [first, remix] = work.record.recordings;
    const live = { ...noRecording, title: "Nairobi Nights Live", owners };
    const record = { ...work.record, recordings: [first!, remix!, noRecording, live] };
    expect(
      ownersTable([{ ...work, record }])
        .filter(([, , what]) => String(what).startsWith("Recording"))
        .map((row) => [row[2], row[3], row[6]]),
    ).toEqual([
      ["Recording", "Lake Ltd", 100],
      ["Recording (Nairobi Nights Live)", "DJ Kito", 100],
    ]);
  });
});

test("a party keeps its number once it has another IPI, and no second person gets it", () => {
  const numberOf = numbering();
  const numberWith = (ipiNameNumber: string) =>
    cwrWorkOf(workOf({}, noted({ ipiNameNumber })), numberOf).writers[0]!.partyNumber;
  const first = numberWith("");
  expect([numberWith("00014107338"), numberWith("00052210040"), numberWith("")]).toEqual([
    first,
    first,
    first,
  ]);
  const namesake = { ...amina, email: "other@sheets.example", share: 5_000 };
  const both = cwrWorkOf(workOf({ publishing: [{ ...amina, share: 5_000 }, namesake] }), numberOf);
  expect(new Set(both.writers.map(({ partyNumber }) => partyNumber)).size).toBe(2);
});

describe("what is in the file otherwise is said before it leaves", () => {
  const changedIn = (work: RegisteredWork) => changedInCwr(work, cwrWorkOf(work, numbering()));

  test.each([
    ["Society of Mars", noted({ performingSociety: "Society of Mars" }), /no society/],
    ["pavrisk", noted({ performingSociety: "pavrisk" }), /no society/],
    ["Administrator Coast Songs", noted({ publisher: { ...foreign, kind: "administrator" } }), /left out/],
    ["ISWC T-034.524.680-2", song({ iswc: "T-034.524.680-2" }), /check digits/],
    ["IPI 00014107339", noted({ ipiNameNumber: "00014107339" }), /check digits/],
    ["Daniel arap Moi", noted({ legalName: "Daniel arap Moi" }), /^last name arap Moi, first name Daniel:/],
    ["Karen van der Merwe", noted({ legalName: "Karen van der Merwe" }), /^last name van der Merwe, first/],
    ["Ngũgĩ wa Thiong’o", noted({ legalName: "Ngũgĩ wa Thiong’o" }), /^last name wa Thiong’o,/],
    ["Fid Q", noted({ legalName: "Fid Q" }), /^last name Q, first name Fid: a legal name with a comma/],
    ["Zuchu", noted({ legalName: "Zuchu" }), /^last name Zuchu, no first name/],
    ["Sauti Sol", recorded({ performers: [{ ...player, name: "Sauti Sol" }] }), /^last name Sol, first name/],
    [
      "Tom Bell, Ann Lee",
      song({ samples: [sample, sample], sampled: [...wrote("Malaika"), bellAndLee] }),
      /^last name Tom Bell, first name Ann Lee:/,
    ],
    ["“Ọlọ́run”", song({ alternativeTitles: [{ ...other, title: "“Ọlọ́run”" }] }), /^"OLORUN"$/],
    ["Ọlọ́run", song({ alternativeTitles: [{ ...other, type: "OL", title: "Ọlọ́run" }] }), /language/],
    ["Sample “Malaika”", song({ samples: [sample] }), /left out/],
    ["Sample “Malaika”", song({ samples: [sample, sample] }), /left out/],
    [
      "Sample “Malaika”",
      song({ samples: [{ ...sample, cleared: false }, sample], sampled: wrote("Malaika") }),
      /not cleared/,
    ],
    [
      "ሰላም",
      song({ alternativeTitles: [{ ...other, type: "OL", language: "AM", title: "ሰላም" }] }),
      /your papers keep it/,
    ],
  ])("%s", (from, record, to) => {
    expect(changedIn(workOf({}, record))).toContainEqual({
      from,
      to: expect.stringMatching(to) as string,
    });
  });

  test.each(["ሰላም", long])(
    "a title that registries do not take, and under which the song goes: %s",
    (title) => {
      const record = song({ alternativeTitles: [{ ...other, title: "Salamu" }] });
      const work = workOf({ songTitle: title }, record);
      const cwr = cwrWorkOf(work, numbering());
      expect(checkWork(cwr, submitter)).toEqual([]);
      expect(changedInCwr(work, cwr)).toContainEqual({ from: title, to: "SALAMU" });
      const notifications = [{ work: cwr, type: "NWR" as const }];
      const records = readCwr(writeCwr({ submitter, number: 1, receiver: "000", at, notifications }));
      expect(named(records, "NWR", "ALT").map((one) => one["title"])).toEqual(["SALAMU"]);
    },
  );
});

test.each(["Usiku Mwema feat. Otile", "Malaika (Cover)", "Lamu (Amapiano Remix)", "Pwani ft Fid Q"])(
  "%s: a word that belongs to the recording is told",
  (songTitle) => {
    const work = workOf({ songTitle }, noted({ legalName: "Wanjiru, Amina" }));
    expect(changedInCwr(work, cwrWorkOf(work, numbering()))).toContainEqual({
      from: songTitle,
      to: expect.stringContaining("not in the song’s title") as string,
    });
  },
);

test("nothing is told of a band’s name that a comma keeps whole, nor of an artist of one word", () => {
  const performers = ["Sauti Sol,", "Zuri"].map((called) => ({ ...player, name: called }));
  const work = workOf(
    {},
    { ...recorded({ performers }), people: noted({ legalName: "Wanjiru, Amina" }).people },
  );
  const cwr = cwrWorkOf(work, numbering());
  expect(cwr.performers.map(({ lastName }) => lastName)).toEqual(["Sauti Sol", "Zuri"]);
  expect(changedInCwr(work, cwr)).toEqual([]);
});

test("of two samples of one title each has its own writer", () => {
  const samples = ["Sauti Sol", "Fid Q"].map((artist) => ({ ...sample, title: "Intro", artist }));
  const sampled = ["Mutua, Chao", "Baraka, Fidel"].map((writer) => ({ title: "Intro", writer }));
  const work = workOf({}, song({ samples, sampled }));
  expect(cwrWorkOf(work, numbering()).samples.map(({ lastName }) => lastName)).toEqual(["Mutua", "Baraka"]);
  const half = workOf({}, song({ samples, sampled: sampled.slice(0, 1) }));
  const known = { ...half.record, sheet: half.sheet, people: half.people, isInForce: true };
  expect(takersOf(known, societies).find(({ id }) => id === "society")!.missing).toContainEqual({
    field: "song.sampled.1.writer",
    text: "Who wrote “Intro” by Fid Q, which is sampled",
  });
});

test("namesakes are told apart by their addresses where owners are listed", () => {
  const namesake = { ...amina, email: "other@sheets.example", share: 4_000 };
  const people = [
    { ...amina, details: { ...noPerson, legalName: "Wanjiru, Amina", performingSociety: "043" } },
    { ...namesake, details: { ...noPerson, legalName: "Otieno, Amina", performingSociety: "063" } },
  ].map((one) => ({ ...one, key: null, confirmedAt: null }));
  const publishing = [{ ...amina, share: 6_000 }, namesake];
  const owners = [{ name: amina.name, share: WHOLE }];
  const record = {
    ...nobody,
    people,
    recordings: [noRecording, { ...noRecording, title: "Live", owners }],
  };
  const rows = ownersTable([workOf({ publishing, master: [{ ...namesake, share: WHOLE }] }, record)]).slice(
    1,
  );
  expect(rows.map((row) => [row[2], row[4], row[7]])).toEqual([
    ["Song", "Wanjiru, Amina", "MCSK"],
    ["Song", "Otieno, Amina", "SAMRO"],
    ["Recording", "Otieno, Amina", ""],
    // Of whom no address is known: neither of them.
    ["Recording (Live)", "", ""],
  ]);
});

test("namesakes of a sheet that was signed are told apart though its rows have no address", () => {
  const people = ["P1", "P2"].map((key, index) => ({
    ref: key,
    name: amina.name,
    email: "",
    share: WHOLE / 2,
    isPublisher: false,
    confirmedAt: null,
    details: { ...noPerson, ipiNameNumber: ["00014107338", "00052210040"][index]! },
  }));
  const row = { name: amina.name, email: "", role: "Songwriter", share: WHOLE / 2 };
  const rows = [
    { ...row, key: "P2" },
    { ...row, key: "P1" },
  ];
  const work = { ...workOf({ publishing: rows, master: rows }), people };
  const numbers = ownersTable([work])
    .slice(1)
    .map((cells) => cells.at(-1));
  expect(numbers).toEqual(["00052210040", "00014107338", "00052210040", "00014107338"]);
  const [packed] = packOf([work]).works;
  expect(packed!.masterOwners.map(({ ipiNameNumber }) => ipiNameNumber)).toEqual(numbers.slice(2));
});

test("an apostrophe is one however it is typed", () => {
  const work = workOf({}, noted({ ipiNameNumber: "00014107338" }));
  const [only] = work.people;
  const curly = { ...work, people: [{ ...only!, name: "Ngũgĩ wa Thiong’o" }] };
  const row = { ...amina, name: "Ngũgĩ wa Thiong'o", share: WHOLE };
  const owners = ownersTable([{ ...curly, sheet: { ...curly.sheet, publishing: [row], master: [row] } }]);
  expect(owners.slice(1).map((cells) => cells.at(-1))).toEqual(["00014107338", "00014107338"]);
});

test("nothing is told of a name that a comma divides, nor of a title that only sounds like a recording’s", () => {
  const work = workOf({ songTitle: "Live and Let Live, Soft" }, noted({ legalName: "Wanjiru, Amina" }));
  expect(changedInCwr(work, cwrWorkOf(work, numbering()))).toEqual([]);
});

describe("an administrator owns nothing", () => {
  const coast = { ...foreign, kind: "administrator" as const, ipiNameNumber: "00014107338" };
  const work = workOf({}, noted({ publisher: coast }));

  test("in CWR the writer keeps all of every right, and is linked to nobody", () => {
    const cwr = cwrWorkOf(work, numbering());
    expect(checkWork(cwr, submitter)).toEqual([]);
    const notifications = [{ work: cwr, type: "NWR" as const }];
    const records = readCwr(writeCwr({ submitter, number: 1, receiver: "000", at, notifications }));
    expect(named(records, "SPU", "OPU", "PWR")).toEqual([]);
    expect(named(records, "SWR")).toMatchObject([{ pr: "10000", mr: "10000", sr: "10000" }]);
  });

  test("and lends no publisher on the sheet its numbers", () => {
    const writer = { ...amina, role: "Songwriter", share: 8_000 };
    const lake = { name: "Lake Ltd", email: "l@sheets.example", role: "Publisher", share: 2_000 };
    const sheet = workOf({ publishing: [writer, lake] }, noted({ publisher: coast }));
    const [known] = publishersOf(sheet).map(publisherNoted);
    expect(known).toMatchObject({ name: "Lake Ltd", ipiNameNumber: "", society: "" });
  });

  test("nor does it publish the writers it administers because it publishes others", () => {
    const brian = { ...amina, name: "Brian Otieno", email: "b@sheets.example", share: 3_000 };
    const row = { ...amina, name: coast.name, email: "c@sheets.example", role: "Publisher", share: 2_000 };
    const said = (kind: "publisher" | "administrator") => ({
      details: { ...noPerson, writerRole: "CA" as const, publisher: { ...coast, kind } },
      key: null,
      confirmedAt: null,
    });
    const people = [
      { ...amina, ...said("publisher") },
      { ...brian, ...said("administrator") },
    ];
    const publishing = [{ ...amina, share: 5_000 }, brian, row];
    const sheet = workOf({ publishing }, { ...nobody, people });
    const [known] = publishersOf(sheet);
    expect(known!.writers.map(({ name: called }) => called)).toEqual(["Amina Wanjiru"]);
    const sender = { ...submitter, ipiNameNumber: coast.ipiNameNumber };
    const cwr = cwrWorkOf(sheet, numbering());
    expect(checkWork(cwr, sender)).toEqual([]);
    const notifications = [{ work: cwr, type: "NWR" as const }];
    const file = writeCwr({ submitter: sender, number: 1, receiver: "000", at, notifications });
    expect(named(readCwr(file), "PWR")).toHaveLength(1);
    const [head, ...rows] = notificationTable([sheet]);
    const roles = rows.map((one) => one[head!.indexOf("Role")]);
    expect(roles).toEqual(["CA", "CA", "AM", "E"]);
  });

  test("The MLC’s publisher is asked for behind it", () => {
    const known = { ...work.record, sheet: work.sheet, people: work.people, isInForce: true };
    const missing = takersOf(known, societies).find(({ id }) => id === "mlc")!.missing;
    expect(missing.map(({ text }) => text)).toContain(
      "Publisher of Amina Wanjiru, with its IPI: Coast Songs administers, and stands only beside one. Please write it into the file",
    );
  });

  test("in tables it stands as one, without a share", () => {
    const [head, writer, administrator] = notificationTable([work]);
    const cells = (row: (string | number)[]) =>
      ["Last name", "Role", "Performing share %", "Mechanical share %"].map(
        (column) => row[head!.indexOf(column)],
      );
    expect([writer!, administrator!].map(cells)).toEqual([
      ["Wanjiru", "CA", 100, 100],
      ["Coast Songs", "AM", 0, 0],
    ]);
    expect(mlcTable([work])[1]!.slice(11, 17)).toEqual(["", "", "", "Coast Songs", "00014107338", 100]);
  });

  test("The MLC takes none without its number", () => {
    const people = work.people.map((one) => ({
      ...one,
      details: { ...one.details, publisher: { ...one.details.publisher, ipiNameNumber: "" } },
    }));
    const known = { ...work.record, sheet: work.sheet, people, isInForce: true };
    const fields = takersOf(known, societies)
      .find(({ id }) => id === "mlc")!
      .missing.map(({ field, text }) => [field, text]);
    expect(fields).toContainEqual([
      `people.${work.people[0]!.ref}.publisher.ipiNameNumber`,
      "IPI name number of Coast Songs",
    ]);
  });
});

test("a featured artist stands with the artist, and what nobody is asked for is empty", () => {
  const performers = [player, { ...player, name: "Otile", part: "featured" as const }];
  const [head, row] = soundExchangeTable([workOf({}, recorded({ performers, releaseDate: "2026-05-01" }))]);
  const cell = (column: string) => row![head!.indexOf(column)];
  expect(row).toHaveLength(head!.length);
  expect(cell("Artist")).toBe("Amina Wanjiru; Otile");
  expect([cell("Date of First Release (MM/DD/YYYY)"), cell("Release Date (MM/DD/YYYY)")]).toEqual([
    "05/01/2026",
    "05/01/2026",
  ]);
  expect([cell("UPC"), cell("(P) Line"), cell("Release Title (Album Title)")]).toEqual(["", "", ""]);
});

describe("layouts that others drew", () => {
  const found = { ...noRecording, isrc: "KE-A1B-26-00001", duration: "3:45", releaseDate: "2026-05-01" };
  const record = {
    ...nobody,
    song: {
      ...noSong,
      iswc: "T-034.524.680-1",
      alternativeTitles: [{ title: "Usiku", type: "AT", language: "" } as const],
    },
    recordings: [found, { ...noRecording, title: "Live", isrc: "KE-A1B-26-00002", label: "Lake" }],
  };
  const work = workOf({ label: "Coast" }, record);

  test("The MLC finds what is of the song in its first row, and numbers without what they are read by", () => {
    const [head, ...rows] = mlcTable([work]);
    expect(head).toHaveLength(21);
    expect(head!.filter((column) => String(column).endsWith("*"))).toEqual([
      "PRIMARY TITLE *",
      "WRITER LAST NAME *",
      "WRITER ROLE CODE *",
      "PUBLISHER NAME *",
      "PUBLISHER IPI NUMBER *",
      "COLLECTION SHARE *",
    ]);
    expect(rows.map((row) => row.slice(0, 7))).toEqual([
      ["Nairobi Nights", "", "SH00000001", "T0345246801", "Usiku", "AT", "Wanjiru"],
      ["", "", "", "", "", "", ""],
    ]);
    expect(rows.map((row) => row.slice(17))).toEqual([
      ["Nairobi Nights", "Amina Wanjiru", "KEA1B2600001", "Coast"],
      ["Live", "Amina Wanjiru", "KEA1B2600002", "Lake"],
    ]);
  });

  test("The MLC takes three hundred rows in a file below the heading, and more are told", () => {
    const [head, row] = mlcTable([work]);
    const tableOf = (rows: number) => [head, ...Array.from({ length: rows }, () => row)];
    expect(tooLongForMlc(tableOf(300))).toEqual([]);
    expect(tooLongForMlc(tableOf(301))).toEqual([
      { from: "301 rows", to: "The MLC takes 300 in a file: please make files of fewer songs" },
    ]);
  });

  test("SoundExchange finds a length with its hours, and an ISWC without dots", () => {
    const [head, row] = soundExchangeTable([work]);
    expect(head).toHaveLength(29);
    const cells = ["ISRC", "Duration (HH:MM:SS)", "ISWC", "Release Label"].map(
      (column) => row![head!.indexOf(column)],
    );
    expect(cells).toEqual(["KEA1B2600001", "00:03:45", "T0345246801", "Coast"]);
  });

  test("what SoundExchange has a star for is missing where nobody noted it", () => {
    const missingOf = (sheet: SplitSheet, known: RegistrationRecord) =>
      takersOf({ ...known, sheet, people: work.people, isInForce: true }, societies)
        .find(({ id }) => id === "soundexchange")!
        .missing.map(({ field }) => field);
    expect(missingOf(workOf({}).sheet, nobody)).toEqual([
      "recordings.0.isrc",
      "recordings.0.label",
      "recordings.0.duration",
      "recordings.0.releaseDate",
      "recordings.0.country",
      "recordings.0.performers",
    ]);
    expect(missingOf(work.sheet, record)).toEqual(["recordings.0.country", "recordings.0.performers"]);
  });
});

test("a spreadsheet has a column for each of its cells, and what a society asks beside shares", () => {
  const performers = [
    player,
    { ...player, name: "Otile", part: "instrument" as const, instrument: "Nyatiti" },
  ];
  const { recordings } = recorded({ performers });
  const record = {
    ...noted({ writerCapacity: "work_for_hire", ipiBaseNumber: "I-000000229-7", publisher: foreign }),
    song: { ...noSong, language: "SW" as const, writtenOn: "2026-02-01", writtenIn: "Lamu" },
    recordings,
  };
  const [head, ...rows] = notificationTable([workOf({}, record)]);
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => head!.length));
  const cells = (...columns: string[]) => rows.map((row) => columns.map((one) => row[head!.indexOf(one)]));
  expect(cells("Row", "Capacity", "IPI base number", "Performers")).toEqual([
    ["writer", "As work for hire", "I-000000229-7", ""],
    ["publisher", "", "", ""],
    ["recording", "", "", "Zuri (Main artist); Otile (Instrument, Nyatiti)"],
  ]);
  for (const row of cells("Language", "Written on", "Written in", "Signed on"))
    expect(row).toEqual(["SW", "2026-02-01", "Lamu", "2026-03-01"]);
});

test("a title in letters that registries have none of is no reason to refuse the song", () => {
  const alternativeTitles = [{ title: "ሰላም", type: "OL", language: "AM" } as const];
  const work = workOf({}, song({ alternativeTitles }));
  const cwr = cwrWorkOf(work, numbering());
  expect(checkWork(cwr, submitter)).toEqual([]);
  expect(cwr.alternativeTitles).toEqual([]);
});

test("a song is registered under a title of the whole of it, not under its first line or a part", () => {
  const alternativeTitles = [
    { ...other, type: "FT", title: "When the night comes" },
    { ...other, type: "PT", title: "Bridge" },
  ] as const;
  const under = (titles: readonly { title: string }[]) =>
    cwrWorkOf(workOf({ songTitle: long }, song({ alternativeTitles: [...titles] as never })), numbering())
      .title;
  expect(under(alternativeTitles)).toBe(long);
  expect(under([...alternativeTitles, { ...other, title: "Nights" } as const])).toBe("Nights");
});

describe("what several say of one publisher", () => {
  const both = (...publishers: Partial<RegistrationPerson["publisher"]>[]) => {
    const writers = publishers.map((_, index) => ({ ...amina, name: `Writer ${index}`, share: WHOLE / 2 }));
    return workOf(
      { publishing: writers },
      {
        ...nobody,
        people: writers.map((one, index) => ({
          ...one,
          key: null,
          details: {
            ...noPerson,
            writerRole: "CA",
            publisher: { ...noPerson.publisher, name: "Lake Ltd", ...publishers[index] },
          },
          confirmedAt: null,
        })),
      },
    );
  };
  const { ipiNameNumber } = submitter;

  test("is known of it, whoever of them knows it", () => {
    for (const work of [both({ ipiNameNumber }, {}), both({}, { ipiNameNumber })]) {
      const cwr = cwrWorkOf(work, numbering());
      expect(checkWork(cwr, submitter)).toEqual([]);
      expect(cwr.writers.map(({ publisher }) => publisher?.ipiNameNumber)).toEqual([
        ipiNameNumber,
        ipiNameNumber,
      ]);
    }
  });

  test("and contradicts itself, is refused", () => {
    const work = both({ ipiNameNumber }, { ipiNameNumber: "00014107338" });
    const messages = checkWork(cwrWorkOf(work, numbering()), submitter).map(({ message }) => message);
    expect(messages).toContain("Lake Ltd stands here with two IPI numbers: please write one of them");
  });
});

test("a publisher on the sheet has a society for each right", () => {
  const lake = { ...own, name: "lake ltd", society: "" };
  const work = withPublisher(lake);
  const people = work.people.map((one) =>
    one.isPublisher
      ? { ...one, details: { ...one.details, performingSociety: "052", mechanicalSociety: "044" } }
      : one,
  );
  expect(cwrWorkOf({ ...work, people }, numbering()).writers[0]!.publisher).toMatchObject({
    performingSociety: "052",
    mechanicalSociety: "044",
  });
  const [head, ...rows] = notificationTable([{ ...work, people }]);
  const row = rows.find((one) => one[head!.indexOf("Row")] === "publisher")!;
  expect(row[head!.indexOf("Mechanical society")]).toBe("MCPS");
});

test("two publishers of one writer are told as that, not as shares that do not total 100%", () => {
  const publishing = [
    { ...amina, share: 6_000 },
    { ...amina, name: "Lake Ltd", role: "Publisher", share: 2_000 },
    { ...amina, name: "Coast Ltd", role: "Publisher", share: 2_000 },
  ];
  const messages = checkWork(cwrWorkOf(workOf({ publishing }), numbering()), submitter).map(
    ({ message }) => message,
  );
  expect(messages).toContain(
    "Coast Ltd is a second publisher of Amina Wanjiru, and this file takes one: please give your society the spreadsheet",
  );
  expect(messages).not.toContain("The shares must total exactly 100%");
});

test("five hundred writers of every letter, most of them with a hundredth of a percent, are one song", () => {
  const publishing = Array.from({ length: 500 }, (_, index) => ({
    name: `Na${Array.from(letters)[index % letters.length]!}a Writer${index}`,
    email: `${index}@sheets.example`,
    role: "Songwriter",
    share: index === 0 ? WHOLE - 499 : 1,
  }));
  const cwr = cwrWorkOf(workOf({ publishing }), numbering());
  expect(checkWork(cwr, submitter)).toEqual([]);
  const notifications = [{ work: cwr, type: "NWR" as const }];
  const records = readCwr(writeCwr({ submitter, number: 1, receiver: "000", at, notifications }));
  expect(named(records, "SWR").map(({ last }) => last)).toEqual(
    publishing.map((_, index) => `WRITER${index}`),
  );
  expect(sum(named(records, "SWR"), "pr")).toBe(WHOLE);
});

test("what just fits is taken whole: a title of 60 characters, names of 45 and 30", () => {
  const [title, lastName, firstName] = [`Ẹ${"y".repeat(59)}`, "ọ".repeat(45), "Ñ".repeat(30)];
  const work = workOf({ songTitle: title }, noted({ legalName: `${lastName}, ${firstName}` }));
  const cwr = cwrWorkOf(work, numbering());
  expect(checkWork(cwr, submitter)).toEqual([]);
  const notifications = [{ work: cwr, type: "NWR" as const }];
  const records = readCwr(writeCwr({ submitter, number: 1, receiver: "000", at, notifications }));
  expect(named(records, "NWR", "SWR")).toMatchObject([
    { title: `E${"Y".repeat(59)}` },
    { last: "O".repeat(45), first: "N".repeat(30) },
  ]);
});
