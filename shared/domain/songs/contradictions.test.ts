import { describe, expect, test } from "vitest";
import type { Acting } from "#shared/domain/acting";
import { agreementChoicesDefaults, personAlone } from "#shared/domain/agreements/agreement-choices";
import type { FeaturedForm, FeaturedLegalDetails } from "#shared/domain/agreements/featured-artist-agreement";
import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { noPerson, noRecording, noSong } from "#shared/domain/registration/registration";
import { noSongFacts } from "#shared/domain/song-facts";
import { contradictionsOf } from "#shared/domain/songs/contradictions";
import type { Paper } from "#shared/domain/songs/paper";
import type { RightsHolder, SplitSheet } from "#shared/domain/split-sheet";

/*
 * A song whose papers agree: Amina sings and owns the recording, Brian produced it for points, Zuri is featured for a fee and a tenth.
 * Each test changes one thing; what it must find, and what looks alike and must be left alone.
 */
const amina = { name: "Amina Wanjiru", email: "amina@example.com" };
const brian = { name: "Brian Otieno", email: "brian@example.com" };
const zuri = { name: "Zuri Kimani", email: "zuri@example.com" };

const row = (person: { name: string; email: string }, role: string, share: number): RightsHolder => ({
  ...person,
  role,
  share,
});

function sheet(says: Partial<SplitSheet> = {}, given: Partial<Paper> = {}): Paper {
  const content: SplitSheet = {
    ...noSongFacts,
    songTitle: "Nairobi Nights",
    artistName: "Amina Wanjiru feat. Zuri Kimani",
    publishing: [
      row(amina, "Songwriter", 50_00),
      row(brian, "Producer", 30_00),
      row(zuri, "Featured Artist", 20_00),
    ],
    master: [row(amina, "Artist", 100_00)],
    ...says,
  };
  const record = { song: noSong, recordings: [noRecording], people: [] };
  const paper = {
    id: "sheet",
    byTextAlone: false,
    record,
    sentAt: null,
    signings: [],
    signatures: [],
    isOwn: true,
  };
  return { ...paper, says: { type: "split_sheet", content }, ...given };
}

const choices = { ...agreementChoicesDefaults, sync: "joint" } as const;

function producer(says: Partial<ProducerForm> = {}, given: Partial<Paper> = {}): Paper {
  const formData: ProducerForm = {
    ...choices,
    ...personAlone("artist"),
    ...personAlone("producer"),
    projectTitle: "Lamu Sessions",
    trackTitle: "Nairobi Nights",
    artistName: amina.name,
    artistEmail: amina.email,
    producerName: brian.name,
    producerEmail: brian.email,
    producerFee: 39_000_00,
    compensationType: "hybrid",
    royaltyPercentage: 3_00,
    effectiveDate: "2026-03-01",
    masterOwnership: "artist",
    deliveryMethod: "Google Drive",
    deliveryTimeline: "Within 7 days",
    revisions: 2,
    credits: "Produced by Brian Otieno",
    exclusivity: true,
    terminationClause: "",
    additionalTerms: "",
    syncRights: false,
    feeParts: "at_once",
    mayReject: false,
    ...says,
  };
  return agreement("producer", { type: "producer_agreement", content: { ...text, formData } }, given);
}

function featured(says: Partial<FeaturedForm> = {}, given: Partial<Paper> = {}): Paper {
  const formData: FeaturedForm = {
    ...choices,
    ...personAlone("primaryArtist"),
    ...personAlone("featuredArtist"),
    projectTitle: "Lamu Sessions",
    songTitle: "Nairobi Nights",
    primaryArtist: amina.name,
    primaryArtistEmail: amina.email,
    featuredArtist: zuri.name,
    featuredArtistEmail: zuri.email,
    compensationType: "combination",
    featuredArtistFee: 25_000_00,
    featuredArtistPercentage: 10_00,
    masterOwnership: "lead_artist",
    effectiveDate: "2026-03-02",
    deliveryMethod: "wetransfer",
    otherDeliveryMethod: "",
    deliveryTimeline: "Within 14 days",
    creditRequirements: "feat. Zuri Kimani",
    exclusivity: false,
    additionalTerms: "",
    ownerName: "",
    courtesyOf: "",
    legal: null,
    ...says,
  };
  return agreement("featured", { type: "featured_artist_agreement", content: { ...text, formData } }, given);
}

const text = { generatedAgreement: "", draftedBy: "clause_library", editedAt: null, edition: null } as const;
const agreement = (id: string, says: Paper["says"], given: Partial<Paper>): Paper => ({
  id,
  says,
  byTextAlone: false,
  record: null,
  sentAt: null,
  signings: [],
  signatures: [],
  isOwn: true,
  ...given,
});

