import { randomInt } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { purgeDocuments } from "#server/features/consent/purge-documents";
import { remindSigners } from "#server/features/consent/remind-signers";
import { signingCalls } from "#server/testing/signing-calls";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { createAgreement, producerBody } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { verify } from "#server/testing/factories/order-verification";
import { PASSWORD } from "#server/testing/factories/user";
import { tablesWith } from "#server/testing/tables-with";
import { Collaborator } from "#shared/contract/documents";

const DAY = 24 * 60 * 60 * 1000;

const folder = await mkdtemp(join(tmpdir(), "sahihi-purge-"));
const app = await appForFile({ env: { DATA_DIR: folder } });
afterAll(() => rm(folder, { recursive: true }));

/** A word that stands in the document and nowhere else, as search finds words: letters alone, in lower case. */
const word = Array.from({ length: 14 }, () => "bcdfghjklmnpqrstvwxz"[randomInt(20)]).join("");
const words = { deletion: consentCalls(app, "deletion"), amendment: consentCalls(app, "amendment") };
let owner: Caller;

beforeAll(async () => {
  ({ caller: owner } = await app.signedIn());
});

/** How many mails with such a link each address has had. */
const seen = new Map<string, number>();
async function nextLink(address: string, page: string): Promise<string> {
  const nth = (seen.get(address + page) ?? 0) + 1;
  seen.set(address + page, nth);
  return app.tokenTo(address, page, nth);
}

const path = (id: string, action = "") => `/api/documents/${id}${action}`;

async function emailsOf(id: string): Promise<string[]> {
  const { body } = await owner.get(path(id, "/collaborators")).expect(200);
  return Collaborator.array()
    .parse(body)
    .map(({ email }) => email);
}

async function send(id: string): Promise<string[]> {
  // A third invitation within a minute would leave a minute later.
  app.clock.pass(60_000);
  const emails = await emailsOf(id);
  await owner
    .post(path(id, "/send-for-signing"))
    .send({ emails, message: `Hello ${word}` })
    .expect(200);
  return Promise.all(emails.map((email) => nextLink(email, "/sign/")));
}

async function sendAndSign(id: string): Promise<void> {
  for (const token of await send(id)) await signingCalls(app).signed(token);
  await app.deps.jobs.idle();
}

/** Asks for everybody's consent; the last one answers as given. */
async function askEverybody(id: string, purpose: "deletion" | "amendment", lastAnswer: boolean) {
  const { request, answered } = words[purpose];
  await request(owner, id, `Because of ${word}`);
  const page = purpose === "deletion" ? "/confirm-deletion/" : "/confirm-unlock/";
  const links: string[] = [];
  for (const email of await emailsOf(id)) links.push(await nextLink(email, page));
  for (const [index, link] of links.entries()) await answered(link, index < links.length - 1 || lastAnswer);
  return links;
}

/** Everything that can happen to a document before it goes. */
async function live(id: string, edit: object): Promise<void> {
  await owner.patch(path(id)).send(edit).expect(200);
  await send(id);
  await owner
    .post(path(id, "/recall"))
    .send({ reason: `Back to ${word}` })
    .expect(200);
  const [, second] = await send(id);
  await app
    .nobody()
    .post(`/api/sign/${second}/decline`)
    .send({ reason: `No ${word}` })
    .expect(200);

  const [first, last] = await send(id);
  await app.nobody().post(`/api/sign/${first}`).expect(200);
  await owner.patch(path(id, "/lock")).expect(200);
  await owner
    .patch(path(id, "/unlock"))
    .send({ password: PASSWORD, reason: `Sorry ${word}` })
    .expect(200);
  await app.nobody().post(`/api/sign/${last}`).expect(200);
  await app.deps.jobs.idle();

  await askEverybody(id, "deletion", false);
  await askEverybody(id, "amendment", true);
  await owner.patch(path(id)).send(edit).expect(200);
  // Mails that cannot be delivered are kept for a person to look at; mail servers repeat the address.
  app.mails.refuse(`550 5.1.1 <writer1@${word}.example>: Recipient address rejected: User unknown`);
  await owner
    .post(path(id, "/send-for-signing"))
    .send({ emails: await emailsOf(id) })
    .expect(200);
  await owner
    .post(path(id, "/recall"))
    .send({ reason: `Again ${word}` })
    .expect(200);
  await app.deps.jobs.idle();
  app.mails.refuse(undefined);
  await sendAndSign(id);

  const found = await app.nobody().post("/api/verify/search").send({ title: word }).expect(200);
  expect(JSON.stringify(found.body)).toContain(id);
  const { verificationId } = await verify(app, id);
  await app.nobody().get(`/api/verify/results/${verificationId}/pdf`).expect(200);
}

