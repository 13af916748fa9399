import { drawFacts } from "#server/adapters/pdf/draw-facts";
import { drawOperator, OPERATOR_ROOM } from "#server/adapters/pdf/draw-operator";
import { drawRecord, inGroups } from "#server/adapters/pdf/draw-record";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { drawTitle } from "#server/adapters/pdf/draw-title";
import { pageFurniture } from "#server/adapters/pdf/page-furniture";
import { finishPdf, makeRoom, startPdf, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import type { Verification } from "#shared/contract/verification";
import type { VerificationCertificate } from "#server/features/verification/pdf/verification-certificate";
import { drawCollaborators } from "#server/features/verification/pdf/draw-collaborators";
import { drawVerdict } from "#server/features/verification/pdf/draw-verdict";
import { moment, sayVerdict } from "#server/features/verification/say-verdict";
import { brand } from "#shared/brand";
import { dayInNairobi } from "#shared/dates";
import { commonThrough } from "#shared/domain/signature-ways";
import { documentTypeLabels } from "#shared/domain/document-status";

const TITLE = "Signature verification";
/** What the record and the note below it need together. */
const LAST_PART = 261 + OPERATOR_ROOM;

/** Of which song, what the answer is, who has signed, and how anybody can check that this certificate is genuine. */
export async function drawVerificationCertificate(input: VerificationCertificate): Promise<Buffer> {
  const { result, verifyUrl } = input;
  const { songTitle, artistName } = result.verificationResult;
  const verdict = sayVerdict(result);
  const pdf = startPdf(
    {
      title: `${TITLE}: ${songTitle}`,
      author: brand.name,
      subject: `${verdict.status}: ${documentTypeLabels[result.document.type].toLowerCase()} of ${songTitle}`,
      keywords: `${brand.name}, verification, ${result.verificationId}, ${result.document.id}`,
      madeAt: new Date(result.verifiedAt),
    },
    pageFurniture(
      { name: `${TITLE}: ${songTitle}`, reference: `Verification ${result.verificationId}` },
      { mark: markOf(input), isFinal: result.verificationStatus === "verified" },
    ),
  );

  drawTitle(pdf, TITLE, songTitle);
  if (artistName) {
    pdf.y += 2;
    drawTextBlock(pdf, pdf.root, "P", `by ${artistName}`, styles.byline);
  }
  pdf.y += 12;
  drawVerdict(pdf, verdict, result.verificationResult.facts);
  pdf.y += 10;
  drawFacts(pdf, factsOf(input));
  pdf.y += 8;
  drawCollaborators(pdf, result.verificationResult.collaborators);
  pdf.y += 10;
  makeRoom(pdf, LAST_PART);
  drawRecord(pdf, recordOf(input), verifyUrl);
  drawNote(pdf, input);
  drawOperator(pdf, input.operator);
  return finishPdf(pdf);
}

function markOf({ result }: VerificationCertificate): string {
  const { verificationStatus, verifiedAt, document, verificationResult } = result;
  const { totalSigned, totalCollaborators } = verificationResult;
  if (verificationStatus === "verified") return `Verified ${dayInNairobi(new Date(verifiedAt))}`;
  return document.endedAt
    ? "Incomplete – not in force"
    : `Incomplete – ${totalSigned} of ${totalCollaborators} signatures`;
}

function factsOf({ result: { document, verificationResult } }: VerificationCertificate) {
  const { totalSigned, totalCollaborators } = verificationResult;
  return [
    { label: "Document", value: documentTypeLabels[document.type] },
    { label: "Version", value: String(document.version) },
    { label: "Sent for signature", value: dayInNairobi(new Date(document.sentAt)) },
    { label: "Signatures", value: `${totalSigned} of ${totalCollaborators}` },
  ];
}

function recordOf({ result, askedBy, verifyUrl }: VerificationCertificate) {
  const { name, company } = askedBy;
  return [
    { label: "Verification id", value: result.verificationId },
    { label: "As of", value: moment(result.verifiedAt) },
    { label: "Asked by (as they wrote it)", value: company ? `${name}, ${company}` : name },
    { label: "Document id", value: result.document.id },
    {
      label: `SHA-256 of what was sent (version ${result.document.version})`,
      value: inGroups(result.document.sha256),
    },
    { label: "Check this verification", value: verifyUrl },
  ];
}

/** The table says it of each where they signed through several things. */
function throughWhat({ verificationResult: { collaborators } }: Verification): string {
  const common = commonThrough(collaborators);
  return common ? `each through ${common}` : "and through what";
}

function drawNote(pdf: Pdf, { result }: VerificationCertificate): void {
  pdf.y += 10;
  drawTextBlock(
    pdf,
    pdf.root,
    "P",
    `This certificate says who had signed the document on ${brand.name} at the moment it names (ask again before you pay later), ${throughWhat(result)}. It does not say who is right: identities are not checked by us. It says nothing about shares, and nothing about rights in the song that this document does not deal with. The file itself can be checked: as long as the document exists, ${brand.name} knows this certificate, byte for byte.`,
    styles.note,
  );
}
