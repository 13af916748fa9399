import type { OwnersIncome, PercentageBase } from "#shared/domain/agreements/agreement-choices";
import { formatSum, type Cents } from "#shared/domain/money";
import { isOfMinor, type Deal } from "#server/features/agreements/clauses/deal";
import { sentence } from "#server/features/agreements/clauses/prose";
import { isRepaid } from "#server/features/agreements/clauses/release";
import { HARMFUL } from "#server/features/agreements/clauses/synchronisation";
import { clauseNumber } from "#server/features/agreements/clauses/references";

export const KEY_TERMS_LEAD = "Where a line and its clause differ, the clause counts.";

/** "KES 39,000": in words it stands in the clause on the fee. */
export function figures(fee: Cents): string {
  return formatSum(fee).replace(/ \(.*/, "");
}

/** "KES 39,000, after signing", and what a company may have to add. */
export function feeAndTax(fee: Cents, when: string, { contributing }: Deal): string {
  const tax = contributing.party.type === "company" ? ", plus VAT where chargeable" : "";
  return `${figures(fee)}, ${when}${tax}`;
}

export function feeTerm(fee: Cents, when: string, deal: Deal, besides = ""): string {
  return `Fee: ${fee === 0 ? "no fee" : `${feeAndTax(fee, when, deal)}${besides}`} (clause ${clauseNumber("Fee")})`;
}

const syncTerms: Record<Deal["sync"], (deal: Deal) => string> = {
  alone: (deal) =>
    `${deal.releasing.the} alone licenses the recording (${HARMFUL}: only both${isOfMinor(deal) ? ", once over 18" : ""})`,
  joint: (deal) =>
    `each use needs the consent of both${isOfMinor(deal) ? `; no ${HARMFUL} while under 18` : ""}`,
  none: () => "not allowed to either",
};

function syncTerm(deal: Deal): string {
  return `Film, television, games and adverts: ${syncTerms[deal.sync](deal)} (clause ${clauseNumber("Synchronisation")})`;
}

/** Who receives what part of what the recording earns, in one line. */
export function baseTerm({ receipts }: Deal): string {
  return receipts === "Net Receipts" ? "after distributors’ charges and tax at source" : "before any charge";
}

function creditTerm(wording: string): string {
  return `Credit: ${sentence(wording)}`;
}

function releaseTerm(deal: Deal, months: number | null, isPaidInFull: boolean): string {
  const { divides, owner, releasing, contribution } = deal;
  const isFeeRepaid = isRepaid(deal);
  const goes = owner
    ? "rights go back"
    : `the rights of ${releasing.the} to manage it and to use ${contribution} end`;
  const says =
    isPaidInFull || months === null
      ? "no right goes back for that"
      : `${goes} if it is not out ${months} months after acceptance and 60 days after notice${isFeeRepaid ? ", once half the Fee is repaid" : ""}`;
  const unpaid = divides
    ? `; also${isFeeRepaid ? ", without repayment," : ""} if sums stay unpaid or statements unsent`
    : "";
  return `If it is not released: ${says}${unpaid} (clause ${clauseNumber("Release and return of rights")})`;
}

/** Nobody is surprised by a remix, nor by being asked for leave. */
function remixTerm({ contributing }: Deal, isOfferedFirst: boolean): string {
  const first = isOfferedFirst ? `, who is offered it first` : "";
  return `Remixes by others: only with the consent of ${contributing.the}${first} (clause ${clauseNumber("Ownership of the Master")})`;
}

/** Beside a stated percentage: what its receiver has as an owner as well; nothing to say of one who owns nothing. */
export function besidePercentage(
  form: { masterOwnership: string; ownerReceives: OwnersIncome; percentageBase: PercentageBase },
  total: string,
): string {
  if (form.masterOwnership === "producer") return ", and nothing more as the owner";
  if (form.masterOwnership !== "shared") return "";
  return form.ownerReceives === "share"
    ? `, and half of ${form.percentageBase === "net" ? "the rest" : "what then remains"} as an owner${total}`
    : ", and nothing more as an owner";
}

/** Who signs for a child knows before the last page that it binds them, too. */
function guardianTerms({ releasing, contributing }: Deal): string[] {
  return [releasing, contributing].flatMap(({ the, party }) =>
    party.type === "minor"
      ? `Parent or guardian: ${party.signatory} pays, answers (in some cases without limit, clause ${clauseNumber("Indemnity and liability")}) and holds money in trust for ${the}, who is under 18 (clause ${clauseNumber("Capacity and independent advice")})`
      : [],
  );
}

/** A line that own words change is not read alone. */
function specialTerm({ additionalTerms }: Deal): string[] {
  return additionalTerms === ""
    ? []
    : [
        `Special terms: the parties’ own words, which may change what these lines say (clause ${clauseNumber("Special terms")})`,
      ];
}

type OtherTerms = {
  /** "as long as copyright lasts" or "until …; then …". */
  term: string;
  /** "The Beat: exclusive to the Artist" */
  contribution: string;
  /** Whether who made the music is asked first to remix it. */
  isRemixOfferedFirst: boolean;
  releaseMonths: number | null;
  isPaidInFull: boolean;
  credit: string;
};

/** The lines below fee, percentage and Master, which every agreement has. */
export function otherTerms(
  deal: Deal,
  { term, contribution, isRemixOfferedFirst, releaseMonths, isPaidInFull, credit }: OtherTerms,
): string[] {
  return [
    syncTerm(deal),
    `Term and territory: worldwide, ${term} (clause ${clauseNumber("Term and territory")})`,
    `${contribution} (clause ${clauseNumber("Exclusivity")})`,
    remixTerm(deal, isRemixOfferedFirst),
    `The song itself: follows the split sheet${deal.sync === "none" ? "" : ", in films too"} (clause ${clauseNumber("Publishing")})`,
    releaseTerm(deal, releaseMonths, isPaidInFull),
    creditTerm(credit),
    ...guardianTerms(deal),
    ...specialTerm(deal),
  ];
}
