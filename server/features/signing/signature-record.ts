import { randomBytes } from "node:crypto";
import { canonicalJson, sha256 } from "#server/features/documents/index";
import type { SignatureRow, SignerRecord } from "#server/features/signing/signers-store";
import { Mark } from "#shared/contract/mark";
import { PrivateRecord, SignatureRecord, type Reading } from "#shared/contract/signing";
import { maskAddress, type SignatureDevice, type SignatureWay } from "#shared/domain/signature-ways";

export type Act = {
  signer: Pick<SignerRecord, "id" | "key" | "email" | "phone">;
  signatureId: string;
  versionSha256: string;
  way: SignatureWay;
  device: SignatureDevice;
  wording: string;
  /** Of the privacy notice that the page says it showed: no part of the record. */
  noticeVersion: string;
  ipAddress: string;
  userAgent: string;
  reading: Reading | null;
  mark: Mark | null;
  at: Date;
};

/** What is stored of a signature: its record in the bytes that are hashed. */
export function writeSignature({ signer, at, wording, reading, mark, ...act }: Act): SignatureRow {
  const { signatureId, versionSha256, way, device, noticeVersion, ipAddress, userAgent } = act;
  const isByPhone = way === "sms_link" || way === "room_sms_code";
  const address = isByPhone ? signer.phone : signer.email;
  const privatePart = canonicalJson({
    address,
    ipAddress,
    userAgent,
    reading: reading && {
      shownAt: new Date(at.getTime() - reading.secondsAgo * 1000).toISOString(),
      toEnd: reading.toEnd,
      seconds: reading.seconds,
    },
    salt: randomBytes(32).toString("base64url"),
  } satisfies PrivateRecord);
  const markText = mark && canonicalJson(mark);
  const record = canonicalJson({
    signatureId,
    key: signer.key,
    versionSha256,
    way,
    device,
    maskedAddress: maskAddress(address),
    wording,
    capacity: "self",
    markSha256: markText && sha256(markText),
    signedAt: at.toISOString(),
    privateSha256: sha256(privatePart),
  } satisfies SignatureRecord);
  return {
    signerId: signer.id,
    signatureId,
    versionSha256,
    acknowledgementsVersion: wording,
    noticeVersion,
    signedAt: at,
    ipAddress,
    userAgent,
    record,
    recordSha256: sha256(record),
    privatePart,
    mark: markText,
  };
}

type Recorded = Pick<
  SignatureRow,
  "record" | "privatePart" | "ipAddress" | "userAgent" | "acknowledgementsVersion"
>;

/** How a signature was made. Before there were records, everybody signed through a link that was mailed to them. */
export function readSignature({
  record,
  acknowledgementsVersion,
}: Recorded): Pick<SignatureRecord, "way" | "device" | "wording"> {
  if (record === null) return { way: "mail_link", device: "own", wording: acknowledgementsVersion };
  return SignatureRecord.parse(JSON.parse(record));
}

/** What papers and verifications tell of how somebody came to sign. */
export function cameThrough(signature: Recorded | null): {
  way: SignatureWay | null;
  device: SignatureDevice;
} {
  if (signature === null) return { way: null, device: "own" };
  const { way, device } = readSignature(signature);
  return { way, device };
}

/** The name as its signer drew or typed it. */
export function readMark({ mark }: Pick<SignatureRow, "mark">): Mark | null {
  return mark === null ? null : Mark.parse(JSON.parse(mark));
}

/** What its signer may read of it. */
export function readPrivatePart({
  privatePart,
  ipAddress,
  userAgent,
}: Recorded): Pick<PrivateRecord, "ipAddress" | "userAgent" | "reading"> {
  if (privatePart === null) return { ipAddress, userAgent, reading: null };
  return PrivateRecord.parse(JSON.parse(privatePart));
}
