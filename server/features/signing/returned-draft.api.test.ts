import { expect, test } from "vitest";
import { fullName } from "#server/features/auth/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signingCalls } from "#server/testing/signing-calls";
import { DocumentSummary } from "#shared/contract/documents";

const app = await appForFile();
const { decline } = signingCalls(app);

test("a draft that came back says why and by whom, in the list and by itself, until it is sent again", async () => {
  const { user, caller } = await app.signedIn();
  const { id, emails, tokens, writers } = await sendSheet(app, caller);
  expect(await returnedOf(caller, id)).toBeNull();

  const reason = "My share is half of it";
  await decline(tokens[1]!, reason).expect(200);
  expect(await returnedOf(caller, id)).toEqual({
    because: "declined",
    by: writers[1]!.name,
    reason,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });

  await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  expect(await returnedOf(caller, id)).toBeNull();
  await caller.post(`/api/documents/${id}/recall`).send({ reason: "Too early" }).expect(200);
  expect(await returnedOf(caller, id)).toMatchObject({
    because: "recalled",
    by: fullName(user),
    reason: "Too early",
  });
});

/** What both answers say, once they are found to be the same. */
async function returnedOf(caller: Caller, id: string): Promise<DocumentSummary["returned"]> {
  const { returned } = await documentCalls(() => caller).read(id);
  const listed = DocumentSummary.array().parse((await caller.get("/api/documents").expect(200)).body);
  expect(listed.find((document) => document.id === id)?.returned).toEqual(returned);
  return returned;
}
