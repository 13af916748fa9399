import { randomBytes } from "node:crypto";
import { canonicalJson, sha256 } from "#server/features/documents/index";
import type { StoredSignature, SignerRecord } from "#server/features/signing/signers-store";
import { Mark } from "#shared/contract/fields/mark";
import { PrivateRecord, SignatureRecord, type Reading } from "#shared/contract/signing/record";
import type { Acting } from "#shared/domain/acting";
import {
  isByPhone,
  maskAddress,
  type SignatureDevice,
  type SignatureWay,
} from "#shared/domain/signature-ways";

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
  /** In the account that sent the document. */
  bySender: boolean;
  /** Who signs in the signer's place, at an address of their own where they were named for it, by the record with that hash. */
  acting: (Acting & { address?: string; naming?: string; namedAt?: Date }) | null;
  at: Date;
};

/** What stood beside the name, and was shown to be theirs by that way. */
export const addressSignedAt = (
  { email, phone }: Pick<SignerRecord, "email" | "phone">,
  way: SignatureWay,
) => (isByPhone(way) ? phone : email);

/** What is stored of a signature: its record in the bytes that are hashed. */
export function writeSignature({ signer, at, wording, reading, mark, acting, ...act }: Act): StoredSignature {
  const { signatureId, versionSha256, way, device, noticeVersion, ipAddress, userAgent } = act;
  const address = acting?.address ?? addressSignedAt(signer, way);
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
    capacity: acting?.capacity ?? "self",
    ...(act.bySender && { bySender: true as const }),
    ...(acting && {
      signedBy: {
        name: acting.name,
        position: acting.position,
        basis: acting.basis,
        naming: acting.naming ?? null,
        ...(acting.namedAt && { namedAt: acting.namedAt.toISOString() }),
        ...(acting.assents && { assents: true as const }),
      },
    }),
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
  StoredSignature,
  "record" | "privatePart" | "ipAddress" | "userAgent" | "acknowledgementsVersion"
>;

/** How a signature was made. Before there were records, everybody signed through a link that was mailed to them. */
export function readSignature({
  record,
  acknowledgementsVersion,
}: Recorded): Pick<SignatureRecord, "way" | "device" | "wording" | "signedBy" | "bySender"> &
  Partial<Pick<SignatureRecord, "maskedAddress">> {
  if (record === null) return { way: "mail_link", device: "own", wording: acknowledgementsVersion };
  return SignatureRecord.parse(JSON.parse(record));
}

type Came = { device: SignatureDevice; namedAddress?: string; namedAt?: Date };

/** What papers and verifications tell of how somebody came to sign; of whoever was named, when and where they were mailed their link. */
export function cameThrough(signature: Recorded): Came & { way: SignatureWay };
export function cameThrough(signature: Recorded | null): Came & { way: SignatureWay | null };
export function cameThrough(signature: Recorded | null): Came & { way: SignatureWay | null } {
  if (signature === null) return { way: null, device: "own" };
  const { way, device, maskedAddress = "", signedBy } = readSignature(signature);
  if (way !== "named_link" || !signedBy?.namedAt) return { way, device };
  return { way, device, namedAddress: maskedAddress, namedAt: new Date(signedBy.namedAt) };
}

/** Who signed in the signer's place, if somebody did. */
export function actedBy({ record }: Pick<StoredSignature, "record">): Acting | null {
  if (record === null) return null;
  const { capacity, signedBy } = SignatureRecord.parse(JSON.parse(record));
  if (capacity === "self" || !signedBy) return null;
  const { name, position, basis, assents } = signedBy;
  return { capacity, name, position, basis, ...(assents && { assents }) };
}

/** Whose act it is, and so whose device was recorded: the signer's own or, `byNamed`, that of whoever they have named. */
export const isActOf = (signature: Pick<StoredSignature, "record">, { byNamed }: { byNamed: boolean }) =>
  (actedBy(signature)?.basis === "named") === byNamed;

/** Whether it was given by whoever was named by that record. */
export const signedByNaming = ({ record }: Pick<StoredSignature, "record">, naming: string) =>
  record !== null && SignatureRecord.parse(JSON.parse(record)).signedBy?.naming === naming;

/** The name as its signer drew or typed it. */
export function readMark({ mark }: Pick<StoredSignature, "mark">): Mark | null {
  return mark === null ? null : Mark.parse(JSON.parse(mark));
}

/** What it was given through: the address or number that was shown to be theirs; empty where no record was made. */
export const readAddress = ({ privatePart }: Pick<StoredSignature, "privatePart">): string =>
  privatePart === null ? "" : PrivateRecord.parse(JSON.parse(privatePart)).address;

/** What its signer may read of it. */
export function readPrivatePart({
  privatePart,
  ipAddress,
  userAgent,
}: Recorded): Pick<PrivateRecord, "ipAddress" | "userAgent" | "reading"> {
  if (privatePart === null) return { ipAddress, userAgent, reading: null };
  return PrivateRecord.parse(JSON.parse(privatePart));
}
