import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSubmitter, checkWork } from "#server/features/registration/cwr/check-work";
import { foldName, foldTitle } from "#server/features/registration/cwr/fold";
import { readCwr, type ReadRecord } from "#server/features/registration/cwr/testing/read-cwr";
import type { CwrPublisher, CwrSubmitter, CwrWork, CwrWriter } from "#server/features/registration/cwr/work";
import { cwrFileName, writeCwr, type CwrNotification } from "#server/features/registration/cwr/write-cwr";
import { splitEqually, WHOLE } from "#shared/domain/shares";

const submitter: CwrSubmitter = {
  name: "Lake Music Publishing",
  ipiNameNumber: "00159804347",
  senderCode: "LMP",
};
const at = new Date("2026-03-04T05:06:07Z");

const unknown = { ipiNameNumber: "", ipiBaseNumber: "", performingSociety: "", mechanicalSociety: "" };

const own: CwrPublisher = {
  ...unknown,
  partyNumber: "P1",
  name: submitter.name,
  ipiNameNumber: submitter.ipiNameNumber,
  performingSociety: "052",
  mechanicalSociety: "044",
  share: null,
};
const foreign: CwrPublisher = {
  ...unknown,
  partyNumber: "P2",
  name: "Ọ̀ṣun Songs",
  performingSociety: "063",
  share: null,
};

function writer(given: Partial<CwrWriter> = {}): CwrWriter {
  return {
    ...unknown,
    partyNumber: "W1",
    lastName: "Ọláyínká",
    firstName: "Amina",
    role: "CA",
    share: WHOLE,
    isWorkForHire: false,
    publisher: null,
    ...given,
  };
}

function song(given: Partial<CwrWork> = {}): CwrWork {
  return {
    workNumber: "S1",
    title: "Nairobi Nights",
    language: "SW",
    iswc: "",
    seconds: 225,
    writers: [writer()],
    unplacedPublishers: [],
    alternativeTitles: [],
    performers: [],
    recordings: [],
    samples: [],
    societyNumbers: [],
    ...given,
  };
}

function notify(works: CwrWork[], type: CwrNotification["type"] = "NWR") {
  const notifications = works.map((work) => ({ work, type }));
  return writeCwr({ submitter, number: 1, receiver: "000", at, notifications });
}

const recordsNamed = (records: ReadRecord[], ...names: string[]) =>
  records.filter(({ record }) => names.includes(record!));

const sum = (records: ReadRecord[], field: string) =>
  records.reduce((total, record) => total + Number(record[field]), 0);

test("a file is named by year, number, sender and receiver", () => {
  expect(cwrFileName({ submitter, number: 1, receiver: "000", at })).toBe("CW260001LMP_000.V22");
  expect(
    cwrFileName({ submitter: { ...submitter, senderCode: "AB" }, number: 412, receiver: "707", at }),
  ).toBe("CW260412AB_707.V22");
});

describe("the sender", () => {
  test("is a publisher by the last nine digits of their number", () => {
    const [header] = readCwr(notify([song()]));
    expect(header).toMatchObject({
      record: "HDR",
      type: "PB",
      id: "159804347",
      name: "LAKE MUSIC PUBLISHING",
      edi: "01.10",
      date: "20260304",
      version: "2.2",
      revision: "001",
    });
  });

  test("of a number of more than nine digits has its first two in place of the kind", () => {
    const file = writeCwr({
      submitter: { ...submitter, ipiNameNumber: "01234306883" },
      number: 1,
      receiver: "000",
      at,
      notifications: [{ work: song(), type: "NWR" }],
    });
    expect(readCwr(file)[0]).toMatchObject({ type: "01", id: "234306883" });
  });

  test("who is not in order is refused by field", () => {
    expect(checkSubmitter(submitter)).toEqual([]);
    const wrong = { name: "音楽", ipiNameNumber: "159804347", senderCode: "lake" };
    expect(checkSubmitter(wrong).map(({ path }) => path[0])).toEqual(["name", "ipiNameNumber", "senderCode"]);
  });
});

