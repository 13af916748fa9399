import { createHash } from "node:crypto";
import { darkPalette as dark, palette as light } from "#server/adapters/mail/palette";
import type { LocalMethod, LocalTransaction } from "#server/dev/paystack/local-paystack";
import { formatKes } from "#shared/domain/money";

const styleSheet = `
:root{color-scheme:light dark;--paper:${light.paper};--surface:${light.surface};--ink:${light.ink};--muted:${light.muted};--line:${light.line};--forest:${light.forest};--on-forest:${light.onForest};--trial:#9A5B00;--on-trial:#fff;--danger:#B3261E}
@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--surface:${dark.surface};--ink:${dark.ink};--muted:${dark.muted};--line:${dark.line};--forest:${dark.forest};--on-forest:${dark.onForest};--trial:#E2A04A;--on-trial:#231502;--danger:#F2B8B5}}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{min-height:100%;background:var(--surface)}
body{margin:0;background:var(--surface);color:var(--ink);font:400 15px/1.5 system-ui,"Noto Sans",sans-serif;overflow-wrap:anywhere}
header{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:8px 8px 8px 20px;background:var(--trial);color:var(--on-trial);font-weight:600}
header button{width:44px;height:44px;padding:0;border:0;border-radius:10px;background:none;color:inherit;font-size:24px;line-height:1}
main{max-width:440px;margin:0 auto;padding:20px 20px 28px}
h1{margin:0;font:600 34px/1.2 Georgia,"Noto Serif",serif}
h2{margin:0 0 4px;font:600 20px/1.3 Georgia,"Noto Serif",serif}
p{margin:0}
.muted{color:var(--muted)}
.for{margin:4px 0 16px;font-size:13px;color:var(--muted)}
.notice{margin:0 0 20px;padding:12px 16px;border:1px solid var(--line);border-radius:10px;background:var(--paper)}
button{min-height:44px;font:inherit;cursor:pointer}
button:focus-visible,h2:focus-visible{outline:3px solid var(--forest);outline-offset:2px}
header button:focus-visible{outline-color:currentColor;outline-offset:-4px}
h2:focus{outline:none}
.ways{display:grid;gap:8px;margin:0;padding:0;list-style:none}
.ways button{display:block;width:100%;padding:10px 16px;border:1px solid var(--line);border-radius:10px;background:var(--surface);color:inherit;text-align:left}
.ways button:hover{border-color:var(--forest)}
.ways strong{display:block;font-weight:600}
.ways span{display:block;font-size:13px;color:var(--muted)}
.act{display:block;width:100%;margin:20px 0 0;padding:10px 16px;border:0;border-radius:10px;background:var(--forest);color:var(--on-forest);font-weight:600}
.cancel{display:block;width:100%;margin:8px 0 0;padding:10px 16px;border:0;background:none;color:var(--muted);text-decoration:underline}
.dots{display:flex;gap:8px;height:32px;align-items:center;margin:0 0 12px}
.dots i{width:10px;height:10px;border-radius:50%;background:var(--forest);animation:beat 1.2s infinite ease-in-out}
.dots i:nth-child(2){animation-delay:.2s}.dots i:nth-child(3){animation-delay:.4s}
@keyframes beat{0%,80%,100%{opacity:.25}40%{opacity:1}}
@media (prefers-reduced-motion:reduce){.dots i{animation:none}}
.bad{color:var(--danger)}`;

const styleHash = createHash("sha256").update(styleSheet).digest("base64");

/** For the window: its one style sheet and its one script, shown by nobody but our own pages. */
export const windowPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

const ways: { method: LocalMethod; title: string; help: string }[] = [
  { method: "card", title: "Pay with a card", help: "Goes through at once" },
  { method: "mpesa", title: "Pay with M-Pesa", help: "The phone confirms after a few seconds" },
  { method: "declined_card", title: "Try a card that is declined", help: "Shows what a refusal looks like" },
  {
    method: "silent_mpesa",
    title: "Let M-Pesa go unanswered",
    help: "Shows what a time-out looks like",
  },
];

/** The payment window of the local provider: how should this payment end? */
export function renderPaymentWindow({ amount, email }: LocalTransaction): string {
  const buttons = ways.map(
    ({ method, title, help }) =>
      `<li><button type="button" data-pay="${method}"><strong>${title}</strong><span>${help}</span></button></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Trial payment</title>
<style>${styleSheet}</style>
<script src="/dev/paystack/window.js" defer></script>
</head>
<body>
<header><span>Trial payment</span><button type="button" data-cancel aria-label="Close">×</button></header>
<main>
<h1>${formatKes(amount)}</h1>
<p class="for">for ${escape(email)}</p>
<section data-view="choose">
<p class="notice"><strong>No money moves here.</strong> This server has no payment keys, so this window stands in for the payment provider. Choose how the payment should end.</p>
<ul class="ways">${buttons.join("\n")}</ul>
<button type="button" class="cancel" data-cancel>Cancel payment</button>
</section>
<section data-view="waiting" hidden>
<div class="dots" aria-hidden="true"><i></i><i></i><i></i></div>
<h2 tabindex="-1">Check your phone</h2>
<p class="muted">This is where M-Pesa would ask for a PIN. No phone rings in a trial: the answer comes by itself in a few seconds.</p>
<button type="button" class="act" data-done>I have entered my PIN</button>
<button type="button" class="cancel" data-cancel>Cancel payment</button>
</section>
<section data-view="failed" hidden>
<h2 tabindex="-1" class="bad" data-message>Declined</h2>
<p class="muted">No money has moved. You can try another way.</p>
<button type="button" class="act" data-again>Try another way</button>
<button type="button" class="cancel" data-cancel>Cancel payment</button>
</section>
<section data-view="paid" hidden>
<h2 tabindex="-1">Payment received</h2>
<p class="muted">Back to where you were…</p>
</section>
<p class="bad" role="alert" data-fault></p>
</main>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
