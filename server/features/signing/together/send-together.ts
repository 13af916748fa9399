import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps";
import { assertMaySendWords, holdMails, type UserRecord } from "#server/features/auth/index";
import { holdContacts } from "#server/features/contacts/index";
import { lockDocumentRecord } from "#server/features/documents/index";
import { deliverTogether, type Invited } from "#server/features/signing/deliver-invitation";
import { sendWithin, type Seen } from "#server/features/signing/send-document";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { Outcome } from "#shared/contract/many";

type Sending = ParsedInput<Contract["POST /api/documents/send-for-signing"]>["body"];

/**
 * Sends several drafts for signing, each as if it were alone; whoever signs more than one of them is sent one link to all. What is refused
 * of one hinders none; what dies in the middle has sent nothing. Throws `document_not_found` where none is there, `email_unconfirmed` and
 * `too_many_requests`.
 */
export function sendTogether(
  deps: Deps,
  user: UserRecord,
  { documents, from, ...choices }: Sending & { from: Seen },
): Promise<Outcome> {
  const at = deps.clock.now();
  assertMaySendWords(user, choices.message);
  return deps.db.transaction(async (trx) => {
    // All locks in one order: two that send some of the same do not wait for each other.
    const titles = new Map<string, string>();
    for (const id of documents.map((document) => document.id).toSorted()) {
      const document = await lockDocumentRecord(trx, id, user.id);
      if (document) titles.set(id, document.title);
    }
    if (titles.size === 0) throw new AppError("document_not_found");
    const signers = documents.flatMap((document) => document.signers);
    await holdContacts(trx, user.id);
    await holdMails(trx, user, [...signers, ...choices.copies]);

    const outcome: Outcome = { done: [], refused: [] };
    const asked: Invited[] = [];
    const together = titles.size > 1 ? randomUUID() : null;
    for (const { id, ...document } of documents) {
      const title = titles.get(id);
      if (title === undefined) continue;
      try {
        const sending = { ...choices, ...document, from, together };
        asked.push(
          ...(await trx.transaction((inner) => sendWithin(deps, inner, user, { id, at, ...sending }))),
        );
        outcome.done.push(id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        outcome.refused.push({ id, title, message: error.message });
      }
    }
    await deliverTogether(deps, trx, asked, { at, user });
    return outcome;
  });
}
