import {
  isOnSheet,
  isSame,
  note,
  partiesIn,
  percent,
  quote,
  serious,
  shareOf,
  type Contradiction,
  type Featured,
  type Named,
  type Papers,
  type Producer,
  type Sheet,
} from "#shared/domain/songs/paper";
import {
  featuredCompensationLabels,
  featuredMasterOwnershipLabels,
  paymentTermsLabels,
} from "#shared/domain/agreements/featured-artist-agreement";
import { formatKes } from "#shared/domain/money";
import {
  paysRoyalties,
  producerCompensationLabels,
  producerMasterOwnershipLabels,
} from "#shared/domain/agreements/producer-agreement";
import { titleKey } from "#shared/domain/songs/match";
import { formatShare, WHOLE, type Hundredths } from "#shared/domain/shares";

/** Points against shares (9), all that is promised of the recording (10), fees and percentages of one agreement, and of two of the same parties (9, 22). */
export function incomeContradictions(papers: Papers): Contradiction[] {
  const { sheets, producers, features } = papers;
  return [
    ...sheets.flatMap((sheet) =>
      producers.flatMap((paper) => [...pointsAsShare(sheet, paper), ...otherPoints(sheet, paper)]),
    ),
    ...promisedTooMuch(papers),
    ...producers.flatMap(producerPay),
    ...features.flatMap(featuredPay),
    ...twice(producers, (form) => [partiesIn.artist(form), partiesIn.producer(form)], producerTerms),
    ...twice(features, (form) => [partiesIn.primary(form), partiesIn.featured(form)], featuredTerms),
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

/** Points that are noted beside a sheet, and another percentage of the same producer, or none. */
function otherPoints(sheet: Sheet, paper: Producer): Contradiction[] {
  const { royaltyPercentage, compensationType } = paper.form;
  const producer = partiesIn.producer(paper.form);
  const promised = paysRoyalties(compensationType) ? royaltyPercentage : 0;
  // Left open is what both may agree on.
  if (promised === null) return [];
  const noted = sheet.record?.recordings.flatMap(({ producerPoints }) => producerPoints) ?? [];
  const theirs = noted.filter(({ name }) => isOnSheet(sheet, { name, email: "" }, producer));
  const other = theirs.find(({ points }) => points !== promised);
  if (!other || theirs.some(({ points }) => points === promised)) return [];
  return [
    note(
      22,
      "What the producer is paid",
      quote(sheet, "Producer points", `${other.name} ${formatShare(other.points)}`),
      promised === 0
        ? quote(paper, "Compensation", producerCompensationLabels[compensationType])
        : quote(paper, "Royalty percentage", percent(promised)),
    ),
  ];
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
  const { compensationType, producerFee, royaltyPercentage, masterOwnership } = paper.form;
  const paid = quote(paper, "Compensation", producerCompensationLabels[compensationType]);
  const about = "What the producer is paid";
  const found: Contradiction[] = [];
  // Of a recording that both own it is open what is paid beside the owner's half.
  if (compensationType === "royalties_only" && royaltyPercentage === null && masterOwnership !== "shared")
    found.push(note(9, about, paid, quote(paper, "Royalty percentage", "None")));
  const paysFee = compensationType === "upfront_only" || compensationType === "hybrid";
  if (paysFee && producerFee === 0)
    found.push(note(22, about, paid, quote(paper, "Producer fee", formatKes(0))));
  return found;
}

function featuredPay(paper: Featured): Contradiction[] {
  const { compensationType, featuredArtistFee, featuredArtistPercentage, legal } = paper.form;
  const about = "What the featured artist is paid";
  const paid = quote(paper, "Compensation", featuredCompensationLabels[compensationType]);
  const fee = quote(paper, "Fee", formatKes(featuredArtistFee ?? 0));
  const paysFee = compensationType === "flat_fee" || compensationType === "combination";
  const found: Contradiction[] = paysFee && !featuredArtistFee ? [note(22, about, paid, fee)] : [];
  if (compensationType === "percentage" && legal && legal.paymentTerms !== "percentage_only")
    found.push(note(22, about, paid, quote(paper, "Payment terms", paymentTermsLabels[legal.paymentTerms])));
  if (compensationType === "flat_fee" && legal?.paymentTerms === "percentage_only")
    found.push(note(22, about, paid, quote(paper, "Payment terms", paymentTermsLabels.percentage_only)));
  const paysPart = compensationType === "percentage" || compensationType === "combination";
  if (paysPart && featuredArtistPercentage === 0 && promiseOf(paper) === null)
    found.push(note(22, about, paid, quote(paper, "Percentage", percent(0))));
  return found;
}

/** What one agreement says of pay and ownership, by its field. */
type Terms = Record<string, string>;

const producerTerms = (form: Producer["form"]): Terms => ({
  Compensation: producerCompensationLabels[form.compensationType],
  "Producer fee": formatKes(form.producerFee),
  "Royalty percentage": form.royaltyPercentage === null ? "None" : percent(form.royaltyPercentage),
  "Master ownership": producerMasterOwnershipLabels[form.masterOwnership],
});

const featuredTerms = (form: Featured["form"]): Terms => ({
  Compensation: featuredCompensationLabels[form.compensationType],
  Fee: formatKes(form.featuredArtistFee ?? 0),
  Percentage: percent(form.featuredArtistPercentage),
  "Master ownership": featuredMasterOwnershipLabels[form.masterOwnership],
});

/** Two agreements of the same two parties on one song: two fees or two percentages for one thing. */
function twice<Agreement extends Producer | Featured>(
  papers: readonly Agreement[],
  partiesOf: (form: Agreement["form"]) => [Named, Named],
  termsOf: (form: Agreement["form"]) => Terms,
): Contradiction[] {
  return papers.flatMap((one, index) =>
    papers.slice(index + 1).flatMap((other) => {
      const [theirs, others] = [partiesOf(one.form), partiesOf(other.form)];
      if (!isSame(theirs[0], others[0]) || !isSame(theirs[1], others[1]) || !isOneTrack(one, other))
        return [];
      const said = termsOf(other.form);
      return Object.entries(termsOf(one.form))
        .filter(([field, words]) => said[field] !== words)
        .map(([field, words]) =>
          note(
            22,
            "Two agreements of the same two",
            quote(one, field, words),
            quote(other, field, said[field]!),
          ),
        );
    }),
  );
}

const titleOf = ({ form }: Producer | Featured) =>
  titleKey("trackTitle" in form ? form.trackTitle : form.songTitle);
const isOneTrack = (one: Producer | Featured, other: Producer | Featured) => titleOf(one) === titleOf(other);
