import { expect, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import { createAgreement } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { registrationBody } from "#server/testing/factories/registration";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import type { Caller } from "#server/testing/app";
import { PersonDetails, OwnDetails, Registration } from "#shared/contract/registration";
import { fullName, type UserRecord } from "#server/features/auth/index";

const app = await appForFile();

const pathOf = (id: string) => `/api/documents/${id}/registration`;

async function read(caller: Caller, id: string): Promise<Registration> {
  return Registration.parse((await caller.get(pathOf(id)).expect(200)).body);
}

async function save(caller: Caller, id: string, given: Parameters<typeof registrationBody>[0] = {}) {
  const { body } = await caller.put(pathOf(id)).send(registrationBody(given)).expect(200);
  return Registration.parse(body);
}

const writersOf = (...users: (Pick<UserRecord, "email"> & { name?: string })[]) =>
  users.map(({ email, name }, index) => ({
    name: name ?? `Writer ${index + 1}`,
    email,
    role: index === 0 ? "Songwriter" : "Producer",
    percentage: index === 0 ? 60 : 40,
  }));

const called = (user: UserRecord) => ({ email: user.email, name: fullName(user) });

const numbers = { ipiNameNumber: "14107338", performingSociety: "063", legalName: "Wanjiru, Amina" };

test("a sheet has registration details of its own, with what its roles say that everybody wrote", async () => {
  const { user, caller } = await app.signedIn();
  const { id } = await createSheet(caller, {
    isrc: "KE-A1B-26-00001",
    publishingRightsCollaborators: writersOf(user, { email: "brian@writers.example" }),
  });
  const registration = await read(caller, id);
  expect(registration).toMatchObject({
    revision: 0,
    access: "owner",
    sheet: { title: "Nairobi Nights", isrc: "KE-A1B-26-00001" },
    history: [],
    people: [
      { name: "Writer 1", share: 6000, isReader: true, details: { writerRole: "CA" }, confirmedAt: null },
      { name: "Writer 2", share: 4000, isReader: false, details: { writerRole: "" } },
    ],
  });
});

test("what is pasted is mended, what cannot be a number is refused by its field", async () => {
  const { caller } = await app.signedIn();
  const { id } = await createSheet(caller);
  const { people, revision } = await read(caller, id);
  const [amina] = people;
  const saved = await save(caller, id, {
    revision,
    people: [
      {
        ref: amina!.ref,
        details: {
          ...numbers,
          ipiBaseNumber: "i000000229 7",
          isni: "https://isni.org/isni/000000012146438x",
        },
      },
    ],
  });
  expect(saved).toMatchObject({
    revision: 1,
    song: { iswc: "T-034.524.680-1" },
    recordings: [{ isrc: "KE-A1B-26-00001", studio: "Ketebul" }],
    people: [
      {
        details: {
          ipiNameNumber: "00014107338",
          ipiBaseNumber: "I-000000229-7",
          isni: "0000 0001 2146 438X",
        },
      },
      {},
    ],
  });
  const { body } = await caller
    .put(pathOf(id))
    .send(registrationBody({ revision: 1, song: { iswc: "T-12" } }))
    .expect(400);
  expect(body).toMatchObject({ issues: [{ path: "song.iswc" }] });
});

test("it is saved after signing, with a history of its own, and changes neither version nor trail", async () => {
  const { caller } = await app.signedIn();
  const { id } = await signSheet(app, caller);
  await app.deps.jobs.idle();
  const trailOf = async () =>
    ((await caller.get(`/api/documents/${id}/audit`).expect(200)).body as { events: unknown }).events;
  const before = await trailOf();
  const first = await save(caller, id);
  expect(first.history).toMatchObject([
    { changes: [{ field: "song.iswc", before: "", after: "T-034.524.680-1" }, {}, {}, {}, {}, {}] },
  ]);
  const second = await save(caller, id, { ...first, people: [], song: { ...first.song, writtenIn: "Lamu" } });
  expect(second.history.at(-1)).toMatchObject({
    changes: [{ field: "song.writtenIn", before: "Nairobi", after: "Lamu" }],
  });
  expect(await trailOf()).toEqual(before);
});

test("two windows do not overwrite each other", async () => {
  const { caller } = await app.signedIn();
  const { id } = await createSheet(caller);
  const both = await Promise.all(
    ["Lamu", "Mombasa"].map((writtenIn) =>
      caller.put(pathOf(id)).send(registrationBody({ song: { writtenIn } })),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: "registration_changed" });
});

test("saving the same again changes nothing", async () => {
  const { caller } = await app.signedIn();
  const { id } = await createSheet(caller);
  const first = await save(caller, id);
  expect(await save(caller, id, { revision: first.revision })).toMatchObject({ revision: first.revision });
});

test("each person confirms their own, and has to again when somebody else changes it", async () => {
  const { caller: owner } = await app.signedIn();
  const { user, caller } = await app.signedIn();
  const sheet = await signSheet(app, owner, {
    publishingRightsCollaborators: writersOf({ email: "x@x.example" }, user),
  });
  const { body } = await caller
    .put(`${pathOf(sheet.id)}/own`)
    .send({ details: numbers })
    .expect(200);
  const own = Registration.parse(body);
  expect(own.people).toMatchObject([{ name: "Writer 2", details: { ipiNameNumber: "00014107338" } }]);
  expect(own.people[0]!.confirmedAt).not.toBeNull();
  expect((await caller.get("/api/user/registration").expect(200)).body).toMatchObject({
    ipiNameNumber: "00014107338",
  });

  const shown = await read(owner, sheet.id);
  const me = shown.people[1]!;
  expect(me.confirmedAt).toBe(own.people[0]!.confirmedAt);
  const changed = await save(owner, sheet.id, {
    revision: shown.revision,
    people: [{ ref: me.ref, details: { ...me.details, performingSociety: "052" } }],
  });
  expect(changed.people[1]).toMatchObject({ details: { performingSociety: "052" }, confirmedAt: null });
});

test("what somebody says of another at their mailbox is confirmed, and is not kept as their own", async () => {
  const { caller: owner } = await app.signedIn();
  const { user, caller } = await app.signedIn({ firstName: "Moses", lastName: "Kiptoo" });
  const sheet = await signSheet(app, owner, {
    publishingRightsCollaborators: writersOf({ email: "x@x.example" }, { ...user, name: "Amina" }),
  });
  const confirm = async (details: object) => {
    const { body } = await caller
      .put(`${pathOf(sheet.id)}/own`)
      .send({ details })
      .expect(200);
    return Registration.parse(body).people[0]!;
  };
  expect(await confirm(numbers)).toMatchObject({
    details: { ipiNameNumber: "00014107338" },
    confirmedAt: expect.any(String) as string,
  });
  const own = async () => (await caller.get("/api/user/registration").expect(200)).body as object;
  expect(await own()).toMatchObject({ legalName: "", ipiNameNumber: "" });
  // Under another name than the account's it is theirs by the legal name that they write.
  await confirm({ ...numbers, legalName: "Kiptoo, Moses" });
  expect(await own()).toMatchObject({ legalName: "Kiptoo, Moses", ipiNameNumber: "00014107338" });
});

test("a signer confirms by their link, too, and it is no one else's", async () => {
  const { caller } = await app.signedIn();
  const { id, tokens } = await sendSheet(app, caller);
  const path = `/api/sign/${tokens[1]}/registration`;
  expect(OwnDetails.parse((await app.nobody().get(path).expect(200)).body)).toMatchObject({
    name: "Writer 2",
    confirmedAt: null,
  });
  await app.nobody().put(path).send({ details: numbers }).expect(200);
  await app.nobody().put(path).send({ details: numbers }).expect(200);
  const { people, history } = await read(caller, id);
  expect(people.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([false, true]);
  expect(history).toMatchObject([{ by: "Writer 2" }]);
});

test("a signer sees the song and themselves, and cannot save the whole", async () => {
  const { caller: owner } = await app.signedIn();
  const { user, caller } = await app.signedIn();
  const { id } = await sendSheet(app, owner, {
    publishingRightsCollaborators: writersOf({ email: "y@y.example" }, user),
  });
  await save(owner, id);
  const seen = await read(caller, id);
  expect(seen).toMatchObject({ access: "signer", song: { writtenIn: "Nairobi" }, history: [], takers: [] });
  expect(seen.people.map(({ name }) => name)).toEqual(["Writer 2"]);
  await caller
    .put(pathOf(id))
    .send(registrationBody({ revision: 1 }))
    .expect(404);
  const { caller: stranger } = await app.signedIn();
  await stranger.get(pathOf(id)).expect(404);
});

test("what was noted of a draft's people is found again once they have keys", async () => {
  const { caller } = await app.signedIn();
  const { id, emails } = await sendSheet(app, caller);
  expect(emails).toHaveLength(2);
  const { people } = await read(caller, id);
  await save(caller, id, { people: [{ ref: people[1]!.ref, details: numbers }] });
  await caller.post(`/api/documents/${id}/recall`).send({ reason: "A word is missing" }).expect(200);
  const drafted = await read(caller, id);
  expect(drafted.people[1]).toMatchObject({ name: "Writer 2", details: { ipiNameNumber: "00014107338" } });
  expect(drafted.people[1]!.ref).not.toBe(people[1]!.ref);
});

test("each taker says what is missing, by the field", async () => {
  const { caller } = await app.signedIn();
  const { id } = await createSheet(caller);
  const { people, takers } = await read(caller, id);
  const society = takers.find((taker) => taker.id === "society")!;
  expect(society.missing).toContainEqual({ field: "signatures", text: "Everybody's signature" });
  expect(society.missing).toContainEqual({
    field: `people.${people[0]!.ref}.ipiNameNumber`,
    text: "IPI name number of Amina Wanjiru",
  });
  expect(society.status).toContain("unverified");
});

test("what somebody keeps of themselves stands in their next document", async () => {
  const { user, caller } = await app.signedIn();
  await caller.put("/api/user/registration").send(numbers).expect(200);
  const { id } = await createSheet(caller, {
    publishingRightsCollaborators: writersOf(called(user), { email: "z@z.example" }),
  });
  const { people } = await read(caller, id);
  expect(PersonDetails.parse(people[0]!.details)).toMatchObject({
    ipiNameNumber: "00014107338",
    writerRole: "CA",
  });
  expect(people[1]!.details.ipiNameNumber).toBe("");
});

test("nobody is registered as whoever shares their mailbox", async () => {
  const { user, caller } = await app.signedIn();
  await caller.put("/api/user/registration").send(numbers).expect(200);
  const mate = { email: user.email, name: "Band Mate" };
  const both = { publishingRightsCollaborators: writersOf(mate, called(user)) };
  const { id } = await createSheet(caller, both);
  const { people } = await read(caller, id);
  expect(people).toMatchObject([
    { name: "Band Mate", isReader: false, details: { legalName: "", ipiNameNumber: "" } },
    { name: fullName(user), isReader: true, details: { ipiNameNumber: "00014107338" } },
  ]);
  // Nor does what is noted of the one become the other's: not on this sheet, not in the profile, not in the next one.
  const details = { ...numbers, legalName: "Mate, Band", ipiNameNumber: "00052210040" };
  const saved = await save(caller, id, { people: [{ ref: people[0]!.ref, details }] });
  expect(saved.people).toMatchObject([
    { details: { ipiNameNumber: "00052210040" }, confirmedAt: null },
    { details: { ipiNameNumber: "00014107338" } },
  ]);
  expect((await caller.get("/api/user/registration").expect(200)).body).toMatchObject({
    legalName: "Wanjiru, Amina",
  });
  const alone = await createSheet(caller, {
    publishingRightsCollaborators: writersOf({ ...mate, name: "Somebody Else" }, { email: "y@y.example" }),
  });
  const [other] = (await read(caller, alone.id)).people;
  expect(other!.details.legalName).toBe("");
  const theirs = { ...numbers, legalName: "Else, Somebody" };
  await save(caller, alone.id, { people: [{ ref: other!.ref, details: theirs }] });
  expect((await caller.get("/api/user/registration").expect(200)).body).toMatchObject({
    legalName: "Wanjiru, Amina",
  });
});

test("what is noted of somebody stands with the owner's contact of them, and in the owner's next sheet", async () => {
  const { user, caller } = await app.signedIn();
  const publishingRightsCollaborators = writersOf(user, { email: "next@writers.example", name: "Zuri" });
  const first = await createSheet(caller, { publishingRightsCollaborators });
  const { people } = await read(caller, first.id);
  const details = { ...numbers, stageName: "Zed", isni: "0000000121032683", writerRole: "A" as const };
  await save(caller, first.id, { people: [{ ref: people[1]!.ref, details }] });
  const contacts = await caller.get("/api/contacts").query({ search: "zuri" }).expect(200);
  expect(contacts.body).toMatchObject({
    items: [
      { stageName: "Zed", registration: { ipiNameNumber: "00014107338", isni: "0000 0001 2103 2683" } },
    ],
  });
  const next = await createSheet(caller, { songTitle: "Lamu", publishingRightsCollaborators });
  expect((await read(caller, next.id)).people[1]).toMatchObject({
    name: "Zuri",
    details: { legalName: "Wanjiru, Amina", stageName: "Zed", performingSociety: "063", writerRole: "" },
    confirmedAt: null,
  });
  // Contacts are their owner's own.
  const { caller: other } = await app.signedIn();
  const theirs = await createSheet(other, { publishingRightsCollaborators });
  expect((await read(other, theirs.id)).people[1]!.details.ipiNameNumber).toBe("");
});

test("an agreement has none", async () => {
  const { caller } = await app.signedIn();
  const { id } = await createAgreement(app, caller);
  const { body } = await caller.get(pathOf(id)).expect(409);
  expect(body).toMatchObject({ code: "registration_missing" });
});
