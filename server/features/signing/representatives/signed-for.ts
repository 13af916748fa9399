import type { Queryable } from "#server/db/client";
import { fullName } from "#server/features/auth/index";
import { findVersion } from "#server/features/documents/index";
import { isSenderOf, wasOfDeleted } from "#server/features/signing/mails/ending-words";
import { aboutOf } from "#server/features/signing/mails/invitation-words";
import { findRepresentative } from "#server/features/signing/representatives/representatives-store";
import { findInvitationOfSigner } from "#server/features/signing/signers-store";

/** What becomes of a version that was signed. */
export type NewsOfSigned =
  | "asked_deletion"
  | "asked_amendment"
  | "agreed_deletion"
  | "agreed_amendment"
  | "stays"
  /** A new version was sent. */
  | "sent"
  /** Its signing ended before everybody had signed. */
  | "void"
  /** The same, and whoever was named had not signed yet. */
  | "unsigned";

/** `about` is the request or version that it is news of. */
export type SignedFor = { representativeId: string; news: NewsOfSigned; about: string };

/** What is told of it, where it still is news. */
export async function readSignedFor(
  db: Queryable,
  { representativeId, news }: Pick<SignedFor, "representativeId" | "news">,
) {
  const representative = await findRepresentative(db, representativeId);
  const found = representative && (await findInvitationOfSigner(db, representative.signerId));
  const isOfEnd = news === "void" || news === "unsigned";
  if (!found || (found.version.endedAt !== null) !== isOfEnd) return null;
  const { signer, version, document, owner } = found;
  const newest = await findVersion(db, document.id, document.versionNumber);
  if (news === "sent" && (newest?.number === version.number || newest?.endedAt)) return null;
  const facts = {
    ...aboutOf(found),
    news,
    name: signer.name,
    owner: fullName(owner),
    number: String(version.number),
    // Nothing is mailed to an account that is deleted.
    isTold: !(wasOfDeleted(version) && isSenderOf(version, signer)),
  };
  return { representative, facts };
}
