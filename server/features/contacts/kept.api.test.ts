import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { takeLapsedBack } from "#server/features/contacts/keep-contacts";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { confirmPhone, newPhone } from "#server/testing/factories/confirmed-phone";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { Contact } from "#shared/contract/contacts";

const app = await appForFile();
const { pool, jobs } = app.deps;

type SignedIn = Awaited<ReturnType<typeof app.signedIn>>;

const holder = (name: string, email: string) => ({ name, email, role: "Songwriter", percentage: 50 });
const settle = (caller: Caller, updatesContacts: boolean) =>
  caller.patch("/api/user/settings").send({ updatesContacts }).expect(200);
const rename = (person: SignedIn, firstName: string, email = person.user.email) =>
  person.caller
    .put("/api/user/profile")
    .send({ firstName, lastName: person.user.lastName, email, currentPassword: PASSWORD })
    .expect(200);

async function contactsOf(caller: Caller): Promise<Contact[]> {
  await jobs.idle();
  const { body } = await caller.get("/api/contacts").expect(200);
  return Contact.array().parse((body as { items: unknown }).items);
}

/** Two who have accepted to work together; the second lets contacts follow. */
async function collaborators({ isOn = true } = {}): Promise<[SignedIn, SignedIn]> {
  const amina = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });
  const brian = await app.signedIn({ firstName: "Brian", lastName: "Otieno" });
  if (isOn) await settle(brian.caller, true);
  const id = randomUUID();
  await pool.query(
    "insert into collaboration_requests (id, sender_id, receiver_id, message, created_at) values ($1, $2, $3, 'Drums?', now())",
    [id, amina.user.id, brian.user.id],
  );
  await brian.caller.patch(`/api/collaboration-requests/${id}`).send({ status: "accepted" }).expect(200);
  await jobs.idle();
  return [amina, brian];
}