describe("whom the sender acts for", () => {
  test("are all writers of a song without publishers, who collect everything themselves", () => {
    const [first, second] = [writer({ share: 6000 }), writer({ share: 4000, partyNumber: "W2" })];
    const records = readCwr(notify([song({ writers: [first, second] })]));
    expect(records.map(({ record }) => record)).toEqual([
      "HDR",
      "GRH",
      "NWR",
      "SWR",
      "SWT",
      "SWR",
      "SWT",
      "GRT",
      "TRL",
    ]);
    expect(recordsNamed(records, "SWR")[0]).toMatchObject({
      pr: "06000",
      mr: "06000",
      sr: "06000",
      last: "OLAYINKA",
    });
    expect(recordsNamed(records, "SWT")[0]).toMatchObject({ pr: "06000", inclusion: "I", territory: "2136" });
  });

  test("are the sender's writers alone where others stand beside them", () => {
    const mine = writer({ share: 3333, publisher: own });
    const theirs = writer({ share: 3333, partyNumber: "W2", publisher: foreign });
    const nobodys = writer({ share: 3334, partyNumber: "W3" });
    const records = readCwr(notify([song({ writers: [nobodys, theirs, mine] })]));
    expect(records.map(({ record }) => record)).toEqual([
      "HDR",
      "GRH",
      "NWR",
      "SPU",
      "SPT",
      "OPU",
      "SWR",
      "SWT",
      "PWR",
      "OWR",
      "OWR",
      "PWR",
      "GRT",
      "TRL",
    ]);
    const [ours, other] = recordsNamed(records, "SPU", "OPU");
    expect(ours).toMatchObject({
      chain: "01",
      number: "P1",
      role: "E",
      pr: "01666",
      mr: "03333",
      sr: "03333",
    });
    expect(other).toMatchObject({ chain: "02", name: "OSUN SONGS", pr: "01666", mr: "03333" });
    expect(recordsNamed(records, "SWR")[0]).toMatchObject({ number: "W1", pr: "01667", mr: "00000" });
    expect(recordsNamed(records, "PWR")).toMatchObject([
      { publisher: "P1", writer: "W1", chain: "01" },
      { publisher: "P2", writer: "W2", chain: "02" },
    ]);
  });
});

test("one file has a group of new songs and one of changed ones, each counted", () => {
  const [first, second, third] = [song(), song({ workNumber: "S2" }), song({ workNumber: "S3" })];
  const file = writeCwr({
    submitter,
    number: 7,
    receiver: "707",
    at,
    notifications: [
      { work: first, type: "NWR" },
      { work: second, type: "REV" },
      { work: third, type: "NWR" },
    ],
  });
  const records = readCwr(file);
  expect(recordsNamed(records, "GRH")).toMatchObject([
    { type: "NWR", group: "00001", version: "02.20" },
    { type: "REV", group: "00002" },
  ]);
  expect(recordsNamed(records, "GRT")).toMatchObject([
    { transactions: "00000002", records: "00000008" },
    { transactions: "00000001", records: "00000005" },
  ]);
  expect(records.at(-1)).toMatchObject({ groups: "00002", transactions: "00000003", records: "00000015" });
  expect(recordsNamed(records, "NWR", "REV").map(({ transaction }) => Number(transaction))).toEqual([
    0, 1, 0,
  ]);
});

test("songs that two or more others are sampled in are composites with each of them named", () => {
  const samples = [
    { title: "Malaika", lastName: "Ọ̀ṣun", firstName: "Fadhili" },
    { title: "Jambo", lastName: "Abdi", firstName: "" },
  ];
  const records = readCwr(notify([song({ samples })]));
  expect(recordsNamed(records, "NWR")[0]).toMatchObject({ composite: "COS", components: "002" });
  expect(recordsNamed(records, "COM")).toMatchObject([
    { title: "MALAIKA", last: "OSUN", first: "FADHILI" },
    { title: "JAMBO", last: "ABDI", first: "" },
  ]);
});

test("a publisher with a share of its own has that of every right, and leaves its writers theirs", () => {
  const publisher = { ...own, share: 2001 };
  const writers = [
    writer({ share: 4000, publisher }),
    writer({ share: 3000, partyNumber: "W2", publisher }),
    writer({ share: 999, partyNumber: "W3" }),
  ];
  const work = song({ writers });
  expect(checkWork(work, submitter)).toEqual([]);
  const records = readCwr(notify([work]));
  const rights = ({ number, pr, mr, sr }: ReadRecord) => [number, pr, mr, sr].map((one) => one!);
  expect(recordsNamed(records, "SPU", "SWR", "OWR").map(rights)).toEqual([
    ["P1", "02001", "02001", "02001"],
    ["W1", "04000", "04000", "04000"],
    ["W2", "03000", "03000", "03000"],
    ["W3", "00999", "00999", "00999"],
  ]);
  expect(recordsNamed(records, "PWR").map(({ writer: linked }) => linked)).toEqual(["W1", "W2"]);
  expectCollected(records);
});

