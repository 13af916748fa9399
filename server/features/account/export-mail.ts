import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { findExport } from "#server/features/account/exports-store";
import { findUser, fullName } from "#server/features/auth/index";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { dayInNairobi } from "#shared/dates";
import { pathTo } from "#shared/paths";

export const exportMail = defineJob<{ exportId: string }>("account.export-mail");

/** Mails the way to an export, not the export: it opens for its user alone, signed in. */
export async function sendExportMail(
  { db, env, mail }: Deps,
  { exportId }: { exportId: string },
): Promise<void> {
  const made = await findExport(db, exportId);
  const user = made && (await findUser(db, made.userId));
  if (!user || !made.isGathered) return;
  const until = dayInNairobi(made.expiresAt);
  await mail.send({
    key: `export-${exportId}`,
    to: { name: fullName(user), address: user.email },
    subject: `Your ${brand.name} data is ready`,
    ...renderMail({
      preheader: `You can download it until ${until}.`,
      heading: "Your data is ready",
      paragraphs: [
        `${user.firstName}, you asked for everything that we keep of you. It is a ZIP file with your profile, documents, payments, reviews, tickets and messages, as PDFs and as files that other programs can read.`,
        "It opens for you alone: sign in to download it.",
      ],
      facts: [{ label: "Available until", value: until }],
      button: { label: "Download my data", url: env.APP_URL + pathTo.dataExport(exportId) },
      closing: `After that, or when you ask for a new one, this one is deleted. If you did not ask for it, change your password and write to ${env.OPERATOR.supportEmail}.`,
    }),
  });
}
