import { copyOf, demand, fromHex, hashOf, toHex, type Bytes } from "#shared/evidence/bytes";
import {
  findChain,
  hasSigned,
  mayBeUsedFor,
  readCertificate,
  type Certificate,
} from "#shared/evidence/certificates";
import { partsOf, readDer, readTime, type Der } from "#shared/evidence/der";

/** Why a seal does not hold. */
export type SealFault =
  /** Nothing says that the file was sealed. */
  | "not_sealed"
  /** Something was added behind what was sealed, or the seal does not span the file. */
  | "bytes_added"
  /** A key that is vouched for has sealed, but not what stands there now. */
  | "changed"
  /** The seal itself is damaged, or is none of ours. */
  | "damaged"
  /** The certificate comes from nobody whom the reader trusts. */
  | "not_trusted"
  /** The time stamp is of something else, or damaged. */
  | "time_stamp_wrong";

/** A seal of a certificate that somebody whom the reader trusts vouches for. */
export type Sealed = {
  /** Whether the certificate was valid at the moment that counts: that of the stamp, or now. */
  fault: null | "out_of_time";
  level: "B-B" | "B-T";
  /** When a clock that the reader trusts stamped it; null where none did. */
  stamp: Stamp | null;
  /** The time stamp as it is, and what it is of: who else trusts an authority looks at it by themselves. */
  token: { token: Bytes; of: Bytes } | null;
  certificateSha256: string;
  rootSha256: string;
  /** When the certificates are valid. */
  from: Date;
  until: Date;
};
export type SealCheck = { fault: SealFault } | Sealed;

/** Whom the reader trusts, as DER: roots of seals, and of time stamps. They are never taken from the file. */
export type Trust = { roots: readonly Bytes[]; timeStampRoots: readonly Bytes[] };

/** Object identifiers, as they stand in DER. */
const oid = {
  data: "2a864886f70d010701",
  signedData: "2a864886f70d010702",
  timeStampInfo: "2a864886f70d0109100104",
  contentType: "06092a864886f70d010903",
  messageDigest: "06092a864886f70d010904",
  timeStampToken: "2a864886f70d010910020e",
  timeStamping: "2b06010505070308",
  documentSigning: "2b06010505070324",
};
const faults = ["not_sealed", "bytes_added", "changed", "not_trusted", "time_stamp_wrong"] as const;

/**
 * Checks the seal of a PDF by itself, with nothing but the roots that the reader brings: that nothing was changed or added since, who
 * sealed it, and when a third party stamped the time. `now` counts where nobody did whom the reader trusts: a stamp of anybody else
 * says nothing of the seal, neither for it nor against it.
 */
export async function checkSeal(pdf: Bytes, trust: Trust, now: Date): Promise<SealCheck> {
  const faultOf = (error: unknown) =>
    faults.find((fault) => String(error) === `Error: ${fault}`) ?? "damaged";
  return readSeal(pdf, trust, now).catch((error: unknown) => ({ fault: faultOf(error) }));
}

async function readSeal(pdf: Bytes, trust: Trust, now: Date): Promise<SealCheck> {
  const { content, contents } = findSeal(pdf);
  const signed = await readSigned(contents, oid.data, 1);
  const { certificate, certificates, unsigned, signature } = signed;
  demand(signed.hash === "SHA-256" && !signed.content);
  // The time stamp of the signature (RFC 3161) stands beside it alone.
  const [id, value] = unsigned ? partsOf(unsigned.content, "30", "0631") : [];
  demand(!id || id.value === oid.timeStampToken);
  const token = value ? { token: value.content, of: signature } : null;
  const wrong = () => Promise.reject(new Error("time_stamp_wrong"));
  const stamp = token && (await checkTimeStamp(token.token, signature, trust.timeStampRoots).catch(wrong));
  const roots = trust.roots.map(readCertificate);
  const inTime = await findChain(certificate, certificates, roots, stamp?.at ?? now);
  const chain = inTime ?? (await findChain(certificate, certificates, roots));
  demand(chain && mayBeUsedFor(certificate, oid.documentSigning, true), "not_trusted");
  // Nothing stands in a seal that nobody vouches for.
  const known = [certificate, ...chain];
  const isKnown = ({ der }: Certificate) => known.some((one) => toHex(one.der) === toHex(der));
  demand(certificates.every(isKnown));
  demand(signed.isOf(await hashOf(content)), "changed");
  const [certificateSha256, rootSha256] = [await hashOf(certificate.der), await hashOf(chain.at(-1)!.der)];
  const from = new Date(Math.max(...known.map((one) => Number(one.from))));
  const until = new Date(Math.min(...known.map((one) => Number(one.until))));
  const fault = inTime ? null : "out_of_time";
  return { fault, level: token ? "B-T" : "B-B", stamp, token, certificateSha256, rootSha256, from, until };
}

/**
 * The last place where a seal says what it spans, right before the seal itself: where it begins, where it ends, and what is behind it.
 * Whatever else reads so is text that somebody wrote. Null where nothing was sealed.
 */
