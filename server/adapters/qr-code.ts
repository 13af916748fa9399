import qrcode from "qrcode";

/** The text as a QR code: an SVG, black on white whatever stands around it, with the quiet zone a camera needs. */
export function drawQrCode(text: string): Promise<string> {
  return qrcode.toString(text, { type: "svg", errorCorrectionLevel: "M", margin: 4 });
}
