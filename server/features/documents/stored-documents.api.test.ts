import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sha256 } from "#server/features/documents/canonical-json";
import { eventsOf, findVersion, isUnbroken } from "#server/features/documents/index";
import type { ZipEntry } from "#server/adapters/zip";
import { exportDocuments } from "#server/features/history/index";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { documentCalls } from "#server/testing/document-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { verify } from "#server/testing/factories/order-verification";
import { PASSWORD } from "#server/testing/factories/user";
import { firstMissing, readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import { makeDocuments } from "#server/testing/stored-documents/make-documents";
import {
  insertRecords,
  readFolder,
  readRecords,
  storedFolders,
  type StoredDocument,
} from "#server/testing/stored-documents/records";
import { DocumentSummary, SentDocument, type Document } from "#shared/contract/documents";
import { DocumentHistory } from "#shared/contract/history";
import { VerificationEntry } from "#shared/contract/verification";

const app = await appForFile();
const { readView } = signingCalls(app);
const consent = consentCalls(app, "amendment");
let owner: Caller;
const { read, collaborators } = documentCalls(() => owner);

const TITLE = "Changed since";

test.each(await storedFolders())(
  "the documents of folder %s are read, printed, verified, exported, amended and compared",
  async (folder) => {
    const documents = await readFolder(folder);
    const ownerId = String(documents[0]!.stored.documents[0]!.owner_id);
    const { user, caller } = await app.signedIn({ id: ownerId });
    owner = caller;
    for (const { stored } of documents) await insertRecords(app.deps.pool, stored);

    const { body } = await owner.get("/api/documents").expect(200);
    expect(DocumentSummary.array().parse(body)).toHaveLength(documents.length);
    const paths: string[] = [];
    for await (const { path } of exportDocuments(app.deps, user)) paths.push(path);
    expect(paths.filter((path) => path.endsWith("/document.json"))).toHaveLength(documents.length);
    expect(paths.filter((path) => path.includes("missing"))).toEqual([]);

    for (const { name, stored } of documents) {
      const id = String(stored.documents[0]!.id);
      const before = await expectRead(name, stored);
      if (before.version) await expectSentIsRead(stored, before);
      await amend(before);
      if (before.version) await expectCompared(id, before);
      await expectUntouched(stored);
    }
  },
);

/** Everything that the document says is shown, on its page and in its PDF. */
async function expectRead(name: string, stored: StoredDocument): Promise<Document> {
  const [record] = stored.documents;
  const document = await read(String(record!.id));
  const shown = JSON.stringify(document);
  for (const text of textsOf(record!.content))
    expect(shown, `in ${name}`).toContain(JSON.stringify(text).slice(1, -1));
  await expectPrinted(
    (await owner.get(`/api/documents/${document.id}/pdf`).expect(200)).body as Buffer,
    stored,
  );
  return document;
}

async function expectPrinted(pdf: Buffer, stored: StoredDocument): Promise<void> {
  const { text } = await readPdf(pdf);
  for (const { name } of stored.signers) expect(firstMissing(text, [String(name)])).toBeNull();
}

/** What somebody typed, at any depth. Nobody is shown a sealed number. */
function textsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => (key === "sealedId" ? [] : textsOf(value)));
}

/** Its signers see the same as its owner, and so does whoever verifies it. */
async function expectSentIsRead(stored: StoredDocument, { id, content, title }: Document): Promise<void> {
  const token = app.deps.secrets.newToken();
  await app.deps.pool.query("update signers set token_hash = $2, token_expires_at = $3 where id = $1", [
    stored.signers[0]!.id,
    app.deps.secrets.hashToken(token),
    new Date(app.clock.now().getTime() + 60_000),
  ]);
  expect((await readView(token)).document).toMatchObject({ id, content });
  const pdf = (await app.nobody().get(`/api/sign/${token}/pdf`).expect(200)).body as Buffer;
  await expectPrinted(pdf, stored);

  const { body } = await app.nobody().get(`/api/verify/documents/${id}`).expect(200);
  expect(VerificationEntry.parse(body.document).collaborators).toHaveLength(stored.signers.length);
  expect((await verify(app, id)).document).toMatchObject({
    title,
    sha256: stored.document_versions[0]!.sha256,
  });
}

/** Whoever owns of a recording is on the sheet today; what is in force may go on as it stands. */
const withoutStrangers = (status: string, { declared }: { declared?: object | null | undefined }) =>
  declared && status !== "fully_signed" ? { declared: { ...declared, recordings: [] } } : {};

