import { createHash } from "node:crypto";
import type { OutboxMail } from "#server/dev/outbox/read-outbox";
import { kangaStyle } from "#server/adapters/mail/kanga-style";
import { darkPalette as dark, palette as light } from "#server/adapters/mail/palette";
import { brand } from "#shared/brand";
import { exactMomentForReader } from "#shared/dates";

const styleSheet = `
@font-face{font-family:"Sahihi Sans";font-weight:400 700;src:url(/dev/outbox/fonts/sans-main.woff2)}
@font-face{font-family:"Sahihi Sans Rest";font-weight:400 700;src:url(/dev/outbox/fonts/sans-rest.woff2)}
@font-face{font-family:"Sahihi Serif";font-weight:600;src:url(/dev/outbox/fonts/serif-main.woff2)}
@font-face{font-family:"Sahihi Serif Rest";font-weight:600;src:url(/dev/outbox/fonts/serif-rest.woff2)}
:root{color-scheme:light dark;--paper:${light.paper};--surface:${light.surface};--ink:${light.ink};--muted:${light.muted};--line:${light.line};--forest:${light.forest}}
@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--surface:${dark.surface};--ink:${dark.ink};--muted:${dark.muted};--line:${dark.line};--forest:${dark.forest}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 15px/1.5 "Sahihi Sans","Sahihi Sans Rest",system-ui,"Noto Sans",sans-serif;overflow-wrap:anywhere}
.band{height:24px;${kangaStyle}}
main{max-width:820px;margin:0 auto;padding:24px 16px 64px}
h1{margin:0 0 4px;font:600 26px/1.25 "Sahihi Serif","Sahihi Serif Rest",Georgia,"Noto Serif",serif}
p{margin:0 0 16px}
.muted{color:var(--muted)}
a{color:var(--forest)}
ul{list-style:none;margin:24px 0;padding:0;border:1px solid var(--line);border-radius:16px;background:var(--surface);overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:block;padding:14px 20px;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{background:var(--paper)}
li strong{display:block;font-size:17px;font-weight:600}
li span{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;color:var(--muted)}
iframe{display:block;width:100%;height:75vh;margin:0 0 24px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
details{margin:0 0 12px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
summary{padding:12px 20px;cursor:pointer}
pre{margin:0;padding:4px 20px 20px;white-space:pre-wrap;font:400 13px/1.5 ui-monospace,monospace}
nav{display:flex;flex-wrap:wrap;gap:8px 20px;margin:0 0 20px}`;

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

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** For the pages of the outbox: the one script, the one style sheet, the product's fonts, and a frame for the mail. */
export const outboxPolicy = `default-src 'none'; script-src ${hashOf(fitFrame)}; style-src ${hashOf(styleSheet)}; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

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

function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)} · ${brand.name}</title>
<style>${styleSheet}</style>
</head>
<body>
<div class="band"></div>
<main>
${body}
</main>
</body>
</html>
`;
}

function recipient({ to }: OutboxMail): string {
  return to.name ? `${to.name} <${to.address}>` : to.address;
}

function size(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} kB`;
}

function withLinks(text: string): string {
  return escape(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
