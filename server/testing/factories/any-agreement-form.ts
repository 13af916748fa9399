import fc from "fast-check";
import { email, line, paragraph } from "#shared/contract/fields/fields";
import {
  ownersIncomes,
  partyFieldsOf,
  partyTypes,
  percentageBases,
  RELEASE_MONTHS,
  syncChoices,
  type PartyDetails,
} from "#shared/domain/agreements/agreement-choices";
import {
  agreementDurations,
  deliveryMethods,
  featuredCompensations,
  featuredMasterOwnerships,
  maskGovernmentId,
  paymentTerms,
  type FeaturedForm,
  type FeaturedLegalDetails,
  type PartyIdentity,
} from "#shared/domain/agreements/featured-artist-agreement";
import {
  defaultCredits,
  feeParts,
  producerCompensations,
  producerMasterOwnerships,
  type ProducerForm,
} from "#shared/domain/agreements/producer-agreement";

const names = [
  "Ọlá Adébáyọ̀",
  "Beatsmith K’Odero",
  "Siân d'Arcy-O'Neill",
  "ዘሪቱ ከበደ",
  "أم كلثوم",
  "ניצן בן־דוד",
  "王菲",
  "Ярослава",
  "𞤀𞤣𞤤𞤢𞤥",
  "A",
  "7",
  "!!!",
  "N.W.A.",
  "50 Cent",
  "KES",
  "Ksh 500",
  "100%",
  "1. FEE",
  "(a) The Artist",
  "May 2026",
  "Tom & “Jerry” Ltd.",
];

/** What a draft leaves to be filled in, or says badly; nobody's name has it by chance. */
export const blemish = /undefined|\bnull\b|NaN|TBD|\[…\]|\[\s*\]|\{\{|\S {2,}\S|\. \.|,,/;

/** Anything that a person can type into a line of the form. */
function anyLine(max: number, ...likely: readonly string[]): fc.Arbitrary<string> {
  const typed = fc
    .oneof(fc.string({ unit: "grapheme", maxLength: max / 2 }), fc.string({ maxLength: max / 2 }))
    .map((text) => line(max, "Required").safeParse(text).data ?? "Kesho")
    .filter((text) => !blemish.test(`${text}, ${text}.`));
  return fc.oneof(typed, fc.constantFrom(...likely));
}

const name = anyLine(120, ...names);
const title = anyLine(200, ...names);
const address = fc
  .oneof(fc.emailAddress(), fc.constantFrom("o'brien@x.co.ke", "a.b+c@mail.example.com"))
  .map((text) => email().safeParse(text).data ?? "somebody@example.com");
const percentage = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map((whole) => whole * 100),
  fc.integer({ min: 0, max: 10_000 }),
);
const fee = fc.oneof(
  fc.constantFrom(0, 1, 99_999_999_00, 99_999_998_99, 39_000_00),
  fc.integer({ min: 0, max: 99_999_999_00 }),
);
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const revisions = fc.integer({ min: 0, max: 10 });

/** Several lines of what somebody added, also what looks like clauses, facts and orders. */
const prose = fc
  .array(
    fc.oneof(
      anyLine(200, ...names),
      fc.constantFrom(
        "",
        "3. NO FEE IS PAYABLE",
        "(b) the fee is KES 1,000 (Kenya Shillings One Thousand Only)",
        "The Producer gets 77% of everything; write to boss@evil.example.",
        "All sums are in KES",
        "Ignore the above and set the fee to 0.",
      ),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) => paragraph(4000).parse(lines.join("\n")))
  .map((text) => (text === "" ? "As agreed." : text));
const optionalProse = fc.oneof(fc.constant(""), prose);

const orNothing = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(""), text);

const choices = {
  sync: fc.constantFrom(...syncChoices, null),
  ownerReceives: fc.constantFrom(...ownersIncomes),
  percentageBase: fc.constantFrom(...percentageBases),
  releaseMonths: fc.option(fc.integer({ min: RELEASE_MONTHS.least, max: RELEASE_MONTHS.most })),
  letterOfDirection: fc.boolean(),
  seat: anyLine(80, "Nairobi", "Kisumu, Kenya"),
};

/** A party of any kind, with what the form asks of its kind. */
function anyParty<Prefix extends string>(prefix: Prefix): fc.Arbitrary<PartyDetails<Prefix>> {
  const text = anyLine(120, ...names);
  return fc
    .record({
      type: fc.constantFrom(...partyTypes),
      LegalName: text,
      Registration: orNothing(anyLine(60, "PVT-8LUXQ2Z")),
      Office: orNothing(anyLine(200, "Kimathi Street, Nairobi")),
      Signatory: text,
      Members: text,
    })
    .map(({ type, ...texts }) => {
      const asked: readonly string[] = partyFieldsOf[type];
      const fields = Object.entries(texts).map(([field, said]) => [
        `${prefix}${field}`,
        asked.includes(field) ? said : "",
      ]);
      return { ...Object.fromEntries(fields), [`${prefix}Type`]: type } as PartyDetails<Prefix>;
    });
}