const identity = { phone: "", address: "", sealedId: "", maskedId: "" };
const legal = (given: Partial<FeaturedLegalDetails> = {}): FeaturedLegalDetails => ({
  primary: identity,
  featured: identity,
  recordingDate: "",
  paymentTerms: "split_payment",
  royaltyBased: false,
  featuredArtistRoyaltyPercentage: 50_00,
  publishingSplit: "",
  proAffiliation: "",
  agreementDuration: "perpetuity",
  fixedEndDate: "",
  terminationClause: "",
  performanceRights: "",
  promotionalRights: "",
  syncLicensingRights: false,
  syncRoyaltyPercentage: null,
  deliverables: "Vocals",
  revisions: 2,
  ...given,
});

const numbers = (...papers: Paper[]) => contradictionsOf(papers).map(({ number }) => number);
const words = (...papers: Paper[]) =>
  contradictionsOf(papers).map(({ quotes }) => quotes.map((one) => one.words));
const noted = (details: Partial<typeof noPerson>, person = zuri) => ({
  record: {
    song: noSong,
    recordings: [noRecording],
    people: [{ ...person, details: { ...noPerson, ...details } }],
  },
});

test("papers that agree are left alone", () => {
  expect(numbers(sheet(), producer(), featured())).toEqual([]);
  expect(numbers(sheet(), producer(), featured({ legal: legal() }))).toEqual([]);
  expect(numbers(sheet({ master: [] }), producer(), featured())).toEqual([]);
});

test("an agreement that somebody brought as a text has nothing to compare", () => {
  const brought = { type: "producer_agreement", content: { ...text, formData: null } } as const;
  expect(numbers(sheet(), agreement("brought", brought, { byTextAlone: true }))).toEqual([]);
});

describe("1, titles and guests", () => {
  test("a spelling is not the other", () => {
    expect(words(sheet(), producer({ trackTitle: "Nairobi Nite" }))).toEqual([
      ["Nairobi Nights", "Nairobi Nite"],
    ]);
    expect(numbers(sheet({ songTitle: "Ọlá" }), featured({ songTitle: "Ola" }))).toEqual([1]);
  });
  test.each(["nairobi  nights", "Nairobi Nights (Remix)", "Nairobi Nights feat. Zuri Kimani"])(
    "%s is the same",
    (trackTitle) => expect(numbers(sheet(), producer({ trackTitle }))).toEqual([]),
  );
  test("another title that is noted of the song is one of it", () => {
    const alternativeTitles = [{ title: "Usiku", type: "AT", language: "" }] as const;
    const record = {
      song: { ...noSong, alternativeTitles: [...alternativeTitles] },
      recordings: [noRecording],
      people: [],
    };
    expect(numbers(sheet({}, { record }), producer({ trackTitle: "Usiku" }))).toEqual([]);
  });
  test("whoever is featured is billed", () => {
    expect(numbers(sheet({ artistName: "Amina Wanjiru" }), featured())).toEqual([1]);
    expect(
      numbers(
        sheet({ artistName: "Amina Wanjiru", songTitle: "Nairobi Nights (feat. Zuri Kimani)" }),
        featured(),
      ),
    ).toEqual([]);
  });
});

describe("2, the artist", () => {
  test("another one", () => {
    expect(
      words(sheet(), producer({ artistName: "Wambui Kamau", artistEmail: "w@example.com" })),
    ).toContainEqual(["Amina Wanjiru feat. Zuri Kimani", "Wambui Kamau"]);
  });
  test.each([
    { artistName: "amina wanjiru" },
    { artistName: "Mina", artistLegalName: "Amina Wanjiru" },
    { artistName: "Amina Wanjiru & The Lakers" },
  ])("the same under %o", (says) => expect(numbers(sheet(), producer(says))).toEqual([]));
  test("a stage name that is noted of somebody on the sheet is theirs", () => {
    const paper = sheet({ artistName: "MC Zu feat. Zuri Kimani" }, noted({ stageName: "MC Zu" }, amina));
    expect(numbers(paper, producer({ artistName: "MC Zu" }))).toEqual([]);
  });
});

