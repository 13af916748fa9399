import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { sendConsentText } from "#server/features/consent/consent-text";
import { insertConsentLink } from "#server/features/consent/consent-store";
import type { AskedSigner } from "#server/features/consent/questions-store";
import { questionMail } from "#server/features/consent/question-mail";

type Asked = Pick<AskedSigner, "id" | "signerId" | "signedAt">;

/**
 * Makes one more link to answer and sends it the way that its signer signed by; the links of earlier messages go on working. A message to
 * a phone counts for the day of the account that asks.
 */
export async function askSigner(
  deps: Pick<Deps, "sms" | "secrets" | "jobs">,
  trx: Trx,
  { id: answerId, signerId, signedAt }: Asked,
  { at, accountId }: { at: Date; accountId?: string },
): Promise<void> {
  const { secrets, jobs } = deps;
  if (signedAt.email === "") {
    const asked = { id: answerId, signerId, phone: signedAt.phone };
    return sendConsentText(deps, trx, asked, {
      kind: "question",
      at,
      hasLink: true,
      ...(accountId && { accountId }),
    });
  }
  const token = secrets.newToken();
  const tokenHash = secrets.hashToken(token);
  await insertConsentLink(trx, { tokenHash, answerId, way: "mail_link", createdAt: at });
  await jobs.enqueue(trx, questionMail, { answerId, sealedToken: secrets.seal(token) }, { key: tokenHash });
}
