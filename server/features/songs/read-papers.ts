import type { Queryable } from "#server/db/client";
import {
  readDraft,
  readFrozen,
  UnreadableDocument,
  withAddressesOf,
  type Reader,
} from "#server/features/documents/index";
import { findPapers, type PaperRow } from "#server/features/songs/songs-store";
import { emptyRecord } from "#server/features/registration/index";
import { RegistrationRecord } from "#shared/contract/registration";
import { withDeclared } from "#shared/domain/declared";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import type { Paper } from "#shared/domain/songs/paper";

/** A document of the reader with what it says: the version in force, else the one that is proposed, else the draft. */
export type ReadPaper = { row: PaperRow; paper: Paper; title: string };

/** What somebody may read, the `wanted` in any case. What cannot be read is left out: its own page says so. */
export async function readPapers(
  db: Queryable,
  reader: Reader,
  wanted: readonly string[],
): Promise<ReadPaper[]> {
  const rows = await findPapers(db, reader, wanted);
  return rows.flatMap((row) => {
    try {
      const { says, title } = saidIn(row);
      return [{ row, title, paper: paperOf(row, says, reader) }];
    } catch (error) {
      if (error instanceof UnreadableDocument) return [];
      throw error;
    }
  });
}

function saidIn(row: PaperRow): { says: TypedContent; title: string } {
  if (row.canonical === null) return { says: draftOf(row), title: row.title };
  const frozen = readFrozen({ documentId: row.id, canonical: row.canonical });
  return { says: withAddressesOf(frozen, row.reached), title: frozen.title };
}

/** What the owner's working copy says, whatever was sent before. Throws `UnreadableDocument`. */
export function draftOf({ id, type, draft }: PaperRow): TypedContent {
  return readDraft({ id, type, content: draft });
}

/** What is noted beside a sheet and declared on it; null where neither says anything. */
function recordOf({ record }: PaperRow, says: TypedContent): RegistrationRecord | null {
  if (says.type !== "split_sheet" || (record === null && !says.content.declared)) return null;
  const noted = record === null ? emptyRecord : RegistrationRecord.parse(record);
  return withDeclared(noted, says.content);
}

function paperOf(row: PaperRow, says: TypedContent, { confirmedEmail }: Reader): Paper {
  const isOwn = row.access === "owner";
  const record = recordOf(row, says);
  // Of the people beside a sheet a signer sees themselves alone.
  const people = record?.people.filter(({ email }) => isOwn || (email !== "" && email === confirmedEmail));
  return {
    id: row.id,
    says,
    record: record && { song: record.song, recordings: record.recordings, people: people ?? [] },
    sentAt: row.sentAt,
    signings: row.signings,
    isOwn,
  };
}
