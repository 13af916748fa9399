import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reconcilePayments } from "#server/features/payments/reconcile-payments";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { featuredBody, sendAgreement } from "#server/testing/factories/create-agreement";
import { orderVerification, paidOrder, verify } from "#server/testing/factories/order-verification";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { completedPayment } from "#server/testing/factories/start-payment";
import { PASSWORD } from "#server/testing/factories/user";
import { faults } from "#server/testing/paystack-server";
import { firstMissing, readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { tablesWith } from "#server/testing/tables-with";
import { Verification } from "#shared/contract/verification";
import { verdictOf } from "#shared/domain/verification-verdict";

const app = await appForFile();
const other = await startTestApp({ beside: app });
afterAll(() => other.stop());
const { signed } = signingCalls(app);
const amendment = consentCalls(app, "amendment");
let owner: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});
afterEach(async () => {
  app.paystack.lies({});
  app.paystack.ails(undefined);
  await app.paystack.start();
});

type Order = Awaited<ReturnType<typeof orderVerification>>;

const process = ({ processBody }: Pick<Order, "processBody">, at = app) =>
  at.nobody().post("/api/verify/process").send(processBody);
const processed = async (order: Order) => Verification.parse((await process(order).expect(200)).body);
const settle = ({ payment }: Order) =>
  app.nobody().post(`/api/verify/payments/${payment.id}/verify`).send({ reference: payment.reference });
const webhook = async ({ paystack }: Order, at = app) => {
  const { body, signature } = await app.paystack.event(paystack.reference);
  return at
    .nobody()
    .post("/api/paystack/webhook")
    .set({ "Content-Type": "application/json", "x-paystack-signature": signature })
    .send(body);
};
const results = async ({ email }: Order) =>
  (await app.mailsTo(email)).filter(({ subject }) => /^(Verified|Incomplete): /.test(subject));
const receipts = async ({ email }: Order) =>
  (await app.mailsTo(email)).filter(({ subject }) => subject.startsWith("Receipt"));
const pdfOf = async (verificationId: string) => {
  const { body } = await app.nobody().get(`/api/verify/results/${verificationId}/pdf`).expect(200);
  return body as Buffer;
};
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function signedSheet() {
  const sheet = await sendSheet(app, owner);
  for (const token of sheet.tokens) await signed(token);
  return sheet;
}

/** Everybody agrees to change it. */
async function amend({ id, emails }: { id: string; emails: string[] }) {
  await amendment.request(owner, id).expect(200);
  for (const email of emails) await amendment.answered(await amendment.tokenTo(email), true);
}

/** As the purge of a signed document leaves it. */
const purge = (id: string) => app.deps.pool.query("delete from documents where id = $1", [id]);

