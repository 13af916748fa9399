import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { detectFamily, detectKind } from "#server/contract-rules/reading/detect-kind";
import { detectLanguage } from "#server/contract-rules/reading/detect-language";
import { findParties } from "#server/contract-rules/reading/find-parties";
import { normaliseText } from "#server/contract-rules/reading/normalise-text";
import { readPeriods } from "#server/contract-rules/reading/periods";
import { quote } from "#server/contract-rules/reading/quote";
import { readContract } from "#server/contract-rules/reading/read-contract";
import { splitSentences } from "#server/contract-rules/reading/split-sentences";

describe("normaliseText", () => {
  test.each([
    [
      "joins broken lines",
      "The Artist grants the Company the right to\nuse the Masters.",
      "The Artist grants the Company the right to use the Masters.",
    ],
    ["joins a hyphenated word", "an exclu-\nsive licence", "an exclusive licence"],
    ["keeps a real hyphen", "accounts are cross-\ncollateralised", "accounts are cross-collateralised"],
    ["spells ligatures out", "the ﬁrst ofﬁcial proﬁt", "the first official profit"],
    ["drops soft hyphens", "roy\u00ADal\u00ADty", "royalty"],
    ["straightens quotation marks", "“Territory” means the ‘world’", "\"Territory\" means the 'world'"],
    [
      "keeps clauses apart",
      "1. Term\n1.1 Two years\n(a) first\n- second",
      "1. Term\n1.1 Two years\n(a) first\n- second",
    ],
    ["makes one space of many", "a\u00A0 b\t c", "a b c"],
  ])("%s", (_title, text, expected) => {
    expect(normaliseText(text)).toBe(expected);
  });

  const bits = [
    ..."aBe -.'‘“ﬁ\u0301\u200B\u00AD\u1FEF\n",
    "\n\n",
    "1.",
    "(a) ",
    "exclu-\n",
    "A line that is as long as a line of a page ",
  ];

  test("changes nothing the second time, in any text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: fc.constantFrom(...bits) }), fc.string({ unit: "binary" })),
        (text) => {
          const once = normaliseText(text);
          expect(normaliseText(once)).toBe(once);
        },
      ),
    );
  });
});

describe("splitSentences", () => {
  test.each([
    ["The term is one year. It then ends.", ["The term is one year.", "It then ends."]],
    ["Tamu Ltd. Nairobi pays No. 5 J. Kamau.", ["Tamu Ltd. Nairobi pays No. 5 J. Kamau."]],
    ["It may sell; it may lend.", ["It may sell; it may lend."]],
    ["The Label may sell; the Artist may lend.", ["The Label may sell;", "the Artist may lend."]],
    [
      "Costs are recouped; provided that they are capped.",
      ["Costs are recouped; provided that they are capped."],
    ],
    ["1.1 The fee. (a) It is due. (b) It is paid.", ["1.1 The fee.", "(a) It is due.", "(b) It is paid."]],
  ])("%s", (paragraph, expected) => {
    expect(splitSentences(paragraph)).toEqual(expected);
  });

  test("loses no word and makes no sentence too long", () => {
    const words = fc.array(
      fc.constantFrom("word", "Ltd.", "end.", "The", ";", "(a)", "1.1", "x".repeat(2000)),
    );
    fc.assert(
      fc.property(words, (all) => {
        const paragraph = all.join(" ");
        const sentences = splitSentences(paragraph);
        expect(sentences.join("").replaceAll(" ", "")).toBe(paragraph.replaceAll(" ", ""));
        for (const sentence of sentences) expect(sentence.length).toBeLessThanOrEqual(1500);
      }),
    );
  });
});

describe("quote", () => {
  const long = (tail: string) => `4.2 The Label may, ${"at any place and on any day, ".repeat(14)}${tail}.`;
  const quoteOf = (text: string, words: string) =>
    quote({ sentence: { text }, index: text.indexOf(words), length: words.length });

  test.each([
    ["1.1 The Label may sell it.", "The Label may sell it."],
    ["C.4 The Label may sell it.", "The Label may sell it."],
    ["Clause 5: The Label may sell it.", "The Label may sell it."],
    ["(iv) sell it; and", "sell it"],
    ['The "Net Sum" is sold.', "The 'Net Sum' is sold."],
  ])("leaves numbers out, and marks of quotation inside: %s", (text, expected) => {
    expect(quoteOf(text, "sell")).toBe(expected);
  });

  test("leaves a sentence whole that a person still reads", () => {
    const sentence = `The Label may sell it ${"to anybody anywhere ".repeat(13)}at once.`;
    expect(quoteOf(sentence, "anywhere")).toBe(sentence);
  });

  test("keeps whole parts of a long sentence: those of the match, and then its subject", () => {
    expect(quoteOf(long("sell it"), "may")).toMatch(/^The Label may, at any .* day$/);
    expect(quoteOf(long("and sell it to whom it likes"), "sell it")).toMatch(
      /^at any .* sell it to whom it likes\.$/,
    );
    expect(quoteOf(`The Label ${"sells ".repeat(90)}`, "Label").length).toBeLessThanOrEqual(300);
  });
});

