import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { SplitSheetBody } from "#shared/contract/split-sheet";
import type { SplitSheet } from "#shared/domain/split-sheet";
import { sheetFromForm, type SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";

const FormSchema = z.custom<SplitSheetForm>().transform(sheetFromForm).pipe(SplitSheetBody);

/** Checks what was typed with the very rules the server uses. */
export const splitSheetResolver = zodResolver<SplitSheetForm, unknown, SplitSheet>(FormSchema);
