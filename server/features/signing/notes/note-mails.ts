import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { accountWantsMail, fullName, mailSettingsLink } from "#server/features/auth/index";
import {
  aboutOf,
  answersTo,
  bindsMeanwhile,
  nameAndAddress,
  songOf,
  sourceOf,
  typeOf,
} from "#server/features/signing/mails/invitation-words";
import { findNote, isDenied } from "#server/features/signing/notes/signer-notes-store";
import { findInvitation, findInvitationOfSigner } from "#server/features/signing/signers-store";
import { defineJob } from "#server/jobs/queue";
import { showAddress } from "#shared/domain/phone";
import type { SignerNoteKind } from "#shared/domain/signer-notes";
import { pathTo } from "#shared/paths";
import { wordsIn } from "#shared/words/speak";

export const noteMail = defineJob<{ noteId: string }>("signing.note-mail");
export const affirmedMail = defineJob<{ signerId: string; noteId: string }>("signing.affirmed-mail");
export const answerMail = defineJob<{ noteId: string; sealedToken: string }>("signing.answer-mail");

type Noted = { name: string; address: string; song: string; what: string };
type NoteWords = Record<"subject" | "preheader" | "heading" | "before" | "after", string>;

const noteWords: Record<SignerNoteKind, (noted: Noted) => NoteWords> = {
  change: ({ name, song, what }) => ({
    subject: `${name} asks for a change in "${song}"`,
    preheader: `${name} has not signed yet.`,
    heading: `${name} asks for a change`,
    before: `Before signing ${what}, ${name} asks you to change something:`,
    after:
      "The document stays out for signing. Answer on its page; or recall it, which voids the signatures given so far, change it and send it again.",
  }),
  not_me: ({ name, address, song, what }) => ({
    subject: `The link for ${name} has come to somebody else ("${song}")`,
    preheader: `It was opened at ${address}.`,
    heading: `That is not ${name}`,
    before: `Whoever opened the link to sign ${what} that went to ${address} says that they are not ${name}.`,
    after:
      "Nothing is signed. Correct the address on the document's page: they get a new link, and the old one stops working.",
  }),
};

/** Tells the owner what somebody who was asked to sign has to say. */
export async function sendNoteMail(deps: Deps, { noteId }: { noteId: string }): Promise<void> {
  const { db, env, mail } = deps;
  const note = await findNote(db, noteId);
  const invitation = note && (await findInvitationOfSigner(db, note.signerId));
  if (!invitation || note.answeredAt || invitation.version.endedAt) return;
  const { signer, owner, document } = invitation;
  if (!(await accountWantsMail(deps, document.ownerId, "documentSigningAlerts"))) return;
  const song = songOf(invitation);
  const says = noteWords[note.kind]({
    name: signer.name,
    address: showAddress(signer),
    song,
    what: `your ${typeOf(invitation)} "${song}"`,
  });
  await mail.send({
    key: `note-${noteId}`,
    to: { name: fullName(owner), address: owner.email },
    subject: says.subject,
    ...renderMail({
      preheader: says.preheader,
      heading: says.heading,
      paragraphs: [says.before, ...(note.text === "" ? [] : [`“${note.text}”`]), says.after],
      button: { label: "Open the document", url: env.APP_URL + pathTo.view(document.id) },
      closing: "If you do nothing, the document stays as it is.",
      link: mailSettingsLink(deps),
    }),
  });
}

/** Tells the owner that whoever had said that they are somebody else has taken that back: nothing is left to correct. */
export async function sendAffirmedMail(
  deps: Deps,
  { signerId, noteId }: { signerId: string; noteId: string },
): Promise<void> {
  const { db, env, mail } = deps;
  const invitation = await findInvitationOfSigner(db, signerId);
  if (!invitation || invitation.version.endedAt || (await isDenied(db, signerId))) return;
  const { signer, owner, document } = invitation;
  if (!(await accountWantsMail(deps, document.ownerId, "documentSigningAlerts"))) return;
  const song = songOf(invitation);
  await mail.send({
    key: `affirmed-${noteId}`,
    to: { name: fullName(owner), address: owner.email },
    subject: `It is ${signer.name} after all ("${song}")`,
    ...renderMail({
      preheader: "There is nothing for you to correct.",
      heading: `It is ${signer.name} after all`,
      paragraphs: [
        `Whoever opened the link to sign your ${typeOf(invitation)} "${song}" that went to ${showAddress(signer)} had said that they are not ${signer.name}. They have taken that back and can sign now. Both stand in the history.`,
      ],
      closing:
        "If you doubt it, ask them. Until they sign you can correct the address, or recall the document.",
      button: { label: "Open the document", url: env.APP_URL + pathTo.view(document.id) },
      link: mailSettingsLink(deps),
    }),
  });
}

/** Brings a signer the owner's answer, with a link; nothing once they have signed or it is not out any more. */
export async function sendAnswerMail(
  { db, env, mail, secrets }: Deps,
  { noteId, sealedToken }: { noteId: string; sealedToken: string },
): Promise<void> {
  const token = secrets.unseal(sealedToken);
  const note = await findNote(db, noteId);
  const invitation = await findInvitation(db, secrets.hashToken(token));
  if (!note?.answer || !invitation || invitation.signature || invitation.version.endedAt) return;
  const { signer, owner, language } = invitation;
  const words = wordsIn(language);
  const { say } = words;
  const about = { ...aboutOf(invitation), owner: nameAndAddress(owner) };
  await mail.send({
    key: `answer-${noteId}`,
    to: { name: signer.name, address: signer.email },
    ...answersTo(signer, owner),
    subject: say("answer.subject", { ...about, owner: owner.firstName }),
    ...renderMail({
      language,
      preheader: say("answer.preheader"),
      heading: say("answer.heading", { owner: owner.firstName }),
      paragraphs: [
        ...(note.text === "" ? [] : [say("answer.asked", { text: note.text })]),
        say("mail.writes", { name: owner.firstName, text: note.answer }),
        say("answer.howTo", about),
        ...bindsMeanwhile(invitation, words),
      ],
      button: { label: say("part.readAndSign"), url: env.APP_URL + pathTo.sign(token, language) },
      closing: say("answer.closing"),
      ...sourceOf(signer, owner, words, { answers: true }),
    }),
  });
}
