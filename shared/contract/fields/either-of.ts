import { z } from "zod";

/**
 * One of two schemas, told apart by what came, so that mistakes are told in the words of the one that was meant. (A union of zod's
 * tries both and says of neither what is wrong; `_zod` is what its authors give to those who write schemas of their own.)
 */
export function eitherOf<First extends z.ZodType, Second extends z.ZodType>(
  isFirst: (value: unknown) => boolean,
  first: First,
  second: Second,
) {
  const either = z.union([first, second]);
  either._zod.run = (payload, context) =>
    (isFirst(payload.value) ? first : second)._zod.run(payload, context);
  return either;
}
