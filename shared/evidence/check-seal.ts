import {
  findRoot,
  hasSigned,
  purposesOf,
  readCertificate,
  readCertificates,
  sha256,
  toHex,
  type Certificate,
} from "#shared/evidence/certificates";
import {
  childrenOf,
  EncodingFault,
  isSame,
  ofTag,
  onlyDer,
  readDer,
  readOid,
  readTime,
  readUnsigned,
  type Der,
} from "#shared/evidence/der";

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
  /** The certificate comes from nobody whom the reader trusts, or was not valid then. */
  | "not_trusted"
  /** The time stamp is of something else, damaged, or from nobody whom the reader trusts. */
  | "time_stamp_wrong";

export type SealCheck =
  | { fault: SealFault }
  | {
      fault: null;
      level: "B-B" | "B-T";
      /** When the third party's clock stamped it; null where none did. */
      stampedAt: Date | null;
      certificateSha256: string;
      rootSha256: string;
    };

/** Whom the reader trusts, as DER: roots of seals, and of time stamps. They are never taken from the file. */
export type Trust = { roots: readonly Uint8Array[]; timeStampRoots: readonly Uint8Array[] };

const oid = {
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.12",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  timeStampToken: "1.2.840.113549.1.9.16.2.14",
  timeStampInfo: "1.2.840.113549.1.9.16.1.4",
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  sha256: "2.16.840.1.101.3.4.2.1",
  timeStamping: "1.3.6.1.5.5.7.3.8",
  documentSigning: "1.3.6.1.5.5.7.3.36",
} as const;

