import { createPrivateKey, sign, X509Certificate, type KeyObject } from "node:crypto";
import { addSignature, signedPart, withContents } from "#server/adapters/seal/add-signature";
import type { Signer, TimeStamping } from "#server/adapters/seal/sign-cades";
import { brand } from "#shared/brand";

/** Whether a third party has stamped the time on it. */
export type SealLevel = "B-B" | "B-T";

export type Sealed = {
  bytes: Buffer;
  level: SealLevel;
  /** Whose key sealed. */
  certificate: X509Certificate;
};

export type Seal = {
  /**
   * Seals a PDF of ours, with a time stamp where an authority is configured, unless it is done without. Throws `TimeStampError` when the
   * authority does not answer as it should.
   */
  seal(pdf: Buffer, at: Date, options?: { withoutTimeStamp: boolean }): Promise<Sealed>;
  /** What vouches for it: whoever checks a seal compares with this. */
  root(): Promise<X509Certificate>;
};

export type SealSettings = {
  /** Asked for when something is sealed first. */
  signer: () => Promise<Signer>;
  timeStamp: TimeStamping | null;
};

/** What a reader of PDFs shows. */
const about = { name: brand.name, reason: `Sealed by ${brand.name}` };

/** Bytes left for a signature, and for one with a public authority's token. */
const RESERVED = { "B-B": 3072, "B-T": 12_288 };

export function createSeal({ signer: findSigner, timeStamp }: SealSettings): Seal {
  return {
    root: async () => (await findSigner()).certificates.at(-1)!,
    async seal(pdf, at, { withoutTimeStamp } = { withoutTimeStamp: false }) {
      // The libraries are loaded by whoever seals.
      const [{ signCades }, signer] = await Promise.all([
        import("#server/adapters/seal/sign-cades"),
        findSigner(),
      ]);
      const stamping = withoutTimeStamp ? null : timeStamp;
      const level: SealLevel = stamping ? "B-T" : "B-B";
      for (let reserved = RESERVED[level]; ; reserved *= 2) {
        const prepared = addSignature(pdf, { at, ...about, reserved });
        const signature = await signCades(signedPart(prepared), signer, stamping);
        const bytes = withContents(prepared, signature);
        if (bytes) return { bytes, level, certificate: signer.certificates[0]! };
      }
    },
  };
}

/** A signer whose key stands in a PEM. Throws when the key is not the certificate's. */
export function signerOf(keyPem: string, certificatePems: string): Signer {
  const key = createPrivateKey(keyPem);
  const certificates = certificatesIn(certificatePems);
  const [own] = certificates;
  if (!own?.checkPrivateKey(key)) throw new Error("the key is not the certificate's");
  return { certificates, sign: (bytes) => signWith(key, bytes) };
}

/** The certificates of a PEM file, in their order. */
export function certificatesIn(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => new X509Certificate(block));
}

/** SHA-256, as 64 hexadecimal digits. */
export function fingerprintOf({ fingerprint256 }: X509Certificate): string {
  return fingerprint256.replaceAll(":", "").toLowerCase();
}

function signWith(key: KeyObject, bytes: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    sign("sha256", bytes, key, (error, signature) => (error ? reject(error) : resolve(signature)));
  });
}
