import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import {
  contentOf,
  findInForce,
  findIssuedPdf,
  noteIssuedFile,
  readFrozen,
  withAddressesOf,
  renderDocumentPdf,
  type DocumentPdf,
  type DocumentDetails,
  type PdfSigner,
  type VersionRecord,
} from "#server/features/documents/index";
import { findChanges, type Changes } from "#server/features/signing/find-changes";
import { deniedFacts } from "#server/features/signing/notes/denied-facts";
import { sharedMailboxes } from "#server/features/signing/shared-traits";
import { actedBy, cameThrough, readMark } from "#server/features/signing/signature-record";
import { signersOf, type Invitation, type SignerWithSignature } from "#server/features/signing/signers-store";
import type { File } from "#server/http/bind";
import { acknowledgementsOf } from "#shared/wordings/acknowledgements/index";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { statusBehindLock } from "#shared/domain/document-status";
import { partiesOf } from "#shared/domain/parties";
import { printAddress } from "#shared/domain/phone";
import { pathTo } from "#shared/paths";

/** What a PDF is made of; `sent` is the version its signers sign, null for a draft. */
type Printable = Pick<DocumentDetails, "id" | "title" | "createdAt" | "status" | "lockedFrom"> & {
  ownerName: string;
  says: TypedContent & { terms: readonly string[] };
  sent: VersionRecord | null;
  /** It is drawn to be issued: until then, what everybody has signed says that it is not sealed yet. */
  isIssued?: boolean;
};

/** The document's PDF for its owner, or a signer with an account. */
export function pdfOfDocument(deps: Deps, record: DocumentDetails): Promise<File> {
  const { id, title, createdAt, status, lockedFrom, version: sent } = record;
  const ownerName = sent
    ? readFrozen(sent).sentBy.name
    : fullName({ firstName: record.ownerFirstName, lastName: record.ownerLastName });
  const says = contentOf(record);
  return documentPdf(deps, { id, title, createdAt, status, lockedFrom, ownerName, says, sent });
}

/** What it changes of the version in force, for whoever may read it. */
export function changesOf(deps: Deps, record: DocumentDetails): Promise<Changes | null> {
  const { id, title, version: sent } = record;
  return findChanges(deps.db, { id, title, says: contentOf(record), sent });
}

/** The same for whoever holds a signing link. */
export function pdfOfInvitation(deps: Deps, invitation: Invitation): Promise<File> {
  return documentPdf(deps, printableOf(invitation));
}

export function printableOf({ document, version }: Invitation): Printable {
  const frozen = readFrozen(version);
  const { id, createdAt, status, lockedFrom } = document;
  const ownerName = frozen.sentBy.name;
  return { id, title: frozen.title, createdAt, status, lockedFrom, ownerName, says: frozen, sent: version };
}

/** Once fully signed, the file that was issued and mailed, byte for byte; until then as it stands, and its hash is kept. */
export async function documentPdf(deps: Deps, printable: Printable): Promise<File> {
  const { id, sent, title } = printable;
  const filename = pdfFilename(title);
  const issued = sent?.signedAt ? await findIssuedPdf(deps, sent.id) : null;
  if (issued) return { filename, bytes: issued };

  const { bytes, signers } = await renderPdf(deps, printable);
  await noteIssuedFile(deps.db, {
    kind: "document",
    documentId: id,
    version: sent?.number ?? null,
    signed: signers.filter(({ signatureId }) => signatureId !== null).length,
    people: signers.length,
    issuedAt: deps.clock.now(),
    bytes,
  });
  return { filename, bytes };
}

/** Renders the document as it stands now, with its signers as they stand on it. */
export async function renderPdf(
  { db, env, seal }: Deps,
  { id, title, createdAt, ownerName, says, sent, isIssued = false, ...standing }: Printable,
): Promise<{ bytes: Buffer; signers: PdfSigner[] }> {
  const asked = sent ? await signersOf(db, sent.id) : [];
  const signers = sent
    ? asked.map(printSigner)
    : partiesOf(says).map((party) => printSigner({ ...party, signature: null, openedAt: null }));
  const bytes = await renderDocumentPdf({
    type: says.type,
    content: withAddressesOf(says, asked).content,
    documentId: id,
    title,
    createdAt,
    ownerName,
    terms: says.terms,
    operator: sent ? sent.operator : env.OPERATOR,
    facts: sent
      ? [...(await deniedFacts(db, sent.id, asked)), ...sharedMailboxes(asked, sent)]
      : await whatBinds(db, id),
    version: sent,
    signers,
    changes: await findChanges(db, { id, title, says, sent }),
    seal: seal && sent?.signedAt ? (isIssued ? "sealed" : "under way") : null,
    isCompleted: statusBehindLock(standing) === "completed",
    verifyUrl: env.APP_URL + pathTo.verify(id),
  } as DocumentPdf);
  return { bytes, signers };
}

/** Below a draft: what everybody signed stays in force beside it. */
async function whatBinds(db: Deps["db"], documentId: string): Promise<string[]> {
  const inForce = await findInForce(db, documentId);
  if (!inForce) return [];
  return [
    `Version ${inForce.number} of this document is in force. This draft binds nobody until everybody on it and on that version has signed it.`,
  ];
}

type Printed = Pick<SignerWithSignature, "name" | "email" | "role" | "rights" | "signature" | "openedAt"> & {
  phone?: string | undefined;
  leaving?: boolean;
};

function printSigner({ name, email, phone, role, rights, signature, openedAt, leaving }: Printed): PdfSigner {
  return {
    name,
    email: printAddress({ email, phone }),
    role,
    rights,
    ...(leaving && { leaving }),
    signedAt: signature?.signedAt ?? null,
    signatureId: signature?.signatureId ?? null,
    mark: signature && readMark(signature),
    ...cameThrough(signature),
    ...(signature && { acting: actedBy(signature) }),
    openedAt: signature && openedBefore(openedAt, signature),
    agreedTo: signature && acknowledgementsOf(signature.acknowledgementsVersion),
  };
}

/** When the page was opened, if that was told before it was signed. */
export function openedBefore(openedAt: Date | null, { signedAt }: { signedAt: Date }): Date | null {
  return openedAt && openedAt <= signedAt ? openedAt : null;
}

/** What file systems refuse is left out; a title of nothing else becomes "document". */
export function pdfFilename(title: string): string {
  const name = title
    .replace(/[\\/:*?"<>|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 100);
  return `${name || "document"}.pdf`;
}
