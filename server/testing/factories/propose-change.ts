import type { Caller, TestApp } from "#server/testing/app";
import { consentCalls } from "#server/testing/consent-calls";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";

/** A sheet of two in force, and its change that both agreed to, sent to them: with their links to that. */
export async function proposeChange(app: TestApp, owner: Caller, first?: string) {
  const { asked, answered } = consentCalls(app, "amendment");
  const { id, writers, emails, answers } = await asked(owner, {
    publishingRightsCollaborators: people(2).map((writer, index) =>
      index === 0 && first !== undefined ? { ...writer, email: first } : writer,
    ),
  });
  for (const token of answers) await answered(token, true);
  const changed = writers.map((writer, index) => ({ ...writer, percentage: index === 0 ? 90 : 10 }));
  const { content } = splitSheetBody({ publishingRightsCollaborators: changed });
  await owner.patch(`/api/documents/${id}`).send({ content }).expect(200);
  app.clock.pass(60_000);
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  const links = await Promise.all(emails.map((email) => app.linkTo(email, 2)));
  return { id, emails, links };
}
