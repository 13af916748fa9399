import type { Caller } from "#server/testing/app";
import { splitSheetBody } from "#server/testing/factories/split-sheet";
import { Document, type SplitSheetInput } from "#shared/contract/documents";

/** A draft of a split sheet, made over HTTP. */
export async function createSheet(owner: Caller, given: Partial<SplitSheetInput> = {}): Promise<Document> {
  const { body } = await owner.post("/api/documents").send(splitSheetBody(given)).expect(201);
  return Document.parse(body);
}
