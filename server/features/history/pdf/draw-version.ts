import { inGroups } from "#server/adapters/pdf/draw-record";
import { drawTable, type Cell, type Column, type TableRow } from "#server/adapters/pdf/draw-table";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { makeRoom, paper, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { signedOf } from "#server/features/history/pdf/certified-state";
import type {
  CertifiedSigner,
  CertifiedVersion,
  Own,
} from "#server/features/history/pdf/completion-certificate";
import { momentInNairobiAndUtc } from "#shared/dates";
import { howSent, throughLabel } from "#shared/domain/signature-ways";

const signerColumn: Column = { title: "Signer", x: paper.left, width: 150 };
const signatureColumn: Column = { title: "Signature", x: paper.left + 162, width: 128 };
const recordedColumn: Column = {
  title: "What was recorded",
  x: paper.left + 302,
  width: paper.right - paper.left - 302,
};

/** One version: what came of it, its fingerprint, and everybody who signed it or did not. */
export function drawVersion(pdf: Pdf, version: CertifiedVersion): void {
  const { number, title, sha256, signers, facts } = version;
  pdf.y += 22;
  // With the first row of the table.
  makeRoom(pdf, 200);
  drawTextBlock(pdf, pdf.root, "H2", `Version ${number}`, styles.heading);
  drawTextBlock(pdf, pdf.root, "P", `“${title}”. ${whatCameOf(version)}`, styles.text);
  pdf.y += 2;
  drawTextBlock(pdf, pdf.root, "P", `SHA-256 of what was sent: ${inGroups(sha256)}`, styles.note);
  pdf.y += 8;
  drawTable(pdf, pdf.root, {
    columns: [signerColumn, signatureColumn, recordedColumn],
    rows: signers.map(rowOf),
  });
  for (const fact of facts) {
    pdf.y += 6;
    drawTextBlock(pdf, pdf.root, "P", fact, styles.text);
  }
}

function whatCameOf(version: CertifiedVersion): string {
  const { sentAt, sentBy, signedAt, ended } = version;
  const sent = `Sent for signing by ${sentBy} on ${momentInNairobiAndUtc(sentAt)}.`;
  const signed = signedAt
    ? `Signed by everybody on ${momentInNairobiAndUtc(signedAt)}.`
    : `${ended ? "Until then " : ""}${signedOf(version)}.`;
  if (!ended) return `${sent} ${signed}`;
  return signedAt ? `${sent} ${signed} ${endOf(ended)}` : `${sent} ${endOf(ended)} ${signed}`;
}

const endings = { recalled: "Recalled by", declined: "Declined by", amended: "Unlocked to be changed by" };

function endOf({ because, at, by, reason }: NonNullable<CertifiedVersion["ended"]>): string {
  if (because === "replaced")
    return `Replaced on ${momentInNairobiAndUtc(at)} by a later version, which everybody signed.`;
  const why = reason === "" ? "" : `: “${reason}”`;
  return `${endings[because]} ${by} on ${momentInNairobiAndUtc(at)}${why}${/[.!?…]$/.test(reason) ? "" : "."}`;
}

function rowOf(signer: CertifiedSigner): TableRow {
  const { name, address, holds, signature } = signer;
  const signed: Cell = signature
    ? [
        ...(signature.mark ? [{ mark: signature.mark, alt: `${name}, as it was signed` }] : []),
        { text: signature.id, style: styles.code },
        { text: momentInNairobiAndUtc(signature.at), style: styles.note },
        { text: `Through ${throughLabel(signature)}`, style: styles.note },
      ]
    : [{ text: "Not signed", style: styles.note }];
  return {
    cells: [
      [
        { text: name, style: styles.name },
        { text: address, style: styles.note },
        ...holds.map((text) => ({ text, style: styles.note })),
      ],
      signed,
      recordedOf(signer).map((text) => ({ text, style: styles.label })),
    ],
  };
}

/** Everything that was recorded on the way to the signature, and that nothing was where nothing was. */
function recordedOf({ invitedAt, linkSent, openedAt, signature }: CertifiedSigner): string[] {
  return [
    invitedAt ? `Link ${linkSent} ${momentInNairobiAndUtc(invitedAt)}` : "The link has not been sent yet",
    openedAt ? `Opened ${momentInNairobiAndUtc(openedAt)}` : "No opening of the page was recorded",
    ...(signature?.namedAt && signature.namedAddress
      ? [
          `Link ${howSent(signature.namedAddress)} to ${signature.namedAddress} ${momentInNairobiAndUtc(signature.namedAt)}`,
          signature.openedByNamed
            ? `Opened from there ${momentInNairobiAndUtc(signature.openedByNamed)}`
            : "No opening from there was recorded",
        ]
      : []),
    ...(signature ? [wordingOf(signature.wording)] : []),
    ...(signature?.own ? ownOf(signature.own) : []),
  ];
}

const wordingOf = (wording: string | null) =>
  wording ? `Wording of what was agreed to: ${wording}` : "The request named no wording";

function ownOf({ ipAddress, userAgent, reading }: Own): string[] {
  return [
    `Your network address: ${ipAddress}`,
    `Your browser: ${userAgent}`,
    reading
      ? `As the page reported: shown to you ${momentInNairobiAndUtc(new Date(reading.shownAt))}, in view for ${lengthOf(reading.seconds)}, ${reading.toEnd ? "scrolled to the end" : "not scrolled to the end"}`
      : "The page reported nothing of how it was shown",
  ];
}

export function lengthOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