test("a song of 99 publishers goes, and one of a hundred is refused", () => {
  const publishedBy = (most: number) =>
    Array.from({ length: most }, (_, index) =>
      writer({
        partyNumber: `W${index}`,
        share: index === 0 ? 10_000 - most + 1 : 1,
        publisher:
          index === 0
            ? own
            : { ...foreign, partyNumber: `P${index + 1}`, name: `House ${index}`, ipiNameNumber: "" },
      }),
    );
  const most = song({ writers: publishedBy(99) });
  expect(checkWork(most, submitter)).toEqual([]);
  expect(recordsNamed(readCwr(notify([most])), "SPU", "OPU")).toHaveLength(99);
  expect(checkWork(song({ writers: publishedBy(100) }), submitter)).toEqual([
    { path: ["writers"], message: expect.stringContaining("99 publishers") as string },
  ]);
});

describe("names", () => {
  test.each([
    ["Ọláyínká", "OLAYINKA"],
    ["Wanjirũ", "WANJIRU"],
    ["Ẹ̀ṣọ́", "ESO"],
    ["Kɔfi Ɛsi", "KOFI ESI"],
    ["Ɓala Ɗan Ƙarfe", "BALA DAN KARFE"],
    ["Ngũgĩ wa Thiong’o", "NGUGI WA THIONG'O"],
    ["Nǃxau ǂToma", "N!XAU #TOMA"],
    ["Sören Åström", "SOEREN AASTROEM"],
    ["Straße", "STRASSE"],
    ["Ŋaro Ƴero Ʋui", "NGARO YERO VUI"],
    ['Ali "Farka" Touré', "ALI FARKA TOURE"],
    ["MacDonald, Jr.", "MACDONALD JR."],
  ])("%s goes as %s", (name, folded) => {
    expect(foldName(name)).toEqual({ text: folded, left: [] });
  });

  test("of another script are refused with the letters, never a question mark", () => {
    expect(foldName("አማን")).toEqual({ text: "", left: ["አ", "ማ", "ን"] });
    const work = song({ writers: [writer({ lastName: "አማን" })] });
    expect(checkWork(work, submitter)).toEqual([
      { path: ["writers", 0, "lastName"], message: expect.stringContaining("አ ማ ን") as string },
    ]);
  });
});