describe("a contact whose account keeps it up to date", () => {
  test("follows name, address, number and what societies know them by; note and role stay the owner's", async () => {
    const [amina, brian] = await collaborators();
    const [before] = await contactsOf(amina.caller);
    expect(before).toMatchObject({
      name: "Brian Otieno",
      email: brian.user.email,
      phone: "",
      kept: ["name", "email"],
    });
    // Nobody follows who has not said so.
    expect(await contactsOf(brian.caller)).toMatchObject([{ name: "Amina Wanjiru", email: "", kept: [] }]);

    await amina.caller
      .put(`/api/contacts/${before!.id}`)
      .send({ name: "Bryan", email: "typo@example.com", role: "Drummer", phone: "+254 700 000 000" })
      .expect(200);
    const phone = newPhone();
    await confirmPhone(app, brian.caller, phone);
    const details = { stageName: "BK", ipiNameNumber: "14107338", publisher: { name: "Lake Songs" } };
    await brian.caller.put("/api/user/registration").send(details).expect(200);
    await rename(brian, "Bryan");
    expect(await contactsOf(amina.caller)).toMatchObject([
      {
        id: before!.id,
        name: "Bryan Otieno",
        stageName: "BK",
        email: brian.user.email,
        phone,
        role: "Drummer",
        registration: { ipiNameNumber: "00014107338", publisher: { name: "Lake Songs" }, isni: "" },
        kept: ["name", "stageName", "email", "phone", "ipiNameNumber", "publisher"],
      },
    ]);

    // In the place of what they take back comes what the owner had there.
    await brian.caller.delete("/api/user/phone").expect(200);
    await brian.caller.put("/api/user/registration").send({ isni: "000000012146438X" }).expect(200);
    expect(await contactsOf(amina.caller)).toMatchObject([
      {
        stageName: "",
        phone: "+254 700 000 000",
        registration: { ipiNameNumber: "", isni: "0000 0001 2146 438X", publisher: { name: "" } },
        kept: ["name", "email", "isni"],
      },
    ]);
  });

  test("has what the owner wrote again once the account says nothing of it, also after it was off", async () => {
    const [amina, brian] = await collaborators();
    const [kept] = await contactsOf(amina.caller);
    const written = {
      ...kept!,
      stageName: "Brayo",
      phone: "0700 000 000",
      registration: { ipiNameNumber: "00014107338", publisher: { name: "Lake Songs" } },
    };
    await amina.caller.put(`/api/contacts/${kept!.id}`).send(written).expect(200);
    const [before] = await contactsOf(amina.caller);
    await confirmPhone(app, brian.caller, newPhone());
    const registration = { ipiNameNumber: "00199843727", publisher: { name: "Rift Songs" } };
    const said = { stageName: "BK", ...registration };
    await brian.caller.put("/api/user/registration").send(said).expect(200);
    expect(await contactsOf(amina.caller)).toMatchObject([{ stageName: "BK", registration }]);
    for (const isOn of [false, true]) {
      await settle(brian.caller, isOn);
      await jobs.idle();
    }
    await brian.caller.delete("/api/user/phone").expect(200);
    await brian.caller.put("/api/user/registration").send({}).expect(200);
    expect(await contactsOf(amina.caller)).toEqual([before]);
  });

  test("follows a number only while it is known to be theirs", async () => {
    const [amina, brian] = await collaborators();
    const phone = newPhone();
    await confirmPhone(app, brian.caller, phone);
    expect(await contactsOf(amina.caller)).toMatchObject([{ phone }]);
    await pool.query("update users set phone_confirmed_at = now() - interval '91 days' where id = $1", [
      brian.user.id,
    ]);
    await rename(brian, "Bryan");
    expect(await contactsOf(amina.caller)).toMatchObject([
      { name: "Bryan Otieno", phone: "", kept: ["name", "email"] },
    ]);
  });

  test("loses a number that has lapsed, also of who never comes back, and keeps what its owner had there", async () => {
    const [amina, brian] = await collaborators();
    const [before] = await contactsOf(amina.caller);
    const written = { ...before!, phone: "0700 000 000" };
    await amina.caller.put(`/api/contacts/${before!.id}`).send(written).expect(200);
    const phone = newPhone();
    await confirmPhone(app, brian.caller, phone);
    const confirmedBefore = (days: number) =>
      pool.query(`update users set phone_confirmed_at = now() - make_interval(days => $2) where id = $1`, [
        brian.user.id,
        days,
      ]);
    for (const [days, shown] of [
      [89, phone],
      [91, "0700 000 000"],
    ] as const) {
      await confirmedBefore(days);
      await takeLapsedBack(app.deps);
      expect(await contactsOf(amina.caller)).toMatchObject([{ phone: shown }]);
    }
  });

  test("that was deleted and is brought back has what the account says again, and none of it as the owner's", async () => {
    const [amina, brian] = await collaborators();
    const phone = newPhone();
    await confirmPhone(app, brian.caller, phone);
    const [kept] = await contactsOf(amina.caller);
    expect(kept).toMatchObject({ phone, kept: ["name", "email", "phone"] });
    await amina.caller.delete(`/api/contacts/${kept!.id}`).expect(204);
    await amina.caller
      .post("/api/contacts")
      .send({ ...kept, phone: "" })
      .expect(201);
    expect(await contactsOf(amina.caller)).toEqual([kept]);
    await brian.caller.delete("/api/user/phone").expect(200);
    expect(await contactsOf(amina.caller)).toMatchObject([{ phone: "" }]);
  });

  test("follows an address only once it is confirmed", async () => {
    const [amina, brian] = await collaborators();
    const email = `new-${brian.user.email}`;
    await rename(brian, "Bryan", email);
    expect(await contactsOf(amina.caller)).toMatchObject([{ name: "Brian Otieno", email: brian.user.email }]);
    const token = await app.tokenTo(email, "/verify-email");
    await app.nobody().post("/api/auth/verify-email").send({ token }).expect(200);
    expect(await contactsOf(amina.caller)).toMatchObject([{ name: "Bryan Otieno", email }]);
  });

  test("stays as it is from when they switch it off, and follows again when they switch it on", async () => {
    const [amina, brian] = await collaborators();
    await contactsOf(amina.caller);
    await settle(brian.caller, false);
    await rename(brian, "Bryan");
    const [left] = await contactsOf(amina.caller);
    expect(left).toMatchObject({ name: "Brian Otieno", email: brian.user.email, kept: [] });
    await settle(brian.caller, true);
    expect(await contactsOf(amina.caller)).toMatchObject([{ id: left!.id, name: "Bryan Otieno" }]);
  });

  test("stays that of whom it came from, where somebody else has the same name", async () => {
    const [amina] = await collaborators({ isOn: false });
    const namesake = await app.signedIn({ firstName: "Brian", lastName: "Otieno" });
    await settle(namesake.caller, true);
    await pool.query(
      `insert into collaboration_requests (id, sender_id, receiver_id, message, status, created_at)
       values (gen_random_uuid(), $1, $2, 'Drums?', 'accepted', now())`,
      [amina.user.id, namesake.user.id],
    );
    await rename(namesake, "Brian");
    expect(await contactsOf(amina.caller)).toMatchObject([{ name: "Brian Otieno", email: "", kept: [] }]);
  });

  test("is none that has the name alone: whoever takes it does not get what is meant for somebody else", async () => {
    const [amina, mallory] = await collaborators({ isOn: false });
    await amina.caller
      .post("/api/contacts")
      .send({ name: "Zuri Mwangi", phone: "+254 722 000 111" })
      .expect(201);
    await amina.caller.post("/api/contacts").send({ name: "Queen Z" }).expect(201);
    await pool.query("delete from contacts where owner_id = $1 and account_id is not null", [amina.user.id]);
    await mallory.caller.put("/api/user/registration").send({ stageName: "Queen Z" }).expect(200);
    await pool.query("update users set first_name = 'Zuri', last_name = 'Mwangi' where id = $1", [
      mallory.user.id,
    ]);
    await settle(mallory.caller, true);
    for (const contact of await contactsOf(amina.caller))
      expect(contact).toMatchObject({ email: "", kept: [] });
  });

  test("is the owner's own again once they say so, also when it changes", async () => {
    const [amina, brian] = await collaborators();
    const [kept] = await contactsOf(amina.caller);
    const own = { name: "Brayo", email: brian.user.email, isOwn: true };
    await amina.caller.put(`/api/contacts/${kept!.id}`).send(own).expect(200);
    await rename(brian, "Bryan");
    const [free] = await contactsOf(amina.caller);
    expect(free).toMatchObject({ name: "Brayo", kept: [], isOwn: true });
    // Also where it was deleted and is restored.
    await amina.caller
      .put(`/api/contacts/${free!.id}`)
      .send({ ...own, name: "Bryan Otieno" })
      .expect(200);
    const [now] = await contactsOf(amina.caller);
    await amina.caller.delete(`/api/contacts/${free!.id}`).expect(204);
    await amina.caller.post("/api/contacts").send(now).expect(201);
    expect(await contactsOf(amina.caller)).toEqual([now]);
  });

  test("that was deleted and is restored is kept again", async () => {
    const [amina] = await collaborators();
    const [kept] = await contactsOf(amina.caller);
    await amina.caller.delete(`/api/contacts/${kept!.id}`).expect(204);
    await amina.caller.post("/api/contacts").send(kept).expect(201);
    expect(await contactsOf(amina.caller)).toEqual([kept]);
  });

  test("that was deleted and stands on a new document is kept again", async () => {
    const [amina, brian] = await collaborators();
    const [kept] = await contactsOf(amina.caller);
    await amina.caller.delete(`/api/contacts/${kept!.id}`).expect(204);
    const phone = newPhone();
    await confirmPhone(app, brian.caller, phone);
    const people = [holder("Brian Otieno", brian.user.email), holder("Zuri", `${randomUUID()}@example.com`)];
    await createSheet(amina.caller, { publishingRightsCollaborators: people });
    expect(await contactsOf(amina.caller)).toContainEqual(
      expect.objectContaining({ name: "Brian Otieno", phone, kept: ["name", "email", "phone"] }),
    );
  });

  test("is the one of their new name and address, where the owner has that already", async () => {
    const [amina, brian] = await collaborators();
    const [kept] = await contactsOf(amina.caller);
    const { body } = await amina.caller
      .post("/api/contacts")
      .send({ name: "Bryan Otieno", email: brian.user.email, role: "Drummer" })
      .expect(201);
    await rename(brian, "Bryan");
    const found = await contactsOf(amina.caller);
    expect(found.find(({ id }) => id === kept!.id)).toMatchObject({ name: "Brian Otieno", kept: [] });
    expect(found.find(({ id }) => id === body.id)).toMatchObject({
      role: "Drummer",
      kept: ["name", "email"],
    });
  });

  test("has of an account that is deleted only what the owner wrote, beside name and address", async () => {
    const [amina, brian] = await collaborators();
    const [kept] = await contactsOf(amina.caller);
    const written = { ...kept!, role: "Drummer", phone: "0700 000 000" };
    await amina.caller.put(`/api/contacts/${kept!.id}`).send(written).expect(200);
    await confirmPhone(app, brian.caller, newPhone());
    const said = { stageName: "BK", ipiNameNumber: "14107338" };
    await brian.caller.put("/api/user/registration").send(said).expect(200);
    expect(await contactsOf(amina.caller)).toMatchObject([{ stageName: "BK" }]);
    const { caller: admin } = await app.signedIn({ role: "admin" });
    await admin.delete(`/api/admin/users/${brian.user.id}`).send({ password: PASSWORD }).expect(204);
    expect(await contactsOf(amina.caller)).toEqual([{ ...written, kept: [] }]);
  });

  test("stops with a block at once, and with their account", async () => {
    const [amina, brian] = await collaborators();
    await contactsOf(amina.caller);
    await amina.caller.put(`/api/blocks/${brian.user.id}`).expect(200);
    const blocked = await amina.caller.get("/api/contacts").expect(200);
    expect(blocked.body.items).toMatchObject([{ name: "Brian Otieno", kept: [] }]);
    await rename(brian, "Bryan");
    expect(await contactsOf(amina.caller)).toMatchObject([{ name: "Brian Otieno", kept: [] }]);
    await amina.caller.delete(`/api/blocks/${brian.user.id}`).expect(200);
    const [again] = await contactsOf(amina.caller);
    expect(again).toMatchObject({ name: "Bryan Otieno", kept: ["name", "email"] });

    // Written by the owner once: from then on it does not go with the account.
    await amina.caller
      .put(`/api/contacts/${again!.id}`)
      .send({ ...again, role: "Drummer" })
      .expect(200);
    const { caller: admin } = await app.signedIn({ role: "admin" });
    await admin.delete(`/api/admin/users/${brian.user.id}`).send({ password: PASSWORD }).expect(204);
    expect(await contactsOf(amina.caller)).toMatchObject([
      { name: "Bryan Otieno", role: "Drummer", kept: [] },
    ]);
  });
});