describe("3 to 7, who owns the recording", () => {
  const halves = [row(amina, "Artist", 50_00), row(brian, "Producer", 50_00)];
  test("3: the artist by the agreement, and the producer a part by the sheet", () => {
    const [found] = contradictionsOf([sheet({ master: halves }), producer()]);
    expect(found).toMatchObject({
      number: 3,
      isSerious: true,
      quotes: [
        { documentId: "sheet", field: "Master rights", words: "Amina Wanjiru 50%, Brian Otieno 50%" },
        { documentId: "producer", field: "Master ownership", words: "Artist owns the master (100%)" },
      ],
    });
    const others = [row(amina, "Artist", 80_00), row({ name: "Kito", email: "" }, "Investor", 20_00)];
    expect(numbers(sheet({ master: others }), producer())).toEqual([3]);
  });
  test("4: the producer by the agreement, and somebody else by the sheet", () => {
    expect(numbers(sheet(), producer({ masterOwnership: "producer" }))).toEqual([4]);
    const his = sheet({ master: [row(brian, "Producer", 100_00)] });
    expect(numbers(his, producer({ masterOwnership: "producer" }))).toEqual([]);
  });
  test("5: both by the agreement, and not half each by the sheet", () => {
    const uneven = [row(amina, "Artist", 60_00), row(brian, "Producer", 40_00)];
    expect(numbers(sheet({ master: uneven }), producer({ masterOwnership: "shared" }))).toEqual([5]);
    expect(numbers(sheet({ master: halves }), producer({ masterOwnership: "shared" }))).toEqual([]);
    // The same person under a nickname, known by the address.
    const named = [row({ ...amina, name: "Amina W." }, "Artist", 50_00), row(brian, "Producer", 50_00)];
    expect(numbers(sheet({ master: named }), producer({ masterOwnership: "shared" }))).not.toContain(5);
  });
  test("6: the featured artist owns by the sheet what the agreement keeps from her", () => {
    const withZuri = [row(amina, "Artist", 75_00), row(zuri, "Featured Artist", 25_00)];
    expect(numbers(sheet({ master: withZuri }), featured())).toEqual([6]);
    expect(numbers(sheet({ master: withZuri }), featured({ masterOwnership: "shared" }))).toEqual([6]);
    const equal = [row(amina, "Artist", 50_00), row(zuri, "Featured Artist", 50_00)];
    expect(numbers(sheet({ master: equal }), featured({ masterOwnership: "shared" }))).toEqual([]);
  });
  test("7: a label by the agreement and none on the sheet, or the other way round", () => {
    const theirs = featured({ masterOwnership: "label_other", ownerName: "Lake Records" });
    expect(numbers(sheet(), theirs)).toEqual([7]);
    expect(numbers(sheet({ label: "Lake Records Ltd" }), theirs)).toEqual([]);
    expect(numbers(sheet({ label: "Coast Music" }), theirs)).toEqual([7]);
    expect(numbers(sheet({ label: "Coast Music" }), featured({ masterOwnership: "label_other" }))).toEqual(
      [],
    );
    const label = [row({ name: "Lake Records", email: "" }, "Label", 100_00)];
    expect(numbers(sheet({ master: label }), theirs)).toEqual([]);
    expect(numbers(sheet({ master: label }), producer())).toEqual([7]);
  });
});

describe("8, agreement against agreement", () => {
  test.each([
    ["producer", "lead_artist"],
    ["shared", "lead_artist"],
    ["shared", "shared"],
    ["artist", "shared"],
  ] as const)("%s and %s are more than the whole", (mine, theirs) => {
    const both = [producer({ masterOwnership: mine }), featured({ masterOwnership: theirs })];
    expect(contradictionsOf(both)).toMatchObject([{ number: 8, isSerious: true }]);
  });
  test("the artist in both is one owner", () => expect(numbers(producer(), featured())).toEqual([]));
});

describe("9 and 10, points", () => {
  test("9: points that stand among the owners once more", () => {
    const master = [row(amina, "Artist", 97_00), row(brian, "Producer", 3_00)];
    expect(numbers(sheet({ master }), producer())).toEqual([3, 9]);
    expect(numbers(sheet({ master }), producer({ royaltyPercentage: 4_00 }))).toEqual([3]);
  });
  test("9: royalties alone, and none stated", () => {
    expect(numbers(producer({ compensationType: "royalties_only", royaltyPercentage: null }))).toEqual([9]);
    expect(numbers(producer({ compensationType: "royalties_only", producerFee: 0 }))).toEqual([]);
    // Of a recording that both own the owner's half is what is paid; beside a fee a royalty may be left open.
    const open = { royaltyPercentage: null } as const;
    expect(
      numbers(producer({ ...open, compensationType: "royalties_only", masterOwnership: "shared" })),
    ).toEqual([]);
    expect(numbers(producer(open))).toEqual([]);
  });
  test("9: an owner who is paid a fee alone stands in the two places of the third rule, once", () => {
    const master = [row(amina, "Artist", 80_00), row(brian, "Producer", 20_00)];
    const says = { compensationType: "upfront_only", royaltyPercentage: null } as const;
    expect(numbers(sheet({ master }), producer(says))).toEqual([3]);
    const halves = [row(amina, "Artist", 50_00), row(brian, "Producer", 50_00)];
    expect(numbers(sheet({ master: halves }), producer({ ...says, masterOwnership: "shared" }))).toEqual([]);
  });
  test("10: more than all of the income", () => {
    const promised = [producer({ royaltyPercentage: 60_00 }), featured({ featuredArtistPercentage: 45_00 })];
    expect(contradictionsOf(promised)).toMatchObject([
      { number: 10, isSerious: true, quotes: [{ words: "60%" }, { words: "45%" }] },
    ]);
    const all = [producer({ royaltyPercentage: 60_00 }), featured({ featuredArtistPercentage: 40_00 })];
    expect(numbers(...all)).toEqual([]);
  });
  test("10: more than whoever promises it owns", () => {
    const master = [row(amina, "Artist", 20_00), row(zuri, "Featured Artist", 80_00)];
    const paper = producer({ royaltyPercentage: 25_00, masterOwnership: "shared" });
    expect(numbers(sheet({ master }), paper)).toContain(10);
    expect(numbers(sheet(), producer({ royaltyPercentage: 25_00 }))).toEqual([]);
  });
  test("10: of two percentages for one thing one counts", () => {
    const both = featured({ featuredArtistPercentage: 50_00, legal: legal({ royaltyBased: true }) });
    expect(numbers(producer({ royaltyPercentage: 50_00 }), both)).toEqual([]);
  });
});

