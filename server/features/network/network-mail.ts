import { renderMail, type MailContent } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { accountWantsMail, fullName, mailSettingsLink } from "#server/features/auth/index";
import { findMailed } from "#server/features/network/mail-store";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { pathTo, paths } from "#shared/paths";

type OfRequest = { requestId: string };
type Mailed = Awaited<ReturnType<typeof findMailed>>[number];
type Recipient = Mailed["sender"];

export const requestMail = defineJob<OfRequest>("network.request-mail");
export const acceptedMail = defineJob<OfRequest>("network.accepted-mail");
/** `key` tells one digest from the next. */
export const unreadMail = defineJob<{ userId: string; requestIds: string[]; key: string }>(
  "network.unread-mail",
);

const CLOSING = "Nobody here sees your e-mail address unless you tell them.";

/** Tells somebody that they were asked, unless that has been answered already. */
export async function sendRequestMail(deps: Deps, { requestId }: OfRequest): Promise<void> {
  const [mailed] = await findMailed(deps.db, [requestId]);
  if (mailed?.request.status !== "pending") return;
  const name = fullName(mailed.sender);
  await sendTo(deps, mailed.receiver, `collaboration-request-${requestId}`, {
    subject: `${name} would like to work with you`,
    preheader: "Read the message, and accept or decline.",
    heading: `${name} would like to work with you`,
    // Words of somebody whose own address is not confirmed are read here alone.
    paragraphs: mailed.sender.emailVerifiedAt
      ? [`${name} found your profile on ${brand.name} and writes:`, mailed.request.message]
      : [`${name} found your profile on ${brand.name} and has written you a message.`],
    button: { label: "Read and answer", url: deps.env.APP_URL + paths.collaborators },
  });
}

export async function sendAcceptedMail(deps: Deps, { requestId }: OfRequest): Promise<void> {
  const [mailed] = await findMailed(deps.db, [requestId]);
  if (!mailed) return;
  const name = fullName(mailed.receiver);
  await sendTo(deps, mailed.sender, `collaboration-accepted-${requestId}`, {
    subject: `${name} accepted your request`,
    preheader: "You can write to each other now.",
    heading: `${name} would like to work with you, too`,
    paragraphs: [`${name} accepted your collaboration request. You can write to each other now.`],
    button: { label: "Open the conversation", url: deps.env.APP_URL + pathTo.collaboration(requestId) },
  });
}

type Unread = { userId: string; requestIds: string[]; key: string };

/** One mail about everything that waits. What it says are names, not messages: those stay in the account. */
export async function sendUnreadMail(deps: Deps, { userId, requestIds, key }: Unread): Promise<void> {
  const mailed = await findMailed(deps.db, requestIds);
  const [first] = mailed;
  if (!first) return;
  const sideOf = (one: Mailed) => (one.sender.id === userId ? one.sender : one.receiver);
  const partners = mailed.map((one) => fullName(one.sender.id === userId ? one.receiver : one.sender));
  const names = new Intl.ListFormat("en-GB").format(partners);
  const path = mailed.length === 1 ? pathTo.collaboration(first.request.id) : paths.collaborators;
  await sendTo(deps, sideOf(first), `unread-${key}`, {
    subject: `${names} wrote to you`,
    preheader: `There are messages for you on ${brand.name}.`,
    heading: `${names} wrote to you`,
    paragraphs: ["There are messages that you have not read yet."],
    button: { label: "Read them", url: deps.env.APP_URL + path },
  });
}

type MailText = Omit<MailContent, "closing" | "link"> & { subject: string };

async function sendTo(deps: Deps, to: Recipient, key: string, { subject, ...content }: MailText) {
  if (!(await accountWantsMail(deps, to.id))) return;
  await deps.mail.send({
    key,
    to: { name: fullName(to), address: to.email },
    subject,
    ...renderMail({ ...content, closing: CLOSING, link: mailSettingsLink(deps) }),
  });
}
