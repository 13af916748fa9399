import fc from "fast-check";
import { expect, test } from "vitest";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { featuredForm, legalDetails, producerForm } from "#server/testing/factories/agreement-form";
import { anyFeaturedForm, anyProducerForm } from "#server/testing/factories/any-agreement-form";
import { editionForms } from "#server/testing/factories/edition-forms";
import {
  KEY_TERMS,
  readAgreement,
  writeAgreement,
  type AgreementDraft,
} from "#shared/domain/agreements/agreement-text";
import type { FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import { everyLine } from "#shared/wordings/reading-aids/agreement-lines-sw";
import { readInLanguage } from "#shared/wordings/reading-aids/agreements-sw";

/** Of what no agreement is drafted with any more; what was drafted with it is still read. */
const OLDER = [
  String.raw`^half of (?<base>Net|Gross) Receipts`,
  String.raw`the Fee counts towards the Share(?![^.]* is not repaid if)`,
  String.raw`the Producer receives what an owner’s rights earn`,
  String.raw`^the (?<who>(?:Primary )?Artist) may license it alone`,
  String.raw`but for causes, tobacco, gambling`,
  String.raw`^exclusive \(`,
  String.raw`^the right of the (?<who>(?:Primary )?Artist) to manage it ends if it is not out (?<months>\d+) months`,
  String.raw`once the Fee is repaid`,
  String.raw`The Services end when the Track has been delivered`,
  String.raw`(?<half>half|50%), which is (?<sum>KES [\d,]*\d(?:\.\d\d)?)[^;]*, within seven days after the Producer has delivered the Track for listening`,
  String.raw`Costs of other recordings are never deducted`,
  String.raw`The Master is to be owned by(?!.*It passes to the Owner once)`,
  String.raw`has died or has not answered for sixty days`,
  String.raw`must sign whatever is reasonably needed`,
  String.raw`must release \w+ \w+ commercially within (?<months>\d+) months(?!.*gives once (?:they|these months) have ended)`,
  String.raw`(?:as soon as the Fee, as far as it was paid,|once what was paid of the Fee) has been repaid|has repaid what was paid of the Fee`,
  String.raw`of twenty thousand shillings in all(?: or a year overdue|, or of two thousand and a year overdue)`,
  String.raw`(?<!two missing statements in a row, or[^.]*)twenty thousand Kenya shillings or more in all, or two thousand or more that are a year overdue`,
  String.raw`still unpaid sixty days after a written notice`,
  String.raw`The Performance is given on an exclusive basis(?!.*alone or for others)`,
  String.raw`tobacco, gambling[^.]* always needs the written consent of both`,
  String.raw`deliver the final mix, an instrumental version`,
  String.raw`Nothing is late within seven days after the recording`,
  String.raw`is delivered once the Primary Artist (?:has recorded it or )?can open(?! all of it or, recording)`,
  String.raw`still misses what the parties agreed after the rounds`,
  String.raw`still misses what the parties agreed,`,
  String.raw`train a machine(?![^.]*that person’s)`,
  String.raw`own costs, unless they agree otherwise in writing`,
  String.raw`the costs of the recording, and each party\s+its\s+own\s+travel`,
  String.raw`mixing and mastering, and each party\s+its own travel, unless they agree otherwise in\s+writing`,
  String.raw`still missing thirty days after a written reminder, either party may end`,
  String.raw`repays the (?:Fee: [^.;]*, otherwise|part of the Fee)(?<!, nothing after one (?:of|by)[^.;]*)`,
  String.raw`due in all, before delivery no more than the work done is worth`,
  String.raw`(?:while|While) (?:any )?part of the Fee is unpaid thirty days after`,
  String.raw`promptly gives? the other the certificate`,
  String.raw`A claim for money that a Small Claims Court`,
  String.raw`is present at the recording or names an adult`,
  String.raw`performs the duties of this agreement, and is liable for them`,
  String.raw`names and holds for them`,
];

const drawn = { numRuns: 600, seed: 166 };
const drafts = [
  ...[...editionForms.producer_agreement, ...fc.sample(anyProducerForm, drawn)].map((form) =>
    draftFromLibrary("producer_agreement", form),
  ),
  ...[...editionForms.featured_artist_agreement, ...fc.sample(anyFeaturedForm, drawn)].map((form) =>
    draftFromLibrary("featured_artist_agreement", form),
  ),
].map((draft) => readAgreement(writeAgreement(draft))!);

test("each Swahili line is of a text that is drafted now, or named as one of an older edition", () => {
  const texts = new Map<string, Set<string>>();
  const add = (heading: string, text: string) =>
    texts.set(heading, (texts.get(heading) ?? new Set()).add(text));
  for (const { opening, recitals, clauses } of drafts) {
    for (const said of [...opening, ...recitals]) add("OPENING", said);
    for (const { heading, paragraphs } of clauses) {
      add(heading, paragraphs.map(({ text }) => text).join("\n"));
      if (heading === KEY_TERMS.toUpperCase())
        for (const { text } of paragraphs.slice(1)) add("KEY TERM", text.replace(/^[^:]*: /, ""));
    }
  }
  const said = new Map<RegExp, boolean>();
  for (const byHeading of everyLine)
    for (const [heading, lines] of Object.entries(byHeading))
      for (const [sentence] of lines)
        said.set(
          sentence,
          (said.get(sentence) ?? false) ||
            [...(texts.get(heading) ?? [])].some((text) => sentence.test(text)),
        );
  const unsaid = [...said].filter(([, isSaid]) => !isSaid).map(([sentence]) => sentence.source);
  expect(unsaid.toSorted()).toEqual(OLDER.toSorted());
});

/** What a Swahili reader is told of one clause of an agreement that is drafted now. */
function readOf(draft: AgreementDraft, heading: string): string {
  const clause = readAgreement(writeAgreement(draft))!.clauses.find((one) => one.heading === heading)!;
  return readInLanguage(heading, "clause", clause.paragraphs.map(({ text }) => text).join("\n"))!;
}

const featured = (given: Partial<FeaturedForm>) =>
  draftFromLibrary("featured_artist_agreement", featuredForm(given));

test("who signs as an attorney, how far and until when, is read of adults and of a child", () => {
  const ofAdults = readOf(featured({}), "TRANSFERS OF RIGHTS");
  expect(ofAdults).toMatch(/mamlaka hayo hayawezi kuondolewa\. Hilo ni kadiri sheria inavyoruhusu/);
  expect(ofAdults).not.toMatch(/akifikisha miaka 18|mahakama/);
  const ofChild = featured({ featuredArtistType: "minor", featuredArtistSignatory: "Mercy Achieng" });
  expect(readOf(ofChild, "TRANSFERS OF RIGHTS")).toMatch(
    /hayawezi kuondolewa\. Hilo ni kadiri .* yanaisha akifikisha miaka 18\. .* idhini ya mahakama, yeyote anaweza kuiomba/,
  );
  const before =
    "If it has not done so by then, without good reason, the other may sign as its attorney, for that purpose alone. This power is irrevocable.";
  const ofBefore = readInLanguage("TRANSFERS OF RIGHTS", "clause", before)!;
  expect(ofBefore).toContain("mamlaka hayo hayawezi kuondolewa");
  expect(ofBefore).not.toContain("kadiri sheria");
});

test("own words on promotion alone bring no day and no two years, and those on performance do", () => {
  const read = (own: object) =>
    readOf(featured({ legal: legalDetails(own) }), "LIVE PERFORMANCE AND PROMOTION");
  const promoted = read({ promotionalRights: "Two days of interviews.", performanceRights: "" });
  expect(promoted).toContain("Malipo ya siku za kutangaza");
  expect(promoted).not.toContain("miaka miwili");
  const performed = read({ promotionalRights: "", performanceRights: "Ten shows." });
  expect(performed).toContain("inaisha miaka miwili baada ya wimbo kutoka");
  expect(performed).not.toContain("Malipo ya siku za kutangaza");
});

test("halves after a return are read as what comes before a percentage, where there is one", () => {
  const shared = (compensationType: "royalties_only" | "upfront_only") =>
    draftFromLibrary("producer_agreement", producerForm({ masterOwnership: "shared", compensationType }));
  const heading = "RELEASE AND RETURN OF RIGHTS";
  expect(readOf(shared("royalties_only"), heading)).toContain(
    "nusu kwa nusu, hata kama mkataba huu unataja asilimia nyingine.",
  );
  expect(readOf(shared("upfront_only"), heading)).toContain("yanagawanywa nusu kwa nusu.");
});

test("a bar of two years is never read as longer than its term", () => {
  const fixed = featured({
    exclusivity: true,
    legal: legalDetails({ agreementDuration: "fixed", fixedEndDate: "2031-01-02" }),
  });
  expect(readOf(fixed, "EXCLUSIVITY")).toContain("Wala hauzidi mwisho wa muda wa mkataba.");
  expect(readOf(fixed, "KEY TERMS")).toMatch(/^Mambo makuu/);
  const line = fixed.clauses[0]!.paragraphs.find((text) => text.startsWith("The Performance: "))!;
  expect(readInLanguage(line.replace("The Performance: ", ""), "key term")).toContain(
    "kwa muda usiozidi miaka miwili",
  );
});

test.each([
  [
    "SERVICES",
    "Each bears its own costs, unless they agree otherwise in writing.",
    /gharama zake, .* kwa maandishi\./,
  ],
  [
    "SERVICES",
    "Each bears its own costs, unless otherwise agreed.",
    /gharama zake, wasipokubaliana vingine\./,
  ],
  [
    "THE PERFORMANCE",
    "The Primary Artist bears the costs of recording, mixing and mastering, and each party its own travel, unless they agree otherwise in writing.",
    /\(mastering\), na kila mmoja nauli yake, .* kwa maandishi\.$/,
  ],
  [
    "THE PERFORMANCE",
    "The Primary Artist bears the costs of recording, mixing and mastering, and each party its own travel, unless otherwise agreed.",
    /nauli yake, wasipokubaliana vingine\./,
  ],
  [
    "THE PERFORMANCE",
    "The Primary Artist bears the costs of the recording, and each party its own travel, unless they agree otherwise in writing.",
    /gharama za kurekodi na kila mmoja nauli yake, .* kwa maandishi\.$/,
  ],
  [
    "GOVERNING LAW AND DISPUTES",
    "A claim for money that a Small Claims Court in Kenya may hear",
    /\. Madai ya fedha yanaweza/,
  ],
  [
    "GOVERNING LAW AND DISPUTES",
    "A claim that a Small Claims Court in Kenya may hear may go there",
    /\. Madai yanaweza/,
  ],
  [
    "LETTER OF DIRECTION",
    "each of them may hand you this letter alone, and signs it by itself, too, if you ask.",
    /inasainiwa peke yake pia\.$/,
  ],
  ["LETTER OF DIRECTION", "each of them may hand you this letter alone.", /inaweza kuonyeshwa peke yake\.$/],
])("of %s each edition is read as its own English says: %s", (heading, english, swahili) => {
  expect(readInLanguage(heading, "clause", english)).toMatch(swahili);
});
