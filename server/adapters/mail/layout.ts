import { BAND_HEIGHT, kangaStyle } from "#server/adapters/mail/kanga-style";
import { darkPalette as dark, palette as light } from "#server/adapters/mail/palette";
import type { MailSender, UnsignedMail } from "#server/adapters/mail/mail";
import { brand } from "#shared/brand";
import { operatorInShort } from "#shared/operator";
import { paths, privacyNoticePaths } from "#shared/paths";
import type { Language } from "#shared/words/languages";
import { wordsIn } from "#shared/words/speak";

export type MailContent = {
  /** English unless said. */
  language?: Language;
  /** What the list of mails shows beside the subject. */
  preheader: string;
  heading: string;
  /** Who is asking and for what comes first. Line breaks stay. */
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  button?: { label: string; url: string };
  /** Several things of one kind, which the button opens. */
  parts?: MailPart[];
  /** What happens if they do nothing, or why they got this mail. */
  closing: string;
  /** What few want, at the very end. */
  link?: { label: string; url: string };
  /** How we came by the address, when its own reader did not give it to us. */
  source?: string;
};

type MailPart = {
  heading: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
};

/** What a mail says, and how it is announced. */
export type Letter = MailContent & { subject: string };

/** The one layout of every mail, as HTML and as plain text. All of the content is text: nothing in it becomes markup. */
export function renderMail(content: MailContent): Pick<UnsignedMail, "html" | "text"> {
  return {
    html: (sender) => renderHtml(content, sender),
    text: (sender) => renderText(content, sender),
  };
}

/** Whose address somebody else gave is told at once what is kept and what they may do; all others know the policy from signing up. */
function footerOf({ language = "en", source }: MailContent, { operator, appUrl }: MailSender) {
  const { say } = wordsIn(language);
  return {
    lines: [
      say("mail.whoWeAre"),
      `${source ?? say("mail.source")} ${say("mail.questions", { email: operator.supportEmail })}`,
      say("mail.operator", { operator: operatorInShort(operator) }),
    ],
    notice: {
      label: say("mail.notice"),
      url: appUrl + (source === undefined ? paths.privacy : privacyNoticePaths[language]),
    },
  };
}

