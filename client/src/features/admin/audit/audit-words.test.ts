import { expect, test } from "vitest";
import { factOf, wordsOf } from "#client/features/admin/audit/audit-words";

test.each([
  ["priceKes", 399, "Price: KES 399"],
  ["amountKes", 1250.5, "Amount: KES 1,250.50"],
  ["isActive", false, "Is active: no"],
  ["firstName", "", "First name: nothing"],
  ["lastName", "O_Brien", "Last name: O_Brien"],
  ["status", "in_progress", "Status: in progress"],
  ["purgeAt", "2026-12-22T09:05:00.000Z", "Purge at: Dec 22, 2026 09:05"],
])("%s %j reads %s", (name, fact, words) => {
  expect(`${wordsOf(name)}: ${factOf(name, fact)}`).toBe(words);
});
