import { linesOf, widthOf } from "#server/adapters/pdf/draw-text";
import { drawLines } from "#server/adapters/pdf/draw-text-block";
import { columnWidth, makeRoom, type Pdf, paper, tag } from "#server/adapters/pdf/pdf";
import { drawChanges } from "#server/features/documents/pdf/draw-changes";
import type { AgreementPdf } from "#server/features/documents/pdf/document-pdf";
import { drawFacts } from "#server/adapters/pdf/draw-facts";
import type { Labelled } from "#server/adapters/pdf/draw-labelled";
import { drawList, LINES_TOGETHER } from "#server/adapters/pdf/draw-list";
import { drawTitle } from "#server/adapters/pdf/draw-title";
import { drawParties } from "#server/features/documents/pdf/draw-parties";
import { layOutAgreement, type FrontBlock } from "#server/features/documents/pdf/lay-out-agreement";
import { styles } from "#server/adapters/pdf/text-styles";
import { dayInNairobi } from "#shared/dates";
import { isAnnex, KEY_TERMS, type NumberedClause } from "#shared/domain/agreements/agreement-text";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { partiesOf } from "#shared/domain/parties";

/** Where the text of a clause stands beside its number. */
const INDENT = 32;
const BETWEEN = 6;
const BELOW_HEADING = 2;

/** What it is and between whom, then its text: the parties' own words, numbers hanging, headings with what they head. */
export function drawAgreement(pdf: Pdf, input: AgreementPdf): void {
  const { title, front, clauses } = layOutAgreement(input.content.generatedAgreement);
  const parties = partiesOf(input);
  drawTitle(pdf, documentTypeLabels[input.type], shortTitle(input));
  pdf.y += 12;
  drawChanges(pdf, input);
  if (parties.length > 0) {
    drawParties(pdf, parties);
    pdf.y += 12;
  }
  drawFacts(pdf, factsOf(input));
  pdf.y += 6;
  // The library's own title says no more than the one above; one that somebody wrote stands.
  const isOwn = input.content.edition !== null && title === documentTypeLabels[input.type].toUpperCase();
  if (title !== "" && !isOwn) drawCentred(pdf, title);
  for (const block of front) drawFront(pdf, block);
  for (const clause of clauses) {
    if (isKeyTerms(clause, input)) drawKeyTerms(pdf, clause);
    else drawClause(pdf, clause);
  }
}

function isKeyTerms({ number, heading }: NumberedClause, { content }: AgreementPdf): boolean {
  return content.edition !== null && number === "1" && heading === KEY_TERMS.toUpperCase();
}

/** "Fee: KES 39,000" line by line, what it is beside what it says; a line that somebody wrote without a colon stays a line. */
function drawKeyTerms(pdf: Pdf, { number, heading, paragraphs }: NumberedClause): void {
  drawHeading(pdf, `${number}.`, heading);
  const lines = paragraphs.map(({ number: label, text, level }) => ({ label, text, level }));
  const isTerm = ({ text }: { text: string }) => /^[^:\n]{1,60}: \S/.test(text);
  drawList(
    pdf,
    lines.filter((line) => !isTerm(line)),
    styles.text,
    { indent: INDENT, between: BETWEEN },
  );
  pdf.y += BETWEEN;
  drawFacts(
    pdf,
    lines.filter(isTerm).map(({ label, text }) => ({
      label: `${label} ${text.slice(0, text.indexOf(": "))}`,
      value: text.slice(text.indexOf(": ") + 2),
    })),
  );
}

function factsOf({ content: { formData }, ownerName, createdAt }: AgreementPdf): Labelled[] {
  const ofForm = formData && [
    { label: "Project", value: formData.projectTitle },
    { label: "Effective date", value: formData.effectiveDate.split("-").toReversed().join("/") },
  ];
  return [
    ...(ofForm ?? []),
    { label: "Drawn up by", value: ownerName },
    { label: "Drawn up on", value: dayInNairobi(createdAt) },
  ];
}

/** The title that the text gives itself. */
function drawCentred(pdf: Pdf, text: string): void {
  const style = styles.agreementTitle;
  const lines = linesOf(text, style, columnWidth);
  makeRoom(pdf, (lines.length + LINES_TOGETHER) * style.leading);
  tag(pdf, pdf.root, "H2", () => {
    for (const line of lines)
      drawLines(pdf, [line], paper.left + (columnWidth - widthOf(line, style)) / 2, style);
  });
  pdf.y += BETWEEN;
}

function drawFront(pdf: Pdf, { kind, label, text }: FrontBlock): void {
  if (kind === "heading") return drawHeading(pdf, "", text);
  drawList(pdf, [{ label, text }], styles.clause, {
    indent: kind === "recital" ? INDENT : 0,
    between: BETWEEN,
  });
}

function drawClause(pdf: Pdf, clause: NumberedClause): void {
  const { number, heading, paragraphs } = clause;
  const isLed = paragraphs[0]?.text.endsWith(":") ?? false;
  const below = isLed ? 2 * LINES_TOGETHER : LINES_TOGETHER;
  // "ANNEX A." is wider than the numbers that stand out to the left.
  if (isAnnex(clause)) drawHeading(pdf, "", `${number}. ${heading}`, below);
  else drawHeading(pdf, `${number}.`, heading, below);
  const items = paragraphs.map(({ number: label, text, level }) => ({ label, text, level }));
  drawList(pdf, items, styles.clause, { indent: INDENT, between: BETWEEN });
}

/** On the page of the lines that follow it. */
function drawHeading(pdf: Pdf, label: string, text: string, below = LINES_TOGETHER): void {
  const style = styles.clauseHeading;
  const indent = label === "" ? 0 : INDENT;
  const lines = linesOf(text, style, columnWidth - indent);
  pdf.y += 10;
  makeRoom(pdf, lines.length * style.leading + BELOW_HEADING + below * styles.clause.leading);
  tag(pdf, pdf.root, "H3", () => {
    const top = pdf.y;
    if (label !== "") drawLines(pdf, linesOf(label, style, INDENT), paper.left, style);
    pdf.y = top;
    drawLines(pdf, lines, paper.left + indent, style);
  });
  pdf.y += BELOW_HEADING;
}
