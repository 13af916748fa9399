import { drawFacts } from "#server/adapters/pdf/draw-facts";
import { drawList } from "#server/adapters/pdf/draw-list";
import { drawOperator, OPERATOR_ROOM } from "#server/adapters/pdf/draw-operator";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { drawTitle } from "#server/adapters/pdf/draw-title";
import { pageFurniture } from "#server/adapters/pdf/page-furniture";
import { finishPdf, makeRoom, startPdf, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { drawHeading } from "#server/features/reviews/pdf/draw-heading";
import { drawIssue } from "#server/features/reviews/pdf/draw-issue";
import { drawRubric } from "#server/features/reviews/pdf/draw-rubric";
import { drawScore } from "#server/features/reviews/pdf/draw-score";
import type { ReviewPdf } from "#server/features/reviews/pdf/review-pdf";
import { brand } from "#shared/brand";
import { dayInNairobi } from "#shared/dates";
import { contractKindLabels } from "#shared/domain/reviews/contract-kind";
import { reviewerLabels, verdictOf } from "#shared/domain/reviews/review";
import { emptyPages, howMuchWasRead } from "#shared/domain/reviews/pages-read";
import { swahiliHeadings } from "#shared/domain/reviews/review-headings";
import { severities } from "#shared/domain/reviews/review-points";
import { isAbsence, threeFirst } from "#shared/domain/reviews/review-priority";

const TITLE = "Contract review";

/** The review as it is read: what it is of, the score, what is wrong, what is right, what to do, and what it is worth. */
export async function drawReview(input: ReviewPdf): Promise<Buffer> {
  const { reviewId, ownerName, createdAt, result } = input;
  const name = contractKindLabels[result.kind];
  const pdf = startPdf(
    {
      title: `${TITLE}: ${name}, ${dayInNairobi(createdAt)}`,
      author: brand.name,
      subject: `${TITLE} for ${ownerName}`,
      keywords: `${brand.name}, contract review, ${reviewId}`,
      madeAt: createdAt,
    },
    pageFurniture(
      { name: `${TITLE}: ${name}`, reference: `Review ${reviewId}` },
      { mark: "Not legal advice", isFinal: true },
    ),
  );

  drawTitle(pdf, `${TITLE} \u00B7 ${swahiliHeadings.review}`, name);
  pdf.y += 18;
  const verdict = verdictOf(result.score, result.issues);
  if (result.score === null) drawTextBlock(pdf, pdf.root, "P", verdict, styles.heading);
  else drawScore(pdf, result.score, verdict);
  pdf.y += 14;
  drawFacts(pdf, factsOf(input));
  if (result.read?.gap) {
    pdf.y += 8;
    drawTextBlock(pdf, pdf.root, "P", result.read.gap, styles.text);
  }
  drawFirst(pdf, input);
  const written = result.issues.filter((issue) => !isAbsence(issue));
  if (written.length > 0) drawHeading(pdf, "What to change", "change");
  for (const own of Map.groupBy(written, ({ agreement }) => agreement).values())
    for (const issue of own) drawIssue(pdf, issue);
  const absent = result.issues.filter(isAbsence);
  if (absent.length > 0) drawHeading(pdf, "What is missing", "missing");
  for (const issue of absent) drawIssue(pdf, issue);
  drawStrengths(pdf, input);
  if (result.rubric) drawRubric(pdf, result.rubric);
  drawRecommendations(pdf, input);
  pdf.y += 14;
  makeRoom(pdf, 3 * styles.note.leading + OPERATOR_ROOM);
  drawTextBlock(pdf, pdf.root, "P", result.note, styles.note);
  drawOperator(pdf, input.operator);
  return finishPdf(pdf);
}

function factsOf({ result: { issues, reviewedBy, read }, ownerName, createdAt }: ReviewPdf) {
  const counts = severities.map(
    (severity) => `${issues.filter((issue) => issue.severity === severity).length} ${severity}`,
  );
  return [
    { label: "Reviewed for", value: ownerName },
    { label: "Reviewed on", value: dayInNairobi(createdAt) },
    { label: "How", value: reviewerLabels[reviewedBy] },
    { label: "Issues", value: counts.join(", ") },
    ...(read ? [{ label: "Read", value: howMuchWasRead(read) }] : []),
    ...(read?.pages && read.pages.empty.length > 0
      ? [{ label: "Not read", value: `${emptyPages(read.pages)}.` }]
      : []),
  ];
}

function drawFirst(pdf: Pdf, { result: { issues } }: ReviewPdf): void {
  const first = threeFirst(issues);
  if (first.length < 2) return;
  drawHeading(pdf, first.length === 3 ? "Three things first" : "Two things first", "first");
  const items = first.map(({ title, description, agreement }, index) => ({
    label: `${index + 1}.`,
    text: `${title}${ofAgreement(agreement)}. ${description}`,
  }));
  drawList(pdf, items, styles.text);
}

function drawStrengths(pdf: Pdf, { result: { strengths } }: ReviewPdf): void {
  if (strengths.length === 0) return;
  drawHeading(pdf, "What is good", "good");
  const items = strengths.map(({ title, quotation, agreement }) => ({
    label: "•",
    text: `${title}${ofAgreement(agreement)}: “${quotation}”`,
  }));
  drawList(pdf, items, styles.text);
}

function drawRecommendations(pdf: Pdf, { result: { recommendations } }: ReviewPdf): void {
  drawHeading(pdf, "What to do", "todo");
  const items = recommendations.map((text, index) => ({ label: `${index + 1}.`, text }));
  drawList(pdf, items, styles.text);
}

const ofAgreement = (agreement: string | undefined) => (agreement === undefined ? "" : ` (${agreement})`);
