import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { requestConsent } from "#server/features/consent/request-consent";
import { readDocument, unlockDocument, type DocumentDetails } from "#server/features/documents/index";
import { AppError } from "#server/http/app-error";

type Unlocking = { password: string; reason: string };
type Unlocked = { document: DocumentDetails; confirmationsRequired: number | null };

/**
 * Unlocks a locked document, or asks every signer of a fully signed one whether it may be changed, if `admit` lets it: asking mails
 * everybody. Throws `document_not_found`, `document_not_locked`, `password_wrong`, `consent_open`.
 */
export async function unlockOrAsk(
  deps: Deps,
  user: UserRecord,
  id: string,
  { password, reason }: Unlocking,
  admit: () => Promise<unknown>,
): Promise<Unlocked> {
  const document = await readDocument(deps, user, id);
  if (document.access !== "owner") throw new AppError("document_not_found");
  if (document.status === "fully_signed") {
    if (reason === "") throw missing("reason", "Please provide a reason for unlocking this signed document");
    await admit();
    const confirmationsRequired = await requestConsent(deps, user, id, { purpose: "amendment", reason });
    return { document: await readDocument(deps, user, id), confirmationsRequired };
  }
  if (document.status !== "locked") throw new AppError("document_not_locked");
  if (password === "") throw missing("password", "Please enter your password to unlock the document");
  return {
    document: await unlockDocument(deps, user, id, { password, reason }),
    confirmationsRequired: null,
  };
}

function missing(path: "password" | "reason", message: string): AppError {
  return new AppError("invalid_input", message, { issues: [{ path, message }] });
}
