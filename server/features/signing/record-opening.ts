import type { Deps } from "#server/deps";
import { lockVersion, recordEvent } from "#server/features/documents/index";
import { openInvitation } from "#server/features/signing/open-invitation";
import { markOpened } from "#server/features/signing/signers-store";

/**
 * Notes that a person had the document before them; the page says so, because mail scanners open links too. Repeating it changes
 * nothing. Throws as `openInvitation` does.
 */
export async function recordOpening(deps: Deps, token: string): Promise<{ openedAt: string }> {
  const { signer, document, version } = await openInvitation(deps, token);
  if (signer.openedAt) return { openedAt: signer.openedAt.toISOString() };

  const at = deps.clock.now();
  await deps.db.transaction(async (trx) => {
    const isCurrent = await lockVersion(trx, document.id, version.number);
    if (!isCurrent || !(await markOpened(trx, signer.id, at))) return;
    const details = { signerId: signer.id, version: version.number };
    await recordEvent(trx, {
      documentId: document.id,
      event: "invitation_opened",
      actor: `signer:${signer.id}`,
      at,
      details,
    });
  });
  return { openedAt: at.toISOString() };
}
