import type { Trx } from "#server/db/client";
import { setContent, type DocumentRecord } from "#server/features/documents/documents-store";
import { readDraft } from "#server/features/documents/stored-content";
import { partiesOf } from "#shared/domain/parties";
import { personKey, type RightsHolder } from "#shared/domain/split-sheet";

/** Where somebody on a sheet that is out for signing is reached from now on, in the sheet as it is should it become a draft again. */
export async function setAddress(
  trx: Trx,
  document: DocumentRecord,
  { position, email, phone }: { position: number; email: string; phone: string },
): Promise<void> {
  const draft = readDraft(document);
  const person = partiesOf(draft)[position];
  if (draft.type !== "split_sheet" || !person) return;
  const key = personKey(person);
  const correct = (holder: RightsHolder): RightsHolder => {
    if (personKey(holder) !== key) return holder;
    const { phone: _replaced, ...row } = holder;
    return { ...row, email, ...(phone !== "" && { phone }) };
  };
  const { publishing, master, ...facts } = draft.content;
  await setContent(trx, document.id, {
    ...facts,
    publishing: publishing.map(correct),
    master: master.map(correct),
  });
}
