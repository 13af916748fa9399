import { nameActing } from "#client/lib/name-acting";
import { say } from "#client/lib/say";
import type { Collaborator } from "#shared/contract/documents";
import { isSignedAlike, type Acting } from "#shared/domain/acting";

type SignedBeforeProps = {
  collaborator: Collaborator;
  /** Who signs this version in the person's place, if somebody does. */
  acting: Pick<Acting, "capacity" | "name"> | null;
};

/** That the version in force was signed by the person in their own name, or by somebody for them, and this one is signed otherwise. */
export function SignedBefore({ collaborator: { name, bound }, acting }: SignedBeforeProps) {
  if (!bound || isSignedAlike(bound.signedBy, acting)) return null;
  const by = bound.signedBy ? nameActing(bound.signedBy) : "";
  return (
    <p className="mt-2 text-sm font-medium wrap-anywhere">
      {say("acting.before", { version: String(bound.version), name, by, isActed: bound.signedBy !== null })}
    </p>
  );
}
