import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { listDocuments, readerOf } from "#server/features/documents/index";
import { findSubmitter } from "#server/features/registration/exports-store";
import { readRegistration } from "#server/features/registration/read-registration";
import { findOwnDetails } from "#server/features/registration/registration-store";
import { AppError } from "#server/http/app-error";

/** What the user keeps of themselves, and what is noted of the songs that they may see. */
export async function* exportRegistration(deps: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  const own = await findOwnDetails(deps.db, user.id);
  const submitter = await findSubmitter(deps.db, user.id);
  if (submitter) yield jsonEntry("submitter.json", submitter);
  if (own) yield jsonEntry("registration.json", own);
  for (const { id, type } of await listDocuments(deps.db, readerOf(user))) {
    if (type !== "split_sheet") continue;
    try {
      const registration = await readRegistration(deps, user, id);
      if (registration.revision > 0) yield jsonEntry(`registrations/${id}.json`, registration);
    } catch (error) {
      // A document may be deleted while others are gathered.
      if (!(error instanceof AppError && error.code === "document_not_found")) throw error;
    }
  }
}
