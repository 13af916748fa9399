import { standardClauses } from "#server/features/agreements/index";
import { fullName } from "#server/features/auth/index";
import {
  contentOf,
  readFrozen,
  viewContent,
  withAddressesOf,
  type DocumentDetails,
} from "#server/features/documents/index";
import type { Bond } from "#server/features/signing/bound-signers";
import type { SignerNote } from "#server/features/signing/notes/signer-notes-store";
import type { Representative } from "#server/features/signing/representatives/representatives-store";
import { actedBy, cameThrough, readMark } from "#server/features/signing/signature-record";
import { signerIsOwner } from "#server/features/signing/mails/invitation-words";
import type { Invitation, SignerWithSignature } from "#server/features/signing/signers-store";
import type { Collaborator, SignerNoteView } from "#shared/contract/documents";
import type { SigningView } from "#shared/contract/signing/view";
import type { Acting } from "#shared/domain/acting";
import { currentWording } from "#shared/wordings/acknowledgements/index";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { partiesOf, type Party } from "#shared/domain/parties";
import { throughLabel } from "#shared/domain/signature-ways";
import type { SmsState } from "#shared/domain/sms-states";
import { reminderDays } from "#shared/domain/sending";
import { formatShare, totalOf } from "#shared/domain/shares";

/** What the person holds, as text; `percentage` and `rightsType` speak of the first kind of right they hold, if they hold any. */
function viewPerson({ name, email, role, rights }: Omit<Party, "phone">) {
  const [first] = rights;
  if (!first) return { name, email, role, percentage: "", rightsType: null, rights: [] };
  const { rightsType } = first;
  const ofFirstKind = rights.filter((right) => right.rightsType === rightsType);
  return {
    name,
    email,
    role: ofFirstKind.map((right) => right.role).join(", "),
    percentage: formatShare(totalOf(ofFirstKind.map(({ share }) => share))),
    rightsType,
    rights: rights.map((right) => ({
      rightsType: right.rightsType,
      role: right.role,
      percentage: formatShare(right.share),
    })),
  };
}

/** Marks of so many people are shown beside their names; of more, each sees their own. */
const MOST_MARKS = 12;

/** What they are bound by, for everybody; the rest is for the owner's eyes. */
type Besides = {
  ownPhone?: string | null;
  bonds?: ReadonlyMap<string, Bond>;
  texts?: readonly NewestText[];
  notes?: readonly SignerNote[];
  representatives?: readonly Representative[];
};

export function viewSigners(
  signers: readonly SignerWithSignature[],
  reader: DocumentDetails["access"],
  { ownPhone = null, bonds, texts = [], notes = [], representatives = [] }: Besides = {},
): Collaborator[] {
  const withMark = signers.length <= MOST_MARKS;
  const bySigner = new Map(texts.map((text) => [text.signerId, text]));
  // Of several the newest.
  const notesBySigner = new Map(notes.map((note) => [note.signerId, note]));
  const named = new Map(representatives.map((one) => [one.signerId, one]));
  return signers.map((signer) => ({
    ...viewSigner(signer, reader, withMark, bonds?.get(signer.id)),
    ...(reader === "owner" && signer.phone !== "" && viewPhone(signer, bySigner.get(signer.id))),
    ...(signer.phone !== "" && signer.phone === ownPhone && { phone: ownPhone }),
    ...(!signer.signature &&
      named.has(signer.id) && {
        representative: viewActing({ ...named.get(signer.id)!, basis: "named" }),
      }),
    ...(notesBySigner.has(signer.id) && { note: viewNote(notesBySigner.get(signer.id)!) }),
  }));
}

export const viewNoteOf = (note: SignerNote | null): SignerNoteView | null => note && viewNote(note);

function viewNote({ id, kind, text, at, answer, answeredAt }: SignerNote): SignerNoteView {
  const answered = answeredAt?.toISOString() ?? null;
  return { id, kind, text, at: at.toISOString(), answer, answeredAt: answered };
}

type NewestText = { signerId: string | null; state: SmsState; at: Date };

/** Numbers, and what became of messages to them, are for the owner's eyes; one's own is for one's own. */
function viewPhone({ phone }: SignerWithSignature, text: NewestText | undefined) {
  return { phone, ...(text && { sms: { state: text.state, at: text.at.toISOString() } }) };
}

const viewActing = ({ capacity, name, position, basis }: Acting) => ({ capacity, name, position, basis });

const viewNamed = ({ capacity, name, position, email, phone }: Representative) => ({
  capacity,
  name,
  position,
  basis: "named" as const,
  email,
  phone,
});

