import type { Notice } from "#shared/contract/notices";
import { shortTitle } from "#shared/domain/document-status";
import { formatKes } from "#shared/domain/money";
import type { NoticeKind } from "#shared/domain/notices";
import { serviceLabels } from "#shared/domain/services";
import { paths, pathTo } from "#shared/paths";

type Facts = {
  who: string;
  signedBy: string | null;
  song: string;
  count: number;
  sum: string;
  service: string;
};

const sentences: Record<NoticeKind, (facts: Facts) => string> = {
  signed: ({ who, signedBy, song }) =>
    signedBy ? `${signedBy} signed ${song} for ${who}` : `${who} signed ${song}`,
  fully_signed: ({ song }) => `Everybody has signed ${song}`,
  opened: ({ who, song }) => `${who} opened ${song}`,
  declined: ({ who, song }) => `${who} declined to sign ${song}`,
  change_asked: ({ who, song }) => `${who} asks for a change in ${song}`,
  not_me: ({ who, song }) => `The link for ${who} to ${song} has come to somebody else`,
  reminded: ({ count, who, song }) =>
    count === 1 ? `${who} was reminded to sign ${song}` : `${count} reminders went out to sign ${song}`,
  expired: ({ who, song }) => `The link of ${who} to ${song} ended unsigned`,
  undelivered: ({ who, song }) => `The SMS to ${who} about ${song} could not be delivered`,
  unsure_text: ({ who, song }) => `The SMS to ${who} about ${song} may be lost: the provider did not answer`,
  message: ({ count, who }) =>
    count === 1 ? `${who} wrote to you` : `${who} wrote ${count} messages to you`,
  request: ({ who }) => `${who} would like to work with you`,
  accepted: ({ who }) => `${who} accepted your request`,
  paid: ({ sum, service }) => `Your payment of ${sum} came through: ${service}`,
  refunded: ({ sum, service }) => `${sum} was paid back: ${service}`,
};

/** A name or a title in its own direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** What happened, in a sentence: "Brian Otieno signed “Jahazi”". */
export function noticeSentence({ kind, count, name, signedBy, document, payment }: Notice): string {
  const service = payment?.serviceType ? serviceLabels[payment.serviceType] : "verification";
  const cents = payment?.amountCents ?? 0;
  const sum =
    payment && payment.currency !== "KES"
      ? `${payment.currency} ${(cents / 100).toFixed(2)}`
      : formatKes(cents);
  return sentences[kind]({
    who: isolated(name || "Somebody"),
    signedBy: signedBy && isolated(signedBy),
    song: document ? `“${isolated(shortTitle(document))}”` : "a document",
    count,
    sum,
    service,
  });
}

/** Where what it tells of stands. */
export function noticeAddress({ document, kind, requestId }: Notice): string {
  if (document) return pathTo.view(document.id);
  if (requestId) return kind === "request" ? paths.collaborators : pathTo.collaboration(requestId);
  return paths.payments;
}
