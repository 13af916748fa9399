import type { Deps } from "#server/deps";
import { addressBy } from "#server/features/signing/rooms/room-rules";
import { findCode } from "#server/features/signing/rooms/rooms-store";
import { hashCode } from "#server/features/signing/rooms/hash-code";

type Signer = { id: string; email: string; phone: string };

/** Whether a code that is about to leave still is the signer's newest, unused, in time, and for the address that is theirs now. */
export async function isCurrentCode(
  deps: Pick<Deps, "db" | "secrets" | "clock">,
  signer: Signer,
  digits: string,
): Promise<boolean> {
  const { db, secrets, clock } = deps;
  const code = await findCode(db, signer.id);
  return (
    code !== null &&
    code.usedAt === null &&
    code.expiresAt > clock.now() &&
    code.codeHash === hashCode(deps, signer.id, digits) &&
    code.addressHash === secrets.hashToken(addressBy(code.way, signer))
  );
}
