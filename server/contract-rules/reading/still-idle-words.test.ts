import { expect, test } from "vitest";
import { stillIdleWords } from "#server/contract-rules/reading/still-idle-words";

test.each([
  ["all income, including but not limited to touring", "all income, including but for example on touring"],
  ["costs such as, but not limited to, video", "costs such as, but for example on, video"],
  ["not only the advance but all costs", "and even the advance but all costs"],
  ["its liability is not limited to the fee", "its liability is not limited to the fee"],
  ["shall not unreasonably fail to pay", "shall xxxxxxxxxxxxxxxxxxxxxxxx pay"],
  ["shall not, directly or indirectly, be paid", "shall not xxxxxxxxxxxxxxxxxxxxxxxx be paid"],
  ["the artist shall not record", "the artist shall not record"],
])("%s", (before, after) => {
  expect(stillIdleWords(before)).toBe(after);
  expect(after).toHaveLength(before.length);
});
