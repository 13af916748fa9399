import { X509Certificate } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addSignature } from "#server/adapters/seal/add-signature";
import { timeStampAt, TimeStampError } from "#server/adapters/seal/request-time-stamp";
import { createSeal, fingerprintOf, signerOf } from "#server/adapters/seal/seal";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { renderDocumentPdf } from "#server/features/documents/pdf/document-pdf";
import { splitSheetPdf } from "#server/testing/factories/split-sheet-pdf";
import { startTimeStampAuthority } from "#server/testing/time-stamp-authority";
import { checkSeal, type Trust } from "#shared/evidence/check-seal";

const now = new Date("2026-11-23T10:00:00Z");
const YEAR = 365 * 24 * 60 * 60 * 1000;
const later = new Date(now.getTime() + 11 * YEAR);

const [ours, clocks, strangers] = await Promise.all([
  makeAuthority("Sahihi root", now),
  makeAuthority("Time root", now),
  makeAuthority("Somebody's root", now),
]);
const leaf = await ours.issue("Sahihi seal", "seal");
const clock = await startTimeStampAuthority(await clocks.issue("A clock", "time stamp"));
afterAll(() => clock.close());

const der = (pem: string) => new Uint8Array(new X509Certificate(pem).raw);
const trust: Trust = { roots: [der(ours.rootCertificate)], timeStampRoots: [der(clocks.rootCertificate)] };
const signer = signerOf(leaf.key, leaf.certificate + ours.rootCertificate);
const about = { signer: () => Promise.resolve(signer) };
const plain = createSeal({ ...about, timeStamp: null });
const stamping = createSeal({ ...about, timeStamp: timeStampAt(clock.url, trust.timeStampRoots) });

const pdf = await renderDocumentPdf(splitSheetPdf(["Amina Wanjirũ", "Ọláyínká"], { signed: 2 }));
const sealed = await plain.seal(pdf, now);
const stamped = await stamping.seal(pdf, now);

beforeEach(() => clock.answer("token"));

const check = (bytes: Uint8Array, at = now, given = trust) => checkSeal(new Uint8Array(bytes), given, at);

