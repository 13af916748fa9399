import type { Caller, TestApp } from "#server/testing/app";
import { createSheet } from "#server/testing/factories/create-sheet";
import { people } from "#server/testing/factories/split-sheet";
import type { SplitSheetInput } from "#shared/contract/split-sheet";

/** A draft, as it is given to be sent with others. */
export async function draftToSend(owner: Caller, given: Partial<SplitSheetInput> = {}) {
  const writers: SplitSheetInput["publishingRightsCollaborators"] =
    given.publishingRightsCollaborators ?? people(2);
  const { id, revision } = await createSheet(owner, { publishingRightsCollaborators: writers, ...given });
  const signers = writers.map(({ name, email, phone }) => ({ name, email: email ?? "", phone }));
  return { id, revision, signers };
}

type Together = { songs?: string[]; writers?: ReturnType<typeof people>; [choice: string]: unknown };

/** Songs by the same people (two, unless given), sent at once, with the tokens of the links to all of them that were mailed. */
export async function sendTogether(
  app: TestApp,
  owner: Caller,
  { songs = ["Jahazi", "Kesho"], writers = people(2), ...choices }: Together = {},
) {
  const documents = [];
  for (const songTitle of songs)
    documents.push(await draftToSend(owner, { songTitle, publishingRightsCollaborators: writers }));
  await owner
    .post("/api/documents/send-for-signing")
    .send({ documents, ...choices })
    .expect(200);
  const emails = writers.map(({ email }) => email);
  const tokens = await Promise.all(emails.map((email) => app.tokenTo(email, "/sign-all/")));
  return { ids: documents.map(({ id }) => id), writers, emails, tokens };
}
