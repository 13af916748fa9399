import { foldName, fullName } from "#server/features/auth/index";
import { readFrozen } from "#server/features/documents/index";
import type { Invitation } from "#server/features/signing/signers-store";
import { isSameName, type Acting } from "#shared/domain/acting";
import { isAgreement } from "#shared/domain/agreements/agreement-content";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { partyOfRole, signatoryOf } from "#shared/domain/parties";
import { recordingShares } from "#shared/domain/recording-owners";
import { formatShare } from "#shared/domain/shares";
import type { Words } from "#shared/words/speak";

/** A version of a document, as mails speak of it. */
export type Subject = {
  document: Pick<Invitation["document"], "type">;
  version: Pick<Invitation["version"], "documentId" | "canonical">;
};

type Person = Pick<Invitation["signer"], "name" | "email">;
type Owner = Pick<Invitation["owner"], "firstName" | "lastName" | "email">;

/** In English, as `whatOf`: for mails that only owners get. */
export const typeOf = ({ document }: Pick<Subject, "document">) =>
  documentTypeLabels[document.type].toLowerCase();

/** As the version says, whatever the draft says by now. */
export const songOf = ({ document, version }: Subject) =>
  shortTitle({ type: document.type, title: readFrozen(version).title });

/** 'split sheet of "Nairobi Nights"', 'producer agreement for "Nairobi Nights"' */
export const whatOf = (subject: Subject) =>
  `${typeOf(subject)} ${isAgreement(subject.document.type) ? "for" : "of"} "${songOf(subject)}"`;

/** People share a mailbox: with the owner's address alone a signer is not the owner yet. */
export const signerIsOwner = (signer: Person, owner: Owner) =>
  signer.email === owner.email && foldName(signer.name) === foldName(fullName(owner));

/** Since then it is noted with each signer which notice their invitation led to, and so that it has left. */
const NOTED_SINCE = new Date("2026-11-25T00:00:00.000Z");

/** Whether an invitation has come to somebody, or they have opened or signed without one. */
export const wasReached = (
  signer: Pick<Invitation["signer"], "name" | "email" | "noticeVersion" | "openedAt" | "invitedAt">,
  owner: Owner,
) =>
  signerIsOwner(signer, owner) ||
  // Of a text to a phone nobody keeps which notice it led to.
  signer.email === "" ||
  signer.noticeVersion !== null ||
  signer.invitedAt < NOTED_SINCE ||
  signer.openedAt !== null;

/** What a text says of a document: see `called` in `shared/words/en/documents.ts`. */
export const aboutOf = (subject: Subject) => ({ type: subject.document.type, song: songOf(subject) });

/** Of a version that is to replace one in force, until everybody has signed it: that the other one binds. */
export function bindsMeanwhile({ version }: Pick<Invitation, "version">, { say }: Words): string[] {
  const { number, replaces, signedAt, endedAt } = version;
  return replaces === null || signedAt || endedAt
    ? []
    : [say("ending.bindsUntil", { number, before: replaces })];
}

/** How we came by a signer's address, as mails say it to them; nothing to the owner. `answers`: their answer goes to the owner. */
export function sourceOf(
  signer: Person,
  owner: Owner,
  { say }: Words,
  { answers = false } = {},
): { source?: string } {
  if (signerIsOwner(signer, owner)) return {};
  if (isGone(owner)) return { source: say("mail.sourceAsker") };
  return { source: say(answers ? "mail.sourceAnswers" : "mail.sourceOwner", { owner: fullName(owner) }) };
}

/** Who gets a signer's answer to a mail: whoever asked them. */
export const answersTo = (signer: Person, owner: Owner) =>
  signerIsOwner(signer, owner) || isGone(owner)
    ? {}
    : { replyTo: { name: fullName(owner), address: owner.email } };

/** Anybody can sign up with somebody else's address and ask for signatures: who is asked is told while that is possible. */
export const warningOf = ({ owner, signer }: Invitation, { say }: Words) =>
  owner.emailVerifiedAt || signer.email === owner.email || isGone(owner)
    ? []
    : [say("part.unconfirmed", { owner: owner.firstName, email: owner.email })];

/** "50% Publishing Rights (Songwriter), …"; nothing of a party of an agreement. */
export function sharesInWords(rights: Invitation["signer"]["rights"], { say }: Words): string {
  return rights
    .map(({ share, rightsType, role }) =>
      say("share.inWords", { share: formatShare(share), rights: rightsType, role }),
    )
    .join(say("share.separator"));
}

/** What a party is in an agreement. */
const roleIn = (role: string, { say }: Words) => say("party.role", { role, party: partyOfRole(role) });

/** What the mail says of the signer's part: their shares of a song, what they are in an agreement, or that they leave it. */
export function partOf(invitation: Invitation, words: Words) {
  const { preheader, facts } = heldBy(invitation, words);
  // Whoever reads the mailbox sees whose link it is.
  const whose = { label: words.say("part.for"), value: invitation.signer.name };
  return {
    preheader,
    facts: invitation.sharesAddress && !invitation.representative ? [whose, ...facts] : facts,
  };
}

/** "Mary Wanjiru (parent or guardian)", in the words of whoever reads it. */
const nameOf = ({ name, capacity, position }: Acting, { say }: Words) =>
  say("acting.by", { name, capacity, position, hasPosition: position !== "" });

function heldBy(invitation: Invitation, words: Words) {
  const { signer, document, version, representative } = invitation;
  const { say } = words;
  const { name, role, rights, leaving } = signer;
  if (representative) return heldByAnother(signer, words);
  if (leaving)
    return {
      preheader: `${say("leaving.heading")}.`,
      facts: [
        {
          label: say("leaving.label", { number: String(version.replaces ?? "") }),
          value: sharesInWords(rights, words) || role,
        },
      ],
    };
  if (isAgreement(document.type)) {
    // For a minor, a company or a group the text says who signs.
    const signatory = signatoryOf(readFrozen(version), signer);
    return {
      preheader: say("part.role", { role: roleIn(role, words) }),
      facts: [
        { label: say("part.signAs"), value: roleIn(role, words) },
        ...(signatory ? [{ label: say("part.signatory", { name }), value: nameOf(signatory, words) }] : []),
      ],
    };
  }
  const shares = sharesInWords(rights, words);
  return {
    preheader: say("part.shares", { shares }),
    facts: [
      ...rights.map((right) => ({ label: say("part.share"), value: sharesInWords([right], words) })),
      ...recordingShares(readFrozen(version))
        .filter((owner) => isSameName(owner.name, name))
        .map(({ recording, share }) => ({
          label: say("comparison.yourRecording", { recording, name, isAnother: false }),
          value: `${formatShare(share)}%`,
        })),
    ],
  };
}

/** The same of the person for whom whoever they have named signs. */
function heldByAnother({ name, role, rights }: Invitation["signer"], words: Words) {
  const { say } = words;
  const shares = sharesInWords(rights, words);
  return {
    preheader:
      shares === ""
        ? say("part.role", { role: roleIn(role, words) })
        : `${say("part.shareOf", { name })}: ${shares}.`,
    facts: [
      { label: say("part.forWhom"), value: shares === "" ? `${name} (${roleIn(role, words)})` : name },
      ...rights.map((right) => ({
        label: say("part.shareOf", { name }),
        value: sharesInWords([right], words),
      })),
    ],
  };
}

export const nameAndAddress = (owner: Owner) =>
  isGone(owner) ? fullName(owner) : `${fullName(owner)} (${owner.email})`;

/** Of an account that is deleted no address is left. */
const isGone = ({ email }: Owner) => email.endsWith(".invalid");
