import type { Deps } from "#server/deps";
import { lockVersion, recordEvent } from "#server/features/documents/index";
import { openToRead, type SigningAccess } from "#server/features/signing/open-invitation";
import { setLanguageOfNamed } from "#server/features/signing/representatives/representatives-store";
import { markOpened, setLanguage } from "#server/features/signing/signers-store";
import type { Language } from "#shared/words/languages";

/**
 * Notes that a person had the document before them, and the language they read it in; the page says so, because mail scanners open
 * links too. Repeating it changes nothing. Throws as `openToRead` does.
 */
export async function recordOpening(
  deps: Deps,
  access: SigningAccess,
  language?: Language,
): Promise<{ openedAt: string }> {
  const { signer, document, version, representative } = await openToRead(deps, access);
  if (representative && language && language !== representative.language)
    await setLanguageOfNamed(deps.db, representative.id, language);
  // What is kept is when the signer had it before them.
  if (representative) return { openedAt: deps.clock.now().toISOString() };
  if (language && language !== signer.language) await setLanguage(deps.db, signer.id, language);
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
