import { test } from "vitest";
import { leadLives } from "#server/testing/life/lead-lives";
import { untilItIsSent } from "#server/testing/life/steps";

test("whatever owner, signers and strangers do to a document, in whatever order, it stands as the rules say", async () => {
  await leadLives(untilItIsSent);
}, 900_000);
