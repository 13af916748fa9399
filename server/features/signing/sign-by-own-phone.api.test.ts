import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf } from "#server/features/documents/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { documentCalls } from "#server/testing/document-calls";
import { recordsOf } from "#server/testing/records-of";
import { readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { confirmPhone, newPhone } from "#server/testing/factories/confirmed-phone";
import { createSheet } from "#server/testing/factories/create-sheet";
import { verify } from "#server/testing/factories/order-verification";
import { people } from "#server/testing/factories/split-sheet";
import { Collaborator, DocumentSummary } from "#shared/contract/documents";
import { Registration } from "#shared/contract/registration";
import { SignResult } from "#shared/contract/signing/acts";
import { SigningView } from "#shared/contract/signing/view";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const app = await appForFile();
const { phones } = app;
const { signed } = signingCalls(app);
const { request, answered, tokenTo } = consentCalls(app, "amendment");
let owner: Caller;
let signer: Caller;
let phone: string;
const { read } = documentCalls(() => owner);

const signingOf = (id: string) => `/api/documents/${id}/signing`;
const tokenIn = (text: string) => /\/sign\/([\w-]+)/.exec(text)![1]!;
const dashboardOf = async (who: Caller) =>
  (await who.get("/api/dashboard").expect(200)).body as Record<
    "needs_you" | "waits" | "done",
    { items: { id: string; toSign: boolean }[] }
  >;
const listed = async (who: Caller) =>
  DocumentSummary.array().parse((await who.get("/api/documents").expect(200)).body);
const signAs = async (who: Caller, id: string, body = {}) =>
  SignResult.parse((await who.post(signingOf(id)).send(body).expect(200)).body);
const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

/** A sheet of two: one with an e-mail, one with a number and, where it is given, an e-mail. */
async function sendToPhone(number: string, { email = "" } = {}) {
  const [first, second] = people(2);
  const writers = [first!, { ...second!, email, phone: number }];
  const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
  app.clock.pass(10 * MINUTE);
  const signers = writers.map(({ name, email: address, ...reached }) => ({
    name,
    ...(address && { email: address }),
    ...("phone" in reached && { phone: number }),
  }));
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ signers }).expect(200);
  await app.deps.jobs.idle();
  return { id, first: first!, second: writers[1]! };
}

beforeEach(async () => {
  app.clock.pass(60 * MINUTE);
  phones.mood = "takes";
  phone = newPhone();
  owner = (await app.signedIn()).caller;
  signer = (await app.signedIn({ firstName: "Brian", lastName: "Otieno" })).caller;
  await confirmPhone(app, signer, phone);
});

