import { describe, expect, test } from "vitest";
import { remindUnread } from "#server/features/network/remind-unread";
import { notifyOfUnused } from "#server/features/payments/notify-of-unused";
import { notifyOfExpired } from "#server/features/signing/notify-of-expired";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { publishedProfile } from "#server/testing/factories/collaborator";
import { paidPayment } from "#server/testing/factories/paid-payment";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signingCalls } from "#server/testing/signing-calls";
import { paths } from "#shared/paths";

const DAY = 24 * 60 * 60 * 1000;
const app = await appForFile();
const { signed, decline } = signingCalls(app);
const deletion = consentCalls(app, "deletion");

type Switch = "email_notifications" | "document_signing_alerts" | "payment_notifications";
type Scene = { owner: Caller; ownerId: string; email: string };

/**
 * What governs each mail there is; with `email_notifications` off none goes that any switch governs. `happens` answers how many that are
 * always sent led there.
 */
const governed: Record<
  string,
  { by: Switch; announces: RegExp; happens(scene: Scene): Promise<number | void> }
> = {
  "signing.owner-alert-mail": {
    by: "document_signing_alerts",
    announces: / signed "/,
    happens: async ({ owner }) => void (await signed((await sendSheet(app, owner)).tokens[0]!)),
  },
  "consent.agreed-alert-mail": {
    by: "document_signing_alerts",
    announces: / agreed to delete "/,
    happens: async ({ owner, email }) => {
      const { answers } = await deletion.asked(owner);
      const lead = (await app.mailsTo(email)).length;
      await deletion.answered(answers[0]!, true);
      return lead;
    },
  },
  "signing.ended-mail": {
    by: "document_signing_alerts",
    announces: / declined to sign/,
    happens: async ({ owner }) => void (await decline((await sendSheet(app, owner)).tokens[0]!).expect(200)),
  },
  "signing.note-mail": {
    by: "document_signing_alerts",
    announces: / asks for a change in "/,
    happens: async ({ owner }) => {
      const note = { kind: "change", text: "My name is spelt otherwise" };
      const { tokens } = await sendSheet(app, owner);
      await app.nobody().post(`/api/sign/${tokens[0]}/notes`).send(note).expect(200);
    },
  },
  "signing.affirmed-mail": {
    by: "document_signing_alerts",
    announces: / after all \(/,
    happens: async ({ owner }) => {
      const { tokens } = await sendSheet(app, owner);
      for (const kind of ["not_me", "is_me"])
        await app.nobody().post(`/api/sign/${tokens[0]}/notes`).send({ kind }).expect(200);
    },
  },
  "signing.expired-mail": {
    by: "document_signing_alerts",
    announces: / ended$/,
    happens: async ({ owner }) => {
      await sendSheet(app, owner);
      app.clock.pass(91 * DAY);
      await notifyOfExpired(app.deps);
    },
  },
  "payments.unused-mail": {
    by: "payment_notifications",
    announces: /is paid for and waits for you/,
    happens: async ({ ownerId }) => {
      const id = await paidPayment(app.deps.pool, ownerId, "producer_agreement");
      await app.deps.pool.query("update payments set paid_at = $1 where id = $2", [app.clock.now(), id]);
      app.clock.pass(DAY + 60_000);
      await notifyOfUnused(app.deps);
    },
  },
  "network.request-mail": {
    by: "email_notifications",
    announces: /would like to work with you/,
    happens: async ({ ownerId }) => void (await askedBy(ownerId)),
  },
  "network.accepted-mail": {
    by: "email_notifications",
    announces: /accepted your request/,
    happens: async ({ owner }) => {
      const { caller: partner, user } = await app.signedIn(publishedProfile());
      const id = await request(owner, user.id);
      await partner.patch(`/api/collaboration-requests/${id}`).send({ status: "accepted" }).expect(200);
    },
  },
  "network.unread-mail": {
    by: "email_notifications",
    announces: /wrote to you/,
    happens: async ({ owner, ownerId }) => {
      const { id, partner } = await askedBy(ownerId);
      await owner.patch(`/api/collaboration-requests/${id}`).send({ status: "accepted" }).expect(200);
      await partner
        .post(`/api/collaboration-requests/${id}/messages`)
        .send({ message: "Karibu!" })
        .expect(201);
      app.clock.pass(DAY);
      await remindUnread(app.deps);
    },
  },
  // That a message came in; what support answers is always sent.
  "support.customer-mail": {
    by: "email_notifications",
    announces: /^We have your message/,
    happens: async ({ owner }) => {
      const ticket = { subject: "A question", message: "How?", category: "general" };
      await owner.post("/api/support/tickets").send(ticket).expect(201);
    },
  },
};

/** Links, answers (of support, too), receipts, papers and what is about the safety of an account: nobody may do without them. */
const always = [
  "account.export-mail",
  "admin.document-mail",
  "admin.owner-gone-mail",
  "auth.confirmation-mail",
  "auth.guesses-mail",
  "auth.password-changed-mail",
  "auth.password-reset-mail",
  "auth.security-mail",
  "consent.agreed-receipt-mail",
  "consent.outcome-mail",
  "consent.purge-mail",
  "consent.question-mail",
  "documents.unlocked-mail",
  "documents.withdrawn-mail",
  "payments.receipt-mail",
  "payments.refund-mail",
  "signing.answer-mail",
  "signing.representative-mail",
  "signing.representative-receipt-mail",
  "signing.given-back-mail",
  "signing.representation-dropped-mail",
  "signing.signed-for-mail",
  "signing.completion-mail",
  "signing.current-link-mail",
  "signing.current-links-mail",
  "signing.invitation-mail",
  "signing.reminder-mail",
  "signing.replaced-mail",
  "signing.room-code-mail",
  "signing.signature-receipt-mail",
  "signing.waiting-invitations-mail",
  "support.desk-mail",
  "verification.altered-mail",
  "verification.gone-mail",
  "verification.result-mail",
];

async function request(caller: Caller, receiverId: string): Promise<string> {
  const { body } = await caller
    .post("/api/collaboration-requests")
    .send({ receiverId, message: "Your drums on my song?" })
    .expect(201);
  return (body as { id: string }).id;
}

async function askedBy(ownerId: string) {
  const { caller: partner } = await app.signedIn();
  return { partner, id: await request(partner, ownerId) };
}

async function stage(switches: Partial<Record<Switch, boolean>>) {
  const { user, caller } = await app.signedIn(publishedProfile());
  for (const [name, isOn] of Object.entries(switches))
    await app.deps.pool.query(`update users set ${name} = $1 where id = $2`, [isOn, user.id]);
  return { user, scene: { owner: caller, ownerId: user.id, email: user.email } };
}

test("every mail there is has its place: under a switch, or always sent", async () => {
  const { rows } = await app.deps.pool.query<{ name: string }>(
    "select name from pgboss.queue where name like '%-mail' order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(governed), ...always].toSorted());
});

describe.each(Object.entries(governed))("%s", (_name, { by, announces, happens }) => {
  test(`goes while ${by} is on, with the way to switch it off, and not once it is off`, async () => {
    const wanting = await stage({});
    const lead = (await happens(wanting.scene)) ?? 0;
    const mails = (await app.mailsTo(wanting.user.email)).slice(lead);
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(announces));
    for (const { text } of mails) expect(text).toContain(`http://sahihi.test${paths.settings}`);

    for (const off of new Set<Switch>([by, "email_notifications"])) {
      const weary = await stage({ [off]: false });
      const before = (await happens(weary.scene)) ?? 0;
      expect((await app.mailsTo(weary.user.email)).slice(before)).toEqual([]);
    }
  });
});

test("a switch counts when a mail leaves, not when it was written", async () => {
  const { user, scene } = await stage({});
  const { tokens } = await sendSheet(app, scene.owner);
  app.mails.refuse("451 4.3.0 Try again later");
  await signed(tokens[0]!);
  await expect
    .poll(async () => {
      const { rowCount } = await app.deps.pool.query(
        "select from pgboss.job where name = 'signing.owner-alert-mail' and (state = 'retry' or retry_count > 0)",
      );
      return rowCount;
    })
    .toBeGreaterThan(0);
  await app.deps.pool.query("update users set document_signing_alerts = false where id = $1", [user.id]);
  app.mails.refuse(undefined);
  expect(await app.mailsTo(user.email)).toEqual([]);
});
