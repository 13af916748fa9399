import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { accountWantsMail, fullName, mailSettingsLink } from "#server/features/auth/index";
import { findPaymentWithBuyer } from "#server/features/payments/payments-store";
import { defineJob } from "#server/jobs/queue";
import { formatKes } from "#shared/domain/money";
import { serviceLabels } from "#shared/domain/services";
import { paths } from "#shared/paths";

export const unusedMail = defineJob<{ paymentId: string }>("payments.unused-mail");

/** Says that something is paid for and waits; not when it was used by the time the mail leaves. */
export async function sendUnusedMail(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  const found = await findPaymentWithBuyer(deps.db, paymentId);
  if (!found?.owner || found.payment.status !== "completed" || found.payment.usedAt) return;
  const { payment, owner } = found;
  if (
    !payment.ownerId ||
    !payment.serviceType ||
    !(await accountWantsMail(deps, payment.ownerId, "paymentNotifications"))
  )
    return;
  const service = serviceLabels[payment.serviceType];

  await deps.mail.send({
    key: `unused-${payment.id}`,
    to: { name: fullName(owner), address: owner.email },
    subject: `Your ${service} is paid for and waits for you`,
    ...renderMail({
      preheader: "Nothing more is charged for it.",
      heading: `Your ${service} is paid for`,
      paragraphs: [
        `You paid ${formatKes(payment.amountCents)} for one ${service} and have not used it yet.`,
        "Go on where you stopped, on any device: nothing more is charged for it.",
      ],
      button: { label: "Go on", url: deps.env.APP_URL + paths.payments },
      closing: "If you do nothing, it stays paid for, and we do not write about it again.",
      link: mailSettingsLink(deps),
    }),
  });
}