class Broken extends Error {
  readonly fault: SealFault;
  constructor(fault: SealFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Checks the seal of a PDF by itself, with nothing but the roots that the reader brings: that nothing was changed or added since, who
 * sealed it, and when a third party stamped the time. `now` counts where nobody did.
 */
export async function checkSeal(pdf: Uint8Array, trust: Trust, now: Date): Promise<SealCheck> {
  try {
    return await readSeal(pdf, trust, now);
  } catch (error) {
    if (error instanceof Broken) return { fault: error.fault };
    if (error instanceof EncodingFault || error instanceof DOMException) return { fault: "damaged" };
    throw error;
  }
}

async function readSeal(pdf: Uint8Array, trust: Trust, now: Date): Promise<SealCheck> {
  const { content, contents } = findSeal(pdf);
  const cms = readSigned(contents);
  const [certificate, ...others] = cms.certificates;
  if (!certificate || cms.type !== oid.data || cms.content) throw new Broken("damaged");
  assertForm(cms, certificate);
  if (digestName(cms.form.digest) !== "SHA-256") throw new Broken("damaged");
  const attributes = await readSignedAttributes(cms, certificate, oid.data);
  const roots = trust.roots.map(readCertificate);
  const stampedAt = cms.unsigned ? await readStamp(cms, trust) : null;
  const chain = await findRoot(certificate, others, roots, stampedAt ?? now);
  const purposes = purposesOf(certificate);
  if (!chain || (purposes && !purposes.includes(oid.documentSigning))) throw new Broken("not_trusted");
  // Nothing stands in a seal that nobody vouches for.
  const known = [...chain.used, chain.root].map(({ der }) => der);
  if (others.some(({ der }) => !known.some((one) => isSame(one, der)))) throw new Broken("damaged");
  if (!isSame(attributes.digest, await sha256(content))) throw new Broken("changed");
  return {
    fault: null,
    level: stampedAt ? "B-T" : "B-B",
    stampedAt,
    certificateSha256: toHex(await sha256(certificate.der)),
    rootSha256: toHex(await sha256(chain.root.der)),
  };
}

/** Where the seal says that the file ends; null where nothing says that it was sealed. */
export function sealedLength(pdf: Uint8Array): number | null {
  const text = new TextDecoder("latin1").decode(pdf);
  const found = byteRange.exec(text.slice(text.indexOf("/ByteRange")).slice(0, 60));
  return found && Number(found[2]) + Number(found[3]);
}

const byteRange = /^\/ByteRange \[0 (\d{1,10}) +(\d{1,10}) +(\d{1,10}) *\]/;

/** What is sealed, and the seal itself. Only a seal that spans the whole file is one. */
function findSeal(pdf: Uint8Array): { content: Uint8Array; contents: Uint8Array } {
  const text = new TextDecoder("latin1").decode(pdf);
  const ranges = [...text.matchAll(/\/ByteRange/g)];
  if (ranges.length === 0) throw new Broken("not_sealed");
  const last = ranges.at(-1)!;
  const found = byteRange.exec(text.slice(last.index, last.index + 60));
  if (!found || ranges.length > 1) throw new Broken("damaged");
  const [length, next, rest] = found.slice(1).map(Number) as [number, number, number];
  if (next + rest !== pdf.length) throw new Broken("bytes_added");
  if (length >= next || text[length] !== "<" || text[next - 1] !== ">") throw new Broken("damaged");
  const hex = text.slice(length + 1, next - 1);
  if (!/^([\da-f]{2})+$/.test(hex)) throw new Broken("damaged");
  const padded = Uint8Array.from(hex.match(/../g)!, (digits) => parseInt(digits, 16));
  const contents = readDer(padded).whole;
  if (padded.subarray(contents.length).some((byte) => byte !== 0)) throw new Broken("damaged");
  const content = new Uint8Array(length + rest);
  content.set(pdf.subarray(0, length));
  content.set(pdf.subarray(next), length);
  return { content, contents };
}

type Signed = {
  /** Of what is signed, and that itself where it is not apart. */
  type: string;
  content: Uint8Array | null;
  certificates: Certificate[];
  /** The versions, and the algorithms named in front. */
  form: { version: Der; digests: Der; infoVersion: Der; digest: Der };
  issuerAndSerial: Der;
  attributes: Der;
  algorithm: Der;
  signature: Uint8Array;
  unsigned: Der | null;
};

/** CMS SignedData (RFC 5652) of one signer. */
function readSigned(der: Uint8Array): Signed {
  const [type, wrapped, end] = childrenOf(onlyDer(der, 0x30));
  if (end || readOid(type) !== oid.signedData) throw new EncodingFault("no signature");
  const [version, digests, encapsulated, ...rest] = childrenOf(onlyDer(ofTag(wrapped, 0xa0).content, 0x30));
  const [contentType, content, other] = childrenOf(ofTag(encapsulated, 0x30));
  const infos = childrenOf(ofTag(rest.at(-1), 0x31));
  if (infos.length !== 1 || rest.length !== 2 || other) throw new EncodingFault("not one signer");
  const [infoVersion, issuerAndSerial, digest, attributes, algorithm, signature, ...more] = childrenOf(
    ofTag(infos[0], 0x30),
  );
  if (more.length > 1) throw new EncodingFault("more than a signer has");
  return {
    type: readOid(contentType),
    content: content ? octets(ofTag(content, 0xa0)) : null,
    certificates: readCertificates(ofTag(rest[0], 0xa0)),
    form: {
      version: ofTag(version, 0x02),
      digests: ofTag(digests, 0x31),
      infoVersion: ofTag(infoVersion, 0x02),
      digest: ofTag(digest, 0x30),
    },
    issuerAndSerial: ofTag(issuerAndSerial, 0x30),
    attributes: ofTag(attributes, 0xa0),
    algorithm: ofTag(algorithm, 0x30),
    signature: ofTag(signature, 0x04).content,
    unsigned: more[0] ? ofTag(more[0], 0xa1) : null,
  };
}

/** What a time stamp is about stands in one string, or in several that belong together. */
function octets({ content }: Der): Uint8Array {
  const element = readDer(content);
  if (element.whole.length !== content.length) throw new EncodingFault("something behind the end");
  if (element.tag === 0x04) return element.content;
  const parts = childrenOf(ofTag(element, 0x24)).map((part) => ofTag(part, 0x04).content);
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Each thing can be said in one way: whatever is otherwise was changed. What is about something else than data has version 3 (RFC 5652). */
function assertForm({ type, form, issuerAndSerial }: Signed, certificate: Certificate): void {
  const is = ({ content }: Der, number: number) => content.length === 1 && content[0] === number;
  const [digest, ...more] = childrenOf(form.digests);
  const [issuer, serial, end] = childrenOf(issuerAndSerial);
  const isOwn = isSame(issuer!.whole, certificate.issuer) && isSame(readUnsigned(serial), certificate.serial);
  if (!is(form.version, type === oid.data ? 1 : 3) || !is(form.infoVersion, 1)) throw new Broken("damaged");
  if (more.length > 0 || digestName(ofTag(digest, 0x30)) !== digestName(form.digest))
    throw new Broken("damaged");
  if (!isOwn || end) throw new Broken("damaged");
}

/** The attributes that were signed, once it is certain that this certificate's key signed them. */
async function readSignedAttributes(
  { attributes, algorithm, signature }: Signed,
  certificate: Certificate,
  contentType: string,
): Promise<{ digest: Uint8Array }> {
  const signed = new Uint8Array(attributes.whole);
  // They are signed as a set, whatever tag they have where they stand.
  signed[0] = 0x31;
  if (!(await hasSigned(certificate, algorithm, signature, signed))) throw new Broken("damaged");
  const values = new Map(childrenOf(attributes).map(readAttribute));
  const type = values.get(oid.contentType);
  if (!type || readOid(type) !== contentType) throw new Broken("damaged");
  if (!(await namesCertificate(values, certificate))) throw new Broken("damaged");
  return { digest: ofTag(values.get(oid.messageDigest), 0x04).content };
}

function readAttribute(element: Der): [string, Der] {
  const [type, values] = childrenOf(ofTag(element, 0x30));
  const [value, ...more] = childrenOf(ofTag(values, 0x31));
  if (!value || more.length > 0) throw new EncodingFault("not one value");
  return [readOid(type), value];
}

/** A time stamp may name its certificate by SHA-1, as it was done before; a seal of ours does not. */
async function namesCertificate(values: Map<string, Der>, { der }: Certificate): Promise<boolean> {
  const [named, hash] = values.has(oid.signingCertificateV2)
    ? [values.get(oid.signingCertificateV2), "SHA-256"]
    : [values.get(oid.signingCertificate), "SHA-1"];
  const [first] = childrenOf(ofTag(childrenOf(ofTag(named, 0x30))[0], 0x30));
  const parts = childrenOf(ofTag(first, 0x30));
  // Another hash than the usual one may be named before it.
  const value = parts.find(({ tag }) => tag === 0x04);
  const algorithm = parts[0]?.tag === 0x30 ? digestName(parts[0]) : hash;
  const actual = new Uint8Array(await crypto.subtle.digest(algorithm, new Uint8Array(der)));
  return value !== undefined && isSame(value.content, actual);
}

const digestNames: Record<string, string> = {
  [oid.sha256]: "SHA-256",
  "2.16.840.1.101.3.4.2.2": "SHA-384",
  "2.16.840.1.101.3.4.2.3": "SHA-512",
};

/** Without parameters, or with none of them said. */
function digestName(algorithm: Der): string {
  const [kind, parameters, more] = childrenOf(algorithm);
  const name = digestNames[readOid(kind)];
  const isPlain = !parameters || (parameters.tag === 0x05 && parameters.content.length === 0);
  if (!name || !isPlain || more) throw new EncodingFault("a hash that is not known");
  return name;
}

/** When the signature was stamped (RFC 3161). */
async function readStamp({ unsigned, signature }: Signed, trust: Trust): Promise<Date> {
  const attributes = childrenOf(unsigned!).map(readAttribute);
  const [[type, token] = [], ...more] = attributes;
  if (type !== oid.timeStampToken || !token || more.length > 0) throw new Broken("damaged");
  const stamped = await checkTimeStamp(token.whole, signature, trust.timeStampRoots).catch(
    (error: unknown) => {
      if (error instanceof EncodingFault || error instanceof DOMException || error instanceof Broken)
        return null;
      throw error;
    },
  );
  if (!stamped) throw new Broken("time_stamp_wrong");
  return stamped;
}

/** When the bytes were stamped; null where the token is of others, or from nobody who is trusted. Throws `EncodingFault`. */
export async function checkTimeStamp(
  token: Uint8Array,
  bytes: Uint8Array,
  roots: readonly Uint8Array[],
): Promise<Date | null> {
  const cms = readSigned(token);
  const info = cms.content;
  if (cms.type !== oid.timeStampInfo || !info) return null;
  const [issuer, serial] = childrenOf(cms.issuerAndSerial);
  const certificate = cms.certificates.find(
    (one) => isSame(one.issuer, issuer!.whole) && isSame(one.serial, readUnsigned(serial)),
  );
  if (!certificate) return null;
  assertForm(cms, certificate);
  const { digest } = await readSignedAttributes(cms, certificate, oid.timeStampInfo);
  const hash = digestName(cms.form.digest);
  if (!isSame(digest, new Uint8Array(await crypto.subtle.digest(hash, new Uint8Array(info))))) return null;

  const [, , imprint, , at] = childrenOf(onlyDer(info, 0x30));
  const [algorithm, imprinted] = childrenOf(ofTag(imprint, 0x30));
  const expected = await crypto.subtle.digest(digestName(ofTag(algorithm, 0x30)), new Uint8Array(bytes));
  if (!isSame(ofTag(imprinted, 0x04).content, new Uint8Array(expected))) return null;
  const stampedAt = readTime(at);
  const chain = await findRoot(certificate, cms.certificates, roots.map(readCertificate), stampedAt);
  return chain && purposesOf(certificate)?.includes(oid.timeStamping) ? stampedAt : null;
}