describe("whoever is signed in with the confirmed number of a signer", () => {
  test("finds the document where it needs them, signs there, and every paper says by what", async () => {
    const { id, first } = await sendToPhone(phone);
    expect((await dashboardOf(signer)).needs_you.items).toMatchObject([{ id, toSign: true }]);
    expect(await listed(signer)).toMatchObject([{ id, access: "signer", toSign: true }]);
    await signer.get(`/api/documents/${id}`).expect(200);
    const view = SigningView.parse((await signer.get(signingOf(id)).expect(200)).body);
    expect(view.collaborator).toMatchObject({ signed: false });
    const { body: asked } = await signer.get(`/api/documents/${id}/collaborators`).expect(200);
    expect(Collaborator.array().parse(asked)).toMatchObject([{ email: first.email }, { email: "", phone }]);

    const mark = { kind: "drawn", width: 704, height: 10, path: "M0 0l7 5-3 2z" };
    const result = await signAs(signer, id, { mark });
    expect(await signAs(signer, id)).toEqual(result);
    expect((await dashboardOf(signer)).waits.items).toMatchObject([{ id, toSign: false }]);
    expect(await recordsOf(app, id)).toMatchObject([
      { way: "session_phone", device: "own", capacity: "self", maskedAddress: `+254•••${phone.slice(-3)}` },
    ]);
    expect((await eventsOf(app.deps.db, id)).at(-1)).toMatchObject({
      event: "document_signed",
      details: { way: "session_phone" },
    });
    await signed(await app.linkTo(first.email));
    await app.deps.jobs.idle();
    for (const paper of ["pdf", "audit/pdf"])
      for (const reader of [owner, signer]) {
        const { body } = await reader.get(`/api/documents/${id}/${paper}`).expect(200);
        const text = (await readPdf(body as Buffer)).text.replaceAll(/\s+/g, " ");
        expect(text).toContain("Through an account with this confirmed number");
      }
    await signer.get(`/api/documents/${id}/history`).expect(200);
    const { verificationResult } = await verify(app, id);
    expect(verificationResult.collaborators.map(({ way }) => way)).toEqual(["mail_link", "session_phone"]);
    expect((await dashboardOf(signer)).done.items).toMatchObject([{ id }]);
  });

  test("is offered their own hand again, and nobody else's who has no e-mail either", async () => {
    const [sheet, next] = [await sendToPhone(phone), await sendToPhone(phone)];
    const markOf = async (who: Caller, id: string) =>
      ((await who.get(`${signingOf(id)}/mark`).expect(200)).body as { mark: object | null }).mark;
    const other = newPhone();
    const foreign = await sendToPhone(other);
    const mark = { kind: "drawn", width: 704, height: 10, path: "M0 0l7 5-3 2z" };
    await app
      .nobody()
      .post(`/api/sign/${tokenIn(phones.to(other)[0]!.text)}`)
      .send({ mark })
      .expect(200);
    expect((await read(foreign.id)).signedCount).toBe(1);
    expect(await markOf(signer, sheet.id)).toBeNull();
    const own = { ...mark, width: 700 };
    await signAs(signer, sheet.id, { mark: own });
    expect(await markOf(signer, next.id)).toEqual(own);
  });

  test("says there what societies are told of them, and of nobody else", async () => {
    const { id } = await sendToPhone(phone);
    const registrationOf = async (who: Caller) =>
      Registration.parse((await who.get(`/api/documents/${id}/registration`).expect(200)).body).people;
    expect(await registrationOf(signer)).toMatchObject([{ name: "Writer 2", isReader: true }]);
    const details = { ipiNameNumber: "14107338" };
    await signer.put(`/api/documents/${id}/registration/own`).send({ details }).expect(200);
    const [, theirs] = await registrationOf(owner);
    expect(theirs).toMatchObject({ isReader: false, details: { ipiNameNumber: "00014107338" } });
    expect(theirs!.confirmedAt).not.toBeNull();

    const before = await sendToPhone(newPhone());
    await signer.put(`/api/documents/${before.id}/registration/own`).send({ details }).expect(404);
  });

  test("is written to in the language of their account", async () => {
    await signer.patch("/api/user/settings").send({ language: "sw" }).expect(200);
    await sendToPhone(phone);
    expect(phones.to(phone).at(-1)!.text).toContain("anakuomba usaini");
    const unknown = newPhone();
    await sendToPhone(unknown);
    expect(phones.to(unknown).at(-1)!.text).not.toContain("anakuomba usaini");
  });

  test("signs by the address where both are theirs", async () => {
    const { user, caller } = await app.signedIn();
    const number = newPhone();
    await confirmPhone(app, caller, number);
    const { id } = await sendToPhone(number, { email: user.email });
    await signAs(caller, id);
    expect(await recordsOf(app, id)).toMatchObject([{ way: "session" }]);
  });

  test("opens the link in their SMS and signs once, by whichever is quicker", async () => {
    const { id } = await sendToPhone(phone);
    const token = tokenIn(phones.to(phone).at(-1)!.text);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        turn % 2 === 0 ? app.nobody().post(`/api/sign/${token}`) : signer.post(signingOf(id)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
    expect(new Set(answers.map(({ body }) => SignResult.parse(body).signatureId)).size).toBe(1);
    expect(await recordsOf(app, id)).toHaveLength(1);
  });

  test("agrees signed in to a change of what they signed by that number, without a code", async () => {
    const { id, first } = await sendToPhone(phone);
    await signAs(signer, id);
    await signed(await app.linkTo(first.email));
    await app.deps.jobs.idle();
    await request(owner, id).expect(200);
    await app.deps.jobs.idle();
    const asked = /\/confirm-unlock\/([\w-]+)/.exec(phones.to(phone).at(-1)!.text)![1]!;
    await answered(asked, true);
    await answered(await tokenTo(first.email), true);
    const { revision, content } = await read(id);
    await owner
      .patch(`/api/documents/${id}`)
      .send({ revision, content: { ...content, genre: "Benga" } })
      .expect(200);
    app.clock.pass(10 * MINUTE);
    const writers = (await read(id)).content as {
      publishingRightsCollaborators: { name: string; email: string; phone?: string }[];
    };
    const signers = writers.publishingRightsCollaborators.map(({ name, email, phone: number }) => ({
      name,
      ...(email && { email }),
      ...(number && { phone: number }),
    }));
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ signers }).expect(200);
    await app.deps.jobs.idle();
    const token = tokenIn(phones.to(phone).at(-1)!.text);
    // The link alone asks for a code; signed in with the number it asks for none, and that is what is recorded.
    expect(await codeOf(app.nobody().post(`/api/sign/${token}`).expect(403))).toBe("code_needed");
    await signer.post(`/api/sign/${token}`).expect(200);
    expect((await recordsOf(app, id)).at(-1)).toMatchObject({ way: "session_phone" });
  });
});

