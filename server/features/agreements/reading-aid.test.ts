import { expect, test } from "vitest";
import { standardClauses } from "#server/features/agreements/standard-clauses";
import { featuredForm, legalDetails, producerForm } from "#server/testing/factories/agreement-form";
import { editionForms } from "#server/testing/factories/edition-forms";
import {
  agreementTypes,
  type AgreementForms,
  type AgreementType,
} from "#shared/domain/agreements/agreement-content";
import type { FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import { KEY_TERMS, readAgreement, writeAgreement } from "#shared/domain/agreements/agreement-text";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { clauseEdition } from "#shared/wordings/clause-editions";
import { readInLanguage, versions } from "#shared/wordings/reading-aids/agreements-sw";

const drafts = agreementTypes.flatMap((type) =>
  editionForms[type].map((form) => ({ type, form, text: textOf(type, form as never) })),
);

function textOf<Type extends AgreementType>(type: Type, form: AgreementForms[Type]): string {
  return writeAgreement(draftFromLibrary(type, form));
}

test("every clause, annex and heading of the newest edition can be read in Swahili, and what nobody drafts is not there", () => {
  expect(versions.at(-1)!.version).toBe(clauseEdition);
  const headings = new Set<string>();
  for (const { text } of drafts) {
    const { title, opening, recitals, clauses } = readAgreement(text)!;
    for (const said of [...opening, ...recitals]) expect(readInLanguage(said, "opening")).toBeDefined();
    expect(readInLanguage(title)).toBeDefined();
    if (recitals.length > 0) expect(readInLanguage("BACKGROUND")).toBeDefined();
    for (const { heading, paragraphs } of clauses) {
      headings.add(heading);
      const clause = readInLanguage(heading, "clause", paragraphs.map(({ text: said }) => said).join("\n"));
      const read = { heading: readInLanguage(heading), clause };
      expect({ of: heading, ...read }).toEqual({
        of: heading,
        heading: expect.stringMatching(/.{3}/),
        clause: expect.stringMatching(/.{40}/),
      });
      if (heading !== KEY_TERMS.toUpperCase()) continue;
      const terms = paragraphs.slice(1).map((line) => line.text.split(/: (.*)/s));
      const labels = terms.map(([label]) => label!);
      const unread = terms.filter(
        ([label, says]) => label !== "Credit" && !readInLanguage(says!, "key term"),
      );
      expect(unread).toEqual([]);
      expect(labels.filter((label) => readInLanguage(label) === undefined)).toEqual([]);
    }
  }
  const read = Object.keys(versions.at(-1)!.clauses).map((heading) => heading.toUpperCase());
  expect([...headings].toSorted()).toEqual(read.toSorted());
});

/** What a clause decides is said of this agreement, not that the clause says something. */
const DECIDE = [
  "FEE",
  "FEE AND PAYMENT",
  "ROYALTY",
  "INCOME",
  "SHARE OF RECEIPTS",
  "OWNERSHIP OF THE MASTER",
  "RELEASE AND RETURN OF RIGHTS",
  "TERM AND TERRITORY",
  "EXCLUSIVITY",
  "SYNCHRONISATION",
  "LIVE PERFORMANCE AND PROMOTION",
  "DELIVERY",
  "REVISIONS AND ACCEPTANCE",
  "ACCEPTANCE",
  "CREDIT",
];

test("a clause that decides is read as it was chosen, paragraph for paragraph, with its figures", () => {
  for (const { text } of drafts)
    for (const { heading, paragraphs } of readAgreement(text)!.clauses.filter((one) =>
      DECIDE.includes(one.heading),
    )) {
      const said = paragraphs.map((paragraph) => paragraph.text).join("\n");
      const read = readInLanguage(heading, "clause", said)!;
      expect(read).not.toContain("Kinasema");
      for (const [percent] of said.matchAll(/[\d.]+%/g))
        expect({ heading, read }).toEqual({ heading, read: expect.stringContaining(percent) });
      for (const [sum] of said.matchAll(/KES [\d,.]*\d/g)) expect(read).toContain(sum);
    }
});

test("who owns, who pays and who decides are read as they were chosen", () => {
  const readOf = (form: AgreementForms["producer_agreement"], heading: string) => {
    const clause = readAgreement(textOf("producer_agreement", form))!.clauses.find(
      (one) => one.heading === heading,
    )!;
    return readInLanguage(heading, "clause", clause.paragraphs.map(({ text }) => text).join("\n"));
  };
  const [form] = editionForms.producer_agreement as [AgreementForms["producer_agreement"]];
  const shared = { ...form, masterOwnership: "shared", producerFee: 39_000_00 } as const;
  expect(readOf(shared, "OWNERSHIP OF THE MASTER")).toMatch(
    /^Wote wawili wanamiliki rekodi nusu kwa nusu: msanii 50% na prodyuza 50%\. Haki zinahama malipo yakishalipwa yote\. .*Msanii ndiye anayeitoa/,
  );
  expect(readOf({ ...form, masterOwnership: "producer" }, "OWNERSHIP OF THE MASTER")).toMatch(
    /^Prodyuza anamiliki rekodi yote \(100%\)/,
  );
  expect(readOf(shared, "FEE")).toMatch(/^Msanii anamlipa prodyuza KES 39,000\. /);
  expect(readOf({ ...form, sync: "none" }, "SYNCHRONISATION")).toMatch(/^Hakuna anayeruhusu/);
});

test("a Swahili reader is told what else has to be there, by when, and who is meant", () => {
  const readOf = <Type extends AgreementType>(type: Type, form: AgreementForms[Type], heading: string) => {
    const clause = readAgreement(textOf(type, form))!.clauses.find((one) => one.heading === heading)!;
    return readInLanguage(heading, "clause", clause.paragraphs.map(({ text }) => text).join("\n"))!;
  };
  const waived = (given: object = {}) =>
    readOf(
      "featured_artist_agreement",
      featuredForm({ courtesyOf: "Lagos Sound", ...given }),
      "FEE AND PAYMENT",
    );
  const halves = { legal: legalDetails({ paymentTerms: "split_payment" }) };
  for (const read of [waived(), waived(halves)]) {
    expect(read).toContain("kusaini na barua ya kuachilia upekee kuwasilishwa");
    expect(read).not.toContain("kusaini.");
  }
  expect(waived({ courtesyOf: "" })).not.toContain("barua");
  const guest = (given: Partial<FeaturedForm>) =>
    readOf("featured_artist_agreement", featuredForm(given), "THE PERFORMANCE");
  expect(guest({ courtesyOf: "Lagos Sound" })).toMatch(/Bila barua hiyo .* msanii mkuu anaweza kumaliza/);
  expect(guest({ courtesyOf: "" })).not.toContain("barua");
  const ofChild = {
    featuredArtistType: "minor",
    featuredArtistLegalName: "Zuri Achieng",
    featuredArtistSignatory: "Mercy Achieng",
  } as const;
  expect(guest(ofChild)).toMatch(/kipawa wa umri huo/);
  expect(guest(ofChild)).not.toContain("mwenye uzoefu");
  const ofGuest = readOf(
    "featured_artist_agreement",
    featuredForm(ofChild),
    "CAPACITY AND INDEPENDENT ADVICE",
  );
  expect(ofGuest).toMatch(/faida ya mtoto.*saa za shule.*Fedha za mtoto anazitunza kwa amana/);
  expect(readOf("producer_agreement", producerForm(), "CAPACITY AND INDEPENDENT ADVICE")).not.toContain(
    "mtoto",
  );
  const group = producerForm({ producerType: "group", producerSignatory: "Philip Kiprop" });
  expect(readOf("producer_agreement", group, "CAPACITY AND INDEPENDENT ADVICE")).toContain(
    "Kila mwanachama wa kundi ana umri wa miaka 18",
  );
  expect(readOf("producer_agreement", producerForm(), "TERMINATION")).toMatch(
    /ada inarudishwa yote prodyuza akiuvunja.* nusu ya ada inadaiwa/,
  );
  const said = readInLanguage(
    "(1) Kilele Ltd, a company or firm, acting by Philip Kiprop, director, for the work done as Amri Juma, e-mail a@example.com (the “Artist”); and",
    "opening",
  );
  expect(said).toBe(
    "Msanii. Ni kampuni: Philip Kiprop, director anasaini kwa niaba yake. Kazi inafanywa kwa jina la Amri Juma.",
  );
  const apart = featuredForm({
    legal: legalDetails({ syncRoyaltyPercentage: 30_00 }),
    masterOwnership: "lead_artist",
    sync: "joint",
  });
  expect(readOf("featured_artist_agreement", apart, "SHARE OF RECEIPTS")).toContain(
    "Kwenye mapato haya hapati kingine ila sehemu yake ya matumizi",
  );
  const owner = { ...apart, masterOwnership: "shared", ownerReceives: "share" } as const;
  expect(readOf("featured_artist_agreement", owner, "SYNCHRONISATION")).toContain(
    "30% ya mapato ya matumizi haya. Kisha anapata nusu ya kinachobaki",
  );
  expect(readInLanguage("KES 25,000, after signing", "key term")).toBe("KES 25,000. Baada ya kusaini.");
  expect(readOf("producer_agreement", producerForm(), "INDEMNITY AND LIABILITY")).toMatch(
    /Vikomo hivi havihusu madeni, .*uthibitisho aliojua kuwa si kweli/,
  );
  const heard = producerForm({ feeParts: "halves" });
  expect(readOf("producer_agreement", heard, "FEE")).toContain(
    "baada ya msanii kupewa mix ya kwanza ya wimbo mzima aisikilize",
  );
  const unpaid = producerForm({ producerFee: 0, compensationType: "royalties_only" });
  expect(readOf("producer_agreement", unpaid, "TERMINATION")).toContain(
    "msanii aliuvunja, msanii analipa thamani ya kazi iliyofanywa",
  );
  expect(readOf("producer_agreement", heard, "TERMINATION")).toContain(
    "haidaiwi zaidi ya iliyolipwa au, ikiwa ni zaidi, ya thamani ya kazi iliyofanywa",
  );
  expect(guest({ featuredArtistType: "company" })).toContain("ambayo anayeimba ameisaini");
  expect(readOf("producer_agreement", group, "CAPACITY AND INDEPENDENT ADVICE")).toMatch(
    /idhini ni ya mzazi au mlezi.*kupokea taarifa na idhini kwa niaba ya wote.*sawa kwa sawa/,
  );
  expect(readInLanguage("for this song only; other work is free (clause 9)", "key term")).toMatch(
    /^Uimbaji huu hautumiki kwingine/,
  );
  const exclusive = readOf("featured_artist_agreement", featuredForm({ exclusivity: true }), "EXCLUSIVITY");
  expect(exclusive).toContain("harekodi wimbo huu tena, peke yake wala kwa ajili ya wengine,");
  expect(exclusive).toMatch(/^Uimbaji huu ni wa wimbo huu peke yake\..*Hilo linakoma haki zikirudi/);
  const fixed = featuredForm({
    legal: legalDetails({ agreementDuration: "fixed", fixedEndDate: "2031-01-02" }),
  });
  const term = readOf("featured_artist_agreement", fixed, "TERM AND TERRITORY");
  expect(term).toContain("bila idhini ya wengine");
  expect(term).toContain("Leseni za filamu na matangazo zilizotolewa kabla ya hapo zinaendelea");
  const stated = featuredForm({ legal: legalDetails({ publishingSplit: "60/40" }) });
  expect(readOf("featured_artist_agreement", stated, "PUBLISHING")).toContain(
    "kwa hisa mlizoandika hapa. Hapo kanuni ya sehemu sawa haitumiki.",
  );
  const owned = producerForm({ masterOwnership: "producer", producerFee: 39_000_00 });
  expect(readOf("producer_agreement", owned, "TERMINATION")).toContain("alimhamishia mwenzake zinamrudia");
  const rejects = producerForm({ mayReject: true, revisions: 0 });
  expect(readOf("producer_agreement", rejects, "REVISIONS AND ACCEPTANCE")).toContain(
    "ina kasoro au haitimizi mliyokubaliana.",
  );
  const ofLabel = featuredForm({
    masterOwnership: "label_other",
    compensationType: "flat_fee",
    sync: "joint",
    legal: legalDetails({ royaltyBased: false, syncRoyaltyPercentage: 15_00 }),
  });
  expect(readOf("featured_artist_agreement", ofLabel, "OWNERSHIP OF THE MASTER")).toContain(
    "Lebo ikishamiliki rekodi, mapato yake yanahesabiwa pia",
  );
  expect(readOf("featured_artist_agreement", ofLabel, "ACCOUNTING AND AUDIT")).toContain(
    "nusu mwaka ambamo filamu au matangazo",
  );
  const released = readOf("producer_agreement", producerForm(), "RELEASE AND RETURN OF RIGHTS");
  expect(released).toContain("inayotolewa miezi hiyo ikiisha");
  expect(released).toMatch(
    /taarifa mbili mfululizo [^.]*yasipolipwa: baada ya notisi [^.]*, ya pili siku 60/,
  );
  const alone = producerForm({ masterOwnership: "producer", compensationType: "upfront_only" });
  expect(readOf("producer_agreement", alone, "FEE")).toContain("kifungu cha mapato");
});

test("what an older edition says is read as it says it", () => {
  const guardian = (said: string) => readInLanguage("CAPACITY AND INDEPENDENT ADVICE", "clause", said);
  expect(
    guardian(
      "The parent or guardian is present at the recording or names an adult who is. What is due to that person is paid to an account that the parent or guardian names and holds for them, and at eighteen goes to them alone.",
    ),
  ).toMatch(/yupo wakati wa kurekodi.*Fedha za mtoto anamtunzia/);
  expect(
    guardian(
      "The parent or guardian is present at the recording, outside school hours, or names an adult who is. Until that person is eighteen the parent or guardian makes the payments and performs the duties of this agreement, and is liable for them. What is due is paid to an account that the parent or guardian names and holds in trust for them.",
    ),
  ).toMatch(/saa za shule.*anawajibika kwa hayo.*kwa amana/);
  const exclusive = readInLanguage(
    "EXCLUSIVITY",
    "clause",
    "The Performance is given on an exclusive basis: the Featured Artist may not let anyone else use it, nor record the Song again for anyone else for two years after its first commercial release.",
  );
  expect(exclusive).toContain("harekodi wimbo huu tena na mtu mwingine kwa miaka miwili");
  expect(exclusive).not.toContain("peke yake wala");
});

test("a clause is standard as the library wrote it, wherever it stands, and not once a word is changed", () => {
  for (const { type, form, text } of drafts) {
    const headings = readAgreement(text)!.clauses.map(({ heading }) => heading);
    expect(standardClauses(type, form as never, text)).toEqual(headings);
  }
  const { type, form, text } = drafts[0]!;
  const changed = text
    .replace("eighteen or older", "sixteen or older")
    .replace(/\bGENERAL\b/, "GENERAL MATTERS");
  const kept = standardClauses(type, form as never, changed);
  expect(kept).toContain("NOTICES");
  expect(kept).not.toContain("CAPACITY AND INDEPENDENT ADVICE");
  expect(kept).not.toContain("GENERAL MATTERS");
});
