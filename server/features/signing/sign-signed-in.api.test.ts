import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "#server/orm";
import { users } from "#server/db/tables/auth";
import { eventsOf } from "#server/features/documents/index";
import { startTestApp, type Caller, type TestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { recordsOf } from "#server/testing/records-of";
import { signingCalls } from "#server/testing/signing-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { verify } from "#server/testing/factories/order-verification";
import { readPdf } from "#server/testing/read-pdf";
import { Document, DocumentSummary } from "#shared/contract/documents";
import { SignResult } from "#shared/contract/signing/acts";
import { SigningView } from "#shared/contract/signing/view";

const DAY = 24 * 60 * 60 * 1000;

const app = await appForFile();
const { signed } = signingCalls(app);
let owner: Caller;
let ownerEmail: string;
const { read } = documentCalls(() => owner);

const signingOf = (id: string) => `/api/documents/${id}/signing`;
const open = async (caller: Caller, id: string, query = {}) =>
  SigningView.parse((await caller.get(signingOf(id)).query(query).expect(200)).body);
const signAs = async (caller: Caller, id: string, body = {}) =>
  SignResult.parse((await caller.post(signingOf(id)).send(body).expect(200)).body);
const listedToSign = async (caller: Caller) =>
  DocumentSummary.array()
    .parse((await caller.get("/api/documents").expect(200)).body)
    .map(({ toSign }) => toSign);
/** Sent to the owner and one more. */
function sendOwn() {
  const [amina, brian] = people(2);
  return sendSheet(app, owner, { publishingRightsCollaborators: [{ ...amina!, email: ownerEmail }, brian!] });
}

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  owner = caller;
  ownerEmail = user.email;
});

describe("the owner of a sheet that she is on", () => {
  test("is offered her name as she drew it last, and nobody else's", async () => {
    const mark = { kind: "drawn", width: 704, height: 10, path: "M0 0l7 5-3 2z" };
    const [first, second] = [await sendOwn(), await sendOwn()];
    const lastOf = async (id: string) =>
      (await owner.get(`${signingOf(id)}/mark`).expect(200)).body as object;
    expect(await lastOf(second.id)).toEqual({ mark: null });
    await app.nobody().post(`/api/sign/${first.tokens[1]}`).send({ mark }).expect(200);
    expect(await lastOf(second.id)).toEqual({ mark: null });
    const another = { kind: "typed", width: 700, height: 20, path: "M0 0l7 5-3 2z" };
    await signAs(owner, first.id, { mark: another });
    expect(await lastOf(second.id)).toEqual({ mark: another });
    const { caller: stranger } = await app.signedIn();
    await stranger.get(`${signingOf(second.id)}/mark`).expect(404);
  });

  test("signs it right after sending, and the papers say through what", async () => {
    const [amina, brian] = people(2);
    const writers = [{ ...amina!, email: ownerEmail }, brian!];
    const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
    expect(await read(id)).toMatchObject({ toSign: false });
    const sent = await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: writers.map(({ email }) => email) })
      .expect(200);
    expect(Document.parse(sent.body.document).toSign).toBe(true);
    expect(await listedToSign(owner)).toEqual([true]);

    const view = await open(owner, id);
    expect(view).toMatchObject({ collaborator: { email: ownerEmail, signed: false } });
    const result = await signAs(owner, id);
    expect(await signAs(owner, id)).toEqual(result);
    expect(await read(id)).toMatchObject({ status: "partially_signed", signedCount: 1, toSign: false });
    expect(await listedToSign(owner)).toEqual([false]);
    expect(await recordsOf(app, id)).toMatchObject([{ way: "session", device: "own", capacity: "self" }]);
    expect((await eventsOf(app.deps.db, id)).at(-1)).toMatchObject({
      event: "document_signed",
      details: { way: "session" },
    });

    await signed(await app.linkTo(brian!.email));
    await app.deps.jobs.idle();
    for (const paper of ["pdf", "audit/pdf"]) {
      const { body } = await owner.get(`/api/documents/${id}/${paper}`).expect(200);
      const text = (await readPdf(body as Buffer)).text.replaceAll(/\s+/g, " ");
      expect(text).toContain("Through an account with this confirmed address");
      expect(text).toContain("Through a link mailed to the address the sender gave");
    }
    const { verificationResult } = await verify(app, id);
    expect(verificationResult.collaborators.map(({ way }) => way)).toEqual(["session", "mail_link"]);
  });

  test("is refused while her address is unconfirmed", async () => {
    const { id } = await sendOwn();
    await app.deps.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.email, ownerEmail));
    expect((await owner.get(signingOf(id)).expect(409)).body.code).toBe("email_unconfirmed");
    expect((await owner.post(signingOf(id)).expect(409)).body.code).toBe("email_unconfirmed");
    expect(await read(id)).toMatchObject({ signedCount: 0, toSign: false });
  });

  test("finds nothing to sign on a sheet that she is not on", async () => {
    const { id } = await sendSheet(app, owner);
    expect((await owner.get(signingOf(id)).expect(404)).body.code).toBe("nothing_to_sign");
    expect((await owner.post(signingOf(id)).expect(404)).body.code).toBe("nothing_to_sign");
    expect(await listedToSign(owner)).toEqual([false]);
  });
});

