import {
  childrenOf,
  EncodingFault,
  isSame,
  ofTag,
  onlyDer,
  readOid,
  readTime,
  readUnsigned,
  type Der,
} from "#shared/evidence/der";

const curves: Record<string, { namedCurve: "P-256" | "P-384"; bytes: number }> = {
  "1.2.840.10045.3.1.7": { namedCurve: "P-256", bytes: 32 },
  "1.3.132.0.34": { namedCurve: "P-384", bytes: 48 },
};

/** What a signature is made with, by the identifier that says so. */
const algorithms: Record<string, { name: "ECDSA" | "RSASSA-PKCS1-v1_5"; hash: string }> = {
  "1.2.840.10045.4.3.2": { name: "ECDSA", hash: "SHA-256" },
  "1.2.840.10045.4.3.3": { name: "ECDSA", hash: "SHA-384" },
  "1.2.840.113549.1.1.11": { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
  "1.2.840.113549.1.1.12": { name: "RSASSA-PKCS1-v1_5", hash: "SHA-384" },
  "1.2.840.113549.1.1.13": { name: "RSASSA-PKCS1-v1_5", hash: "SHA-512" },
};

export type Certificate = {
  der: Uint8Array;
  /** What its issuer has signed. */
  signed: Uint8Array;
  algorithm: Der;
  signature: Uint8Array;
  serial: Uint8Array;
  issuer: Uint8Array;
  subject: Uint8Array;
  notBefore: Date;
  notAfter: Date;
  publicKey: Der;
  extensions: Map<string, Uint8Array>;
};

/** Throws `EncodingFault`. */
export function readCertificate(der: Uint8Array): Certificate {
  const [signed, algorithm, signature, end] = childrenOf(onlyDer(der, 0x30));
  if (end) throw new EncodingFault("more than a certificate");
  const [version, serial, inner, issuer, validity, subject, publicKey, ...rest] = childrenOf(
    ofTag(signed, 0x30),
  );
  ofTag(version, 0xa0);
  if (!isSame(inner!.whole, algorithm!.whole)) throw new EncodingFault("two algorithms");
  const [from, until] = childrenOf(ofTag(validity, 0x30));
  const list = rest.find(({ tag }) => tag === 0xa3);
  return {
    der,
    signed: signed!.whole,
    algorithm: algorithm!,
    signature: bits(signature),
    serial: readUnsigned(serial),
    issuer: issuer!.whole,
    subject: subject!.whole,
    notBefore: readTime(from),
    notAfter: readTime(until),
    publicKey: ofTag(publicKey, 0x30),
    extensions: new Map(list ? childrenOf(onlyDer(list.content, 0x30)).map(readExtension) : []),
  };
}

function readExtension(element: Der): [string, Uint8Array] {
  const parts = childrenOf(ofTag(element, 0x30));
  return [readOid(parts[0]), ofTag(parts.at(-1), 0x04).content];
}

/** The bytes of a string of bits that has whole bytes. */
function bits(element: Der | undefined): Uint8Array {
  const { content } = ofTag(element, 0x03);
  if (content[0] !== 0) throw new EncodingFault("bits that are no bytes");
  return content.subarray(1);
}

/** Whether the certificate's key has made the signature of the bytes, by the algorithm that is named. */
export async function hasSigned(
  { publicKey }: Certificate,
  algorithm: Der,
  signature: Uint8Array,
  bytes: Uint8Array,
): Promise<boolean> {
  const [name, parameters] = childrenOf(algorithm);
  const used = algorithms[readOid(name)];
  if (!used) throw new EncodingFault("an algorithm that is not known");
  const [kind] = childrenOf(publicKey);
  const curve = used.name === "ECDSA" ? curves[readOid(childrenOf(ofTag(kind, 0x30))[1])] : undefined;
  if (
    used.name === "ECDSA" ? !curve || parameters : parameters?.tag !== 0x05 || parameters.content.length > 0
  )
    throw new EncodingFault("parameters of another algorithm");
  const key = await crypto.subtle.importKey(
    "spki",
    exact(publicKey.whole),
    curve ? { name: "ECDSA", namedCurve: curve.namedCurve } : { name: used.name, hash: used.hash },
    false,
    ["verify"],
  );
  const raw = curve ? rawSignature(signature, curve.bytes) : signature;
  return crypto.subtle.verify({ name: used.name, hash: used.hash }, key, exact(raw), exact(bytes));
}

/** The two numbers side by side, each as wide as the curve. */
function rawSignature(signature: Uint8Array, width: number): Uint8Array {
  const numbers = childrenOf(onlyDer(signature, 0x30));
  if (numbers.length !== 2) throw new EncodingFault("a signature of another form");
  const raw = new Uint8Array(width * 2);
  for (const [index, number] of numbers.map(readUnsigned).entries()) {
    if (number.length > width) throw new EncodingFault("a number that is too large");
    raw.set(number, width * (index + 1) - number.length);
  }
  return raw;
}

const BASIC_CONSTRAINTS = "2.5.29.19";
const EXTENDED_KEY_USAGE = "2.5.29.37";

/** What the key may be used for; nothing said means everything. */
export function purposesOf({ extensions }: Certificate): string[] | null {
  const usage = extensions.get(EXTENDED_KEY_USAGE);
  return usage ? childrenOf(onlyDer(usage, 0x30)).map(readOid) : null;
}

function maySignCertificates({ extensions }: Certificate): boolean {
  const constraints = extensions.get(BASIC_CONSTRAINTS);
  const [isAuthority] = constraints ? childrenOf(onlyDer(constraints, 0x30)) : [];
  return isAuthority?.tag === 0x01 && isAuthority.content[0] === 0xff;
}

/**
 * The trusted root that vouches for a certificate at a moment, over others that were handed along; null when there is none. `used` has
 * those on the way.
 */
export async function findRoot(
  certificate: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
  at: Date,
): Promise<{ root: Certificate; used: Certificate[] } | null> {
  if (at < certificate.notBefore || at > certificate.notAfter) return null;
  for (const issuer of [...roots, ...others]) {
    if (issuer === certificate || !isSame(issuer.subject, certificate.issuer)) continue;
    if (!maySignCertificates(issuer)) continue;
    if (!(await hasSigned(issuer, certificate.algorithm, certificate.signature, certificate.signed)))
      continue;
    if (roots.includes(issuer)) return isWithin(issuer, at) ? { root: issuer, used: [] } : null;
    const above = await findRoot(
      issuer,
      others.filter((other) => other !== issuer),
      roots,
      at,
    );
    if (above) return { root: above.root, used: [issuer, ...above.used] };
  }
  return null;
}

const isWithin = ({ notBefore, notAfter }: Certificate, at: Date) => at >= notBefore && at <= notAfter;

export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", exact(bytes)));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function exact(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** The certificates of a set, as they stand in it. */
export function readCertificates(set: Der | undefined): Certificate[] {
  return set ? childrenOf(set).map(({ whole }) => readCertificate(whole)) : [];
}
