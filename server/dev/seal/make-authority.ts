import { randomBytes } from "node:crypto";
import * as asn1js from "asn1js";
import * as pkijs from "pkijs";

const usages = {
  digitalSignature: 0x80,
  nonRepudiation: 0x40,
  keyCertSign: 0x04,
  cRLSign: 0x02,
} as const;

const purposes = {
  documentSigning: "1.3.6.1.5.5.7.3.36",
  emailProtection: "1.3.6.1.5.5.7.3.4",
  timeStamping: "1.3.6.1.5.5.7.3.8",
} as const;

type Keys = Awaited<ReturnType<typeof makeKeys>>;
type Made = { certificate: pkijs.Certificate; keys: Keys };

export type Authority = {
  /** PEM. */
  rootCertificate: string;
  /** A certificate that may do this, with its key, as PEM. */
  issue(
    name: string,
    kind: "seal" | "time stamp",
    validity?: { from: Date; until: Date },
  ): Promise<{ certificate: string; key: string }>;
};

const DAY = 24 * 60 * 60 * 1000;

/** A certification authority whose key nobody keeps: for development and tests. */
export async function makeAuthority(name: string, now = new Date()): Promise<Authority> {
  const validity = { from: new Date(now.getTime() - DAY), until: new Date(now.getTime() + 20 * 365 * DAY) };
  const root = await make({
    subject: name,
    issuer: null,
    validity,
    isAuthority: true,
    keyUsage: usages.keyCertSign | usages.cRLSign,
  });
  return {
    rootCertificate: pem("CERTIFICATE", root.certificate.toSchema().toBER()),
    async issue(
      subject,
      kind,
      given = { from: validity.from, until: new Date(now.getTime() + 10 * 365 * DAY) },
    ) {
      const isSeal = kind === "seal";
      const { certificate, keys } = await make({
        subject,
        issuer: root,
        validity: given,
        isAuthority: false,
        keyUsage: usages.digitalSignature | usages.nonRepudiation,
        // NSS, which pdfsig uses, checks seals as it checks signed mail.
        purposes: isSeal ? [purposes.documentSigning, purposes.emailProtection] : [purposes.timeStamping],
      });
      return {
        certificate: pem("CERTIFICATE", certificate.toSchema().toBER()),
        key: pem("PRIVATE KEY", await crypto.subtle.exportKey("pkcs8", keys.privateKey)),
      };
    },
  };
}

type Wanted = {
  subject: string;
  issuer: Made | null;
  validity: { from: Date; until: Date };
  isAuthority: boolean;
  keyUsage: number;
  purposes?: string[];
};

function makeKeys() {
  return crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
}

async function make({
  subject,
  issuer,
  validity,
  isAuthority,
  keyUsage,
  purposes: uses,
}: Wanted): Promise<Made> {
  const keys = await makeKeys();
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({ valueHex: serialNumber() });
  setName(certificate.subject, subject);
  if (issuer) certificate.issuer = issuer.certificate.subject;
  else setName(certificate.issuer, subject);
  certificate.notBefore.value = validity.from;
  certificate.notAfter.value = validity.until;
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  const own = await keyIdentifier(certificate);
  const above = issuer ? await keyIdentifier(issuer.certificate) : own;
  certificate.extensions = [
    extension(
      pkijs.id_BasicConstraints,
      true,
      new pkijs.BasicConstraints(isAuthority ? { cA: true, pathLenConstraint: 0 } : { cA: false }).toSchema(),
    ),
    extension(
      pkijs.id_KeyUsage,
      true,
      new asn1js.BitString({ valueHex: new Uint8Array([keyUsage]).buffer, unusedBits: unusedBits(keyUsage) }),
    ),
    ...(uses
      ? [extension(pkijs.id_ExtKeyUsage, true, new pkijs.ExtKeyUsage({ keyPurposes: uses }).toSchema())]
      : []),
    extension(pkijs.id_SubjectKeyIdentifier, false, new asn1js.OctetString({ valueHex: own })),
    extension(
      pkijs.id_AuthorityKeyIdentifier,
      false,
      new pkijs.AuthorityKeyIdentifier({
        keyIdentifier: new asn1js.OctetString({ valueHex: above }),
      }).toSchema(),
    ),
  ];
  await certificate.sign((issuer ?? { keys }).keys.privateKey, "SHA-256");
  return { certificate, keys };
}

function extension(extnID: string, critical: boolean, value: asn1js.AsnType): pkijs.Extension {
  return new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });
}

function setName(name: pkijs.RelativeDistinguishedNames, text: string): void {
  name.typesAndValues.push(
    new pkijs.AttributeTypeAndValue({ type: "2.5.4.3", value: new asn1js.Utf8String({ value: text }) }),
  );
}

/** 128 bits, positive and of full length. */
function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(16));
  bytes[0] = (bytes[0]! & 0x3f) | 0x40;
  return bytes.buffer;
}

async function keyIdentifier({ subjectPublicKeyInfo }: pkijs.Certificate): Promise<ArrayBuffer> {
  const key = subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  return crypto.subtle.digest("SHA-1", new Uint8Array(key));
}

/** Zeros behind the last bit that is set do not belong to it. */
function unusedBits(byte: number): number {
  return Math.log2(byte & -byte);
}

function pem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join("\n")}\n-----END ${label}-----\n`;
}