function renderText(content: MailContent, sender: MailSender): string {
  const { heading, paragraphs, facts = [], button, parts = [], closing, link } = content;
  const { lines, notice } = footerOf(content, sender);
  const blocks = [
    heading,
    ...paragraphs,
    factsInText(facts),
    button ? `${button.label}:\n${button.url}` : "",
    ...parts.flatMap((part) => [part.heading, ...part.paragraphs, factsInText(part.facts)]),
    closing,
    link ? `${link.label}: ${link.url}` : "",
    `-- \n${[...lines, `${notice.label}: ${notice.url}`].join("\n")}`,
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

const factsInText = (facts: MailPart["facts"]) =>
  facts.map(({ label, value }) => `${label}: ${value}`).join("\n");

const sans =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans','Noto Sans Ethiopic',Arial,sans-serif";
const serif = "Georgia,'Noto Serif','Noto Serif Ethiopic','Times New Roman',serif";

/** Everything light stands in the elements themselves; the classes exist for the dark theme and for narrow screens. */
const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.title{font-size:24px!important}.page{padding:0 0 24px!important}.cta{width:100%!important}.cta a{display:block!important;text-align:center}.card{border-width:0 0 1px!important;border-radius:0!important}.band{border-radius:0!important}.label{display:block!important;width:auto!important;padding-bottom:0!important;border-bottom:0!important}.value{display:block!important;padding-left:0!important;padding-top:2px!important}}
@media (prefers-color-scheme:dark){.paper{background:${dark.paper}!important}.surface{background:${dark.surface}!important}.card{border-color:${dark.line}!important}.ink{color:${dark.ink}!important}.muted{color:${dark.muted}!important}.line{border-color:${dark.line}!important}.button{background:${dark.forest}!important;border-color:${dark.forest}!important;color:${dark.onForest}!important}.link{color:${dark.forest}!important}}`;

function renderHtml(content: MailContent, sender: MailSender): string {
  const {
    language = "en",
    preheader,
    heading,
    paragraphs,
    facts = [],
    button,
    parts = [],
    closing,
    link,
  } = content;
  const { lines, notice } = footerOf(content, sender);
  const openInstead = wordsIn(language).say("mail.openInstead");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escape(heading)}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escape(preheader)}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background:${light.paper}"><tr><td align="center" class="page" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="band" height="${BAND_HEIGHT}" bgcolor="${light.forest}" style="height:${BAND_HEIGHT}px;line-height:${BAND_HEIGHT}px;font-size:0;border-radius:16px 16px 0 0;${kangaStyle}">&nbsp;</td></tr>
<tr><td class="surface card" bgcolor="${light.surface}" style="background:${light.surface};border:1px solid ${light.line};border-top:0;border-radius:0 0 16px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="pad" style="padding:28px 36px 32px">
<p class="ink" style="margin:0 0 20px;font:600 17px/1.3 ${sans};letter-spacing:-.01em;color:${light.ink}">${brand.name}<span class="muted" style="color:${light.muted};font-weight:400">${brand.suffix}</span></p>
<h1 class="ink title" style="margin:0 0 16px;font:600 28px/1.25 ${serif};color:${light.ink};overflow-wrap:anywhere" dir="auto">${escape(heading)}</h1>
${paragraphs.map(renderParagraph).join("\n")}
${renderFacts(facts)}
${button ? renderButton(button, openInstead) : ""}
${parts.map(renderPart).join("\n")}
<p class="muted line" style="margin:24px 0 0;${button || parts.length > 0 ? `padding-top:20px;border-top:1px solid ${light.line};` : ""}font:400 15px/1.5 ${sans};color:${light.muted};overflow-wrap:anywhere">${escape(closing)}</p>
${link ? renderLink(link) : ""}
</td></tr></table>
</td></tr>
<tr><td class="pad" style="padding:20px 36px 0">
${lines.map(renderFooterLine).join("\n")}
${renderFooterLink(notice)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderParagraph(paragraph: string): string {
  const lines = escape(paragraph).replaceAll("\n", "<br>");
  return `<p class="ink" style="margin:0 0 16px;font:400 17px/1.5 ${sans};color:${light.ink};overflow-wrap:anywhere">${lines}</p>`;
}

function renderFacts(facts: { label: string; value: string }[]): string {
  if (facts.length === 0) return "";
  const font = `font:400 15px/1.45 ${sans}`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" width="32%" align="left" dir="auto" valign="top" class="muted line label" style="padding:10px 0;border-bottom:1px solid ${light.line};${font};color:${light.muted};overflow-wrap:anywhere;text-align:left">${escape(label)}</th>` +
      `<td valign="top" class="ink line value" dir="auto" style="padding:10px 0 10px 20px;border-bottom:1px solid ${light.line};${font};color:${light.ink};font-weight:600;overflow-wrap:anywhere">${escape(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="margin:24px 0 0;border-top:1px solid ${light.line}">${rows.join("")}</table>`;
}

function renderButton({ label, url }: { label: string; url: string }, openInstead: string): string {
  const href = escape(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="cta" style="margin:24px 0 0"><tr><td class="button" bgcolor="${light.forest}" style="border-radius:10px;background:${light.forest}">
<a href="${href}" class="button" style="display:inline-block;padding:14px 28px;border-radius:10px;font:600 17px/1.2 ${sans};color:${light.onForest};text-decoration:none">${escape(label)}</a>
</td></tr></table>
<p class="muted" style="margin:20px 0 0;font:400 13px/1.5 ${sans};color:${light.muted};overflow-wrap:anywhere;word-break:break-word">${openInstead}<br><a href="${href}" class="link" style="color:${light.forest};word-break:break-all">${href}</a></p>`;
}

function renderPart({ heading, paragraphs, facts }: MailPart): string {
  return `<h2 class="ink" style="margin:32px 0 8px;font:600 20px/1.3 ${serif};color:${light.ink};overflow-wrap:anywhere" dir="auto">${escape(heading)}</h2>
${paragraphs.map(renderParagraph).join("\n")}
${renderFacts(facts)}`;
}

function renderLink({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:12px 0 0;font:400 15px/1.5 ${sans}"><a href="${escape(url)}" class="link" style="color:${light.forest}">${escape(label)}</a></p>`;
}

function renderFooterLine(text: string): string {
  return `<p class="muted" style="margin:0 0 6px;font:400 13px/1.5 ${sans};color:${light.muted}">${escape(text)}</p>`;
}

function renderFooterLink({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:0 0 6px;font:400 13px/1.5 ${sans}"><a href="${escape(url)}" class="muted" style="color:${light.muted}">${escape(label)}</a></p>`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
