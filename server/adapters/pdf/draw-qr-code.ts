import qrcode, { type QRCode } from "qrcode";
import { palette } from "#server/adapters/pdf/palette";
import type { Pdf } from "#server/adapters/pdf/pdf";

/** The address as a QR code, made of one vector path. */
export function qrCodeOf(address: string): QRCode {
  return qrcode.create([{ data: Buffer.from(address), mode: "byte" }], { errorCorrectionLevel: "M" });
}

export function drawQrCode(pdf: Pdf, { modules }: QRCode, x: number, y: number, side: number): void {
  const module = side / modules.size;
  const bars: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column > start) bars.push(`${start} ${row} ${column - start} 1 re`);
    }
  }
  pdf.doc.addContent(`q ${module} 0 0 ${module} ${x} ${y} cm ${palette.ink} rg ${bars.join(" ")} f Q`);
}