describe("11 and 12, shares of the song in words", () => {
  test.each(["Zuri 25%", "Zuri Kimani 25%, Amina 75%", "Featured artist: 12.5 %", "50/50", "No publishing"])(
    "11: %s is not the sheet’s fifth",
    (publishingSplit) =>
      expect(numbers(sheet(), featured({ legal: legal({ publishingSplit }) }))).toEqual([11]),
  );
  test.each([
    "",
    "Zuri 20%",
    "Amina 50%, Brian 30%, Zuri 20%",
    "20% for the featured artist",
    "80/20",
    "As the split sheet will say",
  ])("11: “%s” fits", (publishingSplit) =>
    expect(numbers(sheet(), featured({ legal: legal({ publishingSplit }) }))).toEqual([]),
  );
  test("11: promised a share and not on the list", () => {
    const publishing = [row(amina, "Songwriter", 70_00), row(brian, "Producer", 30_00)];
    expect(
      numbers(sheet({ publishing }), featured({ legal: legal({ publishingSplit: "Zuri 20%" }) })),
    ).toContain(11);
  });
  test.each([
    "The producer waives any share of publishing.",
    "All services are work for hire.",
    "The producer receives 50% of the publishing.",
  ])("12: “%s” is not what the sheet says", (additionalTerms) =>
    expect(numbers(sheet(), producer({ additionalTerms }))).toEqual([12]),
  );
  test.each([
    "The producer receives 30% of the publishing.",
    "Publishing as the split sheet says.",
    "Stems are delivered without effects.",
    "The producer brings a session drummer.",
  ])("12: “%s” fits", (additionalTerms) =>
    expect(numbers(sheet(), producer({ additionalTerms }))).toEqual([]),
  );
  test("12: promised a share and not on the list", () => {
    const publishing = [row(amina, "Songwriter", 80_00), row(zuri, "Vocalist", 20_00)];
    const terms = { additionalTerms: "The producer is entitled to a share of the composition." };
    const master = [row(amina, "Artist", 100_00)];
    expect(numbers(sheet({ publishing, master }), producer(terms))).toContain(12);
  });
});

