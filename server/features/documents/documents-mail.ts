import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { sha256 } from "#server/features/documents/canonical-json";
import { defineJob } from "#server/jobs/queue";

type WithdrawnMail = { to: { name: string; address: string }; owner: string; title: string };

export const withdrawnMail = defineJob<WithdrawnMail>("documents.withdrawn-mail");

export async function sendWithdrawnMail({ mail }: Deps, { to, owner, title }: WithdrawnMail): Promise<void> {
  await mail.send({
    key: `withdrawn-${sha256(`${to.address} ${to.name} ${owner} ${title}`)}`,
    to,
    subject: `${owner} withdrew "${title}"`,
    ...renderMail({
      preheader: "There is nothing left to sign.",
      heading: "Nothing left to sign",
      paragraphs: [
        `${owner} deleted "${title}" before anybody had signed it. The link you were sent no longer works, and you do not need to do anything.`,
      ],
      closing: "You get this mail because you were asked to sign this document.",
    }),
  });
}