describe("a number gives nothing", () => {
  test("to whoever only writes it into their account", async () => {
    const { id } = await sendToPhone(phone);
    const { caller: stranger } = await app.signedIn();
    await stranger.put("/api/user/phone").send({ phone }).expect(200);
    expect(await codeOf(stranger.post(signingOf(id)).expect(404))).toBe("document_not_found");
    expect(await listed(stranger)).toEqual([]);
  });

  test("of what was sent before it was confirmed", async () => {
    const number = newPhone();
    const { id } = await sendToPhone(number);
    const { caller: successor } = await app.signedIn();
    app.clock.pass(MINUTE);
    await confirmPhone(app, successor, number);
    expect(await listed(successor)).toEqual([]);
    await successor.get(`/api/documents/${id}`).expect(404);
    await successor.get(`/api/documents/${id}/history`).expect(404);
    await successor.post(signingOf(id)).expect(404);
    // Sent to it again it is theirs to see: whoever has the number got the link, too.
    app.clock.pass(10 * MINUTE);
    await owner.post(`/api/documents/${id}/resend-invitation`).send({}).expect(200);
    expect(await listed(successor)).toMatchObject([{ id, toSign: true }]);
  });

  test("once somebody else has confirmed it, in the same session and under the lock", async () => {
    const { id } = await sendToPhone(phone);
    const { caller: successor } = await app.signedIn();
    app.clock.pass(MINUTE);
    await confirmPhone(app, successor, phone);
    expect(await codeOf(signer.post(signingOf(id)).expect(404))).toBe("document_not_found");
    expect(await listed(signer)).toEqual([]);
    // Who has it now sees nothing that was sent to the one before.
    await successor.post(signingOf(id)).expect(404);
    expect(await recordsOf(app, id)).toEqual([]);
  });

  test("once it is removed, or another one confirmed", async () => {
    const { id } = await sendToPhone(phone);
    await signer.delete("/api/user/phone").expect(200);
    await signer.post(signingOf(id)).expect(404);
    await signer.get(`/api/documents/${id}/pdf`).expect(404);
    app.clock.pass(MINUTE);
    await confirmPhone(app, signer, newPhone());
    await signer.post(signingOf(id)).expect(404);
    expect(await recordsOf(app, id)).toEqual([]);
  });

  test("once the owner has corrected it, also to whoever had the page open", async () => {
    const { id } = await sendToPhone(phone);
    await signer.get(signingOf(id)).expect(200);
    const [, asked] = Collaborator.array().parse(
      (await owner.get(`/api/documents/${id}/collaborators`).expect(200)).body,
    );
    await owner
      .post(`/api/documents/${id}/collaborators/${asked!.id}/address`)
      .send({ phone: newPhone() })
      .expect(200);
    await signer.post(signingOf(id)).expect(404);
    expect(await recordsOf(app, id)).toEqual([]);
  });

  test("thirty days after it was confirmed, until it is confirmed again", async () => {
    const { id } = await sendToPhone(phone);
    app.clock.pass(30 * DAY);
    const { id: later } = await sendToPhone(phone);
    expect(await codeOf(signer.get(signingOf(id)).expect(409))).toBe("phone_lapsed");
    expect(await codeOf(signer.post(signingOf(id)).expect(409))).toBe("phone_lapsed");
    expect(
      await codeOf(
        signer
          .post(`${signingOf(id)}/decline`)
          .send({ reason: "No" })
          .expect(409),
      ),
    ).toBe("phone_lapsed");
    // It may be somebody else's by now: what was sent to it meanwhile does not show.
    await signer.post(signingOf(later)).expect(404);
    await confirmPhone(app, signer, phone);
    await signAs(signer, id);
    await signAs(signer, later);
  });

  test("of what was sent to it while it was lost for long", async () => {
    app.clock.pass(40 * DAY);
    const { id } = await sendToPhone(phone);
    app.clock.pass(60 * DAY);
    await confirmPhone(app, signer, phone);
    await signer.get(`/api/documents/${id}`).expect(404);
    await signer.post(signingOf(id)).expect(404);
  });
});

describe("the owner", () => {
  test("who has a number of hers beside another's name has it printed", async () => {
    const number = newPhone();
    await confirmPhone(app, owner, number);
    const { id } = await sendToPhone(number);
    await signAs(owner, id);
    const { body } = await owner.get(`/api/documents/${id}/audit/pdf`).expect(200);
    const text = (await readPdf(body as Buffer)).text.replaceAll(/\s+/g, " ");
    expect(text).toContain(
      "The link of Writer 2 was sent to the phone number of the account that sent the document.",
    );
  });

  test("who confirms it only after sending has that printed, too", async () => {
    const number = newPhone();
    const { id } = await sendToPhone(number);
    await confirmPhone(app, owner, number);
    expect(await codeOf(owner.post(signingOf(id)).expect(404))).toBe("nothing_to_sign");
    app.clock.pass(10 * MINUTE);
    await owner.post(`/api/documents/${id}/resend-invitation`).send({}).expect(200);
    await signAs(owner, id);
    const { body } = await owner.get(`/api/documents/${id}/audit/pdf`).expect(200);
    const text = (await readPdf(body as Buffer)).text.replaceAll(/\s+/g, " ");
    expect(text).toContain("Writer 2 signed in the account that sent the document.");
  });
});
