import { beforeEach, describe, expect, test } from "vitest";
import { signatures } from "#server/db/tables/signing";
import { readSignature } from "#server/features/signing/signature-record";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { proposeChange } from "#server/testing/factories/propose-change";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { signingCalls } from "#server/testing/signing-calls";

const MINUTE = 60 * 1000;
const app = await appForFile();
const { open, sign, codeFor, signed, readView } = signingCalls(app);
let owner: Caller;
let ownerEmail: string;

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  [owner, ownerEmail] = [caller, user.email];
});

const naming = { capacity: "manager", name: "Mercy Manager", email: "mercy@managers.example" };

describe("a link that changes what its holder signed", () => {
  test("signs with a code besides, which comes to where they signed; record and papers say so", async () => {
    const { links, emails, id } = await proposeChange(app, owner);
    const [link] = links;
    expect((await readView(link!)).code).toEqual({
      way: "room_mail_code",
      sentTo: expect.stringMatching(/^w•••@/) as string,
    });
    const { body } = await sign(link!).expect(403);
    expect(body).toMatchObject({ code: "code_needed" });
    expect(body.message).toContain(`${emails[0]!.slice(0, 1)}•••@`);

    await signed(link!);
    // A lost answer: the same press again.
    await sign(link!).send({}).expect(200);
    const records = (await app.deps.db.select().from(signatures)).map(readSignature);
    expect(records.map(({ way }) => way)).toContain("mail_link_code");
    const { events } = (await owner.get(`/api/documents/${id}/history`).expect(200)).body as {
      events: { sentence: string }[];
    };
    expect(events.map(({ sentence }) => sentence)).toContain("A code was sent to Writer 1 by mail");
  });

  test("names nobody without it: whoever has the quoted link cannot send themselves one of their own", async () => {
    const { links } = await proposeChange(app, owner);
    const name = (body: object) => app.nobody().post(`/api/sign/${links[0]}/representative`).send(body);
    expect((await name(naming).expect(403)).body).toMatchObject({ code: "code_needed" });
    const code = await codeFor(links[0]!);
    await name({ ...naming, code }).expect(200);
    // Typed once, it serves this link until it is over.
    await sign(links[0]!).send({ code }).expect(200);
  });

  test("takes no code of somebody else, none five times wrong, none that is over", async () => {
    const { links } = await proposeChange(app, owner);
    const [first, second] = links as [string, string];
    const code = await codeFor(first);
    await sign(second).send({ code }).expect(409);
    const wrong = code === "000000" ? "111111" : "000000";
    for (let tried = 0; tried < 4; tried++) await sign(first).send({ code: wrong }).expect(403);
    await sign(first).send({ code: wrong }).expect(409);
    expect((await sign(first).send({ code }).expect(409)).body).toMatchObject({ code: "room_code_over" });
    app.clock.pass(MINUTE);
    const another = await codeFor(first);
    app.clock.pass(10 * MINUTE);
    await sign(first).send({ code: another }).expect(409);
  });

  test("asks whoever is signed in with the address for none, and they have signed signed in", async () => {
    const { caller: writer, user } = await app.signedIn();
    const { links } = await proposeChange(app, owner, user.email);
    expect((await writer.get(`/api/sign/${links[0]}`).expect(200)).body).toMatchObject({ code: null });
    await writer.post(`/api/sign/${links[0]}`).send({}).expect(200);
    const ways = (await app.deps.db.select().from(signatures)).map((row) => readSignature(row).way);
    expect(ways).toContain("session");
  });
});

test("who is left out leaves by the code, too", async () => {
  const { asked, answered } = consentCalls(app, "amendment");
  const { id, writers, emails, answers } = await asked(owner);
  for (const token of answers) await answered(token, true);
  const { content } = splitSheetBody({
    publishingRightsCollaborators: [{ ...writers[0]!, percentage: 100 }],
  });
  await owner.patch(`/api/documents/${id}`).send({ content }).expect(200);
  app.clock.pass(MINUTE);
  await owner
    .post(`/api/documents/${id}/send-for-signing`)
    .send({ emails: emails.slice(0, 1) })
    .expect(200);
  const leaves = await app.linkTo(emails[1]!, 2);
  expect(await readView(leaves)).toMatchObject({
    code: { way: "room_mail_code" },
    collaborator: { leaving: true },
  });
  await sign(leaves).expect(403);
  await signed(leaves);
});

test("a first invitation asks for no code, and none is sent for it", async () => {
  const { tokens } = await sendSheet(app, owner);
  expect((await readView(tokens[0]!)).code).toBeNull();
  const { body } = await app.nobody().post(`/api/sign/${tokens[0]}/code`).expect(409);
  expect(body).toMatchObject({ code: "code_not_needed" });
  await sign(tokens[0]!).expect(200);
});

test("the owner's own browser signs with somebody else's link only where it is said, and recorded, that it was handed over", async () => {
  const [first, second] = people(2);
  const { tokens } = await sendSheet(app, owner, {
    publishingRightsCollaborators: [{ ...first!, email: ownerEmail }, second!],
  });
  const [own, others] = tokens as [string, string];
  expect((await owner.get(`/api/sign/${others}`).expect(200)).body).toMatchObject({ ofAnother: true });
  const { body } = await owner.post(`/api/sign/${others}`).send({}).expect(403);
  expect(body).toMatchObject({ code: "link_of_another" });
  expect(body.message).toContain(second!.name);
  await owner.post(`/api/sign/${others}/representative`).send(naming).expect(403);
  await owner.post(`/api/sign/${own}`).send({}).expect(200);
  await owner.post(`/api/sign/${others}`).send({ onOwnersDevice: true }).expect(200);
  const records = (await app.deps.db.select().from(signatures)).map(readSignature);
  expect(records.filter(({ device }) => device === "handed_over")).toHaveLength(1);
  expect((await open(others).expect(200)).body).toMatchObject({ ofAnother: false });
});
