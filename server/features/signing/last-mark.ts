import type { Deps } from "#server/deps";
import { foldName } from "#server/features/auth/index";
import { readerOf } from "#server/features/documents/index";
import { openInvitation, type SessionAccess } from "#server/features/signing/open-invitation";
import { actedBy, readMark } from "#server/features/signing/signature-record";
import { findMarkedSignatures } from "#server/features/signing/signers-store";
import type { Mark } from "#shared/contract/fields/mark";

/**
 * How somebody signed in drew or typed their name last, at this address and under this name, to be used again; null where they never did.
 * Nothing is kept for it: it goes with what it was signed on. Throws as `openInvitation` does.
 */
export async function findLastMark(deps: Deps, access: SessionAccess): Promise<Mark | null> {
  const { signer } = await openInvitation(deps, access);
  const signed = await findMarkedSignatures(deps.db, readerOf(access.user));
  const own = signed.find(
    ({ name, record }) => foldName(name) === foldName(signer.name) && actedBy({ record }) === null,
  );
  return own ? readMark(own) : null;
}