describe("13 and 14, people", () => {
  test("13: one person with two addresses", () => {
    const paper = producer({ producerEmail: "beats@example.com" });
    expect(words(sheet(), paper)).toEqual([
      ["Brian Otieno, brian@example.com", "Brian Otieno, beats@example.com"],
    ]);
    expect(numbers(sheet({}, { isOwn: false }), paper)).toEqual([]);
  });
  test("13: one address with two people", () => {
    const shared = { name: "Salim Ali", email: brian.email };
    const publishing = [row(amina, "Songwriter", 50_00), row(shared, "Producer", 50_00)];
    expect(numbers(sheet({ publishing }), producer())).toEqual([13]);
    const short = [row(amina, "Songwriter", 50_00), row({ ...brian, name: "Brian" }, "Producer", 50_00)];
    expect(numbers(sheet({ publishing: short }), producer())).toEqual([]);
  });
  test("13: one person with an address for the song and another for the recording", () => {
    const other = { ...amina, email: "bookings@example.com" };
    const master = [row(other, "Artist", 100_00)];
    expect(words(sheet({ master }))).toEqual([
      ["Amina Wanjiru, amina@example.com", "Amina Wanjiru, bookings@example.com"],
    ]);
    expect(numbers(sheet({ master }, { isOwn: false }))).toEqual([]);
    // Two of one name who both wrote it, and one whose address is not known yet.
    const publishing = [row(amina, "Songwriter", 50_00), row(other, "Lyricist", 50_00)];
    expect(numbers(sheet({ publishing, master }))).toEqual([]);
    expect(numbers(sheet({ master: [row({ ...amina, email: "" }, "Artist", 100_00)] }))).toEqual([]);
  });
  test("14: somebody else produced it, or nobody", () => {
    const kito = { name: "Kito Beats", email: "kito@example.com" };
    const publishing = [row(amina, "Songwriter", 50_00), row(kito, "Producer", 50_00)];
    expect(words(sheet({ publishing }), producer())).toEqual([["Kito Beats (Producer)", "Brian Otieno"]]);
    const composer = [row(amina, "Songwriter", 50_00), row(brian, "Composer", 50_00)];
    expect(numbers(sheet({ publishing: composer }), producer())).toEqual([]);
  });
  test("14: the credit names somebody else", () => {
    expect(numbers(sheet(), producer({ credits: "Produced by Kito Beats" }))).toEqual([14]);
    expect(numbers(sheet(), producer({ credits: "Prod. by Brian Otieno at Ketebul" }))).toEqual([]);
    expect(numbers(sheet(), producer({ credits: "In the booklet" }))).toEqual([]);
  });
  test("14: whoever is featured is nowhere on the sheet", () => {
    const publishing = [row(amina, "Songwriter", 70_00), row(brian, "Producer", 30_00)];
    expect(numbers(sheet({ publishing }), featured())).toEqual([14]);
    const performers = [{ name: zuri.name, part: "featured", instrument: "", society: "" }] as const;
    const record = {
      song: noSong,
      recordings: [{ ...noRecording, performers: [...performers] }],
      people: [],
    };
    expect(numbers(sheet({ publishing }, { record }), featured())).toEqual([]);
  });
});

describe("15 and 16, days", () => {
  const released = sheet({ releaseDate: "2026-03-02" });
  test("15: agreed or recorded after the release", () => {
    expect(numbers(released, producer({ effectiveDate: "2026-03-03" }))).toEqual([15]);
    expect(numbers(released, featured({ legal: legal({ recordingDate: "2026-04-01" }) }))).toEqual([15]);
    expect(numbers(released, producer({ effectiveDate: "2026-03-02" }))).toEqual([]);
    expect(numbers(sheet({ releaseDate: "next summer" }), producer({ effectiveDate: "2030-01-01" }))).toEqual(
      [],
    );
  });
  test("16: a licence that ends under a sheet that does not", () => {
    const ends = legal({ agreementDuration: "fixed", fixedEndDate: "2030-01-01" });
    expect(contradictionsOf([sheet(), featured({ legal: ends })])).toMatchObject([
      { number: 16, isSerious: true },
    ]);
    expect(numbers(featured({ legal: ends }))).toEqual([]);
  });
  test("16: a licence that ends before the release", () => {
    const ends = legal({ agreementDuration: "fixed", fixedEndDate: "2026-06-01" });
    const early = sheet({ releaseDate: "2026-07-01" });
    expect(contradictionsOf([early, featured({ legal: ends })])).toMatchObject([
      { number: 16, quotes: [{ field: "Release date" }, { field: "End date" }] },
    ]);
  });
  test("16: an end before the beginning", () => {
    const ends = legal({ agreementDuration: "fixed", fixedEndDate: "2026-01-01" });
    expect(numbers(featured({ legal: ends }))).toEqual([16]);
  });
});