describe("whoever has signed the same document", () => {
  test("is kept up to date once all have signed, by the name at the address", async () => {
    const owner = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });
    const brian = await app.signedIn({ firstName: "Brian", lastName: "Otieno" });
    const manager = await app.signedIn({ firstName: "Joe", lastName: "Manager" });
    for (const { caller } of [brian, manager]) await settle(caller, true);
    const writers = [holder("Brian Otieno", brian.user.email), holder("Zuri", manager.user.email)];
    const draft = { publishingRightsCollaborators: writers };
    await signSheet(app, owner.caller, draft);
    const found = await contactsOf(owner.caller);
    expect(found.map(({ name, kept }) => [name, kept])).toEqual([
      ["Brian Otieno", ["name", "email"]],
      // At the mailbox of her manager, whose name is another.
      ["Zuri", []],
    ]);
    // One who has not written the other down gets nobody.
    expect(await contactsOf(brian.caller)).toEqual([]);
  });

  test("is not, before: neither who was only asked, nor who has the address in their contacts alone", async () => {
    const owner = await app.signedIn();
    const stranger = await app.signedIn();
    const brian = await app.signedIn({ firstName: "Brian", lastName: "Otieno" });
    await settle(brian.caller, true);
    for (const { caller } of [owner, stranger])
      await caller.post("/api/contacts").send({ name: "Brian Otieno", email: brian.user.email }).expect(201);
    const { tokens } = await sendOnly(owner.caller, brian.user.email);
    await confirmPhone(app, brian.caller, newPhone());
    for (const { caller } of [owner, stranger])
      expect(await contactsOf(caller)).toContainEqual(
        expect.objectContaining({ name: "Brian Otieno", phone: "", kept: [] }),
      );
    expect(tokens).toHaveLength(2);
  });
});