function viewSigner(
  signer: SignerWithSignature,
  reader: DocumentDetails["access"],
  withMark: boolean,
  bond?: Bond,
): Collaborator {
  const mark = withMark && signer.signature && readMark(signer.signature);
  const signedBy = signer.signature && actedBy(signer.signature);
  return {
    id: signer.id,
    ...viewPerson(signer),
    signed: signer.signature !== null,
    signedAt: signer.signature?.signedAt.toISOString() ?? null,
    signatureId: signer.signature?.signatureId ?? null,
    ...(mark && { mark }),
    ...(signedBy && { signedBy: viewActing(signedBy) }),
    ...(reader === "owner" && signer.signature && viewThrough(signer.signature)),
    invitedAt: signer.awaitsTurn ? null : signer.invitedAt.toISOString(),
    ...(signer.awaitsTurn && { awaitsTurn: true }),
    ...(signer.leaving && { leaving: true }),
    ...(bond && { bound: { version: bond.version, signedBy: bond.signedBy && viewActing(bond.signedBy) } }),
    ...(reader === "owner" && !signer.awaitsTurn ? viewLink(signer) : unseen),
  };
}

function viewThrough(signature: NonNullable<SignerWithSignature["signature"]>) {
  const through = throughLabel(cameThrough(signature));
  return through === null ? {} : { through };
}

const unseen = { openedAt: null, remindedAt: null, remindersOffAt: null, linkExpiresAt: null };

/** What became of the link that was mailed: for the owner's eyes. */
function viewLink({ openedAt, remindedAt, remindersOffAt, tokenExpiresAt }: SignerWithSignature) {
  return {
    openedAt: openedAt?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
    remindersOffAt: remindersOffAt?.toISOString() ?? null,
    linkExpiresAt: tokenExpiresAt.toISOString(),
  };
}

/** The people of a document that was not sent (again) yet. */
export function viewPeople(document: DocumentDetails): Collaborator[] {
  return partiesOf(contentOf(document)).map((person) => ({
    id: null,
    ...viewPerson(person),
    ...(person.phone && { phone: person.phone }),
    signed: false,
    signedAt: null,
    signatureId: null,
    invitedAt: null,
    ...unseen,
  }));
}

const withoutPhones = (signers: readonly SignerWithSignature[]) =>
  signers.map(({ key, email }) => ({ key, email }));

function standardOf({ type, content }: TypedContent): string[] {
  if (type === "split_sheet" || !content.formData) return [];
  return standardClauses(type, content.formData as never, content.generatedAgreement);
}

/** Everything a signer sees, from the frozen version. */
export function viewInvitation(
  invitation: Invitation,
  signers: SignerWithSignature[],
  {
    replaces,
    replacedBy,
    note,
    representative,
    isAmiss,
    namedBefore,
    acting,
    bonds,
  }: Pick<SigningView, "replaces" | "replacedBy"> & {
    note: SignerNote | null;
    /** As whom the reader signs, where that is settled. */
    acting: Acting | null;
    bonds: ReadonlyMap<string, Bond>;
    representative: Representative | null;
    /** Of the message to their phone. */
    isAmiss: boolean;
    namedBefore: Representative | null;
  },
): Omit<SigningView, "code" | "ofAnother" | "inForce" | "deletion" | "sessionWay"> {
  const { document, version, owner, signer, signature } = invitation;
  const frozen = readFrozen(version);
  return {
    collaborator: {
      ...viewSigner({ ...signer, signature }, "signer", true, bonds.get(signer.id)),
      ...(signer.phone !== "" && { phone: signer.phone }),
    },
    document: {
      id: document.id,
      title: frozen.title,
      status: document.status,
      createdAt: document.createdAt.toISOString(),
      terms: [...frozen.terms],
      ...viewContent(withAddressesOf(frozen, withoutPhones(signers))),
      version: { number: version.number, sha256: version.sha256, sentAt: version.sentAt.toISOString() },
    },
    collaborators: viewSigners(signers, "signer"),
    signatureFields: [],
    requestedBy: { name: fullName(owner), email: owner.email },
    isOwner: signerIsOwner(signer, owner),
    message: version.message,
    replaces,
    replacedBy,
    note: viewNoteOf(note),
    acting: acting && viewActing(acting),
    representative:
      acting || !representative
        ? null
        : { ...viewNamed(representative), assents: representative.assents, isAmiss },
    namedBefore: namedBefore && viewNamed(namedBefore),
    standardClauses: standardOf(frozen),
    acknowledgementsVersion: currentWording(document.type, signer, acting).version,
    expiresAt: signer.tokenExpiresAt.toISOString(),
    copies: version.copies,
    reminderDays: version.reminders ? reminderDays(version.linkDays) : [],
    reminders: signer.remindersOffAt === null,
  };
}
