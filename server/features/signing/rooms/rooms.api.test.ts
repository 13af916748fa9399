import { eq } from "#server/orm";
import { beforeEach, describe, expect, test } from "vitest";
import { roomCodes, signingRooms } from "#server/db/tables/rooms";
import { signatures, signers } from "#server/db/tables/signing";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { codeTo, comeInside, openRoomOfSheet } from "#server/testing/factories/open-room";
import { verify } from "#server/testing/factories/order-verification";
import { people } from "#server/testing/factories/split-sheet";
import { holdDocument } from "#server/testing/hold-document";
import { PASSWORD } from "#server/testing/factories/user";
import { readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { OwnRoom, RoomView } from "#shared/contract/rooms";
import { SignResult } from "#shared/contract/signing/acts";
import { SigningView } from "#shared/contract/signing/view";

const MINUTE = 60 * 1000;
const app = await appForFile();
const { phones } = app;
const { signed } = signingCalls(app);
let owner: Caller;
let ownerEmail: string;
let last = 0;

beforeEach(async () => {
  phones.mood = "takes";
  const { user, caller } = await app.signedIn();
  owner = caller;
  ownerEmail = user.email;
});

const newPhone = () => `+2547${String(31_000_000 + ++last)}`;
const ask = (caller: Caller, key: string, body: object) => caller.post(`/api/rooms/${key}/code`).send(body);
const enter = (caller: Caller, key: string, body: object) =>
  caller.post(`/api/rooms/${key}/enter`).send(body);
const sign = (caller: Caller, key: string, collaboratorId: string) =>
  caller.post(`/api/rooms/${key}/signing`).send({ collaboratorId });
const readRoom = async (key: string, caller = app.nobody()) =>
  RoomView.parse((await caller.get(`/api/rooms/${key}`).expect(200)).body);
const readOwn = async (id: string) =>
  OwnRoom.nullable().parse((await owner.get(`/api/documents/${id}/room`).expect(200)).body);

async function recordOf(signerId: string) {
  const [row] = await app.deps.db.select().from(signatures).where(eq(signatures.signerId, signerId));
  return row && (JSON.parse(row.record!) as Record<string, unknown>);
}

/** A sheet whose second writer has a phone number alone. */
async function roomWithPhone() {
  const [first, second] = people(2);
  const phone = newPhone();
  const writers = [first!, { ...second!, email: "", phone }];
  const created = await owner.post("/api/documents").send({
    type: "split_sheet",
    content: { songTitle: "Nairobi Nights", artistName: "Amina", publishingRightsCollaborators: writers },
  });
  const { id } = created.body as { id: string };
  await owner
    .post(`/api/documents/${id}/send-for-signing`)
    .send({ emails: [first!.email] })
    .expect(200);
  const room = OwnRoom.parse((await owner.post(`/api/documents/${id}/room`).expect(200)).body);
  await app.deps.jobs.idle();
  return { id, key: room.key, phone, collaboratorId: room.people[1]!.id };
}
const smsCode = (phone: string) => /^\d{6}/.exec(phones.to(phone).at(-1)!.text)![0];

describe("everybody in the room", () => {
  test("signs on their own phone with a code that came to their mailbox, and everything says so", async () => {
    const { id, key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const found = await app
      .nobody()
      .post("/api/rooms/find")
      .send({ letters: (await readOwn(id))!.letters });
    expect(found.body).toEqual({ key });
    for (const [index, email] of emails.entries()) {
      const phone = app.nobody();
      const collaboratorId = signerIds[index]!;
      await comeInside(app, phone, { key, collaboratorId, email });
      const { body } = await phone.get(`/api/rooms/${key}/signing`).query({ collaboratorId }).expect(200);
      expect(SigningView.parse(body).collaborator).toMatchObject({ id: collaboratorId, signed: false });
      const result = SignResult.parse((await sign(phone, key, collaboratorId).expect(200)).body);
      expect(result.remainingSignatures).toBe(1 - index);
      expect(await recordOf(collaboratorId)).toMatchObject({ way: "room_mail_code", device: "own" });
    }
    expect((await readRoom(key)).state).toBe("signed");
    await app.deps.jobs.idle();
    const events = await eventsOf(app.deps.db, id);
    expect(isUnbroken(events)).toBe(true);
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(["room_opened", "room_code_sent", "document_signed"]),
    );
    expect(events.find(({ event }) => event === "document_signed")!.details).toMatchObject({
      way: "room_mail_code",
      device: "own",
    });
    const { verificationResult } = await verify(app, id);
    expect(verificationResult.collaborators).toMatchObject([
      { way: "room_mail_code", device: "own" },
      { way: "room_mail_code", device: "own" },
    ]);
    const pdf = await owner
      .get(`/api/documents/${id}/versions/1/certificate`)
      .responseType("blob")
      .expect(200);
    expect((await readPdf(pdf.body as Buffer)).text.replace(/\s+/g, " ")).toContain(
      "a code mailed to the address the sender gave",
    );
  });

  test("signs with a code that came to their phone", async () => {
    const { key, phone, collaboratorId } = await roomWithPhone();
    const caller = app.nobody();
    const { body } = await ask(caller, key, { collaboratorId }).expect(200);
    expect(body).toMatchObject({ way: "room_sms_code", sentTo: `+254•••${phone.slice(-3)}` });
    await app.deps.jobs.idle();
    expect(phones.to(phone).at(-1)!.text).toMatch(/^\d{6} is your code to sign "Nairobi Nights"/);
    await enter(caller, key, { collaboratorId, code: smsCode(phone) }).expect(200);
    await sign(caller, key, collaboratorId).expect(200);
    expect(await recordOf(collaboratorId)).toMatchObject({
      way: "room_sms_code",
      maskedAddress: `+254•••${phone.slice(-3)}`,
    });
  });

  test("is shown names and who has signed, and no address, share, link or code; nor is the owner shown a code", async () => {
    const { id, key, emails, tokens, signerIds } = await openRoomOfSheet(app, owner);
    const answer = await ask(app.nobody(), key, { collaboratorId: signerIds[0]! }).expect(200);
    const code = await codeTo(app, emails[0]!);
    const told = [
      (await app.nobody().get(`/api/rooms/${key}`).expect(200)).text,
      (await owner.get(`/api/documents/${id}/room`).expect(200)).text,
      answer.text,
    ].join("\n");
    for (const secret of [...emails, ...tokens, code, "50"]) expect(told.includes(`"${secret}`)).toBe(false);
    expect(told).not.toContain(emails[0]);
    const [kept] = await app.deps.db.select().from(roomCodes).where(eq(roomCodes.signerId, signerIds[0]!));
    expect(JSON.stringify(kept)).not.toContain(code);
  });
});

describe("nobody signs with less than what the code was sent to", () => {
  test("a code opens for its own person, in its own room, in one browser, once", async () => {
    const one = await openRoomOfSheet(app, owner);
    const two = await openRoomOfSheet(app, owner);
    const [amina, brian] = one.signerIds as [string, string];
    const caller = app.nobody();
    await ask(caller, one.key, { collaboratorId: amina }).expect(200);
    const code = await codeTo(app, one.emails[0]!);
    // Another name, another room.
    await enter(caller, one.key, { collaboratorId: brian, code }).expect(409);
    await enter(caller, two.key, { collaboratorId: amina, code }).expect(409);
    await enter(caller, one.key, { collaboratorId: amina, code }).expect(200);
    // Its answer was lost: the same browser may enter it again, no other.
    await enter(caller, one.key, { collaboratorId: amina, code }).expect(200);
    await enter(app.nobody(), one.key, { collaboratorId: amina, code }).expect(409);
    // Whom it let in signs for nobody else, and in no other room.
    expect((await sign(caller, one.key, brian).expect(401)).body).toMatchObject({
      code: "room_session_over",
    });
    await sign(caller, two.key, amina).expect(401);
    await sign(app.nobody(), one.key, amina).expect(401);
    await sign(caller, one.key, amina).expect(200);
  });

  test("guesses from many addresses and browsers are counted together: five, and only whoever asked for the code may use it; the owner is told", async () => {
    const { id, key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const collaboratorId = signerIds[0]!;
    const honest = app.nobody();
    await ask(honest, key, { collaboratorId }).expect(200);
    const code = await codeTo(app, emails[0]!);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        enter(app.nobody().set("X-Forwarded-For", `197.232.61.${index}`), key, {
          collaboratorId,
          code: wrong,
        }),
      ),
    );
    expect(guesses.filter(({ body }) => (body as { code: string }).code === "room_code_wrong").length).toBe(
      4,
    );
    expect(guesses.every(({ status }) => status >= 400)).toBe(true);
    await enter(app.nobody(), key, { collaboratorId, code }).expect(409);
    expect((await readOwn(id))!.people.map(({ guessed }) => guessed)).toEqual([true, false]);
    const events = await eventsOf(app.deps.db, id);
    expect(events.filter(({ event }) => event === "room_code_guessed")).toMatchObject([
      { actor: "system", details: { signerId: collaboratorId } },
    ]);
    expect(isUnbroken(events)).toBe(true);
    await enter(honest, key, { collaboratorId, code }).expect(200);
  });

  test("who mistypes four times and then is right has guessed nothing", async () => {
    const { id, key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const collaboratorId = signerIds[0]!;
    const caller = app.nobody();
    await ask(caller, key, { collaboratorId }).expect(200);
    const code = await codeTo(app, emails[0]!);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tried = 0; tried < 4; tried++)
      await enter(caller, key, { collaboratorId, code: wrong }).expect(403);
    await enter(caller, key, { collaboratorId, code }).expect(200);
    expect((await readOwn(id))!.people.map(({ guessed }) => guessed)).toEqual([false, false]);
  });

  test("the last wrong try is counted and told together, or neither", async () => {
    const { id, key, signerIds } = await openRoomOfSheet(app, owner);
    const collaboratorId = signerIds[0]!;
    const caller = app.nobody();
    await ask(caller, key, { collaboratorId }).expect(200);
    const guess = async () => (await enter(caller, key, { collaboratorId, code: "000000" })).status;
    for (let tried = 0; tried < 4; tried++) await guess();
    let fifth: Promise<number> | undefined;
    await holdDocument(app, id, async (untilWaiting) => {
      fifth = guess();
      await untilWaiting(1);
      const [kept] = await app.deps.db.select().from(roomCodes).where(eq(roomCodes.signerId, collaboratorId));
      expect(kept!.tries).toBe(4);
    });
    expect(await fifth).toBe(409);
    expect((await readOwn(id))!.people[0]!.guessed).toBe(true);
  });

  test("a code that let somebody in lets nobody in again once they have left the device", async () => {
    const { key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const collaboratorId = signerIds[0]!;
    const device = app.nobody();
    await comeInside(app, device, { key, collaboratorId, email: emails[0]! });
    const code = await codeTo(app, emails[0]!);
    await device.post(`/api/rooms/${key}/leave`).expect(200);
    await enter(device, key, { collaboratorId, code }).expect(409);
    app.clock.pass(MINUTE);
    await comeInside(app, device, { key, collaboratorId, email: emails[0]! });
    app.clock.pass(2 * MINUTE);
    await enter(device, key, { collaboratorId, code: await codeTo(app, emails[0]!) }).expect(409);
  });

  test("a newer code lives after somebody else has used up the tries of the one that they asked for", async () => {
    const { id, key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const collaboratorId = signerIds[0]!;
    const stranger = app.nobody();
    const burn = async () => {
      for (let guess = 0; guess < 6; guess += 1)
        expect((await enter(stranger, key, { collaboratorId, code: "000000" })).status).not.toBe(200);
    };
    await ask(stranger, key, { collaboratorId }).expect(200);
    await burn();
    expect((await readOwn(id))!.people[0]!.guessed).toBe(true);
    const honest = app.nobody();
    await ask(honest, key, { collaboratorId }).expect(200);
    const code = await codeTo(app, emails[0]!);
    await burn();
    await enter(honest, key, { collaboratorId, code }).expect(200);
  });

  test("a code is over after ten minutes, and a quarter of an hour after it let somebody in so is that", async () => {
    const { key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const caller = app.nobody();
    const collaboratorId = signerIds[0]!;
    await ask(caller, key, { collaboratorId }).expect(200);
    const code = await codeTo(app, emails[0]!);
    app.clock.pass(10 * MINUTE);
    await enter(caller, key, { collaboratorId, code }).expect(409);
    await comeInside(app, caller, { key, collaboratorId, email: emails[0]! });
    app.clock.pass(15 * MINUTE);
    await sign(caller, key, collaboratorId).expect(401);
    await comeInside(app, caller, { key, collaboratorId, email: emails[0]! });
    await sign(caller, key, collaboratorId).expect(200);
  });

  test("an address that changed after a code was sent, or let somebody in, ends both", async () => {
    const { key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const [amina, brian] = signerIds as [string, string];
    const correct = (signerId: string, email: string) =>
      app.deps.db.update(signers).set({ email }).where(eq(signers.id, signerId));
    const caller = app.nobody();
    await ask(caller, key, { collaboratorId: amina }).expect(200);
    const code = await codeTo(app, emails[0]!);
    await correct(amina, "somebody-else@example.com");
    await enter(caller, key, { collaboratorId: amina, code }).expect(409);

    const other = app.nobody();
    await comeInside(app, other, { key, collaboratorId: brian, email: emails[1]! });
    await correct(brian, "another@example.com");
    await sign(other, key, brian).expect(401);
    expect(await recordOf(brian)).toBeUndefined();
  });

  test("the owner signs for nobody on her own device: not signed in, not through her session, not with her own code", async () => {
    const [amina, brian] = people(2);
    const { id, key, signerIds } = await openRoomOfSheet(app, owner, {
      publishingRightsCollaborators: [{ ...amina!, email: ownerEmail }, brian!],
    });
    await comeInside(app, owner, { key, collaboratorId: signerIds[0]!, email: ownerEmail });
    await sign(owner, key, signerIds[1]!).expect(401);
    await owner.post(`/api/documents/${id}/signing`).send({ collaboratorId: signerIds[1]! }).expect(404);
    await sign(owner, key, signerIds[0]!).expect(200);
    expect(await recordOf(signerIds[0]!)).toMatchObject({ way: "room_mail_code", device: "own" });
    // With the other's code on her device, which she has not handed over: that is told.
    await comeInside(app, owner, { key, collaboratorId: signerIds[1]!, email: brian!.email });
    await sign(owner, key, signerIds[1]!).expect(200);
    expect(await recordOf(signerIds[1]!)).toMatchObject({ device: "handed_over" });
  });
});

describe("nothing happens twice", () => {
  test("of 50 presses one code is sent, of 50 entries and 50 signatures one counts", async () => {
    const { id, key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const collaboratorId = signerIds[0]!;
    const caller = app.nobody();
    const fifty = <Result>(press: () => PromiseLike<Result>) =>
      Promise.all(Array.from({ length: 50 }, () => Promise.resolve(press())));
    const asked = await fifty(() => ask(caller, key, { collaboratorId }));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    const mails = (await app.mailsTo(emails[0]!)).filter(({ subject }) => subject.includes("your code"));
    expect(mails.length).toBe(1);
    await enter(caller, key, { collaboratorId, code: await codeTo(app, emails[0]!) }).expect(200);
    const results = await fifty(() => sign(caller, key, collaboratorId));
    expect(new Set(results.map(({ body }) => SignResult.parse(body).signatureId)).size).toBe(1);
    const events = await eventsOf(app.deps.db, id);
    expect(events.filter(({ event }) => event === "document_signed").length).toBe(1);
  });

  test("somebody who signs by link, in the room and signed in at once has one signature", async () => {
    const { user, caller: brian } = await app.signedIn();
    const [amina, other] = people(2);
    const { id, key, signerIds, tokens } = await openRoomOfSheet(app, owner, {
      publishingRightsCollaborators: [amina!, { ...other!, email: user.email }],
    });
    const phone = app.nobody();
    await comeInside(app, phone, { key, collaboratorId: signerIds[1]!, email: user.email });
    const results = await Promise.all([
      sign(phone, key, signerIds[1]!),
      app.nobody().post(`/api/sign/${tokens[1]!}`),
      brian.post(`/api/documents/${id}/signing`),
    ]);
    expect(new Set(results.map(({ body }) => SignResult.parse(body).signatureId)).size).toBe(1);
  });

  test("a document has one open room, whoever opens it at once; closed, nobody signs in it, and the links go on", async () => {
    const { id, key, signerIds, emails, tokens } = await openRoomOfSheet(app, owner);
    const opened = await Promise.all(
      Array.from({ length: 10 }, () => owner.post(`/api/documents/${id}/room`)),
    );
    expect(new Set(opened.map(({ body }) => OwnRoom.parse(body).key))).toEqual(new Set([key]));
    const caller = app.nobody();
    await comeInside(app, caller, { key, collaboratorId: signerIds[0]!, email: emails[0]! });
    await owner.post(`/api/documents/${id}/room/close`).expect(200);
    await owner.post(`/api/documents/${id}/room/close`).expect(200);
    const refusals = await Promise.all([
      app.nobody().get(`/api/rooms/${key}`),
      ask(caller, key, { collaboratorId: signerIds[1]! }),
      sign(caller, key, signerIds[0]!),
    ]);
    expect(refusals.map(({ body }) => (body as { code: string }).code)).toEqual(Array(3).fill("room_closed"));
    await signed(tokens[0]!);
    const next = OwnRoom.parse((await owner.post(`/api/documents/${id}/room`).expect(200)).body);
    expect(next.key).not.toBe(key);
    await app.nobody().get(`/api/rooms/${key}`).expect(409);
  });

  test("what a code let in survives another process", async () => {
    const { key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const caller = app.nobody();
    await ask(caller, key, { collaboratorId: signerIds[0]! }).expect(200);
    const code = await codeTo(app, emails[0]!);
    const { headers } = await enter(caller, key, { collaboratorId: signerIds[0]!, code }).expect(200);
    const cookies = (headers["set-cookie"] as unknown as string[])
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    const beside = await startTestApp({ beside: app });
    try {
      await beside
        .nobody()
        .post(`/api/rooms/${key}/signing`)
        .set("Cookie", cookies)
        .send({ collaboratorId: signerIds[0]! })
        .expect(200);
    } finally {
      await beside.stop();
    }
  });
});

describe("a room", () => {
  test("closes an hour after the last that was done in it, and seven days after its address was shared", async () => {
    const { id, key, signerIds } = await openRoomOfSheet(app, owner);
    app.clock.pass(50 * MINUTE);
    await ask(app.nobody(), key, { collaboratorId: signerIds[0]! }).expect(200);
    app.clock.pass(50 * MINUTE);
    await readRoom(key);
    app.clock.pass(11 * MINUTE);
    await app.nobody().get(`/api/rooms/${key}`).expect(409);
    expect(await readOwn(id)).toBeNull();

    const room = OwnRoom.parse(
      (await owner.post(`/api/documents/${id}/room`).send({ shared: true }).expect(200)).body,
    );
    expect(room.shared).toBe(true);
    app.clock.pass(6 * 24 * 60 * MINUTE);
    await readRoom(room.key);
    await ask(app.nobody(), room.key, { collaboratorId: signerIds[0]! }).expect(200);
    app.clock.pass(25 * 60 * MINUTE);
    await app.nobody().get(`/api/rooms/${room.key}`).expect(409);
  });

  test("ends with its version: recalled and sent again, the document has a new one", async () => {
    const { id, key, emails } = await openRoomOfSheet(app, owner);
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "Wrong shares" }).expect(200);
    expect((await app.nobody().get(`/api/rooms/${key}`).expect(409)).body).toMatchObject({
      code: "room_closed",
    });
    await owner.post(`/api/documents/${id}/room`).expect(409);
    app.clock.pass(10 * MINUTE);
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
    const { body } = await owner.post(`/api/documents/${id}/room`).expect(200);
    expect(OwnRoom.parse(body).key).not.toBe(key);
    expect(
      (await app.deps.db.select().from(signingRooms).where(eq(signingRooms.documentId, id))).length,
    ).toBe(2);
  });

  test("sends five codes an hour to a person and from a browser, until its owner allows more", async () => {
    const writers = people(7);
    const { id, key, signerIds } = await openRoomOfSheet(app, owner, {
      publishingRightsCollaborators: writers,
    });
    const collaboratorId = signerIds[0]!;
    for (let sent = 0; sent < 5; sent++) {
      await ask(app.nobody(), key, { collaboratorId }).expect(200);
      app.clock.pass(MINUTE);
    }
    const { body, headers } = await ask(app.nobody(), key, { collaboratorId }).expect(429);
    expect((body as { message: string }).message).toContain("Allow new codes");
    expect(Number(headers["retry-after"])).toBeGreaterThan(60);
    expect((await readOwn(id))!.people.map(({ pausedUntil }) => pausedUntil !== null)).toEqual([
      true,
      ...Array<boolean>(6).fill(false),
    ]);
    const browser = app.nobody();
    for (const signerId of signerIds.slice(1, 6))
      await ask(browser, key, { collaboratorId: signerId }).expect(200);
    const ofBrowser = await ask(browser, key, { collaboratorId: signerIds[6]! }).expect(429);
    // Its owner sees no pause of a browser, and is not said to.
    expect((ofBrowser.body as { message: string }).message).not.toContain("Allow new codes");
    await owner.post(`/api/documents/${id}/room/clear-pause`).expect(200);
    await ask(app.nobody(), key, { collaboratorId }).expect(200);
  });

  test("sends nobody more than fifteen codes a day, whatever rooms its owner opens and allows", async () => {
    const { id, emails, signerIds } = await openRoomOfSheet(app, owner);
    const collaboratorId = signerIds[0]!;
    const reopened = async () => {
      await owner.post(`/api/documents/${id}/room/close`).expect(200);
      return OwnRoom.parse((await owner.post(`/api/documents/${id}/room`).expect(200)).body).key;
    };
    const askedIn = async (key: string) => {
      app.clock.pass(MINUTE);
      return (await ask(app.nobody(), key, { collaboratorId })).status;
    };
    const hour = [];
    for (let room = 0; room < 7; room++) hour.push(await askedIn(await reopened()));
    expect(hour).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const key = await reopened();
    const day = [];
    for (let more = 0; more < 12; more++) {
      await owner.post(`/api/documents/${id}/room/clear-pause`).expect(200);
      day.push(await askedIn(key));
    }
    expect(day).toEqual([...Array<number>(10).fill(200), 429, 429]);
    const { body } = await ask(app.nobody(), key, { collaboratorId });
    expect((body as { message: string }).message).toMatch(
      /too many codes were asked for today.*your own link/i,
    );
    const codes = (await app.mailsTo(emails[0]!)).filter(({ subject }) => /^\d{3} \d{3} /.test(subject));
    expect(codes).toHaveLength(15);
    // Nobody may allow more: the owner is told until when.
    expect((await readOwn(id))!.people.map(({ pausedTodayUntil }) => pausedTodayUntil !== null)).toEqual([
      true,
      false,
    ]);
  });

  test("guesses go on counting in the next room, and when its owner allows new codes", async () => {
    const { id, key, signerIds } = await openRoomOfSheet(app, owner);
    const collaboratorId = signerIds[0]!;
    await ask(app.nobody(), key, { collaboratorId }).expect(200);
    const guess = async () =>
      ((await enter(app.nobody(), key, { collaboratorId, code: "000000" })).body as { code: string }).code;
    for (let tried = 0; tried < 5; tried++) await guess();
    await owner.post(`/api/documents/${id}/room/clear-pause`).expect(200);
    expect(await guess()).toBe("room_code_over");
  });

  test("counts wrong letters, thirty an hour from an address, and refuses the right ones after them", async () => {
    const { room } = await openRoomOfSheet(app, owner);
    const find = (letters: string) => app.nobody().post("/api/rooms/find").send({ letters });
    await find("xx").expect(400);
    for (let miss = 0; miss < 30; miss++) await find("aaaaaaaa").expect(404);
    await find(room.letters).expect(429);
    await app.deps.pool.query("delete from rate_limits where key like 'room_letters%'");
  });
});

describe("a provider that fails", () => {
  test("refuses the number: the page and the owner are told, and a new code can be had at once", async () => {
    const { id, key, phone, collaboratorId } = await roomWithPhone();
    phones.mood = { recipient: 403 };
    const caller = app.nobody();
    await ask(caller, key, { collaboratorId }).expect(200);
    await app.deps.jobs.idle();
    expect((await readRoom(key)).people[1]!.codeFailed).toBe(true);
    expect((await readOwn(id))!.people[1]!.code).toMatchObject({ sms: "failed" });
    phones.mood = "takes";
    await ask(caller, key, { collaboratorId }).expect(200);
    await app.deps.jobs.idle();
    await enter(caller, key, { collaboratorId, code: smsCode(phone) }).expect(200);
    expect((await readRoom(key)).people[1]!.codeFailed).toBe(false);
  });
});

describe("a device that was handed over", () => {
  const handOver = (caller: Caller, id: string) => caller.post(`/api/documents/${id}/room/hand-over`);

  test("answers handed_over to everything of the account until the password, under a new session then", async () => {
    const { id, key } = await openRoomOfSheet(app, owner);
    await handOver(owner, id).expect(200);
    for (const address of [
      "/api/user",
      "/api/documents",
      `/api/documents/${id}`,
      `/api/documents/${id}/room`,
    ])
      expect((await owner.get(address).expect(401)).body).toMatchObject({ code: "handed_over" });
    await handOver(owner, id).expect(401);
    expect((await owner.get("/api/handed-over").expect(200)).body).toMatchObject({ key });
    expect((await readRoom(key, owner)).handedOver).toBe(true);

    const takeBack = (password: string) => owner.post("/api/handed-over/take-back").send({ password });
    expect((await takeBack("wrong password").expect(403)).body).toMatchObject({ code: "password_wrong" });
    await owner.get("/api/user").expect(401);
    const { headers } = await takeBack(PASSWORD).expect(200);
    expect(String(headers["set-cookie"])).toContain("sahihi.sid");
    await owner.get("/api/user").expect(200);
    expect((await owner.get("/api/handed-over").expect(200)).body).toBeNull();
  });

  test("the cookie that the borrower copied is worth nothing afterwards", async () => {
    const { user } = await app.signedIn();
    const signIn = await app.nobody().post("/api/login").send({ email: user.email, password: PASSWORD });
    const cookie = String(signIn.headers["set-cookie"]).split(";")[0]!;
    const own = app.nobody().set("Cookie", cookie);
    const { id } = await openRoomOfSheet(app, own);
    await handOver(own, id).expect(200);
    await own.post("/api/handed-over/take-back").send({ password: PASSWORD }).expect(200);
    await own.get("/api/user").expect(200);
    await app.nobody().get("/api/user").set("Cookie", cookie).expect(401);
  });

  test("whoever was still inside when it is taken back is so no more, and others on their own devices are", async () => {
    const { id, key, signerIds, emails } = await openRoomOfSheet(app, owner);
    const [gone, staying] = signerIds;
    const own = app.nobody();
    await comeInside(app, own, { key, collaboratorId: staying!, email: emails[1]! });
    await handOver(owner, id).expect(200);
    await comeInside(app, owner, { key, collaboratorId: gone!, email: emails[0]! });
    await owner.post("/api/handed-over/take-back").send({ password: PASSWORD }).expect(200);
    await sign(owner, key, gone!).expect(401);
    expect(await recordOf(gone!)).toBeUndefined();
    await sign(own, key, staying!).expect(200);
  });

  test("many sign on it, one after another, each with their own code, and that is recorded", async () => {
    const writers = people(7);
    const { id, key, signerIds } = await openRoomOfSheet(app, owner, {
      publishingRightsCollaborators: writers,
    });
    await handOver(owner, id).expect(200);
    for (const [index, { email }] of writers.entries()) {
      const collaboratorId = signerIds[index]!;
      await comeInside(app, owner, { key, collaboratorId, email });
      await sign(owner, key, collaboratorId).expect(200);
      expect(await recordOf(collaboratorId)).toMatchObject({ way: "room_mail_code", device: "handed_over" });
    }
    await owner.post("/api/handed-over/take-back").send({ password: PASSWORD }).expect(200);
    const { verificationResult } = await verify(app, id);
    expect(verificationResult.collaborators[0]).toMatchObject({ device: "handed_over" });
  });
});
