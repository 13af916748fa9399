import { drawList } from "#server/adapters/pdf/draw-list";
import { drawRecord, inGroups } from "#server/adapters/pdf/draw-record";
import type { TextStyle } from "#server/adapters/pdf/draw-text";
import { drawOperator, OPERATOR_ROOM } from "#server/adapters/pdf/draw-operator";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { drawTitle } from "#server/adapters/pdf/draw-title";
import { pageFurniture, sealedLine } from "#server/adapters/pdf/page-furniture";
import { palette } from "#server/adapters/pdf/palette";
import { finishPdf, makeRoom, startPdf, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { certifiedState, standing } from "#server/features/history/pdf/certified-state";
import type {
  CertifiedVersion,
  CompletionCertificate,
  Evidence,
} from "#server/features/history/pdf/completion-certificate";
import { drawHeading, drawTimeline } from "#server/features/history/pdf/draw-timeline";
import { drawVersion } from "#server/features/history/pdf/draw-version";
import { brand } from "#shared/brand";
import { momentInNairobiAndUtc } from "#shared/dates";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";

/** Stands alone: nobody who relies on the paper may miss it. */
const alarm: TextStyle = { ...styles.agreementTitle, color: palette.danger };

/** What was signed, by whom and how, what happened, and whether that record is whole. */
export async function drawCompletionCertificate(input: CompletionCertificate): Promise<Buffer> {
  const { documentId, ownerName, madeAt, chain } = input;
  const { kind, statement, ...worth } = certifiedState(input);
  const name = shortTitle(input);
  const pdf = startPdf(
    {
      title: `${kind}: ${input.title}`,
      author: brand.name,
      subject: `${kind} of a document of ${ownerName}`,
      keywords: `${brand.name}, ${kind.toLowerCase()}, ${documentId}`,
      madeAt,
    },
    pageFurniture(
      { name: `${kind}: ${name}`, reference: `Document ${documentId}` },
      { ...worth, ...sealOf(input) },
    ),
  );

  drawTitle(pdf, kind, name);
  pdf.y += 8;
  if (!chain.intact) drawAlarm(pdf);
  drawTextBlock(pdf, pdf.root, "P", statement, styles.text);
  pdf.y += 16;
  drawRecord(pdf, recordOf(input), input.verifyUrl);
  for (const version of input.versions) drawVersion(pdf, version);
  drawTimeline(pdf, input.events);
  drawCheck(pdf, input);
  drawOperator(pdf, input.operator);
  return finishPdf(pdf);
}

function sealOf({ evidence, verifyUrl }: CompletionCertificate): { seal?: string } {
  return evidence?.sealRoot ? { seal: sealedLine(new URL(verifyUrl).host) } : {};
}

function drawAlarm(pdf: Pdf): void {
  drawTextBlock(
    pdf,
    pdf.root,
    "P",
    "Somebody changed the audit trail of this document after it was written. Do not rely on this paper; ask for the signed PDF that was mailed to everybody.",
    alarm,
  );
  pdf.y += 8;
}

function recordOf({
  documentId,
  type,
  title,
  ownerName,
  madeAt,
  verifyUrl,
  versions,
}: CompletionCertificate) {
  const { inForce, proposed } = standing(versions);
  const version = [
    ...(inForce ? [{ label: "Version in force", value: String(inForce.number) }, hashOf(inForce)] : []),
    ...(proposed
      ? [
          { label: inForce ? "Version proposed" : "Version sent", value: String(proposed.number) },
          hashOf(proposed),
        ]
      : []),
  ];
  return [
    { label: documentTypeLabels[type], value: title },
    { label: "Document id", value: documentId },
    { label: "Drawn up by", value: ownerName },
    ...version,
    { label: "Issued", value: momentInNairobiAndUtc(madeAt) },
    { label: "Check this document", value: verifyUrl },
  ];
}

const hashOf = ({ number, sha256 }: CertifiedVersion) => ({
  label: `SHA-256 of version ${number} as sent`,
  value: inGroups(sha256),
});

/** How much of a page it needs, in points, so that the end of the paper is one piece. */
const CHECK = 315;

/** Whether the record is whole, and how to find out without us. */
function drawCheck(pdf: Pdf, { chain, events, method, evidence }: CompletionCertificate): void {
  const left = chain.events - events.length;
  const links = chain.events === 1 ? "The one event" : `All ${chain.events} events`;
  const found = chain.intact
    ? `${links} of this document were checked when this record was issued: each follows from the one before it. A later change would show against the hash below.`
    : `The ${chain.events} events of this document were checked when this record was issued, and they do not follow from each other: at least one was changed, taken out or put in afterwards.`;
  makeRoom(pdf, CHECK + OPERATOR_ROOM);
  drawHeading(pdf, "Was anything changed?");
  drawTextBlock(pdf, pdf.root, "P", found, chain.intact ? styles.text : alarm);
  if (left > 0) {
    pdf.y += 4;
    const missing = left === 1 ? "1 event is" : `${left} events are`;
    drawTextBlock(
      pdf,
      pdf.root,
      "P",
      `${missing} about other versions, drafts or links and not shown here.`,
      styles.text,
    );
  }
  pdf.y += 8;
  drawList(
    pdf,
    [
      { label: "•", text: `Hash of the last event: ${inGroups(chain.lastHash)}` },
      {
        label: "•",
        text: `To check it yourself, download the audit trail as JSON from the document’s page. ${method}`,
      },
      ...(evidence ? evidenceOf(evidence) : []),
    ],
    styles.agreed,
  );
}

/** What whoever checks without us has to compare with. */
function evidenceOf({ log, sealRoot }: Evidence) {
  return [
    {
      label: "•",
      text: `The signed PDF stands in our transparency log, whose checkpoint of ${log.size} entries has the root ${log.root}. Checkpoints are signed with the key ${log.verifierKey}. The checkpoint is in the mail that brought the signed PDF.`,
    },
    ...(sealRoot
      ? [
          {
            label: "•",
            text: `This certificate and the signed PDF are sealed. SHA-256 of the root certificate that vouches for the seals: ${inGroups(sealRoot)}`,
          },
        ]
      : []),
  ];
}
