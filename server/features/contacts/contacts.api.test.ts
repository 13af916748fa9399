import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createAgreement, producerBody } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { splitSheetBody } from "#server/testing/factories/split-sheet";
import { Contact, ContactSet } from "#shared/contract/contacts";

const app = await appForFile();

const holder = (name: string, email: string, percentage = 50, role = "Songwriter") => ({
  name,
  email,
  role,
  percentage,
});

async function listed(caller: Caller, query = ""): Promise<Contact[]> {
  const { body } = await caller.get(`/api/contacts${query}`).expect(200);
  return Contact.array().parse((body as { items: unknown }).items);
}
const namesOf = async (caller: Caller, query = "") => (await listed(caller, query)).map(({ name }) => name);
const add = (caller: Caller, contact: object) => caller.post("/api/contacts").send(contact);
const sheetOf = (caller: Caller, ...people: ReturnType<typeof holder>[]) =>
  createSheet(caller, { publishingRightsCollaborators: people });

describe("contacts", () => {
  test("are the people on one's documents, once each, without oneself", async () => {
    const { user, caller } = await app.signedIn();
    await sheetOf(caller, holder("Amina Otieno", user.email), holder("Ọlá Adé", "ola@example.com"));
    await sheetOf(caller, holder("ọlá adé", "ola@example.com"), holder("Brian Kamau", ""));
    await createAgreement(app, caller, producerBody());
    const found = await listed(caller);
    expect(found.filter(({ email }) => email === "ola@example.com")).toHaveLength(1);
    expect(found).toContainEqual(
      expect.objectContaining({ name: "Brian Kamau", email: "", role: "Songwriter" }),
    );
    expect(found.map(({ role }) => role)).toContain("Producer");
    expect(found.map(({ email }) => email)).not.toContain(user.email);
  });

  test("take the address of somebody who had none, and keep what their owner wrote down", async () => {
    const { caller } = await app.signedIn();
    await add(caller, { name: "Brian Kamau", stageName: "BK", role: "Drummer" }).expect(201);
    await sheetOf(caller, holder("brian kamau", "brian@example.com"), holder("Zuri", ""));
    expect(await listed(caller)).toMatchObject([
      { name: "Brian Kamau", stageName: "BK", email: "brian@example.com", role: "Drummer" },
      { name: "Zuri", email: "" },
    ]);
    await sheetOf(caller, holder("Brian Kamau", ""), holder("Zuri", ""));
    expect(await listed(caller)).toHaveLength(2);
  });

  test("have the number by which somebody is asked, and keep one that their owner wrote down", async () => {
    const { caller } = await app.signedIn();
    await add(caller, { name: "Brian Kamau", phone: "0722 000 111" }).expect(201);
    const reached = (name: string) => ({ ...holder(name, ""), phone: "0712 345 678" });
    await sheetOf(caller, reached("Zuhura"), reached("Brian Kamau"));
    expect(await listed(caller)).toMatchObject([
      { name: "Brian Kamau", phone: "0722 000 111" },
      { name: "Zuhura", email: "", phone: "+254712345678" },
    ]);
  });

  test("are not reached at the number of somebody else who is called the same", async () => {
    const { caller } = await app.signedIn();
    await add(caller, { name: "Brian Kamau", email: "brian@example.com" }).expect(201);
    await add(caller, { name: "Zuhura", phone: "0722 000 111" }).expect(201);
    const reached = (name: string, email: string, phone: string) => ({ ...holder(name, email), phone });
    const zuhura = reached("Zuhura", "zuhura@example.com", "0733 000 222");
    await sheetOf(caller, reached("Brian Kamau", "", "0712 345 678"), zuhura);
    expect(await listed(caller)).toMatchObject([
      { name: "Brian Kamau", email: "brian@example.com", phone: "" },
      { name: "Zuhura", email: "", phone: "0722 000 111" },
      { name: "Zuhura", email: "zuhura@example.com", phone: "+254733000222" },
    ]);
  });

  test("stay two where two of one name have addresses of their own", async () => {
    const { caller } = await app.signedIn();
    await sheetOf(caller, holder("Ali", "one@example.com"), holder("Ali", "two@example.com"));
    expect((await listed(caller)).map(({ email }) => email)).toEqual(["one@example.com", "two@example.com"]);
  });

  test("learn an address that is given when a sheet is sent", async () => {
    const { caller } = await app.signedIn();
    const { emails } = await sendSheet(app, caller);
    expect((await listed(caller)).map(({ email }) => email).toSorted()).toEqual([...emails].toSorted());
  });

  test("that were deleted come back only when they are typed anew", async () => {
    const { caller } = await app.signedIn();
    const people = [holder("Neema", "neema@example.com"), holder("Zuri", "zuri@example.com")];
    const { id } = await sheetOf(caller, ...people);
    const [neema] = await listed(caller);
    await caller.delete(`/api/contacts/${neema!.id}`).expect(204);
    await caller.delete(`/api/contacts/${neema!.id}`).expect(404);
    const edited = splitSheetBody({
      songTitle: "Another title",
      publishingRightsCollaborators: people,
    }).content;
    await caller.patch(`/api/documents/${id}`).send({ content: edited }).expect(200);
    expect(await namesOf(caller)).toEqual(["Zuri"]);
    await sheetOf(caller, ...people);
    expect(await namesOf(caller)).toEqual(["Neema", "Zuri"]);
  });

  test("of two who work together are the other, without an address", async () => {
    const amina = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });
    const brian = await app.signedIn({ firstName: "Brian", lastName: "Otieno" });
    const id = randomUUID();
    await app.deps.pool.query(
      "insert into collaboration_requests (id, sender_id, receiver_id, message, created_at) values ($1, $2, $3, 'Drums?', now())",
      [id, amina.user.id, brian.user.id],
    );
    await brian.caller.patch(`/api/collaboration-requests/${id}`).send({ status: "accepted" }).expect(200);
    expect(await listed(amina.caller)).toMatchObject([{ name: "Brian Otieno", email: "" }]);
    expect(await listed(brian.caller)).toMatchObject([{ name: "Amina Wanjiru", email: "" }]);

    // What an account says of itself goes with it; whom somebody has written on a document stays theirs.
    await sheetOf(brian.caller, holder("Amina Wanjiru", "amina@example.com", 100));
    const { caller: admin } = await app.signedIn({ role: "admin" });
    for (const { user } of [amina, brian]) {
      await admin.delete(`/api/admin/users/${user.id}`).send({ password: PASSWORD }).expect(204);
      const { rows } = await app.deps.pool.query("select name from contacts where owner_id = any($1)", [
        [amina.user.id, brian.user.id],
      ]);
      expect(rows).toEqual(user === amina.user ? [{ name: "Amina Wanjiru" }] : []);
    }
  });

  test("are found by the beginning of any word, without accents, used last first", async () => {
    const { caller } = await app.signedIn();
    await add(caller, { name: "Ọlámidé Adé", stageName: "100% Ola", email: "ade@example.com" }).expect(201);
    app.clock.pass(1000);
    await add(caller, { name: "Adelina Wekesa" }).expect(201);
    expect(await namesOf(caller, "?search=ADE&order=recent")).toEqual(["Adelina Wekesa", "Ọlámidé Adé"]);
    expect(await namesOf(caller, "?search=100%25")).toEqual(["Ọlámidé Adé"]);
    expect(await namesOf(caller, "?search=lamide")).toEqual([]);
    expect(await namesOf(caller, "?search=we")).toEqual(["Adelina Wekesa"]);
  });

  test("are changed, and refused twice", async () => {
    const { caller } = await app.signedIn();
    const id = randomUUID();
    const zuri = { id, name: "Zuri", email: "ZURI@example.com " };
    const twice = await Promise.all([add(caller, zuri), add(caller, zuri)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await add(caller, { name: "zuri", email: "zuri@example.com" }).expect(409)).body).toMatchObject({
      code: "contact_exists",
    });
    await add(caller, { name: "Neema" }).expect(201);
    const change = { name: "Neema", phone: "+254 712 345 678" };
    await caller.put(`/api/contacts/${id}`).send(change).expect(409);
    const changed = await caller
      .put(`/api/contacts/${id}`)
      .send({ ...change, name: "Zuri" })
      .expect(200);
    expect(changed.body).toMatchObject({ id, name: "Zuri", email: "", phone: "+254 712 345 678" });
  });

  test("of somebody else are neither read, changed nor deleted", async () => {
    const [mine, other] = [(await app.signedIn()).caller, (await app.signedIn()).caller];
    const { id } = Contact.parse((await add(mine, { name: "Zuri" }).expect(201)).body);
    expect(await listed(other)).toEqual([]);
    await other.put(`/api/contacts/${id}`).send({ name: "Not Zuri" }).expect(404);
    await other.delete(`/api/contacts/${id}`).expect(404);
    await add(other, { id, name: "Mine" }).expect(409);
    expect(await namesOf(mine)).toEqual(["Zuri"]);
  });

  test("come and go as a table in which nothing typed is a formula", async () => {
    const { caller } = await app.signedIn();
    const registration = {
      ipiNameNumber: "14107338",
      isni: "000000012146438X",
      publisher: { name: "=Songs" },
    };
    const typed = [
      { name: "=HYPERLINK(1)", registration },
      { name: "Zuri, the drummer", phone: "+254712345678" },
    ];
    const imported = () => caller.post("/api/contacts/import").send({ contacts: typed });
    expect((await imported().expect(200)).body).toEqual({ added: 2, known: 0 });
    expect((await imported().expect(200)).body).toEqual({ added: 0, known: 2 });
    const { text } = await caller.get("/api/contacts/csv").expect(200);
    expect(text.split("\r\n")).toEqual([
      "\uFEFFname,stageName,email,phone,role,legalName,ipiNameNumber,ipiBaseNumber,isni,performingSociety,mechanicalSociety,publisher,publisherIpi,publisherSociety,publisherKind",
      "'=HYPERLINK(1),,,,,,00014107338,,0000 0001 2146 438X,,,'=Songs,,,publisher",
      '"Zuri, the drummer",,,\'+254712345678,,,,,,,,,,,',
      "",
    ]);
  });

  test("learn from a table what was empty, and keep what was written", async () => {
    const { caller } = await app.signedIn();
    const written = { performingSociety: "SAMRO", publisher: { name: "Lake Songs" } };
    await add(caller, { name: "Zuri", registration: written }).expect(201);
    const registration = {
      ipiNameNumber: "14107338",
      performingSociety: "PRS",
      publisher: { name: "Coast Songs", ipiNameNumber: "159804347" },
    };
    const contacts = [{ name: "Zuri", registration }];
    await caller.post("/api/contacts/import").send({ contacts }).expect(200);
    const [zuri] = await listed(caller);
    expect(zuri!.registration).toMatchObject({
      ipiNameNumber: "00014107338",
      performingSociety: "SAMRO",
      publisher: { name: "Lake Songs", ipiNameNumber: "" },
    });
    // A page of before that knows nothing of it takes nothing away.
    await caller.put(`/api/contacts/${zuri!.id}`).send({ name: "Zuri K" }).expect(200);
    expect(await listed(caller)).toEqual([{ ...zuri, name: "Zuri K" }]);
  });

  test("of documents that are there before contacts are taken over", async () => {
    const { user, caller } = await app.signedIn();
    await sheetOf(caller, holder("Amina Otieno", user.email), holder("Zuri", "zuri@example.com"));
    await sheetOf(caller, holder("Zuri", ""), holder("Neema", ""));
    const { id } = await createAgreement(app, caller, producerBody());
    expect(id).toBeTruthy();
    const before = await listed(caller);
    await app.deps.pool.query("delete from contacts");
    const migration = await readFile("migrations/0010_contacts.sql", "utf8");
    const statements = migration
      .split("--> statement-breakpoint")
      .filter((each) => /^\s*(INSERT|DELETE)/.test(each));
    for (const statement of statements) await app.deps.pool.query(statement);
    const facts = (contacts: Contact[]) => contacts.map(({ name, email, role }) => ({ name, email, role }));
    expect(facts(await listed(caller))).toEqual(facts(before));
  });
});