describe("what a verification says:", () => {
  test("verified, when everybody has signed, and when each of them did", async () => {
    const { id, version, writers } = await signedSheet();
    const result = await verify(app, id);
    expect(result).toMatchObject({
      verificationStatus: "verified",
      document: {
        id,
        type: "split_sheet",
        title: "Nairobi Nights",
        version: 1,
        sha256: version.sha256,
        endedAt: null,
      },
      verificationResult: {
        songTitle: "Nairobi Nights",
        artistName: "Amina Wanjiru",
        totalCollaborators: 2,
        totalSigned: 2,
        collaborators: writers.map(({ name, role }) => ({ name, role, signed: true })),
      },
      signedVersion: null,
    });
    expect(result.verificationId).toMatch(/^VID-[0-9A-HJKMNP-TV-Z]{12}$/);
    for (const { signedAt } of result.verificationResult.collaborators)
      expect(signedAt! <= result.verifiedAt).toBe(true);
    const said = "Version 1 was in force at that time. Its text is the one that was sent and signed.";
    expect(verdictOf(result, () => "").sentences).toContain(said);
    expect((await readPdf(await pdfOf(result.verificationId))).text.replace(/\s+/g, " ")).toContain(said);
  });

  test.each([
    [
      "the text of its version",
      "update document_versions set canonical = replace(canonical, 'Nairobi', 'Mombasa') where document_id = $1",
      "update document_versions set canonical = replace(canonical, 'Mombasa', 'Nairobi') where document_id = $1",
    ],
    [
      "the text with its hash",
      "update document_versions set canonical = canonical || ' ', sha256 = encode(sha256(convert_to(canonical || ' ', 'UTF8')), 'hex') where document_id = $1",
      "update document_versions set canonical = rtrim(canonical), sha256 = encode(sha256(convert_to(rtrim(canonical), 'UTF8')), 'hex') where document_id = $1",
    ],
    [
      "the id of a signature",
      "update signatures set signature_id = reverse(signature_id) where signer_id in (select id from signers where document_id = $1)",
      "update signatures set signature_id = reverse(signature_id) where signer_id in (select id from signers where document_id = $1)",
    ],
    [
      "a byte of its sealed PDF",
      "update issued_pdfs set bytes = set_byte(bytes, 900, (get_byte(bytes, 900) + 1) % 256) where version_id in (select id from document_versions where document_id = $1)",
      "update issued_pdfs set bytes = set_byte(bytes, 900, (get_byte(bytes, 900) + 255) % 256) where version_id in (select id from document_versions where document_id = $1)",
    ],
  ])("nothing, while %s is not what was sent and signed; the payment waits", async (_, change, restore) => {
    const { id } = await signedSheet();
    await expect
      .poll(
        async () =>
          (
            await app.deps.pool.query(
              "select 1 from issued_pdfs p join document_versions v on v.id = p.version_id where v.document_id = $1",
              [id],
            )
          ).rowCount,
      )
      .toBe(1);
    const order = await paidOrder(app, id);
    const logged = vi.spyOn(app.deps.log, "error").mockImplementation(() => undefined);
    await app.deps.pool.query(change, [id]);
    expect((await process(order).expect(409)).body.code).toBe("document_altered");
    expect(logged.mock.calls).toContainEqual([
      { documentId: id, version: 1 },
      expect.stringContaining("not what was sent and signed"),
    ]);
    expect(await results(order)).toEqual([]);
    expect((await process(order).expect(409)).body.code).toBe("document_altered");
    const told = async () =>
      (await app.mailsTo(order.email)).filter(({ subject }) => subject.includes("not verified"));
    await expect.poll(async () => (await told()).length).toBe(1);
    const text = (await told())[0]!.text.replaceAll(/\s+/g, " ");
    expect(text).toContain("Your payment is kept for this document");
    expect(text).toContain("You can have your money back instead");
    logged.mockRestore();
    await app.deps.pool.query(restore, [id]);
    expect(await processed(order)).toMatchObject({
      verificationStatus: "verified",
      document: { asSent: true },
    });
  });

  test("incomplete, when somebody has not signed, also while the owner has locked it", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    await signed(tokens[0]!);
    const expected = {
      verificationStatus: "incomplete",
      verificationResult: { totalCollaborators: 2, totalSigned: 1 },
      signedVersion: null,
    };
    expect(await verify(app, id)).toMatchObject(expected);
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    const { verificationResult, ...locked } = await verify(app, id);
    expect({ ...locked, verificationResult }).toMatchObject(expected);
    expect(
      verificationResult.collaborators.map(({ signed: has, signedAt }) => [has, signedAt !== null]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test("whose link somebody opened who is somebody else, until that is taken back", async () => {
    const { id, tokens, writers } = await sendSheet(app, owner);
    const say = (kind: string) =>
      app.nobody().post(`/api/sign/${tokens[1]}/notes`).send({ kind, text: "Not for others" }).expect(200);
    await say("not_me");
    const said = `whoever opened the link of ${writers[1]!.name} said that they are somebody else.`;
    const { facts } = (await verify(app, id)).verificationResult;
    expect(facts.filter((fact) => fact.endsWith(said))).toHaveLength(1);
    expect(facts.join(" ")).not.toContain("Not for others");
    // The document's own papers say it in the same words.
    const papers = async () => {
      const both = ["pdf", "audit/pdf"].map((paper) =>
        owner.get(`/api/documents/${id}/${paper}`).expect(200),
      );
      const read = await Promise.all((await Promise.all(both)).map(({ body }) => readPdf(body as Buffer)));
      return read.map(({ text }) => text.replace(/\s+/g, " "));
    };
    for (const paper of await papers()) expect(paper).toContain(said);
    await say("is_me");
    expect((await verify(app, id)).verificationResult.facts.join(" ")).not.toContain("somebody else");
    const [pdf] = await papers();
    expect(pdf).not.toContain("somebody else");
  });

  test("of an agreement the song, the artist and both parties in their roles", async () => {
    const { id } = await sendAgreement(app, owner, featuredBody());
    const { document, verificationResult } = await verify(app, id);
    expect(document.type).toBe("featured_artist_agreement");
    expect(verificationResult).toMatchObject({ totalCollaborators: 2, totalSigned: 0 });
    const roles = verificationResult.collaborators.map(({ role }) => role);
    expect(roles).toEqual(["Primary Artist", "Featured Artist"]);
    expect(verificationResult.artistName).toBe(verificationResult.collaborators[0]!.name);
    expect(verificationResult.songTitle).not.toBe("");
  });

  test("of one that was taken back, that no signature on it counts", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    await signed(tokens[0]!);
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "A name is wrong" }).expect(200);
    const { document, verificationStatus, verificationResult, signedVersion } = await verify(app, id);
    expect(verificationStatus).toBe("incomplete");
    expect(document.endedAt).not.toBeNull();
    expect(verificationResult.totalSigned).toBe(0);
    expect(verificationResult.collaborators.map((one) => [one.signed, one.signedAt !== null])).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(signedVersion).toBeNull();
  });

  test("of one that is being changed, that its version in force is signed: while drafted, proposed and taken back", async () => {
    const { id, emails } = await signedSheet();
    await amend({ id, emails });
    const binding = {
      verificationStatus: "verified",
      document: { version: 1, endedAt: null },
      verificationResult: { totalSigned: 2, totalCollaborators: 2 },
      signedVersion: null,
    } as const;
    const told = async (change: Verification["change"]) => {
      const result = await verify(app, id);
      expect(result).toMatchObject(binding);
      expect(result.change).toEqual(change && { ...change, since: expect.any(String) });
      return verdictOf(result, () => "that day").sentences.join(" ");
    };
    expect(await told({ state: "drafted", since: "", version: null })).toContain(
      "On that day everybody it binds agreed that it may be changed, and no changed version is out for signing. Version 1 is in force until everybody on it and on the changed version has signed.",
    );
    app.clock.pass(60_000);
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    expect(await told({ state: "proposed", since: "", version: 2 })).toContain(
      "Version 2 was sent for signing on that day to replace it, and not everybody has signed that one.",
    );
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "Too early" }).expect(200);
    await told({ state: "drafted", since: "", version: null });
    // A mailbox gets one invitation a minute.
    app.clock.pass(60_000);
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    for (const email of emails) await signed(await app.linkTo(email, 3));
    expect(await verify(app, id)).toMatchObject({ ...binding, document: { version: 3 }, change: null });
  });

  test("in the mail as on the certificate: what signers have in common, and that identities are not checked", async () => {
    const order = await paidOrder(app, (await signedSheet()).id);
    const { verificationResult } = await processed(order);
    const told = (await results(order))[0]!.text.replace(/\s+/g, " ");
    expect(verificationResult.facts).not.toEqual([]);
    for (const fact of verificationResult.facts) expect(told).toContain(fact);
    expect(told).toContain("not who is right: identities are not checked by us");
  });

  test("neither addresses nor shares: not in the answer, the certificate or the mail", async () => {
    const { id, emails } = await signedSheet();
    const order = await paidOrder(app, id);
    const result = await processed(order);
    const [mail] = await results(order);
    const { text } = await readPdf(await pdfOf(result.verificationId));
    for (const told of [JSON.stringify(result), text, mail!.text, mail!.html]) {
      for (const email of emails) expect(told).not.toContain(email);
      expect(told).not.toMatch(/\b50\s*%|percentage|"share"/);
    }
  });
});

