import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { questionMail } from "#server/features/consent/question-mail";
import { insertConsentLink } from "#server/features/consent/consent-store";

/** Makes one more link to answer and mails it; the links of earlier mails go on working. */
export async function mailQuestion(
  { secrets, jobs }: Pick<Deps, "secrets" | "jobs">,
  trx: Trx,
  answerId: string,
  at: Date,
): Promise<void> {
  const token = secrets.newToken();
  const tokenHash = secrets.hashToken(token);
  await insertConsentLink(trx, { tokenHash, answerId, createdAt: at });
  await jobs.enqueue(trx, questionMail, { answerId, sealedToken: secrets.seal(token) }, { key: tokenHash });
}