describe("a sealed file", () => {
  test("begins with the file as it was, byte for byte, and says who sealed it", async () => {
    expect(sealed.bytes.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(sealed.level).toBe("B-B");
    expect(await check(sealed.bytes)).toEqual({
      fault: null,
      level: "B-B",
      stampedAt: null,
      certificateSha256: fingerprintOf(new X509Certificate(leaf.certificate)),
      rootSha256: fingerprintOf(new X509Certificate(ours.rootCertificate)),
    });
    expect(fingerprintOf(sealed.certificate)).toBe(fingerprintOf(new X509Certificate(leaf.certificate)));
  });

  test("has the time of a third party where one stamped it", async () => {
    clock.at(new Date("2026-11-23T10:00:05Z"));
    const { bytes, level } = await stamping.seal(pdf, now);
    expect(level).toBe("B-T");
    expect(await check(bytes)).toMatchObject({
      fault: null,
      level: "B-T",
      stampedAt: new Date("2026-11-23T10:00:05Z"),
    });
  });

  test("carries no time that we set ourselves into the signature", () => {
    const signingTime = Buffer.from("06092a864886f70d010905", "hex").toString("hex");
    expect(sealed.bytes.toString("latin1")).not.toContain(signingTime);
  });

  test("is not one that was never sealed", async () => {
    expect(await check(pdf)).toEqual({ fault: "not_sealed" });
    expect(await check(new TextEncoder().encode("Dear Amina"))).toEqual({ fault: "not_sealed" });
  });

  test("is trusted by nobody who does not know our root, and after its certificate's end by its stamp alone", async () => {
    const foreign = { ...trust, roots: [der(strangers.rootCertificate)] };
    expect(await check(sealed.bytes, now, foreign)).toEqual({ fault: "not_trusted" });
    expect(await check(sealed.bytes, later)).toEqual({ fault: "not_trusted" });
    expect(await check(stamped.bytes, later)).toMatchObject({ fault: null, level: "B-T" });
    const otherClock = { ...trust, timeStampRoots: [der(strangers.rootCertificate)] };
    expect(await check(stamped.bytes, now, otherClock)).toEqual({ fault: "time_stamp_wrong" });
  });

  test("of a key that may stamp times and seal nothing is not trusted", async () => {
    const wrong = await ours.issue("A clock", "time stamp");
    const seal = createSeal({
      ...about,
      signer: () => Promise.resolve(signerOf(wrong.key, wrong.certificate)),
      timeStamp: null,
    });
    expect(await check((await seal.seal(pdf, now)).bytes)).toEqual({ fault: "not_trusted" });
  });
});

describe("a change is found", () => {
  /** Each byte of the seal, and of the text a byte in so many. */
  async function unnoticed(bytes: Buffer, from: number, until: number, step: number): Promise<number[]> {
    const places: number[] = [];
    for (let place = from; place < until; place += step) {
      // In the seal itself a bit that makes another digit of it.
      const isDigit = (bit: number) => /[\da-f]/.test(String.fromCharCode(bytes[place]! ^ (1 << bit)));
      const bits = [0, 1, 2, 3, 4, 5, 6, 7];
      const bit = bits.find((one) => isDigit((one + place) % 8)) ?? 0;
      const changed = new Uint8Array(bytes);
      changed[place]! ^= 1 << ((bit + place) % 8);
      if ((await check(changed)).fault === null) places.push(place);
    }
    return places;
  }

  test("of any byte", async () => {
    const { bytes } = sealed;
    const contents = bytes.lastIndexOf("/Contents <");
    const used = contents + 2 * 1500;
    expect(await unnoticed(bytes, 0, pdf.length, 499)).toEqual([]);
    expect(await unnoticed(bytes, pdf.length, used, 1)).toEqual([]);
    expect(await unnoticed(bytes, used, bytes.length, 7)).toEqual([]);
    expect(await unnoticed(bytes, bytes.length - 420, bytes.length, 1)).toEqual([]);
  });

  test("of any byte of a seal with a time stamp, except in what nobody uses of the token", async () => {
    const { bytes } = stamped;
    const contents = bytes.lastIndexOf("/Contents <") + "/Contents <".length;
    expect(await unnoticed(bytes, contents, contents + 2 * 3200, 3)).toEqual([]);
  });

  test.each([
    ["a byte behind the end", () => Buffer.concat([sealed.bytes, Buffer.from("\n")]), "bytes_added"],
    [
      "a revision behind the end",
      () => Buffer.concat([sealed.bytes, Buffer.from("1 0 obj\n<<>>\nendobj\n")]),
      "bytes_added",
    ],
    ["a file cut off", () => sealed.bytes.subarray(0, -1), "bytes_added"],
    ["something in the room behind the seal", () => withPadding(sealed.bytes), "damaged"],
    ["a second seal", () => Buffer.concat([sealed.bytes, Buffer.from("/ByteRange [0 1 2 3]")]), "damaged"],
    ["one letter of the text", () => withLetter(sealed.bytes), "changed"],
  ] as const)("%s", async (_, change, fault) => {
    expect(await check(change())).toEqual({ fault });
  });

  function withPadding(bytes: Buffer): Buffer {
    const changed = Buffer.from(bytes);
    changed.write("1", changed.lastIndexOf("00>"), "latin1");
    return changed;
  }

  function withLetter(bytes: Buffer): Buffer {
    const changed = Buffer.from(bytes);
    changed[pdf.length - 300]! ^= 1;
    return changed;
  }
});

describe("a time-stamp authority", () => {
  test.each(["refusal", "error", "nonsense", "another nonce", "another imprint"] as const)(
    "that answers with %s seals nothing",
    async (how) => {
      clock.answer(how);
      await expect(stamping.seal(pdf, now)).rejects.toBeInstanceOf(TimeStampError);
    },
  );

  test("that nobody knows seals nothing", async () => {
    const unknown = timeStampAt(clock.url, [der(strangers.rootCertificate)]);
    await expect(createSeal({ ...about, timeStamp: unknown }).seal(pdf, now)).rejects.toBeInstanceOf(
      TimeStampError,
    );
  });

  test("that is away seals nothing", async () => {
    const away = timeStampAt("http://127.0.0.1:9/", trust.timeStampRoots);
    await expect(createSeal({ ...about, timeStamp: away }).seal(pdf, now)).rejects.toBeInstanceOf(
      TimeStampError,
    );
  });
});

test("only a file of ours is sealed", () => {
  const add = (text: string) =>
    addSignature(Buffer.from(text), { at: now, name: "", reason: "", reserved: 10 });
  expect(() => add("%PDF-1.7\n%%EOF")).toThrow("no PDF of ours");
  expect(() => addSignature(sealed.bytes, { at: now, name: "", reason: "", reserved: 10 })).toThrow(
    "no PDF of ours",
  );
});

test("a key of another certificate is refused at the start", async () => {
  const other = await ours.issue("Another", "seal");
  expect(() => signerOf(other.key, leaf.certificate)).toThrow("the key is not the certificate's");
});

test("a signature that is longer than the room left for it is given more", async () => {
  const chain = leaf.certificate + ours.rootCertificate + clocks.rootCertificate.repeat(6);
  const long = createSeal({
    ...about,
    signer: () => Promise.resolve(signerOf(leaf.key, chain)),
    timeStamp: null,
  });
  const { bytes } = await long.seal(pdf, now);
  expect(bytes.length).toBeGreaterThan(sealed.bytes.length + 2 * 3072 - 1);
  // What nobody vouches for makes it none of ours.
  expect(await check(bytes)).toEqual({ fault: "damaged" });
});
