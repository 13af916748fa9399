import type { Caller } from "#server/testing/app";
import { splitSheetBody } from "#server/testing/factories/split-sheet";
import { SheetDocument } from "#shared/contract/documents";
import type { SplitSheetInput } from "#shared/contract/split-sheet";

/** A draft of a split sheet, made over HTTP. */
export async function createSheet(
  owner: Caller,
  given: Partial<SplitSheetInput> = {},
): Promise<SheetDocument> {
  const { body } = await owner.post("/api/documents").send(splitSheetBody(given)).expect(201);
  return SheetDocument.parse(body);
}
