import { formatDate, isSamePerson } from "#server/features/signing/invitation-words";
import type { Invitation, SignerRow } from "#server/features/signing/signers-store";

/** A version that has ended, with the one who is told of it. */
export type Told = Pick<Invitation, "version" | "owner"> & {
  signer: Pick<SignerRow, "id" | "name" | "email">;
};

export function wasDeclinedBy({ signer, version }: Pick<Told, "signer" | "version">): boolean {
  return version.endedBecause === "declined" && version.endedBy === signer.id;
}

/** Who ended a version, when and why, as a sentence; `decliner` is the name of whoever declined it, `what` the version's. */
export function tellEnding(told: Told, decliner: string | undefined, what: string): string {
  const { version, owner, signer } = told;
  const day = version.endedAt ? formatDate(version.endedAt) : "";
  const reason = `“${version.endReason?.replace(/\.$/, "") ?? ""}”.`;
  const isOwner = isSamePerson(signer, owner);
  if (version.endedBecause === "declined") {
    const who = wasDeclinedBy(told) ? "You" : (decliner ?? "Somebody");
    return `${who} declined to sign ${what} on ${day}: ${reason}`;
  }
  if (version.endedBecause === "amended")
    return `Everybody agreed on ${day} that ${isOwner ? "you" : owner.firstName} may change ${what}: ${reason}`;
  return `${isOwner ? "You" : owner.firstName} took ${what} back on ${day}: ${reason}`;
}

/** The same person among the signers of another version: people are known by their mailbox, and by name where they share it. */
export function sameSigner<Signer extends Pick<SignerRow, "name" | "email">>(
  signers: readonly Signer[],
  { name, email }: Pick<SignerRow, "name" | "email">,
): Signer | undefined {
  const sharing = signers.filter((signer) => signer.email === email);
  return sharing.find((signer) => signer.name === name) ?? sharing[0];
}