describe("POST /api/verify/process", () => {
  test("again gives the same answer, also after more have signed and elsewhere, and asks the provider no more", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const order = await paidOrder(app, id);
    const first = await processed(order);
    const asked = app.paystack.calls.length;
    for (const token of tokens) await signed(token);
    expect(await processed(order)).toEqual(first);
    expect((await process(order, other).expect(200)).body).toEqual(first);
    expect(app.paystack.calls).toHaveLength(asked);
    expect(await results(order)).toHaveLength(1);
    expect((await verify(app, id)).verificationStatus).toBe("verified");
  });

  test("opens one document only, and nothing for another address", async () => {
    const [paidFor, another] = [await signedSheet(), await signedSheet()];
    const order = await paidOrder(app, paidFor.id);
    const { processBody } = order;
    const wrong = [
      { ...processBody, documentId: another.id },
      { ...processBody, verifierInfo: { ...processBody.verifierInfo, email: "else@example.com" } },
    ];
    const expectError = async () => {
      for (const body of wrong)
        expect((await process({ processBody: body }).expect(409)).body.code).toBe("verification_bound");
    };
    await expectError();
    await processed(order);
    await expectError();
    expect(await app.mailsTo("else@example.com")).toEqual([]);
  });

  test("takes no reference that was not started here", async () => {
    const { id } = await signedSheet();
    const { processBody } = await orderVerification(app, id);
    const { reference } = await completedPayment(app, owner);
    for (const paymentReference of [reference, "VER_made-up", "../paid", "VER_x%", "VER_\u0000"]) {
      const { body } = await process({ processBody: { ...processBody, paymentReference } }).expect(404);
      expect(body.code).toBe("payment_not_found");
    }
  });

  test("takes the address in any case, and the provider's own reference", async () => {
    app.paystack.keepsToItsAlphabet(true);
    const order = await paidOrder(app, (await signedSheet()).id);
    app.paystack.keepsToItsAlphabet(false);
    const { processBody, paystack, email } = order;
    const result = await processed(order);
    const verifierInfo = { ...processBody.verifierInfo, email: ` ${email.toUpperCase()} ` };
    const body = { ...processBody, verifierInfo, paymentReference: paystack.reference };
    expect((await process({ processBody: body }).expect(200)).body).toEqual(result);
  });

  test("of what nobody has paid, or a card was declined for, gives nothing until it is paid", async () => {
    const order = await orderVerification(app, (await signedSheet()).id);
    expect((await process(order).expect(402)).body.code).toBe("payment_failed");
    await app.paystack.pay(order.paystack.reference, "declined_card");
    expect((await process(order).expect(402)).body.code).toBe("payment_failed");
    await app.paystack.pay(order.paystack.reference);
    await processed(order);
  });

  test("of M-Pesa that waits for the phone says so, and gives the answer once it has confirmed", async () => {
    const order = await orderVerification(app, (await signedSheet()).id);
    await app.paystack.pay(order.paystack.reference, "mpesa");
    expect((await process(order).expect(402)).body.code).toBe("payment_not_completed");
    expect((await settle(order).expect(200)).body.status).toBe("pending");
    app.paystack.pass(60_000);
    expect((await settle(order).expect(200)).body.status).toBe("completed");
    expect((await processed(order)).verificationStatus).toBe("verified");
  });

  test.each([
    { amount: 1999 },
    { amount: 0 },
    { currency: "NGN" },
    { domain: "live" },
    { reference: "VER_other" },
  ])(
    "of a provider's answer that is not about this payment (%j) gives nothing, nor by the webhook",
    async (lie) => {
      const order = await paidOrder(app, (await signedSheet()).id);
      app.paystack.lies(lie);
      expect((await process(order).expect(402)).body.code).toBe("payment_failed");
      await webhook(order);
      expect(await app.mailsTo(order.email)).toEqual([]);
      app.paystack.lies({});
      await processed(order);
    },
  );

  test("while the provider is down or answers with a 500 says so, and loses nothing", async () => {
    const order = await paidOrder(app, (await signedSheet()).id);
    app.paystack.ails(faults["a 500"]);
    expect((await process(order).expect(502)).body.code).toBe("provider_failed");
    app.paystack.ails(undefined);
    await app.paystack.stop();
    expect((await process(order).expect(502)).body.code).toBe("provider_failed");
    await app.paystack.start();
    await processed(order);
    expect(await results(order)).toHaveLength(1);
  });

  test("while the provider hangs is told by the webhook, also whoever has been waiting for the provider", async () => {
    const order = await paidOrder(app, (await signedSheet()).id);
    app.paystack.ails("hangs");
    const before = app.paystack.calls.length;
    const waiting = process(order).then(({ status, body }) => ({ status, body: body as unknown }));
    await expect.poll(() => app.paystack.calls.length).toBeGreaterThan(before);
    await webhook(order);
    const response = await processed(order);
    await app.paystack.stop();
    expect(await waiting).toEqual({ status: 200, body: response });
  });
});

