import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { readAcknowledgements } from "#server/features/registration/cwr/read-acknowledgements";
import { findWorks, insertAcknowledgements } from "#server/features/registration/exports-store";
import { numberOfWork } from "#server/features/registration/make-export";
import { AppError } from "#server/http/app-error";
import type { Acknowledged } from "#shared/contract/registration";
import { acknowledgementStatuses } from "#shared/domain/registration/registration";

/** What a society has answered, by the caller's own songs; of others nothing is kept. Throws `acknowledgement_unreadable`. */
export async function takeAcknowledgements(
  { db, clock }: Deps,
  user: UserRecord,
  text: string,
): Promise<Acknowledged> {
  const file = readAcknowledgements(text);
  if (!file) throw new AppError("acknowledgement_unreadable");
  const { from: sender, society, acknowledgements } = file;
  const readAt = clock.now();
  return db.transaction(async (trx) => {
    const numbers = acknowledgements.map(({ workNumber }) => numberOfWork(workNumber));
    const known = new Map(
      (await findWorks(trx, user.id, numbers)).map((work) => [work.number, work.documentId]),
    );
    const works = acknowledgements.map((answer) => ({
      ...answer,
      said: acknowledgementStatuses[answer.status],
      documentId: known.get(numberOfWork(answer.workNumber)) ?? null,
    }));
    await insertAcknowledgements(
      trx,
      works.flatMap(({ documentId, status, processedOn, societyNumber, messages }) =>
        documentId
          ? [{ documentId, sender, society, status, processedOn, societyNumber, messages, readAt }]
          : [],
      ),
    );
    return {
      sender,
      works: works.map(({ workNumber, title, status, said, documentId, messages }) => ({
        workNumber,
        title,
        status,
        said,
        documentId,
        messages,
      })),
    };
  });
}
