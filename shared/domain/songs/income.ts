import {
  note,
  partiesIn,
  percent,
  quote,
  serious,
  shareOf,
  type Contradiction,
  type Featured,
  type Papers,
  type Producer,
  type Sheet,
} from "#shared/domain/songs/paper";
import {
  featuredCompensationLabels,
  paymentTermsLabels,
} from "#shared/domain/agreements/featured-artist-agreement";
import { formatKes } from "#shared/domain/money";
import { paysRoyalties, producerCompensationLabels } from "#shared/domain/agreements/producer-agreement";
import { WHOLE, type Hundredths } from "#shared/domain/shares";

/** Points against shares (9), all that is promised of the recording (10), fees and percentages of one agreement (9, 22). */
export function incomeContradictions(papers: Papers): Contradiction[] {
  const { sheets, producers, features } = papers;
  return [
    ...sheets.flatMap((sheet) => producers.flatMap((paper) => pointsAsShare(sheet, paper))),
    ...promisedTooMuch(papers),
    ...producers.flatMap(producerPay),
    ...features.flatMap(featuredPay),
  ];
}

/** Points are a part of the income: the same number among the owners is likely the points once more. */
function pointsAsShare(sheet: Sheet, paper: Producer): Contradiction[] {
  const { royaltyPercentage, compensationType, masterOwnership } = paper.form;
  if (!royaltyPercentage || !paysRoyalties(compensationType) || masterOwnership !== "artist") return [];
  const share = shareOf(sheet, "master", partiesIn.producer(paper.form));
  return share === royaltyPercentage
    ? [
        note(
          9,
          "Whether the producer owns a part or is paid one",
          quote(sheet, "Master rights", `${paper.form.producerName} ${percent(share)}`),
          quote(paper, "Royalty percentage", percent(royaltyPercentage)),
        ),
      ]
    : [];
}

type Promise = { paper: Producer | Featured; field: string; share: Hundredths };

/** What an agreement promises of the recording's income; share and royalty are of receipts of their own, so that the larger is the most of any. */
export function promiseOf(paper: Producer | Featured): Promise | null {
  const { form } = paper;
  if ("royaltyPercentage" in form) {
    const { royaltyPercentage: share, compensationType } = form;
    return share && paysRoyalties(compensationType) ? { paper, field: "Royalty percentage", share } : null;
  }
  const paysPart = form.compensationType === "percentage" || form.compensationType === "combination";
  const short = paysPart ? form.featuredArtistPercentage : 0;
  const detailed = form.legal?.royaltyBased ? form.legal.featuredArtistRoyaltyPercentage : 0;
  const share = Math.max(short, detailed);
  if (!(share > 0)) return null;
  return { paper, field: short >= detailed ? "Percentage" : "Royalty percentage", share };
}

function promisedTooMuch({ sheets, producers, features }: Papers): Contradiction[] {
  const promises = [...producers, ...features]
    .map(promiseOf)
    .filter((promise) => promise !== null)
    .toSorted((one, other) => other.share - one.share);
  const total = promises.reduce((sum, { share }) => sum + share, 0);
  const [largest, next] = promises;
  if (!largest) return [];
  const words = ({ paper, field, share }: Promise) => quote(paper, field, percent(share));
  if (next && total > WHOLE)
    return [
      serious(10, `Income of the recording: ${percent(total)} are promised`, words(largest), words(next)),
    ];
  return sheets.flatMap((sheet) => {
    const { form } = largest.paper;
    const payer = "royaltyPercentage" in form ? partiesIn.artist(form) : partiesIn.primary(form);
    const share = shareOf(sheet, "master", payer);
    if (share === 0 || total <= share) return [];
    const about = `Income of the recording: ${percent(total)} are promised by who owns ${percent(share)}`;
    return [
      serious(10, about, quote(sheet, "Master rights", `${payer.name} ${percent(share)}`), words(largest)),
    ];
  });
}

function producerPay(paper: Producer): Contradiction[] {
  const { compensationType, producerFee, royaltyPercentage } = paper.form;
  const paid = quote(paper, "Compensation", producerCompensationLabels[compensationType]);
  if (compensationType === "royalties_only" && royaltyPercentage === null)
    return [note(9, "What the producer is paid", paid, quote(paper, "Royalty percentage", "None"))];
  const paysFee = compensationType === "upfront_only" || compensationType === "hybrid";
  return paysFee && producerFee === 0
    ? [note(22, "What the producer is paid", paid, quote(paper, "Producer fee", formatKes(0)))]
    : [];
}

function featuredPay(paper: Featured): Contradiction[] {
  const { compensationType, featuredArtistFee, legal } = paper.form;
  const about = "What the featured artist is paid";
  const paid = quote(paper, "Compensation", featuredCompensationLabels[compensationType]);
  const fee = quote(paper, "Fee", formatKes(featuredArtistFee ?? 0));
  const paysFee = compensationType === "flat_fee" || compensationType === "combination";
  const found: Contradiction[] = paysFee && !featuredArtistFee ? [note(22, about, paid, fee)] : [];
  if (compensationType === "percentage" && legal && legal.paymentTerms !== "percentage_only")
    found.push(note(22, about, paid, quote(paper, "Payment terms", paymentTermsLabels[legal.paymentTerms])));
  return found;
}
