import { fullName } from "#server/features/auth/index";
import { readFrozen, viewSplitSheet, type DocumentRecord, contentOf } from "#server/features/documents/index";
import type { Invitation, SignerRecord } from "#server/features/signing/signers-store";
import type { Collaborator } from "#shared/contract/documents";
import type { SigningView } from "#shared/contract/signing";
import { acknowledgements } from "#shared/domain/acknowledgements";
import { formatShare, totalOf } from "#shared/domain/shares";
import { peopleOf, type SheetPerson } from "#shared/domain/split-sheet";

/** What the person holds, as text; `percentage` and `rightsType` speak of the first kind of right they hold. */
function viewPerson({ name, email, rights }: SheetPerson) {
  const { rightsType } = rights[0]!;
  const ofFirstKind = rights.filter((right) => right.rightsType === rightsType);
  return {
    name,
    email,
    role: ofFirstKind.map(({ role }) => role).join(", "),
    percentage: formatShare(totalOf(ofFirstKind.map(({ share }) => share))),
    rightsType,
    rights: rights.map((right) => ({
      rightsType: right.rightsType,
      role: right.role,
      percentage: formatShare(right.share),
    })),
  };
}

export function viewSigner(signer: SignerRecord): Collaborator {
  return {
    id: signer.id,
    ...viewPerson(signer),
    signed: signer.signature !== null,
    signedAt: signer.signature?.signedAt.toISOString() ?? null,
    signatureId: signer.signature?.signatureId ?? null,
    invitedAt: signer.invitedAt.toISOString(),
  };
}

/** The people of a document that was not sent (again) yet. */
export function viewPeople(document: DocumentRecord): Collaborator[] {
  return peopleOf(contentOf(document)).map((person) => ({
    id: null,
    ...viewPerson(person),
    signed: false,
    signedAt: null,
    signatureId: null,
    invitedAt: null,
  }));
}

/** Everything a signer sees, from the frozen version. */
export function viewInvitation(invitation: Invitation, signers: SignerRecord[]): SigningView {
  const { document, version, owner, signer, signature } = invitation;
  const frozen = readFrozen(version);
  const content = viewSplitSheet(frozen.content);
  return {
    collaborator: viewSigner({ ...signer, signature }),
    document: {
      id: document.id,
      type: document.type,
      title: frozen.title,
      status: document.status,
      createdAt: document.createdAt.toISOString(),
      content,
      terms: [...frozen.terms],
      publishingRightsCollaborators: content.publishingRightsCollaborators,
      masterRightsCollaborators: content.masterRightsCollaborators,
      version: { number: version.number, sha256: version.sha256, sentAt: version.sentAt.toISOString() },
    },
    collaborators: signers.map(viewSigner),
    signatureFields: [],
    requestedBy: { name: fullName(owner), email: owner.email },
    message: version.message,
    acknowledgementsVersion: acknowledgements.version,
    expiresAt: signer.tokenExpiresAt.toISOString(),
  };
}
