import { expect, test } from "vitest";
import { hasTests, testsBeside } from "./find-tests.ts";

test.each([
  ["server/features/signing/sign-document.ts", "server/features/signing/"],
  ["server/features/signing/pdf/draw-certificate.ts", "server/features/signing/"],
  ["client/src/features/network/chat/bubble.tsx", "server/features/network/"],
  ["shared/contract/payments.ts", "server/features/payments/"],
  ["server/db/tables/consent.ts", "server/features/consent/"],
  ["shared/domain/shares.ts", "shared/domain/"],
  ["server/http/bind.ts", "server/http/"],
  ["server/http/errors.test.ts", "server/http/errors.test.ts"],
  ["tooling/summarise.ts", "tooling/"],
])("a change of %s is tried with the tests in %s", (file, place) => {
  expect(testsBeside(file)).toContain(place);
});

test("what no test stands beside is not tried", () => {
  expect(testsBeside("README.md")).toEqual([]);
  expect(hasTests("client/src/features/legal/")).toBe(false);
  expect(hasTests("tooling/")).toBe(true);
  expect(hasTests("tooling/find-tests.test.ts")).toBe(true);
});
