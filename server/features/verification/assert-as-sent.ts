import { FileLostError, FileStoreError } from "#server/adapters/files/file-store";
import type { Deps } from "#server/deps";
import {
  eventsOf,
  findIssuedPdf,
  isUnbroken,
  sha256,
  type AuditEvent,
} from "#server/features/documents/index";
import type { Standing } from "#server/features/verification/verifications-store";
import { AppError } from "#server/http/app-error";

type Told = Record<string, string | number>;

/**
 * What is stored of a version is what was sent, what each signature was given to and, where its PDF was issued, that file: hashed now, and
 * held against the document's trail, whose links are checked. Throws `document_altered`, and `files_unavailable` while the file cannot be
 * read: whoever runs the service is told of both.
 */
export async function assertAsSent(deps: Deps, { document, version, signers }: Standing): Promise<void> {
  const where = { documentId: document.id, version: version.number };
  const pdf = await readIssued(deps, version.id, where);
  // After the file, which is stored with its event.
  const events = await eventsOf(deps.db, document.id);
  const textSha256 = sha256(version.canonical);
  const isTold =
    textSha256 === version.sha256 &&
    isUnbroken(events) &&
    tells(events, "document_sent", { version: version.number, sha256: textSha256 }) &&
    signers.every(
      ({ signature }) =>
        signature === null ||
        tells(events, "document_signed", { signatureId: signature.signatureId, sha256: textSha256 }),
    ) &&
    pdf !== LOST &&
    (pdf === null || tells(events, "pdf_issued", { version: version.number, sha256: sha256(pdf) }));
  if (isTold) return;
  deps.log.error(where, "what is stored of a version is not what was sent and signed: it is not verified");
  throw new AppError("document_altered");
}

const LOST = "lost";

/** Null where no file was issued. */
async function readIssued(
  deps: Deps,
  versionId: string,
  where: object,
): Promise<Buffer | null | typeof LOST> {
  try {
    return await findIssuedPdf(deps, versionId);
  } catch (error) {
    if (error instanceof FileLostError) return LOST;
    if (!(error instanceof FileStoreError)) throw error;
    deps.log.error({ ...where, err: error }, "the issued PDF cannot be read: nothing is verified meanwhile");
    throw new AppError("files_unavailable");
  }
}

const tells = (events: readonly AuditEvent[], event: string, told: Told) =>
  events.some(
    ({ event: name, details }) =>
      name === event && Object.entries(told).every(([key, value]) => details[key] === value),
  );
