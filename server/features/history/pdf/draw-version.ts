import { inGroups } from "#server/adapters/pdf/draw-record";
import { drawTable, type Cell, type Column, type TableRow } from "#server/adapters/pdf/draw-table";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { makeRoom, paper, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { signedOf } from "#server/features/history/pdf/certified-state";
import type { CertifiedSigner, CertifiedVersion } from "#server/features/history/pdf/completion-certificate";
import { evidentMoment } from "#shared/dates";

const signerColumn: Column = { title: "Signer", x: paper.left, width: 150 };
const signatureColumn: Column = { title: "Signature", x: paper.left + 162, width: 128 };
const evidenceColumn: Column = {
  title: "Signed from",
  x: paper.left + 302,
  width: paper.right - paper.left - 302,
};

/** One version: what came of it, its fingerprint, and everybody who signed it or did not. */
export function drawVersion(pdf: Pdf, version: CertifiedVersion): void {
  const { number, title, sha256, signers } = version;
  pdf.y += 22;
  makeRoom(pdf, 150);
  drawTextBlock(pdf, pdf.root, "H2", `Version ${number}`, styles.heading);
  drawTextBlock(pdf, pdf.root, "P", `“${title}”. ${whatCameOf(version)}`, styles.text);
  pdf.y += 2;
  drawTextBlock(pdf, pdf.root, "P", `SHA-256 of what was sent: ${inGroups(sha256)}`, styles.note);
  pdf.y += 8;
  const hasEvidence = signers.some(({ signature }) => signature?.evidence);
  drawTable(pdf, pdf.root, {
    columns: [signerColumn, signatureColumn, ...(hasEvidence ? [evidenceColumn] : [])],
    rows: signers.map(rowOf),
  });
}

function whatCameOf(version: CertifiedVersion): string {
  const { sentAt, sentBy, signedAt, ended } = version;
  const sent = `Sent for signing by ${sentBy} on ${evidentMoment(sentAt)}.`;
  const signed = signedAt
    ? `Signed by everybody on ${evidentMoment(signedAt)}.`
    : `${ended ? "Until then " : ""}${signedOf(version)}.`;
  if (!ended) return `${sent} ${signed}`;
  return signedAt ? `${sent} ${signed} ${endOf(ended)}` : `${sent} ${endOf(ended)} ${signed}`;
}

const endings = { recalled: "Recalled by", declined: "Declined by", amended: "Unlocked to be changed by" };

function endOf({ because, at, by, reason }: NonNullable<CertifiedVersion["ended"]>): string {
  if (because === "replaced")
    return `Replaced on ${evidentMoment(at)} by a later version, which everybody signed.`;
  const why = reason === "" ? "" : `: “${reason}”`;
  return `${endings[because]} ${by} on ${evidentMoment(at)}${why}${/[.!?…]$/.test(reason) ? "" : "."}`;
}

function rowOf({ name, email, role, signature }: CertifiedSigner): TableRow {
  const signed: Cell = signature
    ? [
        { text: signature.id, style: styles.code },
        { text: evidentMoment(signature.at), style: styles.note },
      ]
    : [{ text: "Not signed", style: styles.note }];
  const evidence: Cell = signature?.evidence
    ? [
        { text: `IP address ${signature.evidence.ipAddress}`, style: styles.label },
        { text: signature.evidence.userAgent, style: styles.label },
      ]
    : [];
  return {
    cells: [
      [
        { text: name, style: styles.name },
        { text: email, style: styles.note },
        { text: role, style: styles.note },
      ],
      signed,
      evidence,
    ],
  };
}