test.each([
  ["twenty-four (24) months", [24]],
  ["a 3-year term and sixty days", [36, 60 * (12 / 365)]],
  ["two years, eighteen months", [24, 18]],
  ["the years of the term", []],
])("readPeriods: %s", (text, expected) => {
  expect(readPeriods(text).map(({ months }) => months)).toEqual(expected);
});

describe("readContract", () => {
  const opening = "RECORDING AGREEMENT\n\nbetween Kilele Music Group Ltd";
  const letter = (words: string) => `Dear Amina,\n\n${words.repeat(3)}`;

  test.each([
    [`${opening} ("Kilele") and Salim Juma ("the Artiste"). The Artiste sings.`, "the Artiste", "Kilele"],
    [
      `${opening} (hereinafter "the Label") and Salim Juma (the "Artist"). The Label pays the Artist.`,
      "the Artist",
      "the Label",
    ],
    [`${opening} ("Label") and Salim Juma ("Artist"). Label pays Artist.`, "Artist", "Label"],
    ['PRODUCER DEAL\n\nAmina (the "Artist") engages Brian (the "Producer").', "the Producer", "the Artist"],
    [
      "MANAGEMENT\n\nbetween Jua Talent Agency (hereafter: the Manager) and Zuri Ali (hereafter: the Singer).",
      "the Singer",
      "the Manager",
    ],
    [
      "RECORDING\n\nThe label pays the artist. The label and the artist agree. The label helps the artist.",
      "the artist",
      "the label",
    ],
    [
      "DEAL\n\nbetween Nile Wave Records of Kampala and Sarah Nambi, a singer. Nile Wave pays Sarah. Sarah sings. Nile Wave helps.",
      "Sarah",
      "Nile Wave",
    ],
    [letter("We will pay you for your songs. You sing for us. "), "you", "we"],
    [letter("I will sing on your album and you may use my voice. You pay me. "), "I", "you"],
    ["FEATURE AGREEMENT\n\nThe song is good.", "the Featured Artist", "the Company"],
  ])("knows what the contract calls its sides: %s", (text, creator, company) => {
    const { sides } = readContract(text);
    expect([sides.creator.subject, sides.company.subject]).toEqual([creator, company]);
  });

  test("has every form of a pronoun, and a noun where the reader is spoken to", () => {
    const { sides } = readContract(
      letter('In this letter "we" is Jua Talent. We will pay you for your songs. You sing for us. '),
    );
    expect(sides).toEqual({
      creator: { subject: "you", object: "you", possessive: "your", noun: "you" },
      company: { subject: "we", object: "us", possessive: "our", noun: "Jua Talent" },
    });
  });

  test("takes a short name for the company it stands behind, and for no other", () => {
    const words = (parties: string) =>
      findParties(`MANAGEMENT CONTRACT\n\nBetween ${parties}.`, "management");
    const firm = 'Savannah Talent Partners, P.O. Box 771, Mombasa ("STP")';
    expect(words(`${firm} and Neema Chebet ("the Talent")`).company).toContain("STP");
    expect(words(`${firm} and Neema Chebet ("Neema")`).company).not.toContain("Neema");
  });

  test("keeps every sentence as it stands, and masks it without changing its length", () => {
    const text =
      'DEAL\n\nThe Label ("Label") pays İbrahim (the "Artist").\n\nIt may:\n\n(a) sell it; and\n\n(b) lend it.';
    const contract = readContract(text);
    for (const { text: words, plain } of contract.sentences) {
      expect(contract.text).toContain(words);
      expect(plain).toHaveLength(words.length);
    }
    expect(contract.sentences.at(-1)?.context).toContain("it may: (b) lend it.");
  });

  test.each([
    ["BEAT LICENSE AGREEMENT", "licence"],
    ["ARTIST MANAGEMENT CONTRACT", "management"],
    ["CO-PUBLISHING AGREEMENT", "publishing"],
    ["360 DEAL", "recording"],
    ["RECORDING AND DISTRIBUTION CONTRACT", "recording"],
    ["LICENCE OF A RECORDING: AGREEMENT", "licence"],
    ["HEADS OF AGREEMENT", "unknown"],
    [
      'RECORDING AGREEMENT between Mzee Okello & Sons (hereafter "Okello") and the members of the group NYANZA FIVE, namely Grace Atieno, Peter Oluoch and Tom Were (hereafter "the Group").',
      "recording",
    ],
    [
      "Management Agreement made on 2 May 2026 between Tamu Ltd and the members of the band Dala",
      "management",
    ],
    ["Band partnership agreement among the members of Dala", "unknown"],
  ])("tells the family from the title: %s", (title, family) => {
    expect(detectFamily([title, "The two agree."])).toBe(family);
  });

  test.each([
    ["BEAT LICENSE AGREEMENT", "beat_licence"],
    ["SESSION MUSICIAN AGREEMENT", "session"],
    ["PERFORMER'S CONSENT", "session"],
    ["EXCLUSIVE SONGWRITER AGREEMENT", "songwriter"],
    ["CO-PUBLISHING AGREEMENT", "publishing"],
    ["DIGITAL DISTRIBUTION AGREEMENT", "distribution"],
    ["RECORDING AND DISTRIBUTION CONTRACT", "recording"],
    ["RECORDING AND PERFORMANCE CONTRACT", "recording"],
    ["SYNCHRONISATION LICENCE", "sync"],
    ["CONCERT BOOKING CONTRACT", "booking"],
    ["BRAND AMBASSADOR AGREEMENT", "endorsement"],
    ["TERMS OF SERVICE", "platform"],
    ["RECORDING, PUBLISHING AND MANAGEMENT AGREEMENT", "mixed"],
    ["360 DEAL", "recording"],
    ["HEADS OF AGREEMENT", "unknown"],
  ])("tells the kind from the title: %s", (title, kind) => {
    expect(detectKind([title, "The two agree."])).toBe(kind);
  });

  test("tells several agreements in one file from one", () => {
    const pages = ["RECORDING AGREEMENT", "The two agree.", "MUSIC PUBLISHING AGREEMENT", "The two agree."];
    expect(detectKind(pages)).toBe("mixed");
  });

  test.each([
    [
      "booking",
      "ARTIST AGREEMENT",
      "The Artist gives four performances at the venue. The concert begins at eight. The venue sells the tickets of the concert. The performances may be announced with the venue. Tickets of a concert that falls out are paid back.",
    ],
    [
      "management",
      "ADMINISTRATION AGREEMENT",
      "The Administrator guides the career of the Artist and finds engagements. A commission of 20 % is due on engagements. No commission is due on engagements found before. The Artist tells of each engagement. The career of the Artist is planned each year, and the commission is reckoned each month on all engagements. A commission falls due when engagements are paid.",
    ],
    [
      "platform",
      "PRODUCER AGREEMENT",
      `The Producer sells beats ${"on the Platform, and buyers pay through the Platform. ".repeat(5)}`,
    ],
  ])("tells the kind from what is done where the title says less: %s", (kind, title, words) => {
    expect(detectKind([title, words])).toBe(kind);
  });
});