describe("17 and 18, licences", () => {
  test("17: one allows what the other forbids", () => {
    expect(numbers(producer({ sync: "alone" }), featured({ sync: "none" }))).toEqual([17]);
    expect(numbers(producer({ sync: "joint" }), featured({ sync: "joint" }))).toEqual([]);
    // Older forms were not asked.
    expect(numbers(producer({ sync: null }), featured({ sync: "none" }))).toEqual([]);
  });
  test("17: allowed, and nothing stated for it", () => {
    expect(numbers(featured({ legal: legal({ syncLicensingRights: true }) }))).toEqual([17]);
    const paid = legal({ syncLicensingRights: true, syncRoyaltyPercentage: 30_00 });
    expect(numbers(featured({ legal: paid }))).toEqual([]);
  });
  test("17: allowed by two, and the song is somebody else’s, too", () => {
    expect(words(sheet(), producer({ sync: "alone" }))).toEqual([
      ["Zuri Kimani", "The artist alone may license it"],
    ]);
    const publishing = [row(amina, "Songwriter", 50_00), row(brian, "Producer", 50_00)];
    expect(numbers(sheet({ publishing }), producer({ sync: "alone" }))).toEqual([]);
  });
  test("18: one beat to two artists alone", () => {
    const other = producer({ artistName: "Wambui Kamau", artistEmail: "w@example.com" }, { id: "other" });
    expect(numbers(producer(), other)).toEqual([18]);
    const open = { masterOwnership: "shared", exclusivity: false } as const;
    const shared = [
      { ...other, says: producer({ ...open, artistName: "Wambui", artistEmail: "w@e.com" }).says },
    ];
    expect(words(producer(), ...shared)).toEqual([
      ["Exclusive, to Amina Wanjiru", "Not exclusive, to Wambui"],
    ]);
    expect(numbers(producer(open), ...shared)).toEqual([]);
    expect(numbers(producer(), producer({}, { id: "other" }))).toEqual([]);
    const another = producer(
      { artistName: "Wambui Kamau", artistEmail: "w@example.com", trackTitle: "Dhow" },
      { id: "o" },
    );
    expect(numbers(producer(), another)).toEqual([]);
  });
  test("18: one guest to two artists alone", () => {
    const other = featured(
      { primaryArtist: "Wambui", primaryArtistEmail: "w@e.com", exclusivity: true },
      { id: "o" },
    );
    expect(numbers(featured({ exclusivity: true }), other)).toEqual([18]);
    expect(numbers(featured(), other)).toEqual([18]);
    const free = featured({ primaryArtist: "Wambui", primaryArtistEmail: "w@e.com" }, { id: "o" });
    expect(numbers(featured(), free)).toEqual([]);
  });
  test("18: after two years a guest may record the song for others", () => {
    const says = { primaryArtist: "Wambui", primaryArtistEmail: "w@e.com", effectiveDate: "2028-03-04" };
    const papers = [featured({ exclusivity: true }), featured(says, { id: "o" })];
    const publishing = [row(amina, "Songwriter", 50_00), row(zuri, "Featured Artist", 50_00)];
    const released = (releaseDate: string) =>
      numbers(
        sheet({ releaseDate, publishing, artistName: "Amina Wanjiru, Wambui feat. Zuri Kimani" }),
        ...papers,
      );
    expect(released("2026-03-10")).toContain(18);
    expect(released("2026-03-03")).not.toContain(18);
  });
  test("18: a guest of one artist alone performs on another artist’s recording", () => {
    const performers = [{ name: "zuri kimani", part: "featured", instrument: "", society: "" }] as const;
    const on = (artist: string, recording = {}) =>
      sheet(
        {},
        {
          record: {
            song: noSong,
            recordings: [
              noRecording,
              { ...noRecording, version: "Remix", artist, performers: [...performers], ...recording },
            ],
            people: [],
          },
        },
      );
    const exclusive = featured({ exclusivity: true });
    expect(contradictionsOf([on("DJ Kito"), exclusive])).toMatchObject([
      {
        number: 18,
        quotes: [
          { field: "Exclusivity", words: "Exclusive, to Amina Wanjiru" },
          { field: "Performers of Nairobi Nights, Remix", words: "zuri kimani, for DJ Kito" },
        ],
      },
    ]);
    expect(numbers(on("DJ Kito"), featured())).toEqual([]);
    expect(numbers(on("Amina Wanjiru & DJ Kito"), exclusive)).toEqual([]);
    expect(numbers(on(""), exclusive)).toEqual([]);
    expect(numbers(on("DJ Kito", { performers: [] }), exclusive)).toEqual([]);
  });
  test("18: a beat that others may have, on a recording that is one artist’s", () => {
    expect(numbers(producer({ exclusivity: false }))).toEqual([18]);
    expect(numbers(producer({ exclusivity: false, masterOwnership: "shared" }))).toEqual([]);
  });
});

describe("19, publishers and societies", () => {
  test("a publisher without a part", () => {
    expect(numbers(sheet({ publisher: "Lake Music" }))).toEqual([19]);
    expect(
      numbers(
        sheet(
          { publisher: "Lake Music" },
          noted({ publisher: { ...noPerson.publisher, name: "Lake Music Publishing" } }),
        ),
      ),
    ).toEqual([]);
    const publishing = [
      row(amina, "Songwriter", 50_00),
      row({ name: "Lake Music", email: "" }, "Publisher", 50_00),
    ];
    expect(numbers(sheet({ publisher: "Lake Music", publishing }))).toEqual([]);
  });
  test("another society", () => {
    const member = noted({ performingSociety: "063" });
    expect(words(sheet({}, member), featured({ legal: legal({ proAffiliation: "MCSK, Kenya" }) }))).toEqual([
      ["SAMRO", "MCSK, Kenya"],
    ]);
    expect(numbers(sheet({}, member), featured({ legal: legal({ proAffiliation: "SAMRO" }) }))).toEqual([]);
    expect(
      numbers(sheet({}, member), featured({ legal: legal({ proAffiliation: "Still to join" }) })),
    ).toEqual([]);
  });
});