describe("one payment makes one verification, one certificate and one mail:", () => {
  const expectOne = async (order: Order, responses: { status: number; body: unknown }[]) => {
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const [mail, ...more] = await results(order);
    expect(more).toEqual([]);
    const { verificationId } = Verification.parse(responses[0]!.body);
    expect(mail!.attachments[0]!.content.equals(await pdfOf(verificationId))).toBe(true);
    expect(await receipts(order)).toHaveLength(1);
  };

  test("processed ten times at once, at two servers", async () => {
    const order = await paidOrder(app, (await signedSheet()).id);
    await expectOne(
      order,
      await Promise.all(Array.from({ length: 10 }, (_, turn) => process(order, turn % 2 ? app : other))),
    );
  });

  test("with the webhook before", async () => {
    const order = await paidOrder(app, (await signedSheet()).id);
    await webhook(order);
    await expectOne(order, [await process(order)]);
  });

  test("with the webhook after, again and again", async () => {
    const order = await paidOrder(app, (await signedSheet()).id);
    const response = await process(order);
    for (let time = 0; time < 3; time++) await webhook(order);
    await expectOne(order, [response, await process(order)]);
  });

  test("with webhooks, verify and process all at once, at two servers", async () => {
    const order = await paidOrder(app, (await signedSheet()).id);
    const [responses] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, (_, turn) => process(order, turn % 2 ? app : other))),
      ...Array.from({ length: 3 }, (_, turn) => webhook(order, turn % 2 ? app : other)),
      settle(order),
    ]);
    await expectOne(order, responses);
  });

  test("with nobody there and the webhook lost: asking after ten minutes brings them", async () => {
    const order = await paidOrder(app, (await signedSheet()).id);
    app.clock.pass(11 * 60_000);
    await Promise.all([reconcilePayments(app.deps), reconcilePayments(other.deps)]);
    await expectOne(order, [await process(order)]);
  });

  test("with nobody there: the webhook alone brings receipt, result and certificate", async () => {
    const order = await paidOrder(app, (await signedSheet()).id);
    expect((await webhook(order)).status).toBe(200);
    const [mail] = await results(order);
    expect(mail!.subject).toBe('Verified: "Nairobi Nights" (split sheet)');
    const [receipt] = await receipts(order);
    expect(receipt!.text).toContain(`http://sahihi.test/verify?payment=${order.payment.id}`);
    const verificationId = /VID-\w{12}/.exec(mail!.text)![0];
    const { body } = await app.nobody().get(`/api/verify/payments/${order.payment.id}`).expect(200);
    expect(body).toMatchObject({ status: "completed", verificationId });
    await expectOne(order, [await process(order)]);
  });
});