describe("a song that cannot be notified is refused by field", () => {
  const long = "x".repeat(61);
  const recorded = {
    title: "A",
    versionTitle: "",
    artist: "A",
    label: "",
    isrc: "",
    releaseDate: "",
    seconds: 1,
  };
  const component = { title: "Malaika", lastName: "Fadhili", firstName: "" };
  const numbered = writer({ share: 5000, ipiNameNumber: "00014107338" });
  const cases: [string, CwrWork][] = [
    ["title", song({ title: " " })],
    ["title", song({ title: long })],
    ["title", song({ title: "ليالي" })],
    ["iswc", song({ iswc: "T-1" })],
    ["writers", song({ writers: [] })],
    ["writers", song({ writers: [writer({ share: 9999 })] })],
    ["writers.0.lastName", song({ writers: [writer({ lastName: "" })] })],
    ["writers.0.lastName", song({ writers: [writer({ lastName: "y".repeat(46) })] })],
    ["writers.0.firstName", song({ writers: [writer({ firstName: "y".repeat(31) })] })],
    ["writers.0.role", song({ writers: [writer({ role: "AR" as CwrWriter["role"] })] })],
    ["writers.1.share", song({ writers: [writer(), writer({ partyNumber: "W2", share: 0 })] })],
    ["writers.1.partyNumber", song({ writers: [writer({ share: 5000 }), writer({ share: 5000 })] })],
    ["writers.0.ipiNameNumber", song({ writers: [writer({ ipiNameNumber: "12" })] })],
    ["writers.0.publisher.name", song({ writers: [writer({ publisher: { ...own, name: "" } })] })],
    [
      "writers.0.publisher.ipiNameNumber",
      song({ writers: [writer({ publisher: { ...own, ipiNameNumber: "x" } })] }),
    ],
    ["alternativeTitles.0.title", song({ alternativeTitles: [{ title: long, type: "AT", language: "" }] })],
    ["performers.0.lastName", song({ performers: [{ lastName: "", firstName: "A", ipiNameNumber: "" }] })],
    ["writers.0.performingSociety", song({ writers: [writer({ performingSociety: "999" })] })],
    ["writers.0.mechanicalSociety", song({ writers: [writer({ mechanicalSociety: "000" })] })],
    [
      "unplacedPublishers.0",
      song({
        writers: [writer({ share: 8000 })],
        unplacedPublishers: [{ name: "Lake", share: 2000, writer: "" }],
      }),
    ],
    ["writers", song({ writers: [writer({ share: 4999, publisher: { ...own, share: 5001 } })] })],
    [
      "writers.1.publisher.ipiNameNumber",
      song({
        writers: [
          writer({ share: 5000, publisher: own }),
          writer({ share: 5000, partyNumber: "W2", publisher: { ...own, ipiNameNumber: "00014107338" } }),
        ],
      }),
    ],
    ["writers", song({ writers: [writer({ publisher: foreign })] })],
    ["title", song({ title: "Nairobi 🌃" })],
    ["writers", song({ writers: [writer({ share: 10_001 })] })],
    ["writers.0.firstName", song({ writers: [writer({ firstName: "宋" })] })],
    [
      "writers.1.role",
      song({
        writers: [
          writer({ share: 1 }),
          writer({ share: 9999, partyNumber: "W2", role: "" as CwrWriter["role"] }),
        ],
      }),
    ],
    [
      "writers.1.share",
      song({ writers: [writer({ share: 10_001 }), writer({ partyNumber: "W2", share: -1 })] }),
    ],
    [
      "writers.0.publisher.name",
      song({ writers: [writer({ publisher: { ...own, name: "y".repeat(46) } })] }),
    ],
    ["writers.0.publisher.name", song({ writers: [writer({ publisher: { ...own, name: "شركة" } })] })],
    [
      "alternativeTitles.1.title",
      song({
        alternativeTitles: [
          { title: "Fine", type: "AT", language: "" },
          { title: "ሰላም", type: "AT", language: "" },
        ],
      }),
    ],
    [
      "performers.0.firstName",
      song({ performers: [{ lastName: "A", firstName: "y".repeat(31), ipiNameNumber: "" }] }),
    ],
    ["samples.0.title", song({ samples: [{ ...component, title: long }, component] })],
    ["samples.1.lastName", song({ samples: [component, { ...component, lastName: "" }] })],
    ["writers.1.ipiNameNumber", song({ writers: [numbered, { ...numbered, partyNumber: "W2" }] })],
    ["recordings.0.artist", song({ recordings: [{ ...recorded, artist: "አማን" }] })],
    ["recordings.0.label", song({ recordings: [{ ...recorded, label: long }] })],
  ];
  test.each(cases)("%s", (path, work) => {
    expect(checkWork(work, submitter).map((fault) => fault.path.join("."))).toContain(path);
  });
});

/** Files of five songs each: 10,000 songs in all. */
const RUNS = 2_000;
const SONGS = 5;

const names = fc
  .array(fc.constantFrom(..."AbcÉéỌọṣŨũĩƁɗƙŊɔƐ’-. ßÄ"), { minLength: 1, maxLength: 20 })
  .map((letters) => `N${letters.join("")}`);

const publishers = fc.constantFrom(null, own, own, foreign, { ...foreign, partyNumber: "P3", name: "Third" });

const works: fc.Arbitrary<CwrWork> = fc
  .record({
    people: fc.array(
      fc.record({
        lastName: names,
        firstName: names,
        role: fc.constantFrom("CA", "C", "A"),
        publisher: publishers,
      }),
      { minLength: 1, maxLength: 12 },
    ),
    cuts: fc.array(fc.integer({ min: 1, max: WHOLE - 1 }), { minLength: 11, maxLength: 11 }),
    title: names,
    seconds: fc.integer({ min: 0, max: 5999 }),
    recordings: fc.array(fc.record({ title: names, artist: names }), { maxLength: 3 }),
  })
  .map(({ people, cuts, title, seconds, recordings }) => {
    const shares = sharesOf(people.length, cuts);
    // A song with publishers has one of the sender's writers, or it is not the sender's to notify.
    if (people.some(({ publisher }) => publisher)) people[0]!.publisher = own;
    return song({
      title,
      seconds,
      writers: people.map((person, index) =>
        writer({ ...person, partyNumber: `W${index}`, share: shares[index]! }),
      ),
      recordings: recordings.map(({ title: named, artist }) => ({
        title: named,
        versionTitle: "",
        artist,
        label: "",
        isrc: "KEA1B2600001",
        releaseDate: "2026-05-01",
        seconds,
      })),
    });
  });

