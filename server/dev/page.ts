import { createHash } from "node:crypto";
import { kangaStyle } from "#server/adapters/mail/kanga-style";
import { darkPalette as dark, palette as light } from "#server/adapters/mail/palette";
import { brand } from "#shared/brand";

/*
 * The look of the pages that show what a development server has nobody to send with: its fonts come from the outbox's address.
 */

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
li.message{padding:14px 20px}
li.message p{margin:0 0 6px;white-space:pre-line}
h2{margin:28px 0 -12px;font-size:17px;font-weight:600}
li span{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;color:var(--muted)}
iframe{display:block;width:100%;height:75vh;margin:0 0 24px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
details{margin:0 0 12px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
summary{padding:12px 20px;cursor:pointer}
pre{margin:0;padding:4px 20px 20px;white-space:pre-wrap;font:400 13px/1.5 ui-monospace,monospace}
nav{display:flex;flex-wrap:wrap;gap:8px 20px;margin:0 0 20px}`;

/** For a policy that lets the script or style of this text run. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export const styleHash = hashOf(styleSheet);

/** The body is markup. */
export function renderPage(title: string, body: string): string {
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

export function withLinks(text: string): string {
  return escape(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
