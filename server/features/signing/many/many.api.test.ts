import { unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { Outcome } from "#shared/contract/many";

const app = await appForFile();
let owner: Caller;
let other: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
  other = (await app.signedIn()).caller;
});

async function together(act: "remind" | "lock" | "delete", documentIds: string[], more = {}) {
  const { body } = await owner
    .post(`/api/documents/${act}`)
    .send({ documentIds, ...more })
    .expect(200);
  return Outcome.parse(body);
}

const statusOf = async (id: string) =>
  ((await owner.get(`/api/documents/${id}`)).body as { status?: string }).status;

describe("many documents at once", () => {
  test("are reminded of, each as if it were alone, and what is refused is said by its title", async () => {
    const out = await sendSheet(app, owner, { songTitle: "Out" });
    const draft = await createSheet(owner, { songTitle: "Draft" });
    const foreign = await sendSheet(app, other);
    app.clock.pass(2 * 60_000);
    const { done, refused } = await together("remind", [out.id, draft.id, foreign.id]);
    expect(done).toEqual([out.id]);
    expect(refused).toMatchObject([{ id: draft.id, title: "Draft", message: expect.any(String) }]);
    const again = await together("remind", [out.id]);
    expect(again).toMatchObject({ done: [], refused: [{ id: out.id }] });
  });

  test("are locked; those that are nobody's of one's own are left alone", async () => {
    const { id } = await sendSheet(app, owner);
    const foreign = await createSheet(other);
    expect(await together("lock", [id, foreign.id])).toEqual({ done: [id], refused: [] });
    expect(await together("lock", [id])).toEqual({ done: [id], refused: [] });
    expect(await statusOf(id)).toBe("locked");
    const { body } = await other.get(`/api/documents/${foreign.id}`).expect(200);
    expect(body).toMatchObject({ status: "draft" });
    await owner
      .post("/api/documents/lock")
      .send({ documentIds: [foreign.id] })
      .expect(404);
  });

  test("are deleted with the password once, but for those that somebody signed", async () => {
    const [one, two] = [await createSheet(owner), await createSheet(owner)];
    const signed = await signSheet(app, owner, { songTitle: "Signed" });
    const documentIds = [one.id, signed.id, two.id];
    await owner.post("/api/documents/delete").send({ documentIds, password: "not it" }).expect(403);
    expect(await statusOf(one.id)).toBe("draft");
    expect(await together("delete", documentIds, { password: PASSWORD })).toMatchObject({
      done: [one.id, two.id],
      refused: [{ id: signed.id, title: "Signed" }],
    });
    await owner.get(`/api/documents/${two.id}`).expect(404);
  });

  test("come as PDFs in a ZIP, two of one title apart, and as a table that no spreadsheet runs", async () => {
    const [one, two] = [
      await createSheet(owner, { songTitle: "Jahazi" }),
      await createSheet(owner, { songTitle: "Jahazi" }),
    ];
    const evil = await createSheet(owner, { songTitle: "=1+1", artistName: "Nyota, the" });
    const foreign = await createSheet(other, { songTitle: "Not mine" });
    const documentIds = [one.id, two.id, evil.id, foreign.id];
    const zip = await owner
      .post("/api/documents/pdfs")
      .send({ documentIds })
      .buffer()
      .parse(binary)
      .expect(200);
    const files = unzipSync(zip.body as Buffer);
    expect(Object.keys(files)).toEqual(["Jahazi.pdf", "Jahazi (2).pdf", "=1+1.pdf"]);
    for (const bytes of Object.values(files))
      expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");

    const { text } = await owner.post("/api/documents/csv").send({ documentIds }).expect(200);
    const lines = text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/^'=1\+1,Split Sheet,Draft,"Nyota, the",/);
    expect(lines[3]).toMatch(/"\d\d\/\d\d\/\d{4}, \d\d:\d\d EAT"/);
    expect(text).not.toContain("Not mine");
  });
});

type Parser = Parameters<ReturnType<Caller["post"]>["parse"]>[0];
const binary: Parser = (response, done) => {
  const chunks: Buffer[] = [];
  response.on("data", (chunk: Buffer) => chunks.push(chunk));
  response.on("end", () => done(null, Buffer.concat(chunks)));
};
