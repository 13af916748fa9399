import { createHash, type X509Certificate } from "node:crypto";
import * as asn1js from "asn1js";
import * as pkijs from "pkijs";

const oid = {
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  timeStampToken: "1.2.840.113549.1.9.16.2.14",
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  sha256: "2.16.840.1.101.3.4.2.1",
  ecdsaWithSha256: "1.2.840.10045.4.3.2",
  sha256WithRsa: "1.2.840.113549.1.1.11",
} as const;

/** Whoever holds the key: a file's today, a machine's that never gives it away another day. */
export type Signer = {
  /** PEM or DER: the one whose key signs, then those up to the root. */
  certificates: readonly X509Certificate[];
  /** The signature of the SHA-256 of the bytes: ECDSA as DER, or RSA with PKCS #1 v1.5. */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
};

/** A time-stamp token over the bytes' SHA-256, checked. */
export type TimeStamping = (bytes: Uint8Array) => Promise<Uint8Array>;

/**
 * A detached CMS signature of the content as CAdES baseline B-B (ETSI EN 319 122-1), or B-T with a time stamp. No signing time stands in
 * it: PAdES forbids it (EN 319 142-1, table 1).
 */
export async function signCades(
  content: Uint8Array,
  { certificates, sign }: Signer,
  timeStamp: TimeStamping | null,
): Promise<Uint8Array> {
  const [own] = certificates;
  if (!own) throw new Error("no certificate to sign with");
  // In the order of their encoding, as a SET has them.
  const attributes = [
    attribute(oid.contentType, new asn1js.ObjectIdentifier({ value: oid.data })),
    attribute(oid.messageDigest, new asn1js.OctetString({ valueHex: sha256(content) })),
    attribute(oid.signingCertificateV2, essCertificate(own)),
  ];
  const signature = await sign(encodeAsSet(attributes));
  const token = timeStamp && (await timeStamp(signature));
  const parsed = certificates.map(parse);
  const signedData = new pkijs.SignedData({
    version: 1,
    digestAlgorithms: [new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256 })],
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oid.data }),
    certificates: parsed,
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({
          issuer: parsed[0]!.issuer,
          serialNumber: parsed[0]!.serialNumber,
        }),
        digestAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256 }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
        signatureAlgorithm: signatureAlgorithm(own),
        signature: new asn1js.OctetString({ valueHex: exact(signature) }),
        ...(token && {
          unsignedAttrs: new pkijs.SignedAndUnsignedAttributes({
            type: 1,
            attributes: [attribute(oid.timeStampToken, asn1js.fromBER(exact(token)).result)],
          }),
        }),
      }),
    ],
  });
  const info = new pkijs.ContentInfo({ contentType: oid.signedData, content: signedData.toSchema(true) });
  return new Uint8Array(info.toSchema().toBER());
}

const parsedBefore = new WeakMap<X509Certificate, pkijs.Certificate>();

/** Reading a certificate takes longer than signing: each is read once. */
function parse(certificate: X509Certificate): pkijs.Certificate {
  const parsed = parsedBefore.get(certificate) ?? pkijs.Certificate.fromBER(certificate.raw);
  parsedBefore.set(certificate, parsed);
  return parsed;
}

/** Which certificate signed, so that no other of the same key can stand in its place (RFC 5035; SHA-256 is what it means unless said). */
function essCertificate(certificate: X509Certificate): asn1js.Sequence {
  const hash = new asn1js.OctetString({ valueHex: sha256(certificate.raw) });
  const one = new asn1js.Sequence({ value: [hash] });
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [one] })] });
}

function signatureAlgorithm({ publicKey }: X509Certificate): pkijs.AlgorithmIdentifier {
  return publicKey.asymmetricKeyType === "ec"
    ? new pkijs.AlgorithmIdentifier({ algorithmId: oid.ecdsaWithSha256 })
    : new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256WithRsa, algorithmParams: new asn1js.Null() });
}

function attribute(type: string, value: asn1js.AsnType): pkijs.Attribute {
  return new pkijs.Attribute({ type, values: [value] });
}

/** What is signed: the attributes as a SET, whatever tag they have where they stand. */
function encodeAsSet(attributes: readonly pkijs.Attribute[]): Uint8Array {
  const set = new asn1js.Set({ value: attributes.map((one) => one.toSchema()) });
  return new Uint8Array(set.toBER());
}

function sha256(bytes: Uint8Array): ArrayBuffer {
  return exact(createHash("sha256").update(bytes).digest());
}

function exact(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
