import sharp, { type Create } from "sharp";

/** A picture of one colour. */
export function picture(given: Partial<Create> = {}) {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: "#c2410c", ...given } });
}

export async function pictureFile(name = "me.png"): Promise<File> {
  return new File([new Uint8Array(await picture().png().toBuffer())], name, { type: "image/png" });
}
