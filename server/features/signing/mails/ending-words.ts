import { foldName } from "#server/features/auth/index";
import { readFrozen, type VersionRecord } from "#server/features/documents/index";
import { signerIsOwner } from "#server/features/signing/mails/invitation-words";
import type { Invitation, SignerRecord } from "#server/features/signing/signers-store";
import { findSame } from "#shared/domain/leaving-rules";
import type { Words } from "#shared/words/speak";

/** A version that has ended, with the one who is told of it. */
export type EndedVersion = Pick<Invitation, "version" | "owner"> & {
  signer: Pick<SignerRecord, "id" | "name" | "email">;
};

export function wasDeclinedBy({ signer, version }: Pick<EndedVersion, "signer" | "version">): boolean {
  return version.endedBecause === "declined" && version.endedBy === signer.id;
}

/** Whether everybody had signed the version, and has signed a later one since. */
export const wasReplaced = ({ endedBecause }: Pick<EndedVersion["version"], "endedBecause">) =>
  endedBecause === "replaced";

/** Whoever had sent it has no account any more. */
export const wasOfDeleted = ({ endedBecause, endedBy }: EndedVersion["version"]) =>
  endedBecause === "recalled" && endedBy === null;

/**
 * Whether somebody is who had sent the version, by what stands in it: of an account that is deleted nothing else is left. People share a
 * mailbox, and a name.
 */
export function isSenderOf(
  version: VersionRecord,
  { name, email, phone }: Pick<SignerRecord, "name" | "email" | "phone">,
): boolean {
  const { senderEmail, senderPhone } = version;
  const isReachedAlike = email === "" ? phone !== "" && phone === senderPhone : email === senderEmail;
  return isReachedAlike && foldName(name) === foldName(readFrozen(version).sentBy.name);
}

/** Who ended a version, when and why, as a sentence; `decliner` is the name of whoever declined it. */
export function describeEnding(
  ended: EndedVersion,
  decliner: string | undefined,
  which: "this" | "that",
  { say, day }: Words,
): string {
  const { version, owner, signer } = ended;
  const ending = {
    which,
    day: version.endedAt ? day(version.endedAt) : "",
    reason: `“${version.endReason?.replace(/\.$/, "") ?? ""}”.`,
  };
  if (wasReplaced(version)) return say("ending.replaced", ending);
  if (wasOfDeleted(version)) return say("ending.ownerGone", ending);
  if (wasDeclinedBy(ended)) return say("ending.byYou", ending);
  if (version.endedBecause === "declined")
    return say("ending.declined", { ...ending, name: decliner ?? say("ending.somebody") });
  const who = { ...ending, owner: owner.firstName, isOwner: signerIsOwner(signer, owner) };
  return version.endedBecause === "amended" ? say("ending.amended", who) : say("ending.takenBack", who);
}

/** What binds all the same, where everybody had signed an earlier version. */
export function sayInForce(
  inForce: Pick<VersionRecord, "number" | "signedAt"> | null,
  { say, day }: Words,
): string[] {
  return inForce?.signedAt
    ? [say("ended.binds", { number: inForce.number, day: day(inForce.signedAt) })]
    : [];
}

type Someone = Pick<SignerRecord, "name" | "email" | "phone"> & { leaving?: boolean };

/**
 * The same person among the signers of another version; `own` are those of their own version. People are known by their mailbox, and by
 * name where they share it: whoever stays is not taken for somebody who leaves at the same mailbox, nor the other way round.
 */
export function sameSigner<Signer extends Someone>(
  own: readonly Someone[],
  signers: readonly Signer[],
  person: Someone,
): Signer | undefined {
  const bound = own.filter(({ leaving }) => !leaving);
  const [stay, leave] = [signers.filter(({ leaving }) => !leaving), signers.filter(({ leaving }) => leaving)];
  return findSame(bound, stay, person) ?? findSame(bound, leave, person);
}
