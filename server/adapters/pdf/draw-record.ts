import { drawLabelled, type Labelled } from "#server/adapters/pdf/draw-labelled";
import { drawRule } from "#server/adapters/pdf/draw-lines";
import { drawQrCode, qrCodeOf } from "#server/adapters/pdf/draw-qr-code";
import { palette } from "#server/adapters/pdf/palette";
import { columnWidth, ornament, type Pdf, paper, tag } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";

const QR_SIDE = 92;
const GAP = 28;

/** What can be checked, between two rules, beside the QR code of the address where. */
export function drawRecord(pdf: Pdf, entries: readonly Labelled[], address: string): void {
  const qrCode = qrCodeOf(address);
  const top = pdf.y;
  const width = columnWidth - QR_SIDE - GAP;
  ornament(pdf, () => drawRule(pdf, [paper.left, top], [paper.right, top], palette.ink, 0.8));
  pdf.y += 10;
  const list = tag(pdf, pdf.root, "L");
  for (const entry of entries) {
    drawLabelled(pdf, list, entry, paper.left, width, styles.code);
    pdf.y += 6;
  }
  list.end();
  tag(pdf, pdf.root, "Figure", () => drawQrCode(pdf, qrCode, paper.right - QR_SIDE, top + 14, QR_SIDE), {
    alt: `QR code that opens ${address}`,
  });
  pdf.y = Math.max(pdf.y + 4, top + QR_SIDE + 26);
  ornament(pdf, () => drawRule(pdf, [paper.left, pdf.y], [paper.right, pdf.y], palette.ink, 0.8));
}

/** A SHA-256 in eight groups of eight, which a person can compare. */
export function inGroups(sha256: string): string {
  return sha256.replace(/.{8}(?=.)/g, "$& ");
}
