import { setPriority } from "node:os";
import sharp from "sharp";

/*
 * The process that makes one picture an avatar and ends: the picture on its standard input, the avatar on its standard output. Its exit
 * code is 0, 2 for a damaged picture, or 3 for one with too many pixels.
 */

/** Whoever waits for a page goes before whoever waits for a picture. */
const NICE = 5;
const SIDE = 256;
/** More than the cameras of phones give in files of a few megabytes. */
const MOST_PIXELS = 64_000_000;
const TOO_MUCH = /pixel limit|memory|too (large|big|many)/i;

setPriority(NICE);
sharp.concurrency(1);
sharp.cache(false);
// Of the readers in libvips only these three are within reach, whatever a file turns out to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
try {
  const avatar = await makeAvatar(Buffer.concat(chunks));
  process.stdout.write(avatar, () => process.exit(0));
} catch (error) {
  process.exit(error instanceof Error && TOO_MUCH.test(error.message) ? 3 : 2);
}

/** A square cut from the middle, the right way up, without what the file says besides its pixels; of several frames the first. */
function makeAvatar(picture: Buffer): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .webp({ quality: 82 })
    .toBuffer();
}
