import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { startTestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { newView, shareView } from "#server/testing/calls/sharing-calls";
import { legalDetails } from "#server/testing/factories/agreement-form";
import { createAgreement, featuredBody } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { Collaborator } from "#shared/contract/documents";
import { DocumentHistory } from "#shared/contract/history";
import { SharedDocument } from "#shared/contract/sharing";

const app = await appForFile();
const DAY = 24 * 60 * 60 * 1000;

const open = async (token: string) => app.nobody().get(`/api/shared/${token}`);
async function shown(token: string): Promise<SharedDocument> {
  const response = await open(token);
  expect(response.status).toBe(200);
  return SharedDocument.parse(response.body);
}

describe("a view-only link", () => {
  test("shows a sheet with its shares and who has signed, and never an address", async () => {
    const { caller } = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });
    const writers = people(2).map((writer) => ({ ...writer, phone: "+254712345678" }));
    const notes = "Call me on 0722 000 111 or write to amina@home.example. Fee KES 1 000 000 000.";
    const sheet = await sendSheet(app, caller, { publishingRightsCollaborators: writers, notes });
    await app.nobody().post(`/api/sign/${sheet.tokens[0]}`).expect(200);
    const { token } = await shareView(caller, sheet.id);

    const view = await shown(token);
    expect(view).toMatchObject({ sharedBy: "Amina Wanjiru", signedAt: null, version: sheet.version });
    expect(view.people.map(({ name, signedAt }) => [name, signedAt !== null])).toEqual([
      [writers[0]!.name, true],
      [writers[1]!.name, false],
    ]);
    expect(view.document?.publishingRightsCollaborators.map(({ percentage }) => percentage)).toEqual(
      writers.map(({ percentage }) => percentage),
    );
    const said = JSON.stringify(view);
    for (const address of [...sheet.emails, "712345678", "0722", "amina@home.example"])
      expect(said).not.toContain(address);
    expect(said).toContain("KES 1 000 000 000");
  });

  test("shows people alone where that was chosen", async () => {
    const { caller } = await app.signedIn();
    const { id, writers } = await signSheet(app, caller, { notes: "Half for the drummer" });
    const { token } = await shareView(caller, id, { shows: "people" });
    const view = await shown(token);
    expect(view.document).toBeNull();
    expect(view.signedAt).not.toBeNull();
    expect(view.people).toHaveLength(writers.length);
    expect(JSON.stringify(view)).not.toMatch(/percentage|share"|drummer/i);
  });

  test("shows an agreement's text without the parties' addresses, numbers and ids", async () => {
    const { caller } = await app.signedIn();
    const legal = legalDetails();
    const body = featuredBody(undefined, { legal, primaryArtistOffice: "Moi Avenue 12, Mombasa" });
    const { id, content } = await createAgreement(app, caller, body);
    const { primaryArtistEmail, featuredArtistEmail } = body.content.formData;
    const secrets = [
      primaryArtistEmail,
      featuredArtistEmail,
      ...[legal.primary, legal.featured].flatMap(({ phone, address }) => [phone, address]),
    ].filter((text) => text !== "" && content.generatedAgreement.includes(text));
    expect(secrets.length).toBeGreaterThan(3);
    const parties = Collaborator.array().parse(
      (await caller.get(`/api/documents/${id}/collaborators`).expect(200)).body,
    );
    const emails = parties.map(({ email }) => email);
    await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    const { token } = await shareView(caller, id);
    const view = await shown(token);
    const text = view.document?.type === "split_sheet" ? "" : view.document?.content.generatedAgreement;
    expect(text?.length).toBeGreaterThan(5000);
    expect(text).toContain("[not shown]");
    const said = JSON.stringify(view);
    for (const secret of secrets) expect(said).not.toContain(secret);
  });

  test("ends by itself, and at once in every process when it is taken back", async () => {
    const beside = await startTestApp({ beside: app, jobs: "queued" });
    const { caller } = await app.signedIn();
    const { id } = await sendSheet(app, caller);
    const short = await shareView(caller, id, { days: 1 });
    const long = await shareView(caller, id, { days: 90 });
    app.clock.pass(DAY);
    expect((await open(short.token)).body).toMatchObject({ code: "shared_link_invalid" });
    await shown(long.token);
    await beside.nobody().get(`/api/shared/${long.token}`).expect(200);
    const other = (await app.signedIn()).caller;
    await other.delete(`/api/documents/${id}/shared-views/${long.id}`).expect(404);
    await caller.delete(`/api/documents/${id}/shared-views/${long.id}`).expect(204);
    expect((await open(long.token)).status).toBe(404);
    await beside.nobody().get(`/api/shared/${long.token}`).expect(404);
    await beside.stop();
    await caller.delete(`/api/documents/${id}/shared-views/${long.id}`).expect(404);
    expect((await caller.get(`/api/documents/${id}/shared-views`)).body).toEqual([]);
  });

  test("stays with its version: one that was taken back or replaced is shown to nobody", async () => {
    const { caller } = await app.signedIn();
    const { id, emails } = await sendSheet(app, caller);
    const { token } = await shareView(caller, id);
    await caller.post(`/api/documents/${id}/recall`).send({ reason: "A share is wrong" }).expect(200);
    expect((await open(token)).body).toMatchObject({ code: "shared_version_ended" });
    await caller.post(`/api/documents/${id}/shared-views`).send(newView()).expect(409);
    app.clock.pass(60_000);
    await caller.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    expect((await open(token)).status).toBe(409);
  });

  test("is of one making, however often the request comes, and its owner can copy it again", async () => {
    const { caller } = await app.signedIn();
    const { id } = await sendSheet(app, caller);
    const body = newView();
    const send = () => caller.post(`/api/documents/${id}/shared-views`).send(body);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const { body: listed } = await caller.get(`/api/documents/${id}/shared-views`).expect(200);
    expect(listed).toEqual([answers[0]?.body]);
    const { rows } = await app.deps.pool.query("select * from shared_views where id = $1", [body.id]);
    expect(JSON.stringify(rows)).not.toContain(listed[0].token);
    // With another key of the server nobody makes it from the id.
    expect((await open(randomUUID())).status).toBe(404);
  });

  test("stands in the history that signers read", async () => {
    const { caller } = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });
    const signer = await app.signedIn();
    const [first] = people(1);
    const lists = { publishingRightsCollaborators: [{ ...first!, email: signer.user.email }] };
    const { id } = await sendSheet(app, caller, lists);
    const view = await shareView(caller, id, { forWhom: "Ziki Distribution", shows: "people" });
    await caller.delete(`/api/documents/${id}/shared-views/${view.id}`).expect(204);
    const { body } = await signer.caller.get(`/api/documents/${id}/history`).expect(200);
    const { events, chain } = DocumentHistory.parse(body);
    expect(chain.intact).toBe(true);
    expect(events.slice(-2).map(({ sentence }) => sentence)).toEqual([
      "Amina Wanjiru made a view-only link to version 1, without its terms and without addresses: “Ziki Distribution”",
      "Amina Wanjiru took a view-only link to version 1 back",
    ]);
    await signer.caller.get(`/api/documents/${id}/shared-views`).expect(404);
    await signer.caller.post(`/api/documents/${id}/shared-views`).send(newView()).expect(404);
  });

  test("is not made of a draft, and ends with its owner's account", async () => {
    const { caller, user } = await app.signedIn();
    const draft = await createSheet(caller);
    await caller.post(`/api/documents/${draft.id}/shared-views`).send(newView()).expect(409);
    const { id } = await signSheet(app, caller);
    const { token } = await shareView(caller, id);
    const { caller: admin } = await app.signedIn({ role: "admin" });
    await admin.delete(`/api/admin/users/${user.id}`).send({ password: PASSWORD }).expect(204);
    expect((await open(token)).status).toBe(404);
  });
});
