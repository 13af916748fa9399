import type { OutboxMail } from "#server/dev/outbox/read-outbox";
import { escape, hashOf, renderPage, styleHash, withLinks } from "#server/dev/page";
import { exactMomentForReader } from "#shared/dates";

/** The frame is as tall as its mail, so that the page scrolls and not the frame in it. */
const fitFrame = `
const frame = document.querySelector("iframe");
const fit = () => {
  // Gone already when somebody leaves before the mail is there.
  const mail = frame.contentDocument?.documentElement;
  if (!mail) return;
  frame.style.height = "0";
  frame.style.height = mail.scrollHeight + 2 + "px";
};
frame.addEventListener("load", fit);
addEventListener("resize", fit);
`;

/** For the pages of the outbox: the one script, the one style sheet, the product's fonts, and a frame for the mail. */
export const outboxPolicy = `default-src 'none'; script-src ${hashOf(fitFrame)}; style-src ${styleHash}; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** For the mail inside the frame: its own inline styles and nothing else. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'";

export function renderOutbox(mails: OutboxMail[]): string {
  const items = mails.map(
    (mail) => `<li><a href="/dev/outbox/${mail.id}"><strong dir="auto">${escape(mail.subject)}</strong>
<span><span dir="auto">To ${escape(recipient(mail))}</span><time datetime="${mail.at.toISOString()}">${exactMomentForReader(mail.at)}</time></span></a></li>`,
  );
  return renderPage(
    "Outbox",
    `<h1>Outbox</h1>
<p class="muted">No SMTP server is configured, so mails are kept here instead of being sent. Reload to see new ones.</p>
${items.length > 0 ? `<ul>${items.join("\n")}</ul>` : "<p>No mail yet. Send a document for signing, and its invitations appear here.</p>"}`,
  );
}

export function renderOutboxMail(mail: OutboxMail): string {
  const base = `/dev/outbox/${mail.id}`;
  const attachments = mail.attachments.map(
    ({ filename, content }, index) =>
      `<a href="${base}/attachments/${index}">${escape(filename)}</a> <span class="muted">${size(content.length)}</span>`,
  );
  return renderPage(
    mail.subject,
    `<nav><a href="/dev/outbox">All mails</a></nav>
<h1 dir="auto">${escape(mail.subject)}</h1>
<p class="muted">To ${escape(recipient(mail))} · ${exactMomentForReader(mail.at)}</p>
${attachments.length > 0 ? `<p>Attached: ${attachments.join(", ")}</p>` : ""}
<iframe src="${base}/html" title="The mail" sandbox="allow-same-origin allow-top-navigation-by-user-activation"></iframe>
<script>${fitFrame}</script>
<details><summary>Plain text</summary><pre dir="auto">${withLinks(mail.text)}</pre></details>
<p><a href="${base}/source">Source</a></p>`,
  );
}

/** The mail's own HTML; its links leave the frame. */
export function renderFramedMail({ html }: OutboxMail): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_top">`);
}

function recipient({ to }: OutboxMail): string {
  return to.name ? `${to.name} <${to.address}>` : to.address;
}

function size(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} kB`;
}
