import type { Caller, TestApp } from "#server/testing/app";
import { createSheet } from "#server/testing/factories/create-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { Document } from "#shared/contract/documents";
import type { SplitSheetInput } from "#shared/contract/split-sheet";

type Given = Partial<SplitSheetInput> & { message?: string };

/** A split sheet that was sent to its writers (two, unless given), with the tokens of the links that were mailed to them. */
export async function sendSheet(app: TestApp, owner: Caller, { message = "", ...given }: Given = {}) {
  const writers = given.publishingRightsCollaborators ?? people(2);
  const created = await createSheet(owner, { publishingRightsCollaborators: writers, ...given });
  const emails = writers.map(({ email }) => email!);
  const { body } = await owner
    .post(`/api/documents/${created.id}/send-for-signing`)
    .send({ emails, message })
    .expect(200);
  const { version } = Document.parse(body.document);
  const tokens = await Promise.all(emails.map((email) => app.linkTo(email)));
  return { id: created.id, version: version!, writers, emails, tokens };
}
