import { escape, renderPage, styleHash, withLinks } from "#server/dev/page";
import type { LocalMessage } from "#server/dev/phones/local-phones";
import { exactMomentForReader } from "#shared/dates";

export const phonesPolicy = `default-src 'none'; style-src ${styleHash}; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A list for each phone, the one that got the newest message first. */
export function renderPhones(messages: readonly LocalMessage[]): string {
  const phones = Map.groupBy(messages, ({ to }) => to);
  const lists = [...phones].map(
    ([number, received]) => `<h2>${escape(number)}</h2>\n<ul>${received.map(renderMessage).join("\n")}</ul>`,
  );
  return renderPage(
    "Phones",
    `<h1>Phones</h1>
<p class="muted">No SMS provider is configured, so messages are kept here instead of being sent. Reload to see new ones.</p>
${lists.length > 0 ? lists.join("\n") : "<p>No message yet. Send a document to a phone number, and its invitation appears here.</p>"}`,
  );
}

function renderMessage({ text, from, at, segments }: LocalMessage): string {
  const cost = segments === 1 ? "" : ` · ${segments} messages long`;
  return `<li class="message"><p dir="auto">${withLinks(text)}</p>
<span><span>From ${escape(from)}${cost}</span><time datetime="${at.toISOString()}">${exactMomentForReader(at)}</time></span></li>`;
}