/** Shares of at least 0.01 that total 100. */
function sharesOf(people: number, cuts: number[]): number[] {
  const places = [...new Set(cuts)].toSorted((one, other) => one - other).slice(0, people - 1);
  if (places.length < people - 1) return splitEqually(people);
  return [...places, WHOLE].map((place, index) => place - (places[index - 1] ?? 0));
}

test("of 10,000 random songs every fact is read back, every right totals 10000, every line is exact", () => {
  fc.assert(
    fc.property(fc.array(works, { minLength: SONGS, maxLength: SONGS }), (songs) => {
      const numbered = songs.map((work, index) => ({ ...work, workNumber: `S${index}` }));
      for (const work of numbered) expect(checkWork(work, submitter)).toEqual([]);
      const records = readCwr(notify(numbered));
      expect(Number(records.at(-1)!.records)).toBe(records.length);
      expect(Number(records.at(-2)!.records)).toBe(records.length - 2);
      for (const [transaction, work] of numbered.entries()) {
        const inSong = records.slice(2, -2).filter((record) => Number(record.transaction) === transaction);
        expect(inSong.map(({ position }) => Number(position))).toEqual(inSong.map((_, position) => position));
        expect(inSong[0]).toMatchObject({ workNumber: work.workNumber, title: foldTitle(work.title).text });
        const parties = recordsNamed(inSong, "SPU", "OPU", "SWR", "OWR");
        for (const right of ["pr", "mr", "sr"]) expect(sum(parties, right)).toBe(WHOLE);
        expect(sum(recordsNamed(inSong, "SPU", "OPU"), "pr")).toBeLessThanOrEqual(WHOLE / 2);
        const read = recordsNamed(inSong, "SWR", "OWR").map(
          ({ number, last, first, role }) => `${number} ${last}, ${first}: ${role}`,
        );
        const written = work.writers.map(
          ({ partyNumber, lastName, firstName, role }) =>
            `${partyNumber} ${foldName(lastName).text}, ${foldName(firstName).text}: ${role}`,
        );
        expect(read.toSorted()).toEqual(written.toSorted());
        expect(read.join()).not.toContain("?");
        expectCollected(inSong);
        expect(recordsNamed(inSong, "REC").map(({ artist }) => artist)).toEqual(
          work.recordings.map(({ artist }) => foldTitle(artist).text),
        );
      }
    }),
    { numRuns: RUNS },
  );
}, 600_000);

/** Whoever is controlled collects what they own, and is linked; nobody else collects. */
function expectCollected(records: ReadRecord[]): void {
  for (const [owns, collects] of [
    ["SPU", "SPT"],
    ["SWR", "SWT"],
  ] as const)
    for (const right of ["pr", "mr", "sr"])
      expect(recordsNamed(records, collects).map((record) => record[right])).toEqual(
        recordsNamed(records, owns).map((record) => record[right]),
      );
  const chains = recordsNamed(records, "SPU", "OPU").map(({ chain, number }) => `${Number(chain)} ${number}`);
  expect(chains.map((chain) => Number(chain.split(" ")[0]))).toEqual(chains.map((_, index) => index + 1));
  for (const { chain, publisher } of recordsNamed(records, "PWR"))
    expect(chains).toContain(`${Number(chain)} ${publisher}`);
}

test("five hundred writers with shares of 0.01 among them fit into one song", () => {
  const writers = Array.from({ length: 500 }, (_, index) =>
    writer({
      partyNumber: `W${index}`,
      share: index === 0 ? WHOLE - 499 : 1,
      publisher: index % 2 ? own : null,
    }),
  );
  const records = readCwr(notify([song({ writers })]));
  const parties = recordsNamed(records, "SPU", "SWR", "OWR");
  expect(recordsNamed(records, "SWR", "OWR")).toHaveLength(500);
  for (const right of ["pr", "mr", "sr"]) expect(sum(parties, right)).toBe(WHOLE);
});
