import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { zipSync } from "fflate";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sampleDocx, samplePdf, sampleParagraph } from "#server/adapters/text/sample-files";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { childrenOf } from "#server/testing/children-of";
import {
  bombDocx,
  encryptedDocx,
  encryptedPdf,
  entityDocx,
  listingPdf,
  picturePdf,
} from "#server/testing/factories/hostile-files";
import { createServerProcess, type ServerProcess } from "#server/testing/server-process";
import { tablesWith } from "#server/testing/tables-with";
import { ExtractedText } from "#shared/contract/reviews";
import { MOST_FILE_BYTES } from "#shared/domain/reviews/contract-file";

const app = await appForFile();
const { caller: artist } = await app.signedIn();
const said = "1. The Artist grants nothing.";

beforeEach(() => app.deps.pool.query("delete from rate_limits"));

function upload(name: string, bytes: Uint8Array, caller: Caller = artist) {
  return caller.post("/api/extract-text").attach("file", Buffer.from(bytes), name);
}

const errorBody = (status: number, code: string, message: string) => ({ status, body: { code, message } });

describe("the text of a file is answered", () => {
  test.each<[string, Uint8Array, object]>([
    ["contract.pdf", samplePdf([said], 2), { kind: "pdf", pages: 2, emptyPages: [] }],
    ["Contract (final).DOCX", sampleDocx(sampleParagraph(said)), { kind: "docx", pages: null }],
    ["contract.txt", Buffer.from(said), { kind: "txt", pages: null }],
    ["../../etc/\u0007passwd.txt", Buffer.from(said), { kind: "txt" }],
  ])("%j", async (name, bytes, facts) => {
    const { status, body } = await upload(name, bytes);
    expect(status).toBe(200);
    expect(body).toMatchObject(facts);
    expect(ExtractedText.parse(body).text.split("\n\n")[0]).toBe(said);
  });

  test("several at once, each with its own", async () => {
    const texts = Array.from({ length: 5 }, (_, index) => `${said} ${index}`);
    const responses = await Promise.all(texts.map((text) => upload("a.pdf", samplePdf([text], 1))));
    expect(responses.map(({ body }) => body.text)).toEqual(texts);
  });
});

describe("a file that gives no text is refused with a sentence", () => {
  const UNSUPPORTED = "Unsupported file type. Please upload a PDF, DOCX or TXT file.";
  const DAMAGED = (name: string) =>
    `This ${name} is damaged or incomplete and could not be read. Please save it again or paste the text.`;
  const PROTECTED = (name: string) =>
    `This ${name} is password-protected. Please remove the password or paste the text.`;

  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>, number, string, string]>([
    ["HTML", "a.pdf", () => Buffer.from("<!doctype html><p>%PDF-1.7"), 415, "unsupported_file", UNSUPPORTED],
    ["a PDF", "a.docx", () => samplePdf([said], 1), 415, "unsupported_file", UNSUPPORTED],
    [
      "another archive",
      "a.docx",
      () => zipSync({ "a.mid": new Uint8Array(9) }),
      415,
      "unsupported_file",
      UNSUPPORTED,
    ],
    ["a picture", "a.png", picturePdf, 415, "unsupported_file", UNSUPPORTED],
    [
      "only a picture",
      "a.pdf",
      picturePdf,
      422,
      "file_without_text",
      "PDF appears to be empty or contains only images.",
    ],
    [
      "no words",
      "a.docx",
      () => sampleDocx(""),
      422,
      "file_without_text",
      "This Word document is empty: there is no text in it.",
    ],
    [
      "nothing",
      "a.txt",
      () => Buffer.from(" \n"),
      422,
      "file_without_text",
      "This text file is empty: there is no text in it.",
    ],
    [
      "a password",
      "a.pdf",
      () => encryptedPdf({ userPassword: "x" }),
      422,
      "file_protected",
      PROTECTED("PDF"),
    ],
    ["Word's encryption", "a.docx", encryptedDocx, 422, "file_protected", PROTECTED("Word document")],
    [
      "half a PDF",
      "a.pdf",
      () => samplePdf([said], 40).subarray(0, 3000),
      422,
      "file_unreadable",
      DAMAGED("PDF"),
    ],
    [
      "entities",
      "a.docx",
      () => entityDocx("file:///etc/passwd"),
      422,
      "file_unreadable",
      DAMAGED("Word document"),
    ],
    [
      "a bomb",
      "a.docx",
      bombDocx,
      422,
      "file_too_complex",
      "This Word document takes too much time or memory to read. Please save it in a simpler form or paste the text.",
    ],
    [
      "5,000 pages",
      "a.pdf",
      () => samplePdf([said], 5000),
      422,
      "file_too_long",
      "This PDF is too long for a contract. Please paste the part you want reviewed.",
    ],
  ])("%s as %s", async (_, name, make, status, code, message) => {
    const response = await upload(name, await make());
    expect({ status: response.status, body: response.body }).toEqual(errorBody(status, code, message));
  });
});