describe("somebody signed in with the confirmed address of a signer", () => {
  let signer: Caller;
  let email: string;
  let id: string;
  let token: string;

  beforeEach(async () => {
    const { user, caller } = await app.signedIn();
    signer = caller;
    email = user.email;
    const [amina, brian] = people(2);
    const sheet = await sendSheet(app, owner, {
      publishingRightsCollaborators: [amina!, { ...brian!, email }],
    });
    id = sheet.id;
    token = sheet.tokens[1]!;
  });

  test("signs, and nobody else does", async () => {
    const stranger = (await app.signedIn()).caller;
    await stranger.post(signingOf(id)).expect(404);
    await app.nobody().post(signingOf(id)).expect(401);
    expect(await listedToSign(signer)).toEqual([true]);
    const result = await signAs(signer, id);
    // The link tells of the same signature.
    expect(await signed(token)).toEqual(result);
    expect(await listedToSign(signer)).toEqual([false]);
  });

  test("cannot have the address by writing it into the account", async () => {
    const move = (caller: Caller, to: string) =>
      caller
        .put("/api/user/profile")
        .send({ firstName: "Amina", lastName: "W", email: to, currentPassword: PASSWORD })
        .expect(200);
    // Whoever confirmed it and then gave it up signs no more, in the same session.
    await move(signer, `${crypto.randomUUID()}@example.com`);
    expect((await signer.post(signingOf(id)).expect(404)).body.code).toBe("document_not_found");
    const { caller } = await app.signedIn();
    await move(caller, email);
    expect((await caller.post(signingOf(id)).expect(404)).body.code).toBe("document_not_found");
    await move(owner, `${crypto.randomUUID()}@example.com`);
    expect((await owner.post(signingOf(id)).expect(409)).body.code).toBe("email_unconfirmed");
    expect(await recordsOf(app, id)).toEqual([]);
  });

  test("needs no link that still works", async () => {
    app.clock.pass(91 * DAY);
    await app.nobody().post(`/api/sign/${token}`).expect(404);
    expect(await signAs(signer, id)).toMatchObject({ remainingSignatures: 1 });
  });

  test("is told what became of what was taken back", async () => {
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "Wrong shares" }).expect(200);
    const { body } = await signer.post(signingOf(id)).expect(409);
    expect(body.code).toBe("link_withdrawn");
    expect(body.message).toContain("Wrong shares");
  });

  test("cannot sign what its owner has locked", async () => {
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    expect((await signer.post(signingOf(id)).expect(409)).body.code).toBe("document_locked");
  });

  test("declines, once", async () => {
    const decline = () => signer.post(`${signingOf(id)}/decline`).send({ reason: "My share is half" });
    const first = (await decline().expect(200)).body;
    app.clock.pass(DAY);
    expect((await decline().expect(200)).body).toEqual(first);
    expect(await read(id)).toMatchObject({ status: "draft", returned: { because: "declined" } });
  });

  test("has the page noted as opened and reminders stopped, as through the link", async () => {
    await signer
      .post(`${signingOf(id)}/opened`)
      .send({ language: "sw" })
      .expect(200);
    await signer
      .post(`${signingOf(id)}/reminders`)
      .send({ reminders: false })
      .expect(200);
    expect(await open(signer, id)).toMatchObject({ reminders: false });
    const events = (await eventsOf(app.deps.db, id)).map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(["invitation_opened", "reminders_stopped"]));
  });
});

describe("of two signers with one address", () => {
  test("says for whom, signs for each, and stays with the one who was named", async () => {
    const [amina, brian, carol] = people(3);
    const writers = [{ ...amina!, email: ownerEmail }, { ...brian!, email: ownerEmail }, carol!];
    const { id } = await sendSheet(app, owner, { publishingRightsCollaborators: writers });
    const first = (await open(owner, id)).collaborator;
    expect(first.name).toBe(amina!.name);
    expect((await owner.post(signingOf(id)).expect(409)).body.code).toBe("signer_unclear");

    const one = await signAs(owner, id, { collaboratorId: first.id });
    expect(await signAs(owner, id, { collaboratorId: first.id })).toEqual(one);
    expect(await read(id)).toMatchObject({ signedCount: 1, toSign: true });
    const { collaborator: second, collaborators } = await open(owner, id);
    expect(second.name).toBe(brian!.name);
    expect((await open(owner, id, { collaboratorId: first.id })).collaborator.signed).toBe(true);
    const other = await signAs(owner, id, { collaboratorId: second.id });
    expect(other.signatureId).not.toBe(one.signatureId);

    const third = collaborators[2]!.id;
    await owner.post(signingOf(id)).send({ collaboratorId: third }).expect(404);
    expect(await read(id)).toMatchObject({ signedCount: 2, toSign: false });
  });
});

describe("link and session at once", () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await startTestApp({ beside: app });
  });
  afterAll(() => other.stop());

  test("50 presses at two servers are one signature", async () => {
    const { email } = await createUser(app.deps);
    const login = await app.nobody().post("/api/login").send({ email, password: PASSWORD }).expect(200);
    const cookie = (login.headers["set-cookie"] as unknown as string[])[0]!.split(";")[0]!;
    const [amina, brian] = people(2);
    const { id, tokens } = await sendSheet(app, owner, {
      publishingRightsCollaborators: [amina!, { ...brian!, email }],
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => {
        const server = turn % 4 < 2 ? app : other;
        return turn % 2 === 0
          ? server.nobody().post(`/api/sign/${tokens[1]}`)
          : server.nobody().post(signingOf(id)).set("Cookie", cookie);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
    expect(new Set(answers.map(({ body }) => SignResult.parse(body).signatureId)).size).toBe(1);
    expect(await recordsOf(app, id)).toHaveLength(1);
    const events = (await eventsOf(app.deps.db, id)).filter(({ event }) => event === "document_signed");
    expect(events).toHaveLength(1);
  });
});
