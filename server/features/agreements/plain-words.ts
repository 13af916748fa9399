import {
  featuredDeal,
  feeOf,
  isFixed,
  isPaidInFull as isPaidFor,
  leftByFee,
  paysFromReceipts,
  percentagesOf,
  waitsForFee,
  waivedBy,
} from "#server/features/agreements/clauses/featured/featured-deal";
import { isPaidInFull, producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { figures } from "#server/features/agreements/clauses/key-terms";
import { sentence } from "#server/features/agreements/clauses/prose";
import { isRepaid } from "#server/features/agreements/clauses/release";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import type { AgreementHelp } from "#shared/contract/agreement-help";
import type { AgreementForms, AgreementType } from "#shared/domain/agreements/agreement-content";
import {
  KEY_TERMS,
  readAgreement,
  writeAgreement,
  type Agreement,
  type NumberedClause,
} from "#shared/domain/agreements/agreement-text";
import { featuredSync, type FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import { paysRoyalties, type ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { formatShare, type Hundredths } from "#shared/domain/shares";
import { writtenDate } from "#shared/domain/written-date";
import { clauseEdition } from "#shared/wordings/clause-editions";
import { wordsIn, type Words } from "#shared/words/speak";

type Sentence = AgreementHelp["summary"][number];

/**
 * The key terms of an agreement in plain words, a sentence a line of them. Where the text is not the library's any more, in the line or in
 * the clause that it names, nothing is said but that, and of an older edition that the library has changed. None of a text whose key terms are gone.
 */
export function keyTermsInWords<Type extends AgreementType>(
  type: Type,
  form: AgreementForms[Type],
  { text, edition }: { text: string; edition: string | null },
): Sentence[] {
  const drafted = readAgreement(writeAgreement(draftFromLibrary(type, form)));
  const present = readAgreement(text);
  const lines = drafted && keyTermsIn(drafted)?.paragraphs.slice(1);
  const shown = present && keyTermsIn(present);
  if (!lines || !shown) return [];
  const inWords = sentencesFor(type, form);
  const saysOther = edition === clauseEdition ? saysChanged : saysOlder;
  return lines.map((line, index) => {
    const named = /\(clause (\d+)\)/.exec(line.text)?.[1];
    const [before, now] = [drafted, present].map((each) =>
      each.clauses.find(({ number }) => number === named),
    );
    const isLineKept = shown.paragraphs.some((each) => each.text === line.text);
    const isClauseKept = named === undefined || (now !== undefined && bodyOf(before) === bodyOf(now));
    const say = isLineKept && isClauseKept ? inWords[index]! : saysOther;
    return {
      clause: isLineKept && now ? now.number : shown.number,
      english: say(wordsIn("en")),
      swahili: say(wordsIn("sw")),
      by: "key_terms",
    };
  });
}

function keyTermsIn({ clauses }: Agreement): NumberedClause | undefined {
  return clauses.find(({ heading }) => heading === KEY_TERMS.toUpperCase());
}

function bodyOf(clause: NumberedClause | undefined): string {
  return JSON.stringify(clause && [clause.heading, clause.paragraphs.map(({ text }) => text)]);
}

type Say = (words: Words) => string;

const saysChanged: Say = ({ say }) => say("plain.changed");
const saysOlder: Say = ({ say }) => say("plain.older");

/** In the order of the key terms. */
function sentencesFor<Type extends AgreementType>(type: Type, form: AgreementForms[Type]): Say[] {
  return type === "producer_agreement"
    ? producerWords(form as ProducerForm)
    : featuredWords(form as FeaturedForm);
}

function producerWords(form: ProducerForm): Say[] {
  const { artistName: payer, producerName: receiver, producerFee, masterOwnership } = form;
  const paid = String(producerFee > 0);
  const isShared = masterOwnership === "shared";
  const pays = paysRoyalties(form.compensationType);
  const percent = pays ? form.royaltyPercentage : null;
  const income =
    percent !== null
      ? "percent"
      : isShared
        ? "half"
        : masterOwnership === "artist" && !pays
          ? "none"
          : "several";
  return [
    ({ say }) =>
      say("plain.fee", {
        kind: producerFee === 0 ? "none" : "fee",
        payer,
        receiver,
        sum: figures(producerFee),
        when: form.feeParts,
        waiver: "false",
        advance: String(form.compensationType === "royalties_only"),
      }),
    incomeWords({
      kind: income,
      receiver,
      percent,
      base: form.percentageBase,
      beside: isShared && form.ownerReceives === "share",
    }),
    ({ say }) =>
      say("plain.master", {
        kind: isShared ? "shared" : "one",
        one: masterOwnership === "producer" ? receiver : payer,
        other: receiver,
        paid: String(paid === "true" && masterOwnership !== "producer"),
      }),
    ({ say }) => say("plain.sync", { kind: producerDeal(form).sync, one: payer }),
    ({ say }) => say("plain.term", { kind: "ever", date: "" }),
    ({ say }) => say("plain.exclusive", { what: "beat", exclusive: String(form.exclusivity), receiver }),
    ({ say }) => say("plain.remix", { receiver, first: "true" }),
    ({ say }) => say("plain.song"),
    releaseWords(producerDeal(form), isPaidInFull(form) ? null : form.releaseMonths),
    creditWords(form.credits),
    ...guardianWords(producerDeal(form)),
    ...specialWords(producerDeal(form)),
  ];
}

function featuredWords(form: FeaturedForm): Say[] {
  const { primaryArtist: payer, featuredArtist: receiver, masterOwnership } = form;
  const { share, royalty, sync } = percentagesOf(form);
  const isShared = masterOwnership === "shared";
  const percent = share ?? royalty;
  const isSeveral = sync !== null || (share !== null && royalty !== null);
  const income =
    isSeveral || (percent !== null && leftByFee(form) !== "")
      ? "several"
      : percent !== null
        ? "percent"
        : isShared
          ? "half"
          : "none";
  const kinds = { lead_artist: "one", shared: "shared", label_other: "label" };
  return [
    ({ say }) =>
      say("plain.fee", {
        kind: feeOf(form) === 0 ? "none" : "fee",
        payer,
        receiver,
        sum: figures(feeOf(form)),
        when: paysFromReceipts(form)
          ? "receipts"
          : form.legal?.paymentTerms === "split_payment"
            ? "halves"
            : "at_once",
        waiver: String(waivedBy(form) !== ""),
        advance: String(form.compensationType === "percentage"),
      }),
    incomeWords({
      kind: income,
      receiver,
      percent,
      base: form.percentageBase,
      beside: isShared && form.ownerReceives === "share",
    }),
    ({ say }) =>
      say("plain.master", {
        kind: kinds[masterOwnership],
        one: payer,
        other: receiver,
        paid: String(waitsForFee(form)),
      }),
    ({ say }) => say("plain.sync", { kind: featuredSync(form), one: payer }),
    ({ say }) =>
      say("plain.term", {
        kind: isFixed(form) ? "fixed" : "ever",
        date: isFixed(form) ? writtenDate(form.legal!.fixedEndDate) : "",
      }),
    ({ say }) =>
      say("plain.exclusive", { what: "performance", exclusive: String(form.exclusivity), receiver }),
    ({ say }) => say("plain.remix", { receiver, first: "false" }),
    ({ say }) => say("plain.song"),
    releaseWords(featuredDeal(form), isPaidFor(form) ? null : form.releaseMonths),
    creditWords(form.creditRequirements),
    ...guardianWords(featuredDeal(form)),
    ...specialWords(featuredDeal(form)),
  ];
}

function specialWords({ additionalTerms }: Deal): Say[] {
  return additionalTerms === "" ? [] : [({ say }) => say("plain.special")];
}

type Income = { kind: string; receiver: string; percent: Hundredths | null; base: string; beside: boolean };

function incomeWords({ percent, beside, base, ...values }: Income): Say {
  // An owner's half is of what came in, whatever a percentage is reckoned on.
  const of = values.kind === "half" ? "net" : base;
  return ({ say }) =>
    say("plain.income", { ...values, base: of, percent: formatShare(percent ?? 0), beside: String(beside) });
}

function releaseWords(deal: Deal, months: number | null): Say {
  return ({ say }) =>
    say("plain.release", {
      kind: months === null ? "none" : "months",
      months: months ?? 0,
      repaid: String(isRepaid(deal)),
      unpaid: String(deal.divides),
    });
}

function creditWords(credit: string): Say {
  return ({ say }) => say("plain.credit", { credit: sentence(credit) });
}

function guardianWords({ releasing, contributing }: Deal): Say[] {
  return [releasing.party, contributing.party]
    .filter(({ type }) => type === "minor")
    .map(
      ({ signatory, name }) =>
        ({ say }) =>
          say("plain.guardian", { by: signatory, who: name }),
    );
}