describe("sets", () => {
  const people = [holder("Amina", "amina@example.com", 60), holder("Brian", "", 40)];
  const keep = (caller: Caller, set: object) => caller.post("/api/contact-sets").send(set);
  const sets = async (caller: Caller) =>
    ContactSet.array().parse((await caller.get("/api/contact-sets").expect(200)).body);

  test("keep people with their shares, once a name", async () => {
    const { caller } = await app.signedIn();
    const set = { id: randomUUID(), name: "The band", publishingRightsCollaborators: people };
    const twice = await Promise.all([keep(caller, set), keep(caller, set)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    await keep(caller, { ...set, id: randomUUID(), name: "the BAND" }).expect(409);
    await keep(caller, {
      ...set,
      id: randomUUID(),
      name: "Half",
      publishingRightsCollaborators: [people[0]],
    }).expect(400);
    expect(await sets(caller)).toEqual([{ ...set, masterRightsCollaborators: [] }]);
    const renamed = { ...set, name: "The trio", masterRightsCollaborators: people };
    await caller.put(`/api/contact-sets/${set.id}`).send(renamed).expect(200);
    expect(await sets(caller)).toEqual([renamed]);
    await caller.delete(`/api/contact-sets/${set.id}`).expect(204);
    expect(await sets(caller)).toEqual([]);
  });

  test("are nobody else's", async () => {
    const [mine, other] = [(await app.signedIn()).caller, (await app.signedIn()).caller];
    const set = { id: randomUUID(), name: "The band", publishingRightsCollaborators: people };
    await keep(mine, set).expect(201);
    expect(await sets(other)).toEqual([]);
    await keep(other, set).expect(409);
    await other.put(`/api/contact-sets/${set.id}`).send(set).expect(404);
    await other.delete(`/api/contact-sets/${set.id}`).expect(404);
    expect(await sets(mine)).toHaveLength(1);
  });
});