async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file) })));
  return texts.filter((one) => one.text.includes(text)).map(({ file }) => file);
}

/** Also in columns of bytes, which show as hexadecimal digits. */
const placesWith = async (text: string) => [
  ...(await tablesWith(app, text)),
  ...(await tablesWith(app, Buffer.from(text).toString("hex"))),
  ...(await filesWith(text)),
];

describe.each([
  [
    "split sheet",
    async () => {
      const writers = [1, 2].map((nth) => ({
        name: `Writer ${word} ${nth}`,
        email: `writer${nth}@${word}.example`,
        role: `Songwriter ${word}`,
        percentage: 50,
      }));
      const given = {
        songTitle: `Song of ${word}`,
        artistName: `Artist ${word}`,
        label: `Label ${word}`,
        notes: `Notes about ${word}`,
        publishingRightsCollaborators: writers,
      };
      const { id } = await createSheet(owner, given);
      return { id, edit: { content: { ...given, notes: `More about ${word}` } } };
    },
  ],
  [
    "producer agreement",
    async () => {
      const { id, content } = await createAgreement(
        app,
        owner,
        producerBody({
          projectTitle: `Album ${word}`,
          trackTitle: `Track ${word}`,
          producerName: `Producer ${word}`,
          producerEmail: `producer@${word}.example`,
          additionalTerms: `Terms of ${word}`,
        }),
      );
      const text = `${content.generatedAgreement}\n\nA word on ${word}.`;
      return { id, edit: { content: { formData: {}, generatedAgreement: text } } };
    },
  ],
])("after the purge of a %s", (_type, create) => {
  test("nothing of it is left in any table, job, session or file, but its number and its trail", async () => {
    const { id, edit } = await create();
    await live(id, edit);
    const links = await askEverybody(id, "deletion", true);
    app.clock.pass(4 * DAY);
    await remindSigners(app.deps);
    await app.deps.jobs.idle();
    const before = await placesWith(word);
    expect(before).toEqual(
      expect.arrayContaining(
        [
          "documents",
          "document_versions",
          "signers",
          "consent_requests",
          "search_words",
          "verifications",
        ].map((name) => `public.${name}`),
      ),
    );
    const { rows: versions } = await app.deps.pool.query<{ id: string }>(
      "select id from document_versions where document_id = $1",
      [id],
    );
    expect(versions).toHaveLength(5);

    app.clock.pass(30 * DAY);
    await purgeDocuments(app.deps);
    await app.deps.jobs.idle();

    // Whom its owner has worked with stays in the address book, until they are deleted there: docs/decisions/055.
    expect(await placesWith(word)).toEqual(["public.contacts"]);
    await owner.get(path(id)).expect(404);
    await words.deletion.open(links[0]!).expect(404);
    const withNumber = (await tablesWith(app, id)).filter((table) => table.startsWith("public."));
    expect(withNumber.toSorted()).toEqual(["public.audit_events", "public.deleted_documents"]);
    const { rows: pdfs } = await app.deps.pool.query("select from issued_pdfs where version_id = any($1)", [
      versions.map((version) => version.id),
    ]);
    expect(pdfs).toHaveLength(0);
    expect(isUnbroken(await eventsOf(app.deps.db, id))).toBe(true);
  });
});