describe("19, one person beside two sheets", () => {
  const two = (one: Partial<typeof noPerson>, other: Partial<typeof noPerson>) =>
    words(sheet({}, noted(one)), sheet({}, { ...noted(other), id: "second" }));
  test("another society, another number of a person", () => {
    expect(two({ performingSociety: "063" }, { performingSociety: "MCSK" })).toEqual([["SAMRO", "MCSK"]]);
    expect(two({ ipiBaseNumber: "I-000000229-7" }, { ipiBaseNumber: "I-123456789-3" })).toHaveLength(1);
  });
  test("the code of one society and its name, a number of another name, and nothing", () => {
    expect(two({ performingSociety: "063" }, { performingSociety: "samro" })).toEqual([]);
    expect(two({ ipiNameNumber: "00014107338" }, { ipiNameNumber: "00052210040" })).toEqual([]);
    expect(two({ mechanicalSociety: "283" }, {})).toEqual([]);
  });
});

describe("20 and 23, two sheets of one song", () => {
  const isrc = "KE-A1B-26-00001";
  const two = (says: Partial<SplitSheet>, first: Partial<SplitSheet> = {}) =>
    numbers(sheet(first), sheet(says, { id: "second" }));
  test("23: other writers, or other shares", () => {
    const publishing = [row(amina, "Songwriter", 100_00)];
    expect(two({ publishing })).toEqual([23]);
    expect(two({})).toEqual([]);
    const turned = sheet().says.content as SplitSheet;
    expect(two({ publishing: turned.publishing.toReversed() })).toEqual([]);
  });
  test("20: one ISRC, two lists of owners", () => {
    const master = [row(brian, "Producer", 100_00)];
    expect(two({ master, isrc }, { isrc })).toEqual([20]);
    expect(two({ master, isrc: "KE-A1B-26-00002" }, { isrc })).toEqual([]);
  });
  test("20: one ISRC, two lists of owners of another recording", () => {
    const remix = (name: string, number = isrc) => ({
      record: {
        song: noSong,
        recordings: [
          noRecording,
          { ...noRecording, version: "Remix", isrc: number, owners: [{ name, share: 100_00 }] },
        ],
        people: [],
      },
    });
    const both = (second: Partial<Paper>) =>
      numbers(sheet({}, remix("DJ Kito")), sheet({}, { id: "second", ...second }));
    expect(both(remix("Lake Records"))).toEqual([20]);
    expect(both(remix("dj kito"))).toEqual([]);
    expect(both(remix("Lake Records", "KE-A1B-26-00002"))).toEqual([]);
    // The number of the recording itself, given to its remix once more.
    expect(numbers(sheet({ isrc }, remix("DJ Kito")))).toEqual([20]);
  });
  test("20: one recording, two numbers", () => {
    expect(two({ isrc: "KE-A1B-26-00002", duration: "3:45" }, { isrc, duration: "3:45" })).toEqual([20]);
    expect(two({ isrc: "KE-A1B-26-00002", duration: "4:10" }, { isrc, duration: "3:45" })).toEqual([]);
    expect(two({ isrc: "KE-A1B-26-00002" }, { isrc })).toEqual([]);
  });
  test("20: a number given after the release", () => {
    expect(numbers(sheet({ isrc, releaseDate: "2025-12-01" }))).toEqual([20]);
    expect(numbers(sheet({ isrc, releaseDate: "2026-12-01" }))).toEqual([]);
    expect(numbers(sheet({ isrc: "GB-AYE-98-00001", releaseDate: "2001-01-01" }))).toEqual([]);
  });
});

describe("21, versions", () => {
  const signing = (on: string) => ({ sentAt: `${on}T08:00:00.000Z`, signedAt: `${on}T09:00:00.000Z` });
  const amended = sheet({}, { signings: [signing("2026-01-10"), signing("2026-05-10")] });
  test("the sheet was signed anew after an agreement was sent", () => {
    expect(numbers(amended, producer({}, { sentAt: "2026-03-01T10:00:00.000Z" }))).toEqual([21]);
  });
  test("one that was sent after that, before anything was signed, or not yet, is of no other version", () => {
    for (const sentAt of ["2026-06-01T10:00:00.000Z", "2026-01-01T10:00:00.000Z", null])
      expect(numbers(amended, producer({}, { sentAt }))).toEqual([]);
  });
});

