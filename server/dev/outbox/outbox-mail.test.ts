import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Mail } from "#server/adapters/mail/mail";
import { createOutboxMail } from "#server/dev/outbox/outbox-mail";

const mail: Mail = {
  key: "signed-1",
  to: { name: "Zawadi", address: "zawadi@example.com" },
  replyTo: { name: "Sahihi", address: "support@sahihi.example" },
  subject: "Amina signed “Nairobi Nights”",
  text: "One more to go.",
  html: "<p>One more to go.</p>",
};

let DATA_DIR: string;
let folder: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), "sahihi-outbox-"));
  folder = join(DATA_DIR, "outbox");
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

const createOutbox = () => createOutboxMail(folder, "hello@sahihi.example");

test("a mail becomes a readable .eml file", async () => {
  await createOutbox().send(mail);
  const [name = ""] = await readdir(folder);
  expect(name).toMatch(/^signed-1-[\da-f]{12}\.eml$/);
  const email = await PostalMime.parse(await readFile(join(folder, name)));
  expect(email).toMatchObject({ subject: mail.subject, to: [mail.to] });
});

test("the same key twice, also at once, is one file with the later mail", async () => {
  const outbox = createOutbox();
  await Promise.all([outbox.send(mail), outbox.send(mail), outbox.send(mail)]);
  await outbox.send({ ...mail, subject: "Corrected" });
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  expect(await readFile(join(folder, names[0]!), "utf8")).toContain("Subject: Corrected");
});

test.each(["../../escape", "a/b", "a\\b", "a\u0000b", "x".repeat(500), "ተዎድሮስ", ""])(
  "the key %j stays one file in the folder",
  async (key) => {
    await createOutbox().send({ ...mail, key });
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^[\w-]{1,60}\.eml$/)]);
    expect(await readdir(DATA_DIR)).toEqual(["outbox"]);
  },
);

test("keys that differ only in what a file name cannot hold are different mails", async () => {
  const outbox = createOutbox();
  for (const key of ["a b", "a/b", "a b "]) await outbox.send({ ...mail, key });
  expect(await readdir(folder)).toHaveLength(3);
});