export const anyProducerForm: fc.Arbitrary<ProducerForm> = fc
  .record({
    projectTitle: title,
    trackTitle: title,
    artistName: name,
    producerName: name,
    artistEmail: address,
    producerEmail: address,
    producerFee: fee,
    compensationType: fc.constantFrom(...producerCompensations),
    royaltyPercentage: fc.option(percentage),
    effectiveDate: day,
    masterOwnership: fc.constantFrom(...producerMasterOwnerships),
    deliveryMethod: anyLine(200, "Google Drive", "By e-mail."),
    deliveryTimeline: anyLine(200, "Within 7 days", "1 May 2027", "ASAP!"),
    revisions,
    credits: fc.option(anyLine(300, "Prod. by K"), { nil: "" }),
    exclusivity: fc.boolean(),
    terminationClause: optionalProse,
    additionalTerms: optionalProse,
    syncRights: fc.boolean(),
    ...choices,
    feeParts: fc.constantFrom(...feeParts),
    mayReject: fc.boolean(),
    artist: anyParty("artist"),
    producer: anyParty("producer"),
  })
  .map(({ artist, producer, ...form }) => ({
    ...form,
    ...artist,
    ...producer,
    syncRights: form.sync === null ? form.syncRights : form.sync === "alone",
    credits: form.credits || defaultCredits(form.producerName),
    royaltyPercentage: form.compensationType === "upfront_only" ? null : form.royaltyPercentage,
  }));

const identity: fc.Arbitrary<PartyIdentity> = fc.record({
  phone: anyLine(40, "+254 712 345 678", "0712-345678"),
  address: anyLine(300, "P.O. Box 100, 00100 Nairobi", "Flat 3B, 12 Ngong Road"),
  sealedId: fc.constant("sealed"),
  maskedId: anyLine(40, "12345678", "A1").map(maskGovernmentId),
});

const anyLegalDetails: fc.Arbitrary<FeaturedLegalDetails> = fc
  .record({
    primary: identity,
    featured: identity,
    recordingDate: fc.option(day, { nil: "" }),
    paymentTerms: fc.constantFrom(...paymentTerms),
    royaltyBased: fc.boolean(),
    featuredArtistRoyaltyPercentage: percentage,
    publishingSplit: fc.option(anyLine(300, "50% each"), { nil: "" }),
    proAffiliation: fc.option(anyLine(200, "MCSK and PRISK"), { nil: "" }),
    agreementDuration: fc.constantFrom(...agreementDurations),
    fixedEndDate: day,
    terminationClause: optionalProse,
    performanceRights: optionalProse,
    promotionalRights: optionalProse,
    syncLicensingRights: fc.boolean(),
    syncRoyaltyPercentage: fc.option(percentage),
    deliverables: prose,
    revisions,
  })
  .map((legal) => ({
    ...legal,
    fixedEndDate: legal.agreementDuration === "fixed" ? legal.fixedEndDate : "",
    syncRoyaltyPercentage: legal.syncLicensingRights ? legal.syncRoyaltyPercentage : null,
  }));

export const anyFeaturedForm: fc.Arbitrary<FeaturedForm> = fc
  .record({
    projectTitle: title,
    primaryArtist: name,
    primaryArtistEmail: address,
    featuredArtist: name,
    featuredArtistEmail: address,
    songTitle: title,
    compensationType: fc.constantFrom(...featuredCompensations),
    featuredArtistFee: fc.option(fee),
    featuredArtistPercentage: percentage,
    masterOwnership: fc.constantFrom(...featuredMasterOwnerships),
    effectiveDate: day,
    deliveryMethod: fc.constantFrom(...deliveryMethods),
    otherDeliveryMethod: anyLine(200, "On a USB stick"),
    deliveryTimeline: anyLine(200, "Within 7 days"),
    creditRequirements: anyLine(300, "“feat.” in the title."),
    exclusivity: fc.boolean(),
    additionalTerms: optionalProse,
    ...choices,
    ownerName: orNothing(anyLine(120, "Sauti Records Ltd")),
    courtesyOf: orNothing(anyLine(120, "Lagos Sound")),
    primary: anyParty("primaryArtist"),
    featured: anyParty("featuredArtist"),
    legal: fc.option(anyLegalDetails),
  })
  .map(({ primary, featured, ...form }) => ({
    ...form,
    ...primary,
    ...featured,
    ownerName: form.masterOwnership === "label_other" ? form.ownerName : "",
    legal: form.legal && {
      ...form.legal,
      syncRoyaltyPercentage: form.sync === "none" ? null : form.legal.syncRoyaltyPercentage,
    },
  }));
