import { expect, test } from "vitest";
import { FeaturedDetailedBody, ProducerFormBody } from "#shared/contract/agreements";

const producer = {
  projectTitle: "Nairobi EP",
  trackTitle: "Nairobi Nights",
  artistName: "Amina",
  producerName: "João",
  artistEmail: "amina@example.com",
  producerEmail: "joao@example.com",
  producerFee: "39,000",
  compensationType: "hybrid",
  effectiveDate: "2026-11-20",
  masterOwnership: "artist",
};

test.each([
  [{ royaltyPercentage: "150" }, "Percentage must be between 0 and 100"],
  [{ royaltyPercentage: "three" }, "Percentage must be between 0 and 100"],
  [{ royaltyPercentage: "1.234" }, "Percentage can have at most two decimals"],
  [{ revisions: "11" }, "Revisions must be between 0 and 10"],
  [{ producerFee: "a lot" }, "Please enter an amount such as 39000 or 39000.50"],
  [{ additionalTerms: "x".repeat(4001) }, "At most 4000 characters"],
])("an optional field that is filled in wrongly says what is wrong: %o", (given, message) => {
  const { error } = ProducerFormBody.safeParse({ ...producer, ...given });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each(["", null, undefined])("an optional field may hold %o", (nothing) => {
  const form = ProducerFormBody.parse({ ...producer, royaltyPercentage: nothing, revisions: nothing });
  expect(form.royaltyPercentage).toBeNull();
  expect(form.revisions).toBe(2);
});

test.each(["", null, undefined, "perhaps"])("sync licensing is yes or no, not %o", (syncLicensingRights) => {
  const { error } = FeaturedDetailedBody.safeParse({ syncLicensingRights });
  const [issue] = error?.issues.filter(({ path }) => path[0] === "syncLicensingRights") ?? [];
  expect(issue?.message).toBe("Please specify sync licensing rights");
  // No union: a form would show what its first half has to say.
  expect(issue?.code).toBe("invalid_value");
});