describe("a request that is no upload of one file is refused", () => {
  const tooLarge = errorBody(413, "file_too_large", "File too large. Please choose a file of at most 10 MB.");
  const missing = errorBody(
    400,
    "file_missing",
    "Please upload a file or paste your contract content first.",
  );

  test("of more than 10 MB", async () => {
    const bytes = Buffer.alloc(MOST_FILE_BYTES + 1, "a");
    expect(await upload("a.txt", bytes)).toMatchObject(tooLarge);
    expect(await upload("a.txt", Buffer.alloc(MOST_FILE_BYTES * 2, "a"))).toMatchObject(tooLarge);
  });

  test("just under 10 MB it is taken, and found too long", async () => {
    expect(await upload("a.txt", Buffer.alloc(MOST_FILE_BYTES, "a"))).toMatchObject({ status: 422 });
  });

  test("without a file, under another name, or with two", async () => {
    const post = () => artist.post("/api/extract-text");
    expect(await post()).toMatchObject(missing);
    expect(await post().field("text", said)).toMatchObject(missing);
    expect(await post().attach("other", Buffer.from(said), "a.txt")).toMatchObject(missing);
    expect(
      await post().attach("file", Buffer.from(said), "a.txt").attach("file", Buffer.from(said), "b.txt"),
    ).toMatchObject({ status: 400 });
  });

  test("in another form, or cut off", async () => {
    const post = () => artist.post("/api/extract-text");
    expect(await post().send({ file: said })).toMatchObject({ status: 415 });
    const type = "multipart/form-data; boundary=x";
    const half = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nThe Artist';
    expect(await post().set("Content-Type", type).send(half)).toMatchObject({
      status: 400,
      body: { code: "upload_broken" },
    });
    expect(await post().set("Content-Type", "multipart/form-data").send(half)).toMatchObject({ status: 400 });
  });

  test("by somebody who is not signed in", async () => {
    expect(await upload("a.txt", Buffer.from(said), app.nobody())).toMatchObject({ status: 401 });
  });

  test("too often", async () => {
    const { caller } = await app.signedIn();
    const responses = await Promise.all(
      Array.from({ length: 61 }, () => upload("a.png", Buffer.from("x"), caller)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

/** One more look whether the server answers, as often as a watch asks: without a breath the asking is most of the work. */
async function health(): Promise<false> {
  await app.nobody().get("/api/health").expect(200);
  await delay(20);
  return false;
}

test("while hostile files are read the server answers, and afterwards nothing of them is left", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const { caller: other } = await app.signedIn();
  collectGarbage();
  const before = process.memoryUsage();
  const hostile = [listingPdf(), listingPdf()].map((bytes, index) =>
    upload("a.pdf", bytes, index % 2 === 0 ? artist : other),
  );
  const reading = Promise.all(hostile);
  const ended = reading.then(() => true);
  let answered = 0;
  while (!(await Promise.race([ended, health()]))) answered += 1;
  for (const response of await reading)
    expect(response).toMatchObject({ status: 422, body: { code: "file_too_complex" } });
  expect(answered).toBeGreaterThan(10);
  await app.deps.text.stop();
  expect(childrenOf(process.pid)).toEqual([]);
  // What is read is given back by and by: whatever is still held after all of it is kept.
  const held = () => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers - before.arrayBuffers;
  };
  await expect.poll(held, { timeout: 30_000 }).toBeLessThan(MOST_FILE_BYTES);
}, 240_000);

describe("a server of its own", () => {
  let server: ServerProcess;
  let cookie = "";
  const word = `Zanzimbo${randomUUID().replaceAll("-", "")}`;

  beforeAll(async () => {
    server = await createServerProcess(undefined, { LOG_LEVEL: "trace" });
    const person = {
      email: `${randomUUID()}@example.com`,
      password: "nairobi-nights",
      firstName: "Amina",
      lastName: "W",
    };
    const response = await fetch(`${server.url}/api/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(person),
    });
    cookie = response.headers.getSetCookie()[0]!.split(";")[0]!;
  });
  afterAll(() => server.remove());

  async function send(name: string, bytes: Uint8Array) {
    const form = new FormData();
    form.set("file", new File([Uint8Array.from(bytes)], name));
    const response = await fetch(`${server.url}/api/extract-text`, {
      method: "POST",
      headers: { cookie },
      body: form,
    });
    return { status: response.status, text: await response.text() };
  }

  test("keeps nothing of a file: not in the database, the log or its folder", async () => {
    const lines = [`${said} ${word}`];
    const pdf = samplePdf(lines, 1);
    expect((await send(`${word}.pdf`, pdf)).text).toContain(word);
    expect((await send(`${word}.docx`, sampleDocx(sampleParagraph(lines[0]!)))).text).toContain(word);
    expect((await send(`${word}.txt`, Buffer.from(lines[0]!))).text).toContain(word);
    expect((await send(`${word}.pdf`, pdf.subarray(0, -20))).status).toBe(422);
    expect((await send(`${word}.exe`, pdf)).status).toBe(415);
    expect((await send(`${word}.txt`, Buffer.alloc(MOST_FILE_BYTES + 1, word))).status).toBe(413);

    const pool = new pg.Pool({ connectionString: server.databaseUrl });
    expect(await tablesWith({ deps: { pool } }, word)).toEqual([]);
    await pool.end();
    for (const entry of await readdir(server.folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile())
        expect((await readFile(join(entry.parentPath, entry.name))).includes(word)).toBe(false);
    }
    expect(server.log()).toContain("POST /api/extract-text");
    expect(server.log()).not.toContain(word);
  });

  test("refuses more than 10 MB also when the length is not known before", async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const chunk = Buffer.alloc(1024 * 1024, "a");
    const body = ReadableStream.from([Buffer.from(head), ...Array.from({ length: 12 }, () => chunk)]);
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    const response = await fetch(`${server.url}/api/extract-text`, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    });
    expect(response.status).toBe(413);
  });

  test("leaves no process behind, whether it is stopped or killed", async () => {
    for (const end of [server.stop, server.kill]) {
      expect((await send("a.txt", Buffer.from(said))).status).toBe(200);
      const spares = childrenOf(server.pid());
      expect(spares).not.toEqual([]);
      await end();
      await expect.poll(() => spares.filter(isAlive)).toEqual([]);
      if (end === server.stop) await server.start();
    }
  });

  function isAlive(pid: number): boolean {
    return existsSync(`/proc/${pid}`);
  }
});
