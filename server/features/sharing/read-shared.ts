import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { hiddenError, readFrozen, viewContent, type FrozenDocument } from "#server/features/documents/index";
import {
  findDocumentShared,
  findShared,
  type SharedRecord,
} from "#server/features/sharing/shared-views-store";
import { blankAddresses, withoutAddresses } from "#server/features/sharing/without-addresses";
import { describeForce, signersOf, type SignerWithSignature } from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import type { SentDocument } from "#shared/contract/documents";
import type { SharedDocument } from "#shared/contract/sharing";
import type { Language } from "#shared/words/languages";
import type { DocumentStatus } from "#shared/domain/document-status";
import { factText, songFacts } from "#shared/domain/song-facts";

/** What whoever holds a link may see now, what binds told in `language`. Throws `shared_link_invalid`, `shared_version_ended`. */
export async function readShared(
  { db, clock, secrets }: Deps,
  token: string,
  language: Language,
): Promise<SharedDocument> {
  const tokenHash = secrets.hashToken(token);
  const shared = await findShared(db, tokenHash, clock.now());
  if (!shared) {
    const hidden = await hiddenError(db, await findDocumentShared(db, tokenHash), "shared_link_invalid");
    throw hidden ?? new AppError("shared_link_invalid");
  }
  const { view, version, document, owner } = shared;
  if (version.endedAt) throw new AppError("shared_version_ended");
  const frozen = readFrozen(version);
  const signers = await signersOf(db, version.id);
  const { number, sha256, sentAt, signedAt } = version;
  return {
    documentId: document.id,
    type: frozen.type,
    title: blankAddresses(frozen.title),
    sharedBy: fullName(owner),
    expiresAt: view.expiresAt.toISOString(),
    version: { number, sha256, sentAt: sentAt.toISOString() },
    signedAt: signedAt?.toISOString() ?? null,
    facts: factsOf(frozen),
    inForce: await describeForce(db, { document, version, language }),
    people: signers.map(({ name, role, leaving, signature }) => ({
      name,
      role,
      leaving,
      signedAt: signature?.signedAt.toISOString() ?? null,
    })),
    document: view.shows === "terms" ? allOf(shared, frozen, signers) : null,
  };
}

/** Of a song what is known; what an agreement says beside its title is its terms. */
function factsOf(frozen: FrozenDocument): SharedDocument["facts"] {
  if (frozen.type !== "split_sheet") return [];
  const { content } = frozen;
  return songFacts
    .filter(({ key, kind }) => kind !== "text" && key !== "songTitle" && content[key].trim() !== "")
    .map((fact) => ({ label: fact.label, text: blankAddresses(factText(content, fact)) }));
}

function allOf(
  { document, version }: SharedRecord,
  frozen: FrozenDocument,
  signers: readonly SignerWithSignature[],
): SentDocument {
  const says = withoutAddresses(frozen);
  return {
    id: document.id,
    title: blankAddresses(frozen.title),
    status: statusOf(version, signers),
    createdAt: document.createdAt.toISOString(),
    terms: [...frozen.terms],
    ...viewContent(says),
    version: { number: version.number, sha256: version.sha256, sentAt: version.sentAt.toISOString() },
  };
}

function statusOf(
  { signedAt }: SharedRecord["version"],
  signers: readonly SignerWithSignature[],
): DocumentStatus {
  if (signedAt) return "fully_signed";
  return signers.some(({ signature }) => signature) ? "partially_signed" : "pending";
}
