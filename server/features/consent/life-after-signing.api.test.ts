import { test } from "vitest";
import { leadLives } from "#server/testing/life/lead-lives";
import { untilItIsSigned } from "#server/testing/life/steps";

test("whatever anybody does to a document that everybody has signed, it stands as the rules say", async () => {
  await leadLives(untilItIsSigned);
}, 900_000);
