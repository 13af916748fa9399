import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { childrenOf } from "#server/testing/children-of";
import { picture } from "#server/testing/factories/picture";
import { MOST_AVATAR_BYTES } from "#shared/contract/account";
import { User } from "#shared/contract/auth";

const app = await appForFile();
const { caller } = await app.signedIn();

const upload = (bytes: Buffer, name = "me.png", by: Caller = caller) =>
  by.put("/api/user/avatar").attach("file", bytes, name);

async function avatarOf(bytes: Buffer, name?: string) {
  const address = User.parse((await upload(bytes, name).expect(200)).body).profileImageUrl!;
  const response = await app.nobody().get(address).responseType("blob").expect(200);
  return { address, headers: response.headers as Record<string, string>, bytes: response.body as Buffer };
}

async function pixelAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/** Left half red, right half blue. */
const halves = async (width: number, height: number) => {
  const blue = await picture({ width: width / 2, height, background: "#0000ff" })
    .png()
    .toBuffer();
  return picture({ width, height, background: "#ff0000" }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
};

describe("an avatar", () => {
  test("is a square of 256 pixels, the right way up, of the pixels alone, kept for ever under its address", async () => {
    const turned = (await halves(800, 600))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: "where I live" } });
    const { bytes, headers, address } = await avatarOf(
      await turned.jpeg({ quality: 95 }).toBuffer(),
      "x.txt",
    );
    const { format, width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({
      format: "webp",
      width: 256,
      height: 256,
    });
    expect(bytes.includes("where I live")).toBe(false);
    const [top, bottom] = [await pixelAt(bytes, 128, 20), await pixelAt(bytes, 128, 235)];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
    });

    const { address: next } = await avatarOf(await picture().webp().toBuffer(), "me.webp");
    expect(next).not.toBe(address);
    await app.nobody().get(address).expect(404);
    expect(User.parse((await caller.delete("/api/user/avatar").expect(200)).body).profileImageUrl).toBeNull();
    await app.nobody().get(next).expect(404);
  });

  test("has white behind what one sees through, and the first frame of many", async () => {
    const clear = await picture({ channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    expect(await pixelAt((await avatarOf(clear)).bytes, 10, 10)).toEqual([255, 255, 255]);
    const frames = [await picture().png().toBuffer(), await picture({ background: "#0f0" }).png().toBuffer()];
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    const { bytes } = await avatarOf(animated);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect((await pixelAt(bytes, 128, 128))[0]).toBeGreaterThan(150);
  });

  test("is asked for, and bounded, in words about pictures", async () => {
    const large = await upload(Buffer.alloc(MOST_AVATAR_BYTES + 1)).expect(413);
    expect(large.body).toMatchObject({ code: "picture_too_large" });
    const none = await caller.put("/api/user/avatar").field("name", "x").expect(400);
    expect(none.body).toEqual({ code: "picture_missing", message: "Please choose a picture first." });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ["an SVG", async () => Buffer.from(svg)],
    ["a page that is called a picture", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a GIF", () => picture({ width: 9, height: 9 }).gif().toBuffer()],
    [
      "a GIF that goes on as a JPEG",
      async () => Buffer.concat([Buffer.from("GIF89a"), await picture().jpeg().toBuffer()]),
    ],
    ["a TIFF", () => picture({ width: 9, height: 9 }).tiff().toBuffer()],
    ["an AVIF", () => picture({ width: 9, height: 9 }).avif().toBuffer()],
    ["nothing", async () => Buffer.alloc(0)],
  ])("is not made of %s", async (_name, make) => {
    const { status, body } = await upload(await make());
    expect({ status, body }).toMatchObject({ status: 415, body: { code: "picture_unsupported" } });
  });

  test("is not made of half a picture, or of one that only begins as one", async () => {
    const whole = await (await halves(1600, 1200)).jpeg().toBuffer();
    const png = await (await halves(1600, 1200)).png({ compressionLevel: 0 }).toBuffer();
    const others = [
      whole.subarray(0, 30),
      whole.subarray(0, whole.length / 2),
      png.subarray(0, png.length / 2),
    ];
    for (const bytes of [...others, Buffer.concat([Buffer.from("FFD8FF", "hex"), Buffer.from(svg)])]) {
      const { status, body } = await upload(bytes);
      expect({ status, body }).toMatchObject({ status: 422, body: { code: "picture_unreadable" } });
    }
  });
});

describe("a picture made to hurt", () => {
  test.each([
    ["30,000 × 30,000 pixels in half a megabyte", () => emptyPng(30_000, 30_000)],
    [
      "200 megabytes of pixels that have to be unpacked at once",
      () => emptyPng(5000, 5000, { depth: 16, channels: 4, interlaced: true }),
    ],
    ["texts that unpack to 400 megabytes", () => stuffedPng("zTXt", 8)],
    ["a colour profile that unpacks to a thousand times its size", () => stuffedPng("iCCP")],
  ])("of %s costs little memory, and is answered with a sentence or a picture", async (_name, make) => {
    const bytes = make();
    const before = process.memoryUsage().rss;
    const watched = watchChildren();
    const { status, body } = await upload(bytes);
    const most = watched.stop();
    expect([200, 422]).toContain(status);
    if (status === 422) expect(body).toMatchObject({ code: expect.stringMatching(/^picture_/) as unknown });
    expect(most).toBeLessThan(520);
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(100);
    await caller.get("/api/user").expect(200);
  });

  test("leaves no process behind, and keeps nobody else waiting for good", async () => {
    const { caller: other } = await app.signedIn();
    const [bad, good] = await Promise.all([
      upload(emptyPng(30_000, 30_000)),
      upload(await picture().png().toBuffer(), "me.png", other),
    ]);
    expect([bad.status, good.status]).toEqual([422, 200]);
    expect(childrenOf(process.pid).filter((pid) => isPictureProcess(pid))).toEqual([]);
  });
});

/** The most megabytes that any process we started uses (Linux). */
function watchChildren() {
  let most = 0;
  const timer = setInterval(() => {
    for (const pid of childrenOf(process.pid)) most = Math.max(most, residentMegabytes(pid));
  }, 20);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

function residentMegabytes(pid: number): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096) / 1e6;
  } catch {
    return 0;
  }
}

function isPictureProcess(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("serve-picture-process");
  } catch {
    return false;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

type PngOptions = { depth?: number; channels?: 1 | 4; interlaced?: boolean; before?: Buffer[] };

/** Nothing but black; grey with one bit a pixel, unless said otherwise. */
function emptyPng(
  width: number,
  height: number,
  { depth = 1, channels = 1, interlaced = false, before = [] }: PngOptions = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, channels === 4 ? 6 : 0, 0, 0, Number(interlaced)], 8);
  const row = Math.ceil((width * channels * depth) / 8) + 1;
  const rows = deflateSync(Buffer.alloc(row * height * (interlaced ? 1.2 : 1)), { level: 1 });
  return Buffer.concat([
    Buffer.from("89504E470D0A1A0A", "hex"),
    chunk("IHDR", header),
    ...before,
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A small picture with chunks before it, each of which unpacks to 50 megabytes: libpng refuses more, and keeps these. */
function stuffedPng(type: "zTXt" | "iCCP", times = 1): Buffer {
  const packed = deflateSync(Buffer.alloc(50_000_000), { level: 9 });
  const one = chunk(type, Buffer.concat([Buffer.from("icc\0\0", "latin1"), packed]));
  return emptyPng(64, 64, { before: Array.from({ length: times }, () => one) });
}
