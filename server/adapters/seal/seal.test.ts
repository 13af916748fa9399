import { X509Certificate } from "node:crypto";
import * as asn1js from "asn1js";
import * as pkijs from "pkijs";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addSignature } from "#server/adapters/seal/add-signature";
import { timeStampAt, TimeStampError } from "#server/adapters/seal/request-time-stamp";
import { createSeal, fingerprintOf, signerOf } from "#server/adapters/seal/seal";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { renderDocumentPdf } from "#server/features/documents/pdf/document-pdf";
import { splitSheetPdf } from "#server/testing/factories/split-sheet-pdf";
import { tinyPdf } from "#server/testing/factories/tiny-pdf";
import { startTimeStampAuthority } from "#server/testing/time-stamp-authority";
import { checkSeal, checkTimeStamp, type Trust } from "#shared/evidence/check-seal";
import { readDer } from "#shared/evidence/der";

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
const smallPdf = tinyPdf();
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
      stamp: null,
      certificateSha256: fingerprintOf(new X509Certificate(leaf.certificate)),
      rootSha256: fingerprintOf(new X509Certificate(ours.rootCertificate)),
      token: null,
      from: new X509Certificate(leaf.certificate).validFromDate,
      until: new X509Certificate(leaf.certificate).validToDate,
    });
    expect(fingerprintOf(sealed.certificate)).toBe(fingerprintOf(new X509Certificate(leaf.certificate)));
  });

  test("whatever its text says that only a seal says", async () => {
    for (const text of ["/ByteRange [0 1 2 3]", "/ByteRange [0 9 9 9] /Contents <00>", "/Type /Sig"]) {
      const { bytes } = await plain.seal(tinyPdf(text), now);
      expect(await check(bytes)).toMatchObject({ fault: null });
      expect(await check(tinyPdf(text))).toEqual({ fault: "not_sealed" });
    }
  });

  test("has the time of a third party where one stamped it", async () => {
    clock.at(new Date("2026-11-23T10:00:05Z"));
    const { bytes, level } = await stamping.seal(pdf, now);
    expect(level).toBe("B-T");
    expect(await check(bytes)).toMatchObject({
      fault: null,
      level: "B-T",
      stamp: { at: new Date("2026-11-23T10:00:05Z") },
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
    expect(await check(sealed.bytes, later)).toMatchObject({ fault: "out_of_time" });
    expect(await check(stamped.bytes, later)).toMatchObject({ fault: null, level: "B-T" });
    expect(await check(stamped.bytes, later, foreign)).toEqual({ fault: "not_trusted" });
  });

  test("is neither better nor worse for the stamp of an authority that the reader does not know", async () => {
    const otherClock = { ...trust, timeStampRoots: [der(strangers.rootCertificate)] };
    expect(await check(stamped.bytes, now, otherClock)).toMatchObject({ fault: null, stamp: null });
    expect(await check(stamped.bytes, later, otherClock)).toMatchObject({
      fault: "out_of_time",
      stamp: null,
    });
  });

  test("is whole, and out of its time, by a clock that is set back", async () => {
    const before = new Date("2001-01-01T00:00:00Z");
    expect(await check(sealed.bytes, before)).toMatchObject({ fault: "out_of_time" });
    expect(await check(stamped.bytes, before)).toMatchObject({ fault: null });
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
  /** Where one flipped bit of a byte was accepted; in the digits of a seal it makes another digit, so that another byte stands there. */
  async function unnoticed(bytes: Buffer, from = 0, until = bytes.length): Promise<number[]> {
    const places: number[] = [];
    for (let place = from; place < until; place++) {
      const changed = new Uint8Array(bytes);
      changed[place]! ^= 1 << bitOf(bytes, place);
      if ((await check(changed)).fault === null) places.push(place);
    }
    return places;
  }

  function bitOf(bytes: Buffer, place: number): number {
    const turned = [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => (bit + place) % 8);
    const isDigit = (bit: number) => /[\da-f]/.test(String.fromCharCode(bytes[place]! ^ (1 << bit)));
    return turned.find(isDigit) ?? turned[0]!;
  }

  test("of each single byte of a file, of the sealed paper, of the seal and of the room behind it", async () => {
    const { bytes } = await plain.seal(smallPdf, now);
    expect(await check(bytes)).toMatchObject({ fault: null, level: "B-B" });
    const [from, until] = sealIn(bytes);
    expect(await unnoticed(bytes, 0, from + 2 * 1500)).toEqual([]);
    expect(await unnoticed(bytes, until - 64)).toEqual([]);
    // Between them there are only zeros, of which each that is none is refused alike.
    expect(bytes.toString("latin1", from + 2 * 1500, until - 64)).toMatch(/^0+$/);
  });

  test("of each single byte of a seal with a time stamp, around its token", async () => {
    const { bytes } = await stamping.seal(smallPdf, now);
    expect(await check(bytes)).toMatchObject({ fault: null, level: "B-T" });
    const [from] = sealIn(bytes);
    const token = bytes.indexOf("060b2a864886f70d010910020e", from);
    const end = from + 2 * cmsOf(bytes).length;
    // What lies before the signature and behind the end is covered as in the one without a stamp, and the token below.
    expect(await unnoticed(bytes, token - 2 * 90, token + 60)).toEqual([]);
    expect(await unnoticed(bytes, end - 16, end + 2)).toEqual([]);
  });

  test("of each single byte of a token, but in certificates that it carries and nobody uses", async () => {
    const bytes = new TextEncoder().encode("stamped");
    const token = new Uint8Array(await timeStampAt(clock.url, trust.timeStampRoots)(bytes));
    const padded = withCertificate(token, der(strangers.rootCertificate));
    const unused = Buffer.from(padded).indexOf(der(strangers.rootCertificate));
    const end = unused + der(strangers.rootCertificate).length;
    expect(await checkTimeStamp(padded, bytes, trust.timeStampRoots)).not.toBeNull();
    for (let place = 0; place < padded.length; place++) {
      if (place === unused) place = end;
      const changed = padded.slice();
      changed[place]! ^= 1 << (place % 8);
      const stampedAt = await checkTimeStamp(changed, bytes, trust.timeStampRoots).catch(() => null);
      expect(stampedAt, `byte ${place}`).toBeNull();
    }
  });

  test("a token that is cut is refused; without it whole, the seal is told of as one without a time", async () => {
    const { bytes } = await stamping.seal(smallPdf, now);
    const [from] = sealIn(bytes);
    const cut = Buffer.from(bytes);
    cut.fill("0", from + 2 * (cmsOf(bytes).length - 40), from + 2 * cmsOf(bytes).length, "latin1");
    expect((await check(cut)).fault).not.toBeNull();

    const bare = withoutToken(cmsOf(bytes));
    const without = Buffer.from(bytes);
    without
      .fill("0", from, from + 2 * cmsOf(bytes).length, "latin1")
      .write(bare.toString("hex"), from, "latin1");
    // It is whole in itself: that it is not the file that was issued, its hash says.
    expect(await check(without)).toMatchObject({ fault: null, level: "B-B", stamp: null });
    expect(await check(without, later)).toMatchObject({ fault: "out_of_time" });
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
    ["a second seal", () => withSecondSeal(sealed.bytes), "damaged"],
    ["one letter of the text", () => withLetter(sealed.bytes), "changed"],
  ] as const)("%s", async (_, change, fault) => {
    expect(await check(change())).toEqual({ fault });
  });

  /** It says in its place that it spans all of the file. */
  function withSecondSeal(bytes: Buffer): Buffer {
    const said = (at: number) => `/ByteRange [0 ${at} ${at + 4} 0] /Contents `;
    const at = bytes.length + said(bytes.length).length;
    return Buffer.concat([bytes, Buffer.from(`${said(at)}<00>`)]);
  }

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

/** Where the digits of the seal begin, and where the room for them ends. */
function sealIn(bytes: Buffer): [number, number] {
  const from = bytes.lastIndexOf("/Contents <") + "/Contents <".length;
  return [from, bytes.indexOf(">", from)];
}

/** The CMS of a sealed file. */
function cmsOf(bytes: Buffer): Uint8Array {
  return readDer(new Uint8Array(Buffer.from(bytes.toString("latin1", ...sealIn(bytes)), "hex"))).whole;
}

const signedDataOf = (cms: Uint8Array) =>
  new pkijs.SignedData({ schema: pkijs.ContentInfo.fromBER(new Uint8Array(cms)).content });

function encode(signed: pkijs.SignedData): Buffer {
  const info = new pkijs.ContentInfo({
    contentType: pkijs.ContentInfo.SIGNED_DATA,
    content: signed.toSchema(true),
  });
  return Buffer.from(info.toSchema().toBER());
}

function withoutToken(cms: Uint8Array): Buffer {
  const signed = signedDataOf(cms);
  delete signed.signerInfos[0]!.unsignedAttrs;
  return encode(signed);
}

function withCertificate(token: Uint8Array, certificate: Uint8Array): Uint8Array {
  const signed = signedDataOf(token);
  signed.certificates = [...signed.certificates!, pkijs.Certificate.fromBER(new Uint8Array(certificate))];
  // Parsed, the text of a stamp would be split in parts.
  const { valueBlock } = signed.encapContentInfo.eContent!;
  signed.encapContentInfo.eContent = new asn1js.OctetString({
    valueHex: new Uint8Array(valueBlock.valueHexView).buffer,
  });
  return new Uint8Array(encode(signed));
}