describe("who is who", () => {
  test("a defined term that nobody answers to is no side, and a role tells more than where it stands", () => {
    const { creator, company } = findParties(
      'MANAGEMENT AGREEMENT between the parties below. Artist engages Manager for the term (the "Term") and an option period (the "Option Period") at a commission (the "Commission Rate"). Manager may end the Term. Artist shall pay Manager.',
      "management",
    );
    expect({ creator, company }).toMatchObject({
      creator: expect.arrayContaining(["Artist"]),
      company: expect.arrayContaining(["Manager"]),
    });
    expect([...creator, ...company]).not.toEqual(expect.arrayContaining(["Commission Rate"]));
    expect(creator).not.toContain("Manager");
  });

  test("whoever hires a session player is the other side, also when it is an artist", () => {
    const { creator, company } = findParties(
      "SESSION MUSICIAN AGREEMENT. Artist engages Musician for two sessions. Musician assigns the recordings to Artist.",
      "recording",
    );
    expect([creator, company]).toEqual([
      expect.arrayContaining(["Musician"]),
      expect.arrayContaining(["Artist"]),
    ]);
  });

  test("a client beside an artist hires them, and a manager's client is the artist", () => {
    const hired = findParties("The Client books the Artist. The Artist sings for the Client.", "unknown");
    expect(hired.company).toContain("Client");
    const managed = findParties("The Manager guides the Client. The Client pays the Manager.", "management");
    expect(managed.creator).toContain("Client");
  });

  test("whoever else does things is the other side where no role says it", () => {
    const { company } = findParties(
      "Mwangaza Stage shall pay the Artist. The Artist sings twice. Mwangaza Stage may film the Artist.",
      "unknown",
    );
    expect(company).toContain("Mwangaza Stage");
  });
});

test("detectLanguage knows the languages around", () => {
  expect(detectLanguage("The artist shall deliver the songs to the label in the month of May.")).toBe(
    "English",
  );
  expect(
    detectLanguage("O artista cede à editora os direitos sobre as músicas e não pode gravar com outra."),
  ).toBe("Portuguese");
  expect(detectLanguage("12345 67890")).toBeNull();
});
