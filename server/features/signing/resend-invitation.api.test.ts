import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { signingCalls } from "#server/testing/signing-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const linkInvalid = { code: "link_invalid", message: "This signing link is invalid or has expired." };

const app = await appForFile();
const { open, sign, signed } = signingCalls(app);
let owner: Caller;
const { read, collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const resend = (id: string, body: object = {}) =>
  owner.post(`/api/documents/${id}/resend-invitation`).send(body);

/** Until so many wait for a row that somebody else holds. */
async function waiting(count: number): Promise<void> {
  const isWaiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await app.deps.pool.query(isWaiting)).rowCount).toBe(count);
}

describe("resending", () => {
  const tooSoon = "An invitation was mailed less than a minute ago. Please wait a moment.";

  test("mails everybody who has not signed a new link and ends the old ones", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: people(3) });
    await signed(tokens[0]!);
    app.clock.pass(MINUTE);
    const { body } = await resend(id).expect(200);
    expect(body).toEqual({
      collaborator: { email: emails[1] },
      collaborators: [
        { id: expect.any(String), name: "Writer 2", email: emails[1] },
        { id: expect.any(String), name: "Writer 3", email: emails[2] },
      ],
    });
    for (const index of [1, 2]) {
      const renewed = await app.linkTo(emails[index]!, 2);
      expect((await sign(tokens[index]!).expect(404)).body).toEqual({ ...linkInvalid, hasNewerLink: true });
      await open(tokens[index]!).expect(404);
      await signed(renewed);
    }
    const invitations = (await app.mailsTo(emails[0]!)).filter(({ subject }) => /asks you/.test(subject));
    expect(invitations).toHaveLength(1);
    expect((await read(id)).status).toBe("fully_signed");
  });

  test("means the version that counts when its turn comes, also when the document came back and went out meanwhile", async () => {
    const { id, emails } = await sendSheet(app, owner);
    app.clock.pass(MINUTE);
    const holder = await app.deps.pool.connect();
    await holder.query("begin");
    await holder.query("select from documents where id = $1 for update", [id]);
    const asked: Promise<{ status: number }>[] = [];
    for (const ask of [
      async () => owner.post(`/api/documents/${id}/recall`).send({ reason: "A mistake" }),
      async () => owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }),
      async () => resend(id),
    ])
      await waiting(asked.push(ask()));
    await holder.query("commit");
    holder.release();
    const [recalled, sent, resent] = (await Promise.all(asked)).map(({ status }) => status);
    expect([recalled, sent]).toEqual([200, 200]);
    // It comes too soon after the new sending, or between the two, while nothing waits for signatures.
    expect([409, 429]).toContain(resent);
    const events = await eventsOf(app.deps.db, id);
    expect(events.map(({ event }) => event)).not.toContain("invitation_resent");
  });

  test("to one of them mails that one", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    const [first] = await collaborators(id);
    app.clock.pass(MINUTE);
    const { body } = await resend(id, { collaboratorId: first!.id }).expect(200);
    expect(body.collaborators).toEqual([{ id: first!.id, name: "Writer 1", email: emails[0] }]);
    await app.linkTo(emails[0]!, 2);
    expect(await app.mailsTo(emails[1]!)).toHaveLength(1);
    await signed(tokens[1]!);
  });

  test("takes no body at all", async () => {
    const { id } = await sendSheet(app, owner);
    app.clock.pass(MINUTE);
    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
  });

  test("waits a minute between two mails to a signer, and says how long", async () => {
    const { id, emails } = await sendSheet(app, owner);
    app.clock.pass(50 * SECOND);
    const { body, headers } = await resend(id).expect(429);
    expect(body).toEqual({ code: "too_many_requests", message: tooSoon });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(10);

    app.clock.pass(10 * SECOND);
    await resend(id).expect(200);
    await resend(id).expect(429);
    expect(await app.mailsTo(emails[0]!)).toHaveLength(2);
  });

  test("at once mails once", async () => {
    const { id, emails } = await sendSheet(app, owner);
    app.clock.pass(MINUTE);
    const responses = await Promise.all([1, 2, 3].map(() => resend(id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    for (const email of emails) expect(await app.mailsTo(email)).toHaveLength(2);
    const events = (await eventsOf(app.deps.db, id)).filter(({ event }) => event === "invitation_resent");
    expect(events).toHaveLength(2);
  });

  test("is refused for one who has signed", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const [first] = await collaborators(id);
    await signed(tokens[0]!);
    app.clock.pass(MINUTE);
    const { body } = await resend(id, { collaboratorId: first!.id }).expect(409);
    expect(body).toEqual({ code: "not_awaiting_signatures", message: "This signer has already signed." });
  });

  test("is refused for one who is not on the document", async () => {
    const { id } = await sendSheet(app, owner);
    const collaboratorId = "00000000-0000-4000-8000-000000000000";
    const { body } = await resend(id, { collaboratorId }).expect(404);
    expect(body.message).toBe("That signer is not on this document.");
  });

  test("is refused when nothing waits for signatures", async () => {
    const draft = await createSheet(owner);
    const { id, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: people(1) });
    await signed(tokens[0]!);
    for (const document of [draft.id, id]) {
      expect((await resend(document).expect(409)).body).toEqual({
        code: "not_awaiting_signatures",
        message: "This document is not waiting for signatures.",
      });
    }
  });
});
