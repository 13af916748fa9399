import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf } from "#server/features/documents/index";
import { notifyOfExpired } from "#server/features/signing/notify-of-expired";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { signingCalls } from "#server/testing/signing-calls";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";

const DAY = 24 * 60 * 60 * 1000;

const app = await appForFile();
const { signed, decline } = signingCalls(app);
let owner: Caller;
let ownerEmail: string;

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  [owner, ownerEmail] = [caller, user.email];
});

const mailsOfExpired = async () =>
  (await app.mailsTo(ownerEmail)).filter(({ subject }) => subject.endsWith("ended"));

describe("links that end unsigned", () => {
  test("are told to the owner once, by name, with the way to resend", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner, {
      publishingRightsCollaborators: people(3),
    });
    await signed(tokens[0]!);
    app.clock.pass(90 * DAY - 60_000);
    await notifyOfExpired(app.deps);
    expect(await mailsOfExpired()).toEqual([]);

    app.clock.pass(60_000);
    await Promise.all([notifyOfExpired(app.deps), notifyOfExpired(app.deps)]);
    const [mail, ...more] = await mailsOfExpired();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('The signing links of Writer 2 and Writer 3 for "Nairobi Nights" ended');
    expect(mail!.text).toContain(emails[2]);
    expect(mail!.text).not.toContain(emails[0]);
    expect(mail!.text).toContain(`http://sahihi.test/view/${id}`);
    app.clock.pass(5 * DAY);
    await notifyOfExpired(app.deps);
    expect(await mailsOfExpired()).toHaveLength(1);
    const events = await eventsOf(app.deps.db, id);
    expect(events.filter(({ event }) => event === "invitation_expired")).toHaveLength(2);
  });

  test("are one mail a document and day, though they end hour by hour", async () => {
    const { id } = await sendSheet(app, owner);
    const { body } = await owner.get(`/api/documents/${id}/collaborators`).expect(200);
    app.clock.pass(60 * 1000);
    await owner
      .post(`/api/documents/${id}/resend-invitation`)
      .send({ collaboratorId: body[0].id })
      .expect(200);
    app.clock.pass(90 * DAY - 60 * 1000);
    await notifyOfExpired(app.deps);
    app.clock.pass(60 * 1000);
    await notifyOfExpired(app.deps);
    expect(await mailsOfExpired()).toHaveLength(1);
    app.clock.pass(DAY);
    await notifyOfExpired(app.deps);
    expect((await mailsOfExpired()).map(({ subject }) => subject)).toEqual([
      'The signing link of Writer 2 for "Nairobi Nights" ended',
      'The signing link of Writer 1 for "Nairobi Nights" ended',
    ]);
  });

  test("are told again when they were renewed and end again", async () => {
    const { id } = await sendSheet(app, owner);
    app.clock.pass(90 * DAY);
    await notifyOfExpired(app.deps);
    expect(await mailsOfExpired()).toHaveLength(1);
    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
    app.clock.pass(90 * DAY);
    await notifyOfExpired(app.deps);
    expect(await mailsOfExpired()).toHaveLength(2);
  });

  test("are nobody's concern when the document was taken back, declined, locked or deleted", async () => {
    const [recalled, declined, locked] = [
      await sendSheet(app, owner),
      await sendSheet(app, owner),
      await sendSheet(app, owner),
    ];
    await owner.post(`/api/documents/${recalled.id}/recall`).send({ reason: "A mistake" }).expect(200);
    await decline(declined.tokens[0]!).expect(200);
    await owner.patch(`/api/documents/${locked.id}/lock`).expect(200);
    app.clock.pass(90 * DAY);
    await notifyOfExpired(app.deps);
    expect(await mailsOfExpired()).toEqual([]);
  });
});
