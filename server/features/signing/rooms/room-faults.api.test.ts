import { randomInt, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { comeInside, openRoomOfSheet } from "#server/testing/factories/open-room";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { createServerProcess, type ServerProcess } from "#server/testing/server-process";
import { Document } from "#shared/contract/documents";
import { OwnRoom, RoomView } from "#shared/contract/rooms";
import { SignResult } from "#shared/contract/signing/acts";
import { SigningView } from "#shared/contract/signing/view";

const app = await appForFile();
const { phones } = app;
let owner: Caller;
let last = 0;

beforeEach(async () => {
  phones.mood = "takes";
  owner = (await app.signedIn()).caller;
});

describe("codes by SMS while the provider", () => {
  /** A room in which the second person has a number alone, and has asked for a code. */
  async function askByPhone() {
    const [first, second] = people(2);
    const phone = `+2547${String(33_000_000 + ++last)}`;
    const writers = [first!, { ...second!, email: "", phone }];
    const { body } = await owner
      .post("/api/documents")
      .send(splitSheetBody({ publishingRightsCollaborators: writers }));
    const { id } = Document.parse(body);
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: [first!.email] })
      .expect(200);
    await app.deps.jobs.idle();
    const opened = await owner.post(`/api/documents/${id}/room`).expect(200);
    const { key, people: inRoom } = OwnRoom.parse(opened.body);
    const [mailed, texted] = inRoom.map((person) => person.id);
    return {
      phone,
      ask: () => app.nobody().post(`/api/rooms/${key}/code`).send({ collaboratorId: texted }),
      /** What whoever asked is told, and what the owner is. */
      told: async () => {
        const room = RoomView.parse((await app.nobody().get(`/api/rooms/${key}`).expect(200)).body);
        const own = OwnRoom.parse((await owner.get(`/api/documents/${id}/room`).expect(200)).body);
        return { failed: room.people[1]!.codeFailed, sms: own.people[1]!.code?.sms };
      },
      /** Hours have passed: what is tried again later is tried now. */
      tryAgain: async () => {
        await app.deps.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
        await app.deps.jobs.idle();
      },
      /** The one with a mailbox signs meanwhile. */
      signByMail: async () => {
        const caller = app.nobody();
        await comeInside(app, caller, { key, collaboratorId: mailed!, email: first!.email });
        await caller.post(`/api/rooms/${key}/signing`).send({ collaboratorId: mailed }).expect(200);
      },
    };
  }

  test("answers with an error: both are told at once, until a new code gets through, which is the one that comes", async () => {
    const { phone, ask, told, tryAgain, signByMail } = await askByPhone();
    phones.mood = { answer: 500 };
    const before = phones.asked;
    await ask().expect(200);
    await app.deps.jobs.idle();
    expect(phones.asked - before).toBe(1);
    expect(await told()).toEqual({ failed: true, sms: "waits" });
    await signByMail();
    phones.mood = "takes";
    const earlier = phones.to(phone).length;
    await ask().expect(200);
    await tryAgain();
    expect(phones.to(phone)).toHaveLength(earlier + 1);
    expect(phones.to(phone).at(-1)!.text).toMatch(/^\d{6} /);
    expect(await told()).toEqual({ failed: false, sms: "sent" });
  });

  test("answers 201 and takes no money for it: nobody is told that it went, and it leaves once there is some", async () => {
    const { phone, ask, told, tryAgain } = await askByPhone();
    const before = phones.to(phone).length;
    phones.mood = { recipient: 405 };
    await ask().expect(200);
    await app.deps.jobs.idle();
    expect(await told()).toEqual({ failed: true, sms: "waits" });
    phones.mood = "takes";
    await tryAgain();
    expect(phones.to(phone)).toHaveLength(before + 1);
    expect(await told()).toEqual({ failed: false, sms: "sent" });
  });

  test("does not answer at all: asking does not hang, others sign, both are told, and a new code comes when it answers again", async () => {
    const { phone, ask, told, signByMail } = await askByPhone();
    const before = phones.to(phone).length;
    phones.mood = "hangs";
    const { asked } = phones;
    await ask().expect(200);
    const delivered = app.deps.jobs.idle();
    await expect.poll(() => phones.asked, { timeout: 20_000 }).toBe(asked + 1);
    expect(await told()).toEqual({ failed: false, sms: "waits" });
    phones.mood = "takes";
    await signByMail();
    await delivered;
    expect(await told()).toEqual({ failed: true, sms: "unsure" });
    await ask().expect(200);
    await app.deps.jobs.idle();
    expect(phones.to(phone)).toHaveLength(before + 1);
  }, 60_000);
});