describe("21, for whom a guardian signs", () => {
  const guardian: Acting = { capacity: "guardian", name: "Mary Wanjiru", position: "", basis: "named" };
  const signed = (on: string, by: Acting | null = null, person = amina) => ({
    signatures: [{ ...person, signedAt: `${on}T09:00:00.000Z`, by }],
  });
  test("whoever signed for themselves is not a minor later", () => {
    const papers = [sheet({}, signed("2026-03-01")), producer({}, signed("2026-03-02", guardian))];
    expect(words(...papers)).toEqual([
      ["Amina Wanjiru, 1 March 2026", "Mary Wanjiru (parent or guardian), 2 March 2026"],
    ]);
    expect(numbers(...papers.toReversed())).toEqual([21]);
    expect(numbers(papers[0]!, sheet({}, { id: "second", ...signed("2026-03-02", guardian) }))).toEqual([21]);
  });
  test("whoever came of age, another person, a manager, and two guardians are no contradiction", () => {
    const guarded = producer({}, signed("2026-03-02", guardian));
    expect(numbers(sheet({}, signed("2026-03-03")), guarded)).toEqual([]);
    expect(numbers(sheet({}, signed("2026-03-01", null, zuri)), guarded)).toEqual([]);
    expect(numbers(sheet({}, signed("2026-03-01", { ...guardian, name: "Joseph Kamau" })), guarded)).toEqual(
      [],
    );
    const manager = { ...guardian, capacity: "manager" } as const;
    expect(numbers(sheet({}, signed("2026-03-01")), producer({}, signed("2026-03-02", manager)))).toEqual([]);
  });
});

describe("22, fees", () => {
  test("a kind of pay without the pay", () => {
    expect(numbers(producer({ compensationType: "upfront_only", producerFee: 0 }))).toEqual([22]);
    expect(numbers(featured({ compensationType: "flat_fee", featuredArtistFee: null }))).toEqual([22]);
    expect(numbers(featured({ compensationType: "percentage", featuredArtistFee: null }))).toEqual([]);
  });
  test("paid in two parts, and by a percentage alone", () => {
    const says = { compensationType: "percentage", featuredArtistFee: null } as const;
    expect(numbers(featured({ ...says, legal: legal() }))).toEqual([22]);
    expect(numbers(featured({ ...says, legal: legal({ paymentTerms: "percentage_only" }) }))).toEqual([]);
  });
  test("a flat fee, and paid by a percentage alone", () => {
    const legalOf = { legal: legal({ paymentTerms: "percentage_only" }) };
    expect(words(featured({ compensationType: "flat_fee", ...legalOf }))).toEqual([
      ["Flat fee", "Percentage only"],
    ]);
    // A fee beside a percentage may well be paid out of what comes in.
    expect(numbers(featured(legalOf))).toEqual([]);
  });
  test("points noted beside the sheet, and another percentage in the agreement", () => {
    const points = (name: string, share: number) => {
      const recordings = [{ ...noRecording, producerPoints: [{ name, points: share }] }];
      return sheet({}, { record: { song: noSong, recordings, people: [] } });
    };
    expect(words(points("Brian Otieno", 4_00), producer())).toEqual([["Brian Otieno 4", "3%"]]);
    expect(numbers(points("Brian Otieno", 4_00), producer({ compensationType: "upfront_only" }))).toEqual([
      22,
    ]);
    expect(numbers(points("Brian Otieno", 3_00), producer())).toEqual([]);
    expect(numbers(points("Kito", 4_00), producer())).toEqual([]);
    expect(numbers(points("Brian Otieno", 4_00), producer({ royaltyPercentage: null }))).toEqual([]);
  });
  test("a percentage that is none", () => {
    expect(numbers(featured({ featuredArtistPercentage: 0 }))).toEqual([22]);
    expect(numbers(featured({ compensationType: "flat_fee", featuredArtistPercentage: 0 }))).toEqual([]);
    const royalty = legal({ royaltyBased: true, featuredArtistRoyaltyPercentage: 20_00 });
    expect(numbers(featured({ featuredArtistPercentage: 0, legal: royalty }))).toEqual([]);
  });
  test("two agreements of the same two, and another fee, percentage or owner", () => {
    expect(words(producer(), producer({ royaltyPercentage: 4_00 }, { id: "new" }))).toEqual([["3%", "4%"]]);
    expect(words(featured(), featured({ featuredArtistFee: 30_000_00 }, { id: "new" }))).toEqual([
      ["25,000 KES", "30,000 KES"],
    ]);
    expect(numbers(producer(), producer({ masterOwnership: "shared" }, { id: "new" }))).toEqual([22]);
  });
  test("the same again, of another track, or with somebody else, is no contradiction", () => {
    expect(numbers(producer(), producer({ trackTitle: "nairobi nights" }, { id: "new" }))).toEqual([]);
    expect(numbers(producer(), producer({ trackTitle: "Dhow", producerFee: 1_00 }, { id: "new" }))).toEqual(
      [],
    );
    const other = { producerName: "Kito", producerEmail: "k@e.com", credits: "", producerFee: 1_00 };
    expect(numbers(producer(), producer(other, { id: "new" }))).toEqual([]);
  });
  test("a share and a royalty are of receipts of their own", () => {
    const royalty = legal({ royaltyBased: true, featuredArtistRoyaltyPercentage: 20_00 });
    expect(numbers(featured({ legal: royalty }))).toEqual([]);
  });
});
