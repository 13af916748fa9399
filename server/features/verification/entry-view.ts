import type { searchEntries } from "#server/db/tables/search";
import type { VerificationEntry } from "#shared/contract/verification";

type Entry = Pick<typeof searchEntries.$inferSelect, "documentId" | "title" | "type" | "people"> & {
  /** ISO. */
  createdAt: string;
};

/** Nothing more of it is free of charge. */
export function viewEntry({ documentId, title, type, people, createdAt }: Entry): VerificationEntry {
  return { id: documentId, title, type, createdAt, collaborators: people };
}