/** Makes it a draft again in the way its status asks for, changes it and, if anybody signs it, sends it anew. */
async function amend({ id, status }: Document): Promise<void> {
  if (status === "pending")
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "Wrong" }).expect(200);
  if (status === "fully_signed") await openAgain(id);
  const { type, content, title, revision } = await read(id);
  const changed =
    type === "split_sheet"
      ? { ...content, songTitle: TITLE, ...withoutStrangers(status, content) }
      : { generatedAgreement: `${TITLE} from ${title}` };
  await owner.patch(`/api/documents/${id}`).send({ revision, content: changed }).expect(200);

  const emails = (await collaborators(id)).map(({ email }) => email);
  if (emails.length > 0)
    await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  expect(JSON.stringify(await read(id))).toContain(TITLE);
}

async function openAgain(id: string): Promise<void> {
  await consent.request(owner, id).expect(200);
  for (const { email } of await collaborators(id)) {
    const token = await consent.tokenTo(email);
    expect((await consent.readQuestion(token)).document.id).toBe(id);
    await consent.pdf(token).expect(200);
    await consent.answered(token, true);
  }
}

/** The version it was found in stays as it was, and those who sign anew are told what is different. */
async function expectCompared(id: string, before: Document): Promise<void> {
  const [signer] = await collaborators(id);
  const { replaces } = await readView(await app.linkTo(signer!.email));
  expect(replaces?.sentences.join(" ")).toContain(before.type === "split_sheet" ? "Song title" : "text");

  const { body } = await owner.get(`/api/documents/${id}/history`).expect(200);
  expect(DocumentHistory.parse(body).versions.map(({ number }) => number)).toEqual([2, 1]);
  const first = await owner.get(`/api/documents/${id}/versions/1`).expect(200);
  expect(SentDocument.parse(first.body).content).toEqual(before.content);
  await owner.get(`/api/documents/${id}/versions/1/pdf`).expect(200);
}

/** What was hashed is the text that is stored, and nothing above has touched it. */
async function expectUntouched({ documents, document_versions }: StoredDocument): Promise<void> {
  const id = String(documents[0]!.id);
  expect(isUnbroken(await eventsOf(app.deps.db, id))).toBe(true);
  for (const { number, canonical } of document_versions) {
    const version = await findVersion(app.deps.db, id, Number(number));
    expect(version).toMatchObject({ canonical, sha256: sha256(String(canonical)) });
  }
}

test("a document that cannot be read takes no list and no export down", async () => {
  const { user, caller } = await app.signedIn();
  const { id } = await createSheet(caller, { songTitle: "Unreadable" });
  const other = await createSheet(caller);
  await app.deps.pool.query("update documents set content = '{}' where id = $1", [id]);

  expect((await caller.get("/api/documents").expect(200)).body).toHaveLength(2);
  expect((await caller.get(`/api/documents/${id}`).expect(500)).body.code).toBe("internal");
  const entries = new Map<string, ZipEntry["content"]>();
  for await (const { path, content } of exportDocuments(app.deps, user)) entries.set(path, content);
  expect(entries.get(`documents/${id} is missing.txt`)).toContain("could not be read");
  expect([...entries.keys()].some((path) => path.includes(other.id))).toBe(true);
  await caller.delete(`/api/documents/${id}`).send({ password: PASSWORD }).expect(204);
});

test("the newest folder has documents as this version stores them", async () => {
  const { caller } = await app.signedIn();
  const made: { name: string; stored: StoredDocument }[] = [];
  for (const [name, id] of Object.entries(await makeDocuments(app, caller)))
    made.push({ name, stored: await readRecords(app, id) });
  const newest = await readFolder((await storedFolders()).at(-1)!);

  const folder = await mkdtemp(join(tmpdir(), "stored-documents-"));
  for (const { name, stored } of made)
    await writeFile(join(folder, `${name}.json`), JSON.stringify(stored, null, 2));
  const isKnown = ({ name, stored }: (typeof made)[number]) =>
    newest.some(
      (known) => known.name === name && String(fieldsOf(known.stored)) === String(fieldsOf(stored)),
    );
  expect(
    made.filter((one) => !isKnown(one)).map(({ name }) => name),
    `These are stored otherwise by now. Make ${folder} the next folder, as the README beside the others says.`,
  ).toEqual([]);
  await rm(folder, { recursive: true });
});

/** The paths of all fields of what is stored as JSON. */
function fieldsOf({ documents, document_versions }: StoredDocument): string[] {
  const frozen = document_versions.map(({ canonical }) => JSON.parse(String(canonical)) as unknown);
  return [...new Set(pathsOf([...documents.map(({ content }) => content), ...frozen]))].toSorted();
}

function pathsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [""];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner).map((path) => `${Array.isArray(value) ? "[]" : key}.${path}`),
  );
}
