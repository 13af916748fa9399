import type { Deps } from "#server/deps";
import type { Question } from "#server/features/consent/questions-store";
import { readFrozen } from "#server/features/documents/index";
import { documentPdf } from "#server/features/signing/index";
import type { File } from "#server/http/bind";

/** The signed document that somebody is asked about, as it was issued. */
export function pdfOfQuestion(deps: Deps, { document, version }: Question): Promise<File> {
  const frozen = readFrozen(version);
  return documentPdf(deps, {
    id: document.id,
    title: frozen.title,
    createdAt: document.createdAt,
    status: "fully_signed",
    lockedFrom: null,
    ownerName: frozen.sentBy.name,
    says: frozen,
    sent: version,
  });
}