describe("a document that is deleted", () => {
  test("before it is paid for: the payer is told once that the money comes back, and whoever runs the service too", async () => {
    const { id } = await sendSheet(app, owner);
    const order = await paidOrder(app, id);
    await owner.delete(`/api/documents/${id}`).send({ password: PASSWORD }).expect(204);
    // The job is done by whichever server takes it.
    const logged = vi.fn<(about: unknown, text?: string) => void>();
    const spies = [app, other].map(({ deps }) => vi.spyOn(deps.log, "error").mockImplementation(logged));
    expect((await process(order).expect(409)).body).toEqual({
      code: "document_gone",
      message:
        "This document was deleted before it could be verified. Please contact support for your money back.",
    });
    await process(order).expect(409);
    await webhook(order);
    const mails = await app.mailsTo(order.email);
    expect(mails.map(({ subject }) => subject).filter((subject) => !subject.startsWith("Receipt"))).toEqual([
      "Your 20 KES back: the document was deleted before it could be verified",
    ]);
    const [receipt] = await receipts(order);
    const receiptNumber = /SAH-[\d-]+/.exec(receipt!.subject)![0];
    expect(mails.every(({ text }) => text.includes(receiptNumber))).toBe(true);
    expect(logged.mock.calls).toEqual([
      [
        expect.objectContaining({ paymentId: order.payment.id, receiptNumber }),
        expect.stringContaining("money"),
      ],
    ]);
    for (const spy of spies) spy.mockRestore();
    const { rows } = await app.deps.pool.query(
      `select o.email from payments p join verification_orders o on o.payment_id = p.id
       where p.status = 'completed' and p.used_at is null and o.document_id is null`,
    );
    expect(rows).toContainEqual({ email: order.email });
  });

  test("after it was verified: nothing of it is left here, and the answer says so without promising money", async () => {
    const word = "Zanzibarblues";
    const sheet = await sendSheet(app, owner, { songTitle: word, artistName: "Amina" });
    const order = await paidOrder(app, sheet.id);
    const { verificationId } = await processed(order);
    await results(order);
    await purge(sheet.id);
    const { body } = await process(order).expect(409);
    expect(body.code).toBe("document_gone");
    expect(body.message).not.toContain("money");
    await app.nobody().get(`/api/verify/results/${verificationId}`).expect(404);
    expect((await tablesWith(app, word)).filter((table) => /verif|payment|pgboss/.test(table))).toEqual([]);
  });
});

