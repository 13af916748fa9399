import { paysRoyalties, type ProducerForm } from "#shared/domain/agreements/producer-agreement";
import { formatShare } from "#shared/domain/shares";
import { KEY_TERMS } from "#shared/domain/agreements/agreement-text";
import { inAll } from "#server/features/agreements/clauses/accounting";
import {
  baseTerm,
  besidePercentage,
  feeTerm,
  KEY_TERMS_LEAD,
  otherTerms,
} from "#server/features/agreements/clauses/key-terms";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { isPaidInFull, producerDeal } from "#server/features/agreements/clauses/producer/producer-deal";
import { clauseNumber } from "#server/features/agreements/clauses/references";

export const producerKeyTerms: LibraryClause<ProducerForm> = {
  purpose: "A reader of the first page knows what they would sign.",
  source: "Practice of the trade.",
  dependsOn: [
    "fee",
    "feeTimes",
    "compensation",
    "percentage",
    "ownership",
    "ownersIncome",
    "base",
    "exclusivity",
    "sync",
    "release",
    "rejection",
  ],
  write: (form) => {
    const deal = producerDeal(form);
    return {
      heading: KEY_TERMS,
      paragraphs: [
        KEY_TERMS_LEAD,
        feeTerm(form.producerFee, feeTimes(form), deal, rejected(form)),
        income(form),
        master(form),
        ...otherTerms(deal, {
          term: "as long as copyright lasts",
          contribution: `The Beat: ${form.exclusivity ? "exclusive to the Artist" : "non-exclusive"}`,
          isRemixOfferedFirst: true,
          releaseMonths: form.releaseMonths,
          isPaidInFull: isPaidInFull(form),
          credit: form.credits,
        }),
      ],
    };
  },
};

function feeTimes({ compensationType, feeParts }: ProducerForm): string {
  const times =
    feeParts === "halves" ? "half after signing, half after delivery for listening" : "after signing";
  return compensationType === "royalties_only" ? `${times}, as an advance on the Royalty` : times;
}

/** Nobody who may reject, or be rejected, looks for what that costs. */
const rejected = ({ mayReject }: ProducerForm) =>
  mayReject ? "; only half is due if the Track is rejected" : "";

function income(form: ProducerForm): string {
  const deal = producerDeal(form);
  const base = `of ${deal.receipts}, ${baseTerm(deal)}`;
  if (!paysRoyalties(form.compensationType)) {
    const owners = {
      artist: "none; the Artist keeps what the recording earns",
      producer: `none; releases earn for the Artist, societies for the Producer as the owner, anything else for both equally (clause ${clauseNumber("Income")})`,
      shared: `half of what comes in after charges, as an owner (clause ${clauseNumber("Ownership of the Master")})`,
    };
    return `Royalty: ${owners[form.masterOwnership]}`;
  }
  if (form.royaltyPercentage === null) {
    const found =
      form.masterOwnership === "shared" ? `50% ${base}` : `open, and found by an expert if need be`;
    return `Royalty: ${found} (clause ${clauseNumber("Royalty")})`;
  }
  return `Royalty: ${formatShare(form.royaltyPercentage)}% ${base}${besidePercentage(form, inAll(form.royaltyPercentage, deal))} (clause ${clauseNumber("Royalty")})`;
}

function master(form: ProducerForm): string {
  const when = form.producerFee > 0 ? " from payment of the Fee" : "";
  const owners = {
    artist: `the Artist owns 100%${when}`,
    producer: "the Producer owns 100%, and the Artist releases it under a licence",
    shared: `each owns 50%${when}, and the Artist manages it`,
  };
  return `Master: ${owners[form.masterOwnership]} (clause ${clauseNumber("Ownership of the Master")})`;
}
