import type { Queryable } from "#server/db/client";
import type { Deps } from "#server/deps";
import {
  eventsOf,
  lockVersion,
  nextMoment,
  recordEvent,
  type AuditEvent,
} from "#server/features/documents/index";
import { openToRead, type SigningAccess } from "#server/features/signing/open-invitation";
import { setLanguageOfNamed } from "#server/features/signing/representatives/representatives-store";
import { markOpened, setLanguage, type Invitation } from "#server/features/signing/signers-store";
import { noteOpenedByNamed, noteOpenedLink } from "#server/features/signing/texts/texts-store";
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
  const invitation = await openToRead(deps, access);
  const { signer, document, version, representative } = invitation;
  if (representative && language && language !== representative.language)
    await setLanguageOfNamed(deps.db, representative.id, language);
  const now = deps.clock.now();
  if (representative && representative.email === "") await noteOpenedByNamed(deps.db, representative.id, now);
  if (representative) return recordOpeningOfNamed(deps, invitation, representative.recordSha256);
  if (language && language !== signer.language) await setLanguage(deps.db, signer.id, language);
  if ("token" in access && invitation.linkWay === "sms_link")
    await noteOpenedLink(deps.db, deps.secrets.hashToken(access.token), now);
  if (signer.openedAt) return { openedAt: signer.openedAt.toISOString() };

  const openedAt = await deps.db.transaction(async (trx) => {
    const isCurrent = await lockVersion(trx, document.id, version.number);
    const at = await nextMoment(trx, document.id, deps.clock.now());
    if (!isCurrent || !(await markOpened(trx, signer.id, at))) return at;
    const details = { signerId: signer.id, version: version.number };
    await recordEvent(trx, {
      documentId: document.id,
      event: "invitation_opened",
      actor: `signer:${signer.id}`,
      at,
      details,
    });
    return at;
  });
  return { openedAt: openedAt.toISOString() };
}

/** Whoever was named signs what they had before them, not what the signer had: the first time is kept, by the record they were named by. */
async function recordOpeningOfNamed(
  { db, clock }: Deps,
  { signer, document, version }: Invitation,
  naming: string,
): Promise<{ openedAt: string }> {
  const openedAt = async (trx: Queryable) =>
    (await eventsOf(trx, document.id)).find((event) => isOpeningOf(event, naming))?.at;
  const known = await openedAt(db);
  if (known) return { openedAt: known.toISOString() };
  const at = clock.now();
  await db.transaction(async (trx) => {
    const isCurrent = await lockVersion(trx, document.id, version.number);
    if (!isCurrent || (await openedAt(trx))) return;
    await recordEvent(trx, {
      documentId: document.id,
      event: "representative_opened",
      actor: `signer:${signer.id}`,
      at,
      details: { signerId: signer.id, version: version.number, naming },
    });
  });
  return { openedAt: at.toISOString() };
}

/** Whether it tells that whoever was named by that record opened their page. */
const isOpeningOf = ({ event, details }: Pick<AuditEvent, "event" | "details">, naming: string) =>
  event === "representative_opened" && details.naming === naming;
