import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { lockVersion, recordEvent } from "#server/features/documents/index";
import { reminderMail } from "#server/features/signing/mails/reminder-mail";
import {
  findDueReminders,
  insertReminderLink,
  takeReminder,
  type DueReminder,
} from "#server/features/signing/reminders-store";
import { isDenied } from "#server/features/signing/notes/signer-notes-store";
import { sendNamedLink } from "#server/features/signing/representatives/representative-mails";
import {
  renewNamedLink,
  representativesOf,
} from "#server/features/signing/representatives/representatives-store";
import { remindersDue } from "#server/features/signing/signing-rules";
import { sendText } from "#server/features/signing/texts/text-message";
import { defineJob } from "#server/jobs/queue";
import { isAwaitingSignatures } from "#shared/domain/document-status";

export const reminders = defineJob("signing.reminders");

/** A run reminds so many; those who are left are due at the next one. */
const MOST_REMINDED = 5_000;

/** Reminds everybody whose signature is missing and whose day has come. A late run reminds once, not for each day that was missed. */
export async function sendReminders(deps: Deps): Promise<void> {
  for (const due of await findDueReminders(deps.db, deps.clock.now(), MOST_REMINDED)) {
    await remind(deps, due).catch((error: unknown) =>
      deps.log.error({ err: error, signer: due.id }, "a reminder could not be sent"),
    );
  }
}

/** The mail carries a link of its own, so that those of earlier mails go on working. */
async function remind(deps: Deps, due: DueReminder): Promise<void> {
  const { db, clock, jobs, secrets } = deps;
  const at = clock.now();
  const number = remindersDue(due, at);
  const token = secrets.newToken();
  const tokenHash = secrets.hashToken(token);
  await db.transaction(async (trx) => {
    const status = await lockVersion(trx, due.documentId, due.versionNumber);
    // Whoever is somebody else cannot sign, and the owner has been told.
    if (!status || !isAwaitingSignatures(status) || (await isDenied(trx, due.id))) return;
    if (!(await takeReminder(trx, due, { number, at }))) return;
    const [named] = await representativesOf(trx, [due.id]);
    // A minor whose guardian is named does not sign.
    const reminded = [named, named?.capacity === "guardian" ? undefined : due].filter(
      (person) => person !== undefined && isReached(deps, person),
    );
    if (reminded.length === 0) return;
    if (reminded.includes(named)) await remindNamed(deps, trx, due.id);
    if (reminded.includes(due)) {
      await sendText(deps, trx, { kind: "reminder", signer: due, at });
      if (due.email !== "") {
        await insertReminderLink(trx, { tokenHash, signerId: due.id, createdAt: at });
        await jobs.enqueue(trx, reminderMail, { sealedToken: secrets.seal(token) }, { key: tokenHash });
      }
    }
    await recordEvent(trx, {
      documentId: due.documentId,
      event: "reminder_sent",
      actor: "system",
      at,
      details: { signerId: due.id, number },
    });
  });
}

/** Where SMS is switched off nobody is reached by phone, and the link they have is not given up. */
const isReached = ({ sms }: Pick<Deps, "sms">, { email }: { email: string }) => email !== "" || sms !== null;

/** Whoever was named in a signer's place is asked again, by a new link. */
async function remindNamed(deps: Deps, trx: Trx, signerId: string): Promise<void> {
  const token = deps.secrets.newToken();
  const named = await renewNamedLink(trx, signerId, deps.secrets.hashToken(token));
  if (named) await sendNamedLink(deps, trx, named, { token, at: deps.clock.now() });
}