describe("GET /api/verify/results/{verificationId}", () => {
  test("gives whoever has the id the answer and the certificate, however they typed it", async () => {
    const result = await verify(app, (await signedSheet()).id);
    const { verificationId } = result;
    const typed = verificationId.toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
    for (const id of [verificationId, typed, ` ${typed} `]) {
      const address = `/api/verify/results/${encodeURIComponent(id)}`;
      expect((await app.nobody().get(address).expect(200)).body).toEqual(result);
    }
  });

  test.each(["VID-000000000000", "VID", "x", "%00", "VID-%2e%2e"])("finds nothing as %s", async (id) => {
    const { body } = await app.nobody().get(`/api/verify/results/${id}`).expect(404);
    expect(body.code).toBe("verification_not_found");
    await app.nobody().get(`/api/verify/results/${id}/pdf`).expect(404);
  });

  test("its certificate is the one that was mailed, says it all, and is known to the file check", async () => {
    const order = await paidOrder(app, (await signedSheet()).id);
    const result = await processed(order);
    const bytes = await pdfOf(result.verificationId);
    const { text, title, language } = await readPdf(bytes);
    const { document } = result;
    expect({ title, language }).toEqual({
      title: "Signature verification: Nairobi Nights",
      language: "en-GB",
    });
    const said = [
      "Nairobi Nights",
      "by Amina Wanjiru",
      "Verified: everybody has signed",
      "Writer 1",
      "Writer 2",
      result.verificationId,
      "Wanjiku Kamau, Kilimani Sync",
      document.id,
      document.sha256.replace(/.{8}(?=.)/g, "$& "),
      `http://sahihi.test/verify?verification=${result.verificationId}`,
    ];
    expect(firstMissing(text, said)).toBeNull();
    const [mail] = await results(order);
    expect(mail!.attachments).toMatchObject([
      { filename: `Verification ${result.verificationId}.pdf`, contentType: "application/pdf" },
    ]);
    expect(mail!.attachments[0]!.content.equals(bytes)).toBe(true);
    const check = await app
      .nobody()
      .post("/api/verify/file")
      .send({ sha256: sha256(bytes) })
      .expect(200);
    expect(check.body).toMatchObject({
      known: true,
      is: "verification",
      verificationId: result.verificationId,
    });
  });
});

describe("an order that nobody has paid for a week", () => {
  const DAY = 24 * 60 * 60_000;
  const forgotten = async () => {
    const { id } = await sendSheet(app, owner);
    const order = await orderVerification(app, id);
    app.clock.pass(7 * DAY - 60_000);
    await reconcilePayments(app.deps);
    expect(await tablesWith(app, order.email)).toEqual(["public.payments", "public.verification_orders"]);
    app.clock.pass(120_000);
    await reconcilePayments(app.deps);
    expect(await tablesWith(app, order.email)).toEqual([]);
    return order;
  };

  test("leaves nothing of who asked, and one that was paid stays", async () => {
    const { id } = await sendSheet(app, owner);
    const paid = await paidOrder(app, id);
    await processed(paid);
    await app.deps.jobs.idle();
    await forgotten();
    expect(await tablesWith(app, paid.email)).toEqual(["public.payments", "public.verification_orders"]);
  });

  test("is given to whoever comes back with its reference and has paid after all", async () => {
    const order = await forgotten();
    await process(order).expect(402);
    await app.paystack.pay(order.paystack.reference);
    const { verificationId } = await processed(order);
    expect(await results(order)).toHaveLength(1);
    expect(await receipts(order)).toHaveLength(1);
    await process({
      processBody: {
        ...order.processBody,
        verifierInfo: { email: "else@example.com", name: "Else", company: "" },
      },
    }).expect(409);
    expect((await processed(order)).verificationId).toBe(verificationId);
  });

  test("is reported when it is paid and nobody comes back", async () => {
    const order = await forgotten();
    const logged = vi.fn<(about: unknown, text?: string) => void>();
    const spies = [app, other].map(({ deps }) => vi.spyOn(deps.log, "error").mockImplementation(logged));
    await app.paystack.pay(order.paystack.reference);
    expect((await webhook(order)).status).toBe(200);
    await app.deps.jobs.idle();
    for (const spy of spies) spy.mockRestore();
    expect(logged.mock.calls).toEqual([
      [
        expect.objectContaining({ paymentId: order.payment.id }),
        expect.stringContaining("give the money back"),
      ],
    ]);
    expect(await results(order)).toEqual([]);
    await processed(order);
    expect(await results(order)).toHaveLength(1);
  });
});
