import { actingBases, namedCapacities, signatureCapacities } from "#shared/domain/acting";
import { signatureDevices, signatureWays } from "#shared/domain/signature-ways";
import { z } from "zod";

/** The longest that a page reports to have been open, in seconds. */
const LONGEST = 90 * 24 * 60 * 60;

/** What a page reports of how the document was read: the browser's word. */
export const Reading = z
  .object({
    /** How long ago, in seconds, the document was first shown, and how long it was in view since. */
    secondsAgo: z.int().min(0).max(LONGEST),
    seconds: z.int().min(0).max(LONGEST),
    /** Whether its end was ever in view. */
    toEnd: z.boolean(),
  })
  .refine(({ seconds, secondsAgo }) => seconds <= secondsAgo, "Nobody reads longer than it was shown");
export type Reading = z.output<typeof Reading>;

/** What everybody may know of a signature. Its hash, and through it that of the private part, stands in the audit trail. */
export const SignatureRecord = z.object({
  signatureId: z.string(),
  /** What the version calls the person; null in versions of the first format. */
  key: z.string().nullable(),
  versionSha256: z.string(),
  way: z.enum(signatureWays),
  device: z.enum(signatureDevices),
  maskedAddress: z.string(),
  wording: z.string(),
  capacity: z.enum(signatureCapacities),
  /** That it was given in the account that sent the document. */
  bySender: z.literal(true).optional(),
  /** Who signed in the place of the person, where somebody did; `naming` is the hash of the record by which they were named for it. */
  signedBy: z
    .object({
      name: z.string(),
      position: z.string(),
      basis: z.enum(actingBases),
      naming: z.string().nullable(),
      /** When they were named, and mailed their link. */
      namedAt: z.string().optional(),
      /** That the minor, when they named their guardian, agreed to what is signed for them. */
      assents: z.literal(true).optional(),
    })
    .optional(),
  markSha256: z.string().nullable(),
  signedAt: z.string(),
  privateSha256: z.string(),
});
export type SignatureRecord = z.output<typeof SignatureRecord>;

/** How somebody was named to sign in a signer's place. Its hash stands in the audit trail, and in the record of what they sign. */
export const NamingRecord = z.object({
  key: z.string().nullable(),
  versionSha256: z.string(),
  capacity: z.enum(namedCapacities),
  name: z.string(),
  position: z.string(),
  /** Where they are sent their link. */
  maskedAddress: z.string(),
  /** Whether a minor agrees to what their guardian signs. */
  assents: z.boolean(),
  way: z.enum(signatureWays),
  device: z.enum(signatureDevices),
  namedAt: z.string(),
  privateSha256: z.string(),
});
export type NamingRecord = z.output<typeof NamingRecord>;

/** For the signer alone; the owner may know the address, an administrator all of it on a claim. */
export const PrivateRecord = z.object({
  address: z.string(),
  ipAddress: z.string(),
  userAgent: z.string(),
  /** The browser's word: null where the page reported nothing. */
  reading: z.object({ shownAt: z.string(), toEnd: z.boolean(), seconds: z.number() }).nullable(),
  /** So that nobody finds an address by trying all of them. */
  salt: z.string(),
});
export type PrivateRecord = z.output<typeof PrivateRecord>;
