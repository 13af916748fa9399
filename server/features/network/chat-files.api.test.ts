import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { Message, Messages } from "#shared/contract/network";

const app = await appForFile();

/** Two who work together. */
async function pair() {
  const [amina, brian] = [
    await app.signedIn({ firstName: "Amina" }),
    await app.signedIn({ firstName: "Brian" }),
  ];
  const id = randomUUID();
  await app.deps.pool.query(
    "insert into collaboration_requests (id, sender_id, receiver_id, message, status, created_at) values ($1, $2, $3, 'Drums?', 'accepted', now())",
    [id, amina.user.id, brian.user.id],
  );
  return {
    amina: amina.caller,
    brian: brian.caller,
    path: `/api/collaboration-requests/${id}`,
  };
}

const riff = Buffer.from("ID3 a riff");
const send = (caller: Caller, path: string, id: string, bytes = riff, name = "riff.exe") =>
  caller.put(`${path}/files/${id}`).attach("file", bytes, name);

describe("a file in a conversation", () => {
  test("comes as a message, by what it is, and is saved by the two alone", async () => {
    const { amina, brian, path } = await pair();
    const id = randomUUID();
    const sent = Message.parse((await send(amina, path, id).expect(200)).body);
    expect(sent).toMatchObject({ id, message: "riff.mp3", file: { kind: "audio", size: riff.length } });
    const { items } = Messages.parse((await brian.get(`${path}/messages`).expect(200)).body);
    expect(items).toMatchObject([{ id, message: "riff.mp3", file: { kind: "audio" } }]);

    const file = await brian.get(`${path}/files/${id}`).buffer(true).expect(200);
    expect(Buffer.compare(file.body as Buffer, riff)).toBe(0);
    expect(file.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment; filename=riff.mp3",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    const { caller: other } = await app.signedIn();
    await other.get(`${path}/files/${id}`).expect(404);
    await other.put(`${path}/files/${randomUUID()}`).attach("file", riff, "riff.mp3").expect(404);
    const elsewhere = await pair();
    await elsewhere.amina.get(`${elsewhere.path}/files/${id}`).expect(404);
  });

  test("is sent once, however often the request comes", async () => {
    const { amina, path } = await pair();
    const id = randomUUID();
    const answers = await Promise.all([send(amina, path, id), send(amina, path, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(Messages.parse((await amina.get(`${path}/messages`)).body).total).toBe(1);
  });

  test("that is a page, a program or too large is refused, and leaves no message", async () => {
    const { amina, path } = await pair();
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    const refused = await send(amina, path, randomUUID(), page, "song.mp3");
    expect([refused.status, refused.body.code]).toEqual([415, "chat_file_unsupported"]);
    const large = await send(amina, path, randomUUID(), Buffer.alloc(10_000_001, "ID3"));
    expect([large.status, large.body.code]).toEqual([413, "chat_file_too_large"]);
    expect(Messages.parse((await amina.get(`${path}/messages`)).body).total).toBe(0);
  });

  test("finds no room when its sender has sent very much", async () => {
    const { amina, path } = await pair();
    const id = randomUUID();
    await send(amina, path, id).expect(200);
    await app.deps.pool.query("update collaboration_files set size = 300000000 where message_id = $1", [id]);
    expect((await send(amina, path, randomUUID())).body).toMatchObject({ code: "chat_files_full" });
    await amina.delete(`${path}/files/${id}`).expect(204);
    await send(amina, path, randomUUID()).expect(200);
  });

  test("can be taken back by its sender, and then nobody saves it", async () => {
    const { amina, brian, path } = await pair();
    const id = randomUUID();
    await send(amina, path, id).expect(200);
    await brian.delete(`${path}/files/${id}`).expect(404);
    await amina.delete(`${path}/files/${id}`).expect(204);
    expect((await brian.get(`${path}/files/${id}`)).body).toMatchObject({ code: "chat_file_gone" });
    const { items } = Messages.parse((await brian.get(`${path}/messages`)).body);
    expect(items[0]).toMatchObject({ message: "riff.mp3" });
    expect(items[0]).not.toHaveProperty("file");
  });

  test("reaches nobody who has blocked its sender", async () => {
    const { amina, brian, path } = await pair();
    const aminaId = (await amina.get("/api/user")).body.id as string;
    await brian.put(`/api/blocks/${aminaId}`);
    expect((await send(amina, path, randomUUID())).status).toBe(409);
  });
});
