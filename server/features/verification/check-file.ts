import type { Deps } from "#server/deps";
import { findChange, readFrozen } from "#server/features/documents/index";
import { findCheckpoint, listPlaces, proveInclusion } from "#server/features/transparency/index";
import {
  findAgreedDeletion,
  findExported,
  findIssued,
  findIssueEvent,
  findNewerVersion,
  findNoted,
} from "#server/features/verification/files-store";
import { findCertified } from "#server/features/verification/verifications-store";
import type { ProposedChange } from "#shared/contract/documents";
import type { FileCheck, LogProof } from "#shared/contract/verification";

/** Tells whether a file with this SHA-256 was issued here. The title is the one in the file, whatever it is by now. */
export async function checkFile({ db }: Deps, sha256: string): Promise<FileCheck> {
  const issued = await findIssued(db, sha256);
  if (issued) {
    const { document, version } = issued;
    const newer = await findNewerVersion(db, document.id, version.number);
    const change = version.endedAt ? null : await findChange(db, document.id);
    const deletionAt = await findAgreedDeletion(db, document.id);
    const log = await proveIssue(db, document.id, sha256);
    return viewIssued(issued, { newer, change, deletionAt, log });
  }

  const certified = await findCertified(db, sha256);
  if (!certified) return checkNoted(db, sha256);
  const { verificationId, verifiedAt, document } = certified.result;
  const { id, title, type } = document;
  return {
    known: true,
    is: "verification",
    verificationId,
    document: { id, title, type },
    issuedAt: verifiedAt,
  };
}

const noted = {
  document: "unfinished_document",
  certificate: "completion_certificate",
  audit_trail: "audit_trail",
  evidence_certificate: "evidence_certificate",
  proof: "proof",
} as const;

/** A file that was handed out before everybody had signed, or a paper on how it was signed. How many have signed since is not told. */
async function checkNoted(db: Deps["db"], sha256: string): Promise<FileCheck> {
  const found = await findNoted(db, sha256);
  if (!found) return checkExported(db, sha256);
  const { file, document, version } = found;
  const newer = await findNewerVersion(db, document.id, file.version ?? 0);
  const deletionAt = await findAgreedDeletion(db, document.id);
  return {
    known: true,
    is: noted[file.kind],
    log: await proveIssue(db, document.id, sha256),
    document: { ...document, title: version ? readFrozen(version).title : "" },
    version: file.version,
    signed: file.signed,
    people: file.people,
    issuedAt: file.issuedAt.toISOString(),
    endedAt: version?.endedAt?.toISOString() ?? null,
    newer: newer && viewNewer(newer),
    deletionAt: deletionAt?.toISOString() ?? null,
  };
}

/** A file that is kept for the one who asked for it. */
async function checkExported(db: Deps["db"], sha256: string): Promise<FileCheck> {
  const exported = await findExported(db, sha256);
  return exported ? { known: true, is: exported.is, issuedAt: exported.at.toISOString() } : { known: false };
}

/** Where the event that tells of the file stands in the log. */
async function proveIssue(db: Deps["db"], documentId: string, sha256: string): Promise<LogProof | null> {
  const issue = await findIssueEvent(db, documentId, sha256);
  const [place] = issue ? await listPlaces(db, [issue.id]) : [];
  const checkpoint = place && (await findCheckpoint(db));
  if (!issue || !checkpoint || place.index >= checkpoint.size) return null;
  const hashes = await proveInclusion(db, place.index, checkpoint.size);
  const { actor, at, details, event, hash, position, previousHash } = issue;
  return {
    documentId,
    event: { actor, at: at.toISOString(), details, event, hash, position, previousHash },
    place: {
      index: place.index,
      salt: place.salt.toString("base64"),
      hashes: hashes.map((one) => one.toString("base64")),
    },
    checkpoint: checkpoint.note,
  };
}

type Issued = NonNullable<Awaited<ReturnType<typeof findIssued>>>;
type Newer = Awaited<ReturnType<typeof findNewerVersion>>;
type Since = {
  newer: Newer;
  change: ProposedChange | null;
  deletionAt: Date | null;
  log: LogProof | null;
};

function viewIssued(
  { document, version, issuedAt, seal: { level, certificateSha256 } }: Issued,
  { newer, change, deletionAt, log }: Since,
): FileCheck {
  return {
    known: true,
    is: "signed_document",
    document: { ...document, title: readFrozen(version).title },
    version: version.number,
    issuedAt: issuedAt.toISOString(),
    seal: level && certificateSha256 ? { level, certificateSha256 } : null,
    log,
    newer: newer && viewNewer(newer),
    endedAt: version.endedAt?.toISOString() ?? null,
    change,
    deletionAt: deletionAt?.toISOString() ?? null,
  };
}

const viewNewer = ({ number, sentAt, signedAt }: NonNullable<Newer>) => ({
  number,
  sentAt: sentAt.toISOString(),
  signedAt: signedAt?.toISOString() ?? null,
});
