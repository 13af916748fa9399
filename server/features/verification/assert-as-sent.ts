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
 * held against the document's trail, whose links are checked. Throws `document_altered`, which whoever runs the service is told of.
 */
export async function assertAsSent(deps: Deps, { document, version, signers }: Standing): Promise<void> {
  const pdf = await findIssuedPdf(deps, version.id);
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
    (pdf === null || tells(events, "pdf_issued", { version: version.number, sha256: sha256(pdf) }));
  if (isTold) return;
  const where = { documentId: document.id, version: version.number };
  deps.log.error(where, "what is stored of a version is not what was sent and signed: it is not verified");
  throw new AppError("document_altered");
}

const tells = (events: readonly AuditEvent[], event: string, told: Told) =>
  events.some(
    ({ event: name, details }) =>
      name === event && Object.entries(told).every(([key, value]) => details[key] === value),
  );
