import type { Queryable } from "#server/db/client";
import {
  readDraft,
  readFrozen,
  UnreadableDocument,
  withAddressesOf,
  type Reader,
} from "#server/features/documents/index";
import type { KeyedDocument } from "#server/features/songs/song-keys-store";
import { findPapers, type PaperRecord } from "#server/features/songs/songs-store";
import { actedBy } from "#server/features/signing/index";
import { emptyRecord } from "#server/features/registration/index";
import { RegistrationRecord } from "#shared/contract/registration";
import { withDeclared } from "#shared/domain/declared";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import { isAsForm } from "#shared/domain/agreements/agreement-facts";
import { identityOf } from "#shared/domain/songs/identity";
import { keysOf } from "#shared/domain/songs/song-keys";
import type { Paper } from "#shared/domain/songs/paper";

/** A document of the reader with what it says: the version in force, else the one that is proposed, else the draft. */
export type ReadPaper = { found: PaperRecord; paper: Paper; title: string };

/** Those of the documents that the reader may read. What cannot be read is left out: its own page says so. */
export async function readPapers(
  db: Queryable,
  reader: Reader,
  ids: readonly string[],
): Promise<ReadPaper[]> {
  const papers = await findPapers(db, reader, ids);
  return papers.flatMap((found) =>
    readable(() => {
      const { says, title } = saidIn(found);
      return { found, title, paper: paperOf(found, says, reader) };
    }),
  );
}

function readable<Read>(read: () => Read): Read[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof UnreadableDocument) return [];
    throw error;
  }
}

/** What a document is found by, whoever reads it. */
export function keysOfDocument(document: KeyedDocument): string[] {
  const { id, type, title, draft, canonicals } = document;
  const read = [
    ...readable(() => ({ says: readDraft({ id, type, content: draft }), title })),
    ...canonicals.flatMap((canonical) =>
      readable(() => {
        const says = readFrozen({ documentId: id, canonical });
        return { says, title: says.title };
      }),
    ),
  ];
  return read.flatMap(({ says, title: called }) =>
    keysOf(identityOf({ id, says, record: recordOf(document, says) }, called)),
  );
}

function saidIn(found: PaperRecord): { says: TypedContent; title: string } {
  if (found.canonical === null) return { says: draftOf(found), title: found.title };
  const frozen = readFrozen({ documentId: found.id, canonical: found.canonical });
  return { says: withAddressesOf(frozen, found.reached), title: frozen.title };
}

/** What the owner's working copy says, whatever was sent before. Throws `UnreadableDocument`. */
export function draftOf({ id, type, draft }: PaperRecord): TypedContent {
  return readDraft({ id, type, content: draft });
}

/** What is noted beside a sheet and declared on it; null where neither says anything. */
export function recordOf(
  { record }: Pick<PaperRecord, "record">,
  says: TypedContent,
): RegistrationRecord | null {
  if (says.type !== "split_sheet" || (record === null && !says.content.declared)) return null;
  const noted = record === null ? emptyRecord : RegistrationRecord.parse(record);
  return withDeclared(noted, says.content);
}

export const byTextAlone = (says: TypedContent) =>
  says.type !== "split_sheet" && (says.content.formData === null || !isAsForm(says));

function paperOf(found: PaperRecord, says: TypedContent, { confirmedEmail }: Reader): Paper {
  const isOwn = found.access === "owner";
  const record = recordOf(found, says);
  // Of the people beside a sheet a signer sees themselves alone.
  const keys = found.reached.filter(({ key, isReader }) => key !== null && isReader).map(({ key }) => key);
  const people = record?.people.filter(
    ({ key, email }) => isOwn || (email !== "" && email === confirmedEmail) || keys.includes(key),
  );
  return {
    id: found.id,
    says,
    byTextAlone: byTextAlone(says),
    record: record && { song: record.song, recordings: record.recordings, people: people ?? [] },
    sentAt: found.sentAt,
    signings: found.signings,
    signatures: found.signatures.map(({ record: signed, ...one }) => ({
      ...one,
      by: actedBy({ record: signed }),
    })),
    isOwn,
  };
}
