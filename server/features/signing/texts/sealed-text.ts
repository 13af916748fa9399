import { randomUUID } from "node:crypto";
import { textPatience } from "#server/adapters/sms/sms";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { giveText } from "#server/features/signing/texts/give-text";
import { insertText } from "#server/features/signing/texts/texts-store";
import { defineJob } from "#server/jobs/queue";

type SealedText = { to: string; text: string };

/** What is said of a document that may be gone when the message leaves: it waits sealed, as it will be read. */
export const sealedText = defineJob<{ textId: string; sealed: string }>("signing.sealed-text", textPatience);

export async function sendSealedText(
  { sms, secrets, jobs }: Pick<Deps, "sms" | "secrets" | "jobs">,
  trx: Trx,
  { at, ...text }: SealedText & { at: Date },
): Promise<void> {
  if (!sms) return;
  const textId = randomUUID();
  await insertText(trx, { id: textId, signerId: null, accountId: null, kind: "news", at });
  await jobs.enqueue(
    trx,
    sealedText,
    { textId, sealed: secrets.seal(JSON.stringify(text)) },
    { key: textId },
  );
}

export async function deliverSealedText(
  deps: Deps,
  { textId, sealed }: { textId: string; sealed: string },
): Promise<void> {
  const text = JSON.parse(deps.secrets.unseal(sealed)) as SealedText;
  await giveText(deps, textId, () => Promise.resolve(text));
}
