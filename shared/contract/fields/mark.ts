import { z } from "zod";
import { HIGHEST_MARK, isMarkPath, markKinds, MOST_OF_A_PATH, WIDEST_MARK } from "#shared/domain/mark";

/** A name as its bearer has drawn or typed it. */
export const Mark = z
  .object({
    kind: z.enum(markKinds),
    width: z.int().min(1).max(WIDEST_MARK),
    height: z.int().min(1).max(HIGHEST_MARK),
    /** SVG path data of a filled shape, in whole numbers. */
    path: z.string().max(MOST_OF_A_PATH),
  })
  .refine(isMarkPath, "This is no mark of our pad");
export type Mark = z.output<typeof Mark>;
