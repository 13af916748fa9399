import { copyOf, demand, fromHex, toHex, type Bytes } from "#shared/evidence/bytes";
import { partsOf, readTime, type Der } from "#shared/evidence/der";

/** How something is signed, and what a key is, by the DER that says so: what says it in another way is not ours. */
const algorithms: Record<string, { name: string; hash: string }> = {
  "300a06082a8648ce3d040302": { name: "ECDSA", hash: "SHA-256" },
  "300a06082a8648ce3d040303": { name: "ECDSA", hash: "SHA-384" },
  "300d06092a864886f70d01010b0500": { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
  "300d06092a864886f70d01010c0500": { name: "RSASSA-PKCS1-v1_5", hash: "SHA-384" },
  "300d06092a864886f70d01010d0500": { name: "RSASSA-PKCS1-v1_5", hash: "SHA-512" },
};
const keys: Record<string, { name: string; namedCurve: string; width: number }> = {
  "301306072a8648ce3d020106082a8648ce3d030107": { name: "ECDSA", namedCurve: "P-256", width: 32 },
  "301006072a8648ce3d020106052b81040022": { name: "ECDSA", namedCurve: "P-384", width: 48 },
  "300d06092a864886f70d0101010500": { name: "RSASSA-PKCS1-v1_5", namedCurve: "", width: 0 },
};

export type Certificate = ReturnType<typeof readCertificate>;

/** X.509; its names are hex. */
export function readCertificate(der: Bytes) {
  const [signed, algorithm, { content: bits }] = partsOf(der, "30", "303003");
  const fields = partsOf(signed.content, "a0023030303030(8[12])*(a3)?");
  const [, serial, inner, issuer, validity, subject, { whole: key }] = fields;
  const [from, until] = partsOf(validity.content, "(17|18){2}");
  demand(algorithm.hex === inner.hex && bits[0] === 0);
  const listed = fields.flatMap(({ tag, content }) => (tag === "a3" ? partsOf(content, "30", "(30)*") : []));
  const extensions = listed.map(({ content }) => partsOf(content, "06(01)?04"));
  const values = new Map(extensions.map((parts) => [parts[0].value, parts.at(-1)!.content]));
  const names = { number: issuer.hex + serial.hex, issuer: issuer.hex, subject: subject.hex };
  const signature = { algorithm, of: signed.whole, bytes: bits.subarray(1) };
  return { der, ...names, key, signature, from: readTime(from), until: readTime(until), extensions: values };
}

type Signature = { algorithm: Der; of: Bytes; bytes: Bytes };

/** Whether the certificate's key has made the signature, by the algorithm that is named. */
export async function hasSigned(by: Certificate, { algorithm, of, bytes }: Signature) {
  const [kind] = partsOf(by.key, "30", "3003");
  const [used, known] = [algorithms[algorithm.hex], keys[kind.hex]];
  demand(used && known?.name === used.name);
  const wanted = { ...known, hash: used.hash };
  const key = await crypto.subtle.importKey("spki", copyOf(by.key), wanted, false, ["verify"]);
  // The two numbers of an ECDSA signature as WebCrypto wants them: side by side, each as wide as the curve.
  const wide = ({ value }: Der) => value.replace(/^00/, "").padStart(known.width * 2, "0");
  const raw = known.width > 0 ? fromHex(partsOf(bytes, "30", "0202").map(wide).join("")) : bytes;
  return crypto.subtle.verify(used, key, copyOf(raw), copyOf(of));
}

/** Whether the key may be used for it; `unsaid` where the certificate tells of no use. */
export function mayBeUsedFor({ extensions }: Certificate, use: string, unsaid: boolean): boolean {
  const uses = extensions.get("551d25");
  return uses ? partsOf(uses, "30", "(06)+").some(({ value }) => value === use) : unsaid;
}

/** Those who vouch for a certificate, at a moment or ever, up to a trusted root; `others` were handed along. Null where nobody does. */
export async function findChain(
  of: Certificate,
  others: Certificate[],
  roots: Certificate[],
  at?: Date,
): Promise<Certificate[] | null> {
  const isValid = ({ from, until }: Certificate) => !at || (at >= from && at <= until);
  const isAuthority = ({ extensions }: Certificate) =>
    /^30..0101ff/.test(toHex(extensions.get("551d13") ?? new Uint8Array()));
  const issuers = [...roots, ...others].filter((one) => one.subject === of.issuer && isAuthority(one));
  for (const issuer of isValid(of) ? issuers : []) {
    if (!(await hasSigned(issuer, of.signature))) continue;
    if (roots.includes(issuer)) return isValid(issuer) ? [issuer] : null;
    const rest = others.filter((other) => other !== issuer);
    const above = await findChain(issuer, rest, roots, at);
    if (above) return [issuer, ...above];
  }
  return null;
}
