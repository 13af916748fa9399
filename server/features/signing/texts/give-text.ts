import { MOST_ATTEMPTS, SmsError } from "#server/adapters/sms/sms";
import type { Deps } from "#server/deps";
import { notifyUndelivered } from "#server/features/signing/texts/notify-undelivered";
import {
  findText,
  noteRefusal,
  settleText,
  takeAttempt,
  type TextRecord,
} from "#server/features/signing/texts/texts-store";

type Written = { to: string; text: string; onSent?: () => Promise<void> };

/**
 * Gives a message to the provider, as `write` makes it when it leaves: null where its news is none any more. One that the provider may
 * have taken is never given to it again: of that the owner is told. Throws where it took nothing and may later.
 */
export async function giveText(
  { db, clock, sms }: Pick<Deps, "db" | "clock" | "sms">,
  textId: string,
  write: (message: TextRecord) => Promise<Written | null>,
): Promise<void> {
  const message = await findText(db, textId);
  if (message?.state !== "waits") return;
  const settle = (state: "sent" | "failed" | "unsure" | "dropped", providerId?: string) =>
    db.transaction(async (trx) => {
      const at = clock.now();
      const settled = await settleText(trx, textId, { state, at, ...(providerId && { providerId }) });
      await notifyUndelivered(trx, settled, at);
    });
  if (message.givenAt) return settle("unsure");
  const written = await write(message);
  if (!written) return settle("dropped");
  if (!sms) return settle("failed");
  const attempt = await takeAttempt(db, textId, clock.now());
  if (attempt === null) return settle("unsure");
  try {
    const { messageId } = await sms.send({ to: written.to, text: written.text });
    await settle("sent", messageId);
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    if (error.kind === "unsure") return settle("unsure");
    if (error.kind === "unreachable" || attempt >= MOST_ATTEMPTS) return settle("failed");
    await noteRefusal(db, textId);
    throw error;
  }
  await written.onSent?.();
}