test("50 presses through the link, the room and a session, at two processes at once, are one signature", async () => {
  const beside = await startTestApp({ beside: app });
  try {
    const { user, caller: brian } = await app.signedIn();
    const [amina, other] = people(2);
    const { id, key, signerIds, tokens } = await openRoomOfSheet(app, owner, {
      publishingRightsCollaborators: [amina!, { ...other!, email: user.email }],
    });
    const collaboratorId = signerIds[1]!;
    const inRoom = app.nobody();
    await comeInside(app, inRoom, { key, collaboratorId, email: user.email });
    const ways = [
      () => app.nobody().post(`/api/sign/${tokens[1]!}`),
      () => beside.nobody().post(`/api/sign/${tokens[1]!}`),
      () => inRoom.post(`/api/rooms/${key}/signing`).send({ collaboratorId }),
      () => brian.post(`/api/documents/${id}/signing`),
    ];
    const pressed = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => ways[index % ways.length]!()),
    );
    expect(new Set(pressed.map(({ body }) => SignResult.parse(body).signatureId)).size).toBe(1);
    const events = await eventsOf(app.deps.db, id);
    expect(isUnbroken(events)).toBe(true);
    expect(events.filter(({ event }) => event === "document_signed")).toHaveLength(1);
  } finally {
    await beside.stop();
  }
});

describe("a server that is killed (SIGKILL)", () => {
  test("between the code and the signature: who was let in signs when it is back, once, and the code is not asked for again", async () => {
    const server = await createServerProcess();
    try {
      const { call, sheet, room } = await roomAt(server);
      const [collaboratorId, email] = [room.people[0]!.id, sheet.email];
      await call("POST", `/api/rooms/${room.key}/code`, { collaboratorId });
      await server.kill();
      await server.start();
      const mail = await server.mails.waitForMail(
        ({ to, subject }) => to === email && /^\d{3} \d{3} /.test(subject),
      );
      const code = mail.subject.slice(0, 7).replace(" ", "");
      const cookie = (await call("POST", `/api/rooms/${room.key}/enter`, { collaboratorId, code })).cookies;
      await server.kill();
      await server.start();
      const signing = `/api/rooms/${room.key}/signing`;
      const open = await call("GET", `${signing}?collaboratorId=${collaboratorId}`, undefined, cookie);
      expect(SigningView.parse(open.body).collaborator.signed).toBe(false);
      const pressed = call("POST", signing, { collaboratorId }, cookie).catch(() => undefined);
      await server.kill();
      await pressed;
      await server.start();
      const [first, again] = [
        await call("POST", signing, { collaboratorId }, cookie),
        await call("POST", signing, { collaboratorId }, cookie),
      ];
      expect(SignResult.parse(again.body)).toEqual(SignResult.parse(first.body));
      const signed = await call("GET", `${signing}?collaboratorId=${collaboratorId}`, undefined, cookie);
      const { collaborators } = SigningView.parse(signed.body);
      expect(collaborators.filter((one) => one.signed)).toHaveLength(1);
    } finally {
      await server.remove();
    }
  }, 120_000);

  /** Somebody's sheet, sent from there, with an open room. */
  async function roomAt(server: ServerProcess) {
    const from = `198.18.${randomInt(256)}.${randomInt(256)}`;
    async function call(method: string, path: string, body?: object, cookie = "") {
      const response = await fetch(server.url + path, {
        method,
        headers: { "content-type": "application/json", "x-forwarded-for": from, cookie },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      const cookies = response.headers.getSetCookie().map((one) => one.split(";")[0]);
      return { body: await response.json(), cookies: cookies.join("; ") };
    }
    const writers = people(2);
    const account = {
      email: `owner-${randomUUID()}@example.com`,
      password: "nairobi-nights",
      firstName: "Amina",
      lastName: "Wanjiru",
    };
    const { cookies } = await call("POST", "/api/register", account);
    const sheet = splitSheetBody({ publishingRightsCollaborators: writers });
    const { id } = Document.parse((await call("POST", "/api/documents", sheet, cookies)).body);
    const emails = writers.map(({ email }) => email);
    await call("POST", `/api/documents/${id}/send-for-signing`, { emails }, cookies);
    const room = OwnRoom.parse((await call("POST", `/api/documents/${id}/room`, {}, cookies)).body);
    return { call, sheet: { id, email: emails[0]! }, room };
  }
});