export function sealedRange(text: string): [length: number, next: number, rest: number] | null {
  const ranges = text.matchAll(/\/ByteRange \[0 (\d{1,10}) +(\d{1,10}) +(\d{1,10}) *\] \/Contents </g);
  const found = [...ranges].findLast((one) => one.index + one[0].length - 1 === Number(one[1]));
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

/** What is sealed, and the seal itself. Only a seal that spans the whole file is one. */
function findSeal(pdf: Bytes): { content: Bytes; contents: Bytes } {
  const text = new TextDecoder("latin1").decode(pdf);
  const range = sealedRange(text);
  demand(range, text.includes("\n<< /Type /Sig ") ? "damaged" : "not_sealed");
  const [length, next, rest] = range;
  demand(next + rest === pdf.length, "bytes_added");
  const contents = readDer(fromHex(text.slice(length + 1, next - 1))).whole;
  const padded = toHex(contents).padEnd(next - length - 2, "0");
  demand(text.slice(length, next) === `<${padded}>`);
  const content = copyOf(pdf.subarray(0, length + rest));
  content.set(pdf.subarray(next), length);
  return { content, contents };
}

/** CMS SignedData (RFC 5652) of one signer, whose signature holds. Nothing stands in it that is not looked at. */
async function readSigned(cms: Bytes, about: string, number: number) {
  const [kind, wrapped] = partsOf(cms, "30", "06a0");
  const [version, digests, subject, given, infos] = partsOf(wrapped.content, "30", "023130a031");
  const [type, inner] = partsOf(subject.content, "06(a0)?");
  const info = partsOf(infos.content, "30", "023030a03004(a1)?");
  const [infoVersion, signer, digest, attributes, algorithm, signature, unsigned] = info;
  const said = [kind, type, version, infoVersion].map(({ value }) => value);
  demand(said.join() === [oid.signedData, about, `0${number}`, "01"].join());
  const hash = digestName(digest);
  demand(digestName(partsOf(digests.content, "30")[0]) === hash);

  // Not more: whoever vouches for each other could be asked for ever.
  const certificates = partsOf(given.content, "(30){1,4}").map(({ whole }) => readCertificate(whole));
  const certificate = certificates.find((one) => one.number === signer.value);
  // Signed are the attributes as a set, whatever tag they have where they stand.
  const of = Uint8Array.from(attributes.whole, (byte, at) => (at === 0 ? 0x31 : byte));
  demand(certificate && (await hasSigned(certificate, { algorithm, of, bytes: signature.content })));
  const told = partsOf(attributes.content, "(30)+").map(({ value }) => value);
  const tells = (id: string, value: string) => told.includes(id + derOf("31", value));
  demand(tells(oid.contentType, derOf("06", about)));
  // Whose certificate it is stands in what was signed, too (RFC 5035, or 2634 as it was done before).
  const sums = ["SHA-1", "SHA-256", "SHA-384", "SHA-512"].map((name) => hashOf(certificate.der, name));
  const name = new RegExp(`^060b2a864886f70d01091002(0c|2f).*(${(await Promise.all(sums)).join("|")})`);
  demand(told.some((one) => name.test(one)));
  const isOf = (sha: string) => tells(oid.messageDigest, derOf("04", sha));
  const content = inner && octets(inner);
  return { certificate, certificates, signature: signature.content, unsigned, hash, isOf, content };
}

/** DER of something short, in hex. */
const derOf = (tag: string, hex: string) => tag + (hex.length / 2).toString(16).padStart(2, "0") + hex;

/** A hash is named without parameters, or with none of them said. */
function digestName({ hex }: Der): string {
  const [, number] = /^300[bd]060960864801650304020([123])(?:0500)?$/.exec(hex) ?? [];
  demand(number);
  return `SHA-${128 + 128 * Number(number)}`;
}

/** What a time stamp is about stands in one string, or in several that belong together. */
function octets(wrapped: Der): Bytes {
  const [one] = partsOf(wrapped.content, "04|24");
  const parts = one.tag === "04" ? [one] : partsOf(one.content, "(04)+");
  return Uint8Array.from(parts.flatMap(({ content }) => [...content]));
}

/** A moment, and the root of who vouches for it. */
export type Stamp = { at: Date; rootSha256: string };

/** When the bytes were stamped; null where nobody who is trusted vouches for it. Throws where it is damaged, or of something else. */
export async function checkTimeStamp(
  token: Bytes,
  bytes: Bytes,
  roots: readonly Bytes[],
): Promise<Stamp | null> {
  const { certificate, certificates, content, hash, isOf } = await readSigned(token, oid.timeStampInfo, 3);
  demand(content && isOf(await hashOf(content, hash)));
  const [, , imprint, , at] = partsOf(content, "30", "0206300218.*");
  const [algorithm, imprinted] = partsOf(imprint.content, "3004");
  demand(imprinted.value === (await hashOf(bytes, digestName(algorithm))));
  const time = readTime(at);
  // A root that cannot be read vouches for nothing.
  const find = async () => findChain(certificate, certificates, roots.map(readCertificate), time);
  const chain = await find().catch(() => null);
  if (!chain || !mayBeUsedFor(certificate, oid.timeStamping, false)) return null;
  return { at: time, rootSha256: await hashOf(chain.at(-1)!.der) };
}