function sendOnly(owner: Caller, email: string) {
  return sendSheet(app, owner, {
    publishingRightsCollaborators: [
      holder("Brian Otieno", email),
      holder("Zuri", `${randomUUID()}@example.com`),
    ],
  });
}

/** People who work with somebody and have them in their contacts, by no road but the tables. */
async function followersOf(brian: SignedIn, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with people as (
       insert into users (id, email, password_hash, first_name, last_name, created_at)
       select gen_random_uuid(), 'follower-' || gen_random_uuid() || '@example.com', '-', 'Follower', n::text, now() from generate_series(1, $2) n
       returning id),
     asked as (
       insert into collaboration_requests (id, sender_id, receiver_id, message, status, created_at)
       select gen_random_uuid(), id, $1, 'Drums?', 'accepted', now() from people),
     written as (
       insert into contacts (id, owner_id, name, account_id, created_at, last_used_at)
       select gen_random_uuid(), id, 'Brian Otieno', $1, now(), now() from people)
     select id from people order by id::text`,
    [brian.user.id, count],
  );
  return rows.map(({ id }) => id);
}

const namesIn = async (owners: string[]) => {
  const { rows } = await pool.query<{ name: string; count: number }>(
    "select name, count(*)::int from contacts where owner_id = any($1::uuid[]) group by name order by name",
    [owners],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

describe("many who have the same contact", () => {
  test("all have the change, also where it broke off in the middle", async () => {
    const brian = await app.signedIn({ firstName: "Brian", lastName: "Otieno" });
    const owners = await followersOf(brian, 150);
    await settle(brian.caller, true);
    await jobs.idle();
    const holding = await pool.connect();
    await holding.query("begin");
    await holding.query("select from contacts where owner_id = $1 for update", [owners.at(-1)]);
    await rename(brian, "Bryan");
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%update "contacts"%'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    expect(await namesIn(owners)).toEqual({ "Brian Otieno": 50, "Bryan Otieno": 100 });
    await pool.query(`select pg_terminate_backend(pid) from (${waiting}) as it`);
    await holding.query("rollback");
    holding.release();
    await jobs.idle();
    expect(await namesIn(owners)).toEqual({ "Bryan Otieno": 150 });
  });

  test("have the last of many changes, done by two processes", async () => {
    const other = await startTestApp({ beside: app });
    onTestFinished(() => other.stop());
    const brian = await app.signedIn({ firstName: "Brian", lastName: "Otieno" });
    const there = await other.signIn(brian.user);
    const owners = await followersOf(brian, 30);
    await settle(brian.caller, true);
    for (let turn = 1; turn <= 6; turn++) {
      await rename({ ...brian, caller: turn % 2 ? brian.caller : there }, `Brian the ${turn}th`);
    }
    await jobs.idle();
    expect(await namesIn(owners)).toEqual({ "Brian the 6th Otieno": 30 });
  });
});
