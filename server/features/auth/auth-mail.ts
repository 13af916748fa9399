import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { pathTo, paths } from "#shared/paths";

type Recipient = { name: string; address: string };
type LinkMail = { to: Recipient; sealedToken: string };

export const confirmationMail = defineJob<LinkMail>("auth.confirmation-mail");
export const passwordResetMail = defineJob<LinkMail>("auth.password-reset-mail");
export const passwordChangedMail = defineJob<{ to: Recipient; changedAt: string }>(
  "auth.password-changed-mail",
);

export async function sendConfirmationMail(
  { env, mail, secrets }: Deps,
  { to, sealedToken }: LinkMail,
): Promise<void> {
  const token = secrets.unseal(sealedToken);
  await mail.send({
    key: `confirm-${secrets.hashToken(token)}`,
    to,
    subject: `Confirm your e-mail for ${brand.name}`,
    ...renderMail({
      preheader: `One tap, and documents sent to ${to.address} reach your account.`,
      heading: "Confirm your e-mail",
      paragraphs: [
        `Somebody, we hope you, gave ${to.address} as the e-mail of a ${brand.name} account.`,
        "Confirm that the address is yours, and documents that others send to it will appear in your account.",
      ],
      button: { label: "Confirm my e-mail", url: env.APP_URL + pathTo.verifyEmail(token) },
      closing:
        "The link works for 7 days. If you do nothing, the account stays unconfirmed; if it was not you, you can ignore this mail.",
    }),
  });
}

export async function sendPasswordResetMail(
  { env, mail, secrets }: Deps,
  { to, sealedToken }: LinkMail,
): Promise<void> {
  const token = secrets.unseal(sealedToken);
  await mail.send({
    key: `reset-${secrets.hashToken(token)}`,
    to,
    subject: `Set a new ${brand.name} password`,
    ...renderMail({
      preheader: "The link works once, for one hour.",
      heading: "Set a new password",
      paragraphs: [`Somebody asked for a new password for the ${brand.name} account of ${to.address}.`],
      button: { label: "Set a new password", url: env.APP_URL + pathTo.resetPassword(token) },
      closing:
        "The link works once, for one hour. If it was not you, do nothing: your password stays as it is.",
    }),
  });
}

export async function sendPasswordChangedMail(
  { env, mail }: Deps,
  { to, changedAt }: { to: Recipient; changedAt: string },
): Promise<void> {
  await mail.send({
    key: `password-changed-${to.address}-${changedAt}`,
    to,
    subject: `Your ${brand.name} password was changed`,
    ...renderMail({
      preheader: "You have been signed out everywhere.",
      heading: "Your password was changed",
      paragraphs: [
        `The password of the ${brand.name} account of ${to.address} was changed just now, and every open session was ended.`,
      ],
      button: { label: "Sign in", url: env.APP_URL + paths.login },
      closing: `If it was you, there is nothing to do. If not, set a new password at once and write to ${env.OPERATOR.supportEmail}.`,
    }),
  });
}
