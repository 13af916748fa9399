import type { Queryable } from "#server/db/client";
import { fullName } from "#server/features/auth/index";
import { findVersion, readFrozen } from "#server/features/documents/index";
import {
  assertHasPosition,
  assertIsAnother,
  assertIsNoParty,
  assertIsPerson,
} from "#server/features/signing/representatives/assert-acting";
import { representativesOf } from "#server/features/signing/representatives/representatives-store";
import { actedBy, type Act } from "#server/features/signing/signature-record";
import { signersOf, type Invitation } from "#server/features/signing/signers-store";
import { AppError } from "#server/http/app-error";
import { signsForAnother, type Acting, type StatedCapacity } from "#shared/domain/acting";
import { signatoryOf } from "#shared/domain/parties";
import { addressOf } from "#shared/domain/split-sheet";

/** What whoever signs says of themselves. */
export type StatedActing = { capacity: StatedCapacity; name: string; position: string };

/**
 * As whom the reader signs in the signer's place, where that is not theirs to say: they were named for it, or the text names them, of who
 * leaves that of the version they are bound by.
 */
export async function settledActing(
  db: Queryable,
  { representative, signer, version }: Pick<Invitation, "representative" | "signer" | "version">,
): Promise<Act["acting"]> {
  if (representative) {
    const { capacity, name, position, email, phone, recordSha256: naming, namedAt, assents } = representative;
    const address = addressOf({ email, phone });
    return { capacity, name, position, basis: "named", address, naming, namedAt, assents };
  }
  if (!signer.leaving) return signatoryOf(readFrozen(version), signer);
  const left = version.replaces === null ? null : await findVersion(db, version.documentId, version.replaces);
  return left && signatoryOf(readFrozen(left), signer);
}

/** Whether the reader is somebody else than whose share it is: by what is settled, or by what they said of themselves when they signed. */
export async function readsForAnother(db: Queryable, invitation: Invitation): Promise<boolean> {
  const acted = invitation.signature && actedBy(invitation.signature);
  const stated = acted?.basis === "own_word" ? acted : null;
  return signsForAnother((await settledActing(db, invitation)) ?? stated);
}

/** Whoever has said that their parent or guardian signs does not sign themselves until that is taken back. Throws `guardian_signs`. */
export async function assertNamedNoGuardian(
  db: Queryable,
  { id }: Pick<Invitation["signer"], "id">,
): Promise<void> {
  const [named] = await representativesOf(db, [id]);
  if (named?.capacity === "guardian") throw new AppError("guardian_signs");
}

/**
 * As whom somebody signs: what is settled, else by their own word at what stands beside the name. Nobody who is on the document, or sent
 * it, is a minor's guardian by their own word. Throws `guardian_signs`, `capacity_fixed`, `company_signs_by_somebody`, `acts_for_other_party`, `invalid_input`.
 */
export async function actsAs(
  db: Queryable,
  invitation: Invitation,
  stated: StatedActing | null | undefined,
): Promise<Act["acting"]> {
  const settled = await settledActing(db, invitation);
  const { signer, version, owner, document } = invitation;
  if (!stated && !settled && document.type === "split_sheet") assertIsPerson(signer.name);
  if (!settled) await assertNamedNoGuardian(db, signer);
  if (!stated) return settled;
  if (settled || document.type !== "split_sheet") throw new AppError("capacity_fixed");
  assertHasPosition(stated);
  assertIsAnother(stated, signer.name);
  const acting: Acting = { ...stated, basis: "own_word" };
  if (stated.capacity !== "guardian") return acting;
  const others = (await signersOf(db, version.id)).filter(({ id }) => id !== signer.id);
  const parties = [...others, { ...owner, name: fullName(owner) }];
  assertIsNoParty({ ...signer, name: stated.name }, parties);
  return { ...acting, position: "" };
}
