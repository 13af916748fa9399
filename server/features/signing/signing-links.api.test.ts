import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { signingCalls } from "#server/testing/signing-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { consentCalls } from "#server/testing/consent-calls";
import { tablesWith } from "#server/testing/tables-with";
import { people } from "#server/testing/factories/split-sheet";
import { SigningView } from "#shared/contract/signing/view";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const linkInvalid = { code: "link_invalid", message: "This signing link is invalid or has expired." };

const app = await appForFile();
const { open, sign, signed } = signingCalls(app);
let owner: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

describe("a token", () => {
  test("stands in no answer and in no table", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const responses = [
      await owner.get("/api/documents"),
      await owner.get(`/api/documents/${id}`),
      await owner.get(`/api/documents/${id}/collaborators`),
      ...(await Promise.all(tokens.map((token) => open(token)))),
      ...(await Promise.all(tokens.map((token) => sign(token)))),
    ];
    for (const { text } of responses) {
      for (const token of tokens) expect(text).not.toContain(token);
    }
    for (const token of tokens) {
      expect(await tablesWith(app, token)).toEqual([]);
      expect(await tablesWith(app, app.deps.secrets.hashToken(token))).toContain("public.signers");
    }
  });

  test("waits in its mail sealed while the mail cannot leave", async () => {
    app.mails.refuse("451 4.3.0 Try again later");
    const { id, content } = await createSheet(owner, { publishingRightsCollaborators: people(1) });
    const { email } = content.publishingRightsCollaborators[0]!;
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [email] })
      .expect(200);
    const waiting = await app.deps.pool.query(
      "select from pgboss.job where name = 'signing.invitation-mail' and state < 'completed'",
    );
    expect(waiting.rowCount).toBe(1);
    app.mails.refuse(undefined);
    expect(await tablesWith(app, await app.linkTo(email))).toEqual([]);
  });

  test("stays out of the table that counts downloads", async () => {
    const { tokens } = await sendSheet(app, owner);
    await app.nobody().get(`/api/sign/${tokens[0]}/pdf`).expect(200);
    expect(await tablesWith(app, tokens[0]!)).toEqual([]);
  });

  test.each(["unknown", "x".repeat(43), "%00", "%2e%2e%2f", "'; drop table signers; --"])(
    "that nobody was mailed, %s, opens nothing",
    async (token) => {
      const path = `/api/sign/${encodeURIComponent(token)}`;
      expect((await app.nobody().get(path).expect(404)).body).toEqual(linkInvalid);
      expect((await app.nobody().post(path).expect(404)).body).toEqual(linkInvalid);
      expect((await app.nobody().get(`${path}/pdf`).expect(404)).body).toEqual(linkInvalid);
    },
  );
});

describe("a signing link", () => {
  test("works for 90 days", async () => {
    const { id, tokens, emails } = await sendSheet(app, owner);
    app.clock.pass(90 * DAY - MINUTE);
    await signed(tokens[0]!);
    app.clock.pass(MINUTE);
    const expired = {
      code: "link_expired",
      message: "This signing link has expired.",
    };
    expect((await open(tokens[1]!).expect(404)).body).toEqual(expired);
    expect((await sign(tokens[1]!).expect(404)).body).toEqual(expired);
    await app.nobody().get(`/api/sign/${tokens[1]}/pdf`).expect(404);

    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
    expect(await signed(await app.linkTo(emails[1]!, 2))).toMatchObject({ allSigned: true });
  });

  test.each([
    ["while a new one is out to replace it", true],
    ["after its owner's account was deleted", false],
  ])("of a version in force that has ended is sent anew to whoever signed it, %s", async (_, isReplaced) => {
    const { user, caller } = await app.signedIn();
    const { id, emails } = await signSheet(app, caller);
    const [email] = emails as [string];
    const link = await app.linkTo(email);
    if (isReplaced) {
      const { request, answered, tokenTo } = consentCalls(app, "amendment");
      await request(caller, id).expect(200);
      for (const each of emails) await answered(await tokenTo(each), true);
      app.clock.pass(90 * DAY);
      await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    } else {
      const admin = await app.signedIn({ role: "admin" });
      await admin.caller.delete(`/api/admin/users/${user.id}`).send({ password: PASSWORD }).expect(204);
      app.clock.pass(90 * DAY);
    }
    app.clock.pass(DAY);
    expect((await open(link).expect(404)).body.code).toBe("link_expired");
    await app.nobody().post(`/api/sign/${link}/current`).expect(200);
    await app.deps.jobs.idle();
    const mails = await app.mailsTo(email);
    const mail = mails.find(({ subject }) => subject === 'Your link for "Nairobi Nights" (split sheet)')!;
    expect(mail.text).not.toContain(".invalid");
    expect(mail.text.replace(/\s+/g, " ")).toContain(
      'It opens the split sheet of "Nairobi Nights", where nothing is left for you to sign.',
    );
    const renewed = /\/sign\/([\w-]+)/.exec(mail.text)![1]!;
    const view = SigningView.parse((await open(renewed).expect(200)).body);
    expect(view.inForce).not.toBeNull();
  });

  test("of a version in force that was signed by SMS is sent anew by SMS", async () => {
    const [first, second] = people(2);
    const phone = "+254746000001";
    const { id } = await createSheet(owner, {
      publishingRightsCollaborators: [first!, { ...second!, email: "", phone }],
    });
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [first!.email] })
      .expect(200);
    await app.deps.jobs.idle();
    const linkOf = () => /\/sign\/([\w-]+)/.exec(app.phones.to(phone).at(-1)!.text)![1]!;
    const link = linkOf();
    await signed(link);
    await signed(await app.linkTo(first!.email));
    await app.deps.jobs.idle();
    app.clock.pass(91 * DAY);
    expect((await open(link).expect(404)).body.code).toBe("link_expired");
    await app.nobody().post(`/api/sign/${link}/current`).expect(200);
    await app.deps.jobs.idle();
    expect(app.phones.to(phone).at(-1)!.text).toMatch(/^Your link for "Nairobi Nights": /);
    await open(linkOf()).expect(200);
  });

  test("says when it ends", async () => {
    const { tokens, version } = await sendSheet(app, owner);
    const { body } = await open(tokens[0]!).expect(200);
    const { expiresAt } = SigningView.parse(body);
    expect(Date.parse(expiresAt) - Date.parse(version.sentAt)).toBe(90 * DAY);
  });
});
