import { termsFor } from "#server/features/documents/freeze-version";
import type { DocumentDetails } from "#server/features/documents/documents-store";
import { readDraft, readFrozen, withAddressesOf } from "#server/features/documents/stored-content";
import type { Document } from "#shared/contract/documents";
import type { SplitSheetView } from "#shared/contract/split-sheet";
import type { AgreementContent, TypedContent } from "#shared/domain/agreements/agreement-content";
import { toPercent } from "#shared/domain/shares";
import type { RightsHolder, SplitSheet } from "#shared/domain/split-sheet";
import { wireForms } from "#shared/domain/wire-form";

const viewHolder = ({ name, email, phone, role, share }: RightsHolder) => ({
  name,
  email,
  ...(phone && { phone }),
  role,
  percentage: toPercent(share),
});

function viewSplitSheet({ publishing, master, declared, ...facts }: SplitSheet): SplitSheetView {
  return {
    ...facts,
    ...(declared && { declared }),
    publishingRightsCollaborators: publishing.map(viewHolder),
    masterRightsCollaborators: master.map(viewHolder),
  };
}

function viewAgreement<Form, Wire>(
  { formData, ...content }: AgreementContent<Form>,
  toWire: (form: Form) => Wire,
) {
  return { ...content, formData: formData && toWire(formData) };
}

/** What the document says, with the lists that stand beside its content; an agreement has none. */
export function viewContent(document: TypedContent) {
  const none = { publishingRightsCollaborators: [], masterRightsCollaborators: [] };
  switch (document.type) {
    case "split_sheet": {
      const content = viewSplitSheet(document.content);
      const { publishingRightsCollaborators, masterRightsCollaborators } = content;
      return { type: document.type, content, publishingRightsCollaborators, masterRightsCollaborators };
    }
    case "producer_agreement": {
      const { toWire } = wireForms.producer_agreement;
      return { type: document.type, content: viewAgreement(document.content, toWire), ...none };
    }
    case "featured_artist_agreement": {
      const { toWire } = wireForms.featured_artist_agreement;
      return { type: document.type, content: viewAgreement(document.content, toWire), ...none };
    }
  }
}

/** What a document says, with the clauses that go with it: once sent, the frozen version and never the live record. */
export function contentOf(document: DocumentDetails): TypedContent & { terms: string[] } {
  return document.version
    ? withAddressesOf(readFrozen(document.version), document.people)
    : { ...readDraft(document), terms: [...termsFor(document.type)] };
}

function viewInForce(version: DocumentDetails["versionInForce"]): Document["inForce"] {
  return version?.signedAt ? { version: version.number, signedAt: version.signedAt.toISOString() } : null;
}

export function viewDocument(document: DocumentDetails): Document {
  const { id, title, status, access, signerCount, signedCount, revision, version, lockedFrom } = document;
  const says = contentOf(document);
  return {
    id,
    title,
    status,
    access,
    signerCount,
    signedCount,
    revision,
    lockedFrom,
    inForce: viewInForce(document.versionInForce),
    returned: document.returned,
    consent: document.consent,
    toSign: document.toSign,
    ownerName: `${document.ownerFirstName} ${document.ownerLastName}`.trim(),
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    completedAt: document.completedAt?.toISOString() ?? null,
    version: version && {
      number: version.number,
      sha256: version.sha256,
      sentAt: version.sentAt.toISOString(),
    },
    sending: version && {
      order: version.inTurn ? "in_turn" : "all",
      linkDays: version.linkDays,
      reminders: version.reminders,
      copies: version.copies,
    },
    terms: says.terms,
    ...viewContent(says),
  };
}
