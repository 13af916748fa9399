import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail, MailAdapter } from "#server/adapters/mail/mail";
import { createSmtpMail } from "#server/adapters/mail/smtp-mail";
import { startSmtpSink, type SmtpSink } from "#server/testing/smtp-sink";

const mail: Mail = {
  key: "invitation-1",
  to: { name: "Ọláyínká Adébáyọ̀", address: "olayinka@example.com" },
  replyTo: { name: "Sahihi", address: "support@sahihi.example" },
  subject: 'Amina asks you to sign "Nairobi Nights" (split sheet)',
  text: "Please sign.\n\nhttps://sahihi.example/sign/abc",
  html: "<p>Please sign.</p>",
};

let sink: SmtpSink;
let adapter: MailAdapter;
beforeAll(async () => {
  sink = await startSmtpSink();
  adapter = createSmtpMail(sink.url, "Sahihi <hello@sahihi.example>");
});
beforeEach(() => {
  sink.mails.length = 0;
  sink.refuse(undefined);
});
afterAll(async () => {
  adapter.close();
  await sink.stop();
});

async function deliver(changes: Partial<Mail> = {}) {
  await adapter.send({ ...mail, ...changes });
  return sink.waitForMail(() => true);
}

test("a mail arrives with its names, both bodies and its attachments", async () => {
  const content = Buffer.from("%PDF-1.7 …");
  const received = await deliver({
    attachments: [{ filename: "Nairobi Nights – ተዎድሮስ.pdf", content, contentType: "application/pdf" }],
  });
  expect(received).toMatchObject({ to: "olayinka@example.com", name: mail.to.name, subject: mail.subject });
  expect(received.text.trim()).toBe(mail.text);
  expect(received.html.trim()).toBe(mail.html);
  expect(received.attachments).toEqual([
    { filename: "Nairobi Nights – ተዎድሮስ.pdf", contentType: "application/pdf", content },
  ]);
});

test("no holiday notice answers it, and it says who it is from", async () => {
  const { headers } = await deliver();
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(headers.get("from")).toBe("Sahihi <hello@sahihi.example>");
});

test("the same key has the same Message-ID, another key another one", async () => {
  const first = await deliver();
  sink.mails.length = 0;
  const repeated = await deliver();
  sink.mails.length = 0;
  const other = await deliver({ key: "invitation-2" });
  expect(first.messageId).toMatch(/^<[\da-f]{32}@sahihi\.example>$/);
  expect(repeated.messageId).toBe(first.messageId);
  expect(other.messageId).not.toBe(first.messageId);
});

test.each([
  "N'Golo Kanté",
  "João Conceição",
  "ተዎድሮስ ካሳሁን",
  'Bob "The Builder" O\\Neil, Jr. <boss@example.com>',
  "محمد صلاح",
  "Kofi 🎧 Mensah",
  "x".repeat(300),
])("the name %j arrives as it is", async (name) => {
  expect(await deliver({ to: { name, address: "somebody@example.com" } })).toMatchObject({
    to: "somebody@example.com",
    name,
  });
});

test.each([
  "\r\nBcc: spy@example.com",
  "\nBcc: spy@example.com",
  "\rX-Evil: 1",
  "\r\n\r\n<p>another body</p>",
  "\u0000\u202Eevil",
])("%j in a name or a subject starts no header, no body and reaches nobody else", async (injection) => {
  const received = await deliver({
    subject: `Sign${injection}`,
    to: { name: `Amina${injection}`, address: "amina@example.com" },
  });
  const [head = ""] = received.raw.split("\r\n\r\n");
  expect(head).not.toMatch(/^(bcc|x-evil):/im);
  expect([...received.headers.keys()].toSorted()).toEqual([
    "auto-submitted",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "reply-to",
    "subject",
    "to",
    "x-auto-response-suppress",
  ]);
  expect(received.html.trim()).toBe(mail.html);
  expect(sink.mails.map(({ to }) => to)).toEqual(["amina@example.com"]);
});

test("an address that carries more than an address reaches nobody else", async () => {
  await adapter
    .send({ ...mail, to: { name: "Amina", address: "amina@example.com\r\nRCPT TO:<spy@example.com>" } })
    .catch(() => {});
  await adapter
    .send({ ...mail, to: { name: "", address: "amina@example.com, spy@example.com" } })
    .catch(() => {});
  expect(sink.mails.map(({ to }) => to)).not.toContain("spy@example.com");
});

test("a mail that cannot be delivered now may be tried again", async () => {
  for (const reply of ["451 4.3.0 Try again later", "554 5.7.1 Relay access denied"]) {
    sink.refuse(reply);
    await expect(adapter.send(mail)).rejects.toMatchObject({ permanent: false });
  }
  sink.refuse(undefined);
  expect(await deliver()).toMatchObject({ to: "olayinka@example.com" });
});

test("a mailbox that does not exist is refused for good", async () => {
  sink.refuse("550 5.1.1 No such user here");
  await expect(adapter.send(mail)).rejects.toMatchObject({ permanent: true });
  await expect(adapter.send({ ...mail, to: { name: "", address: "not an address" } })).rejects.toMatchObject({
    permanent: true,
  });
});

test("while the server is away sending fails, and works again when it is back", async () => {
  await deliver();
  sink.mails.length = 0;
  await sink.stop();
  await expect(adapter.send(mail)).rejects.toMatchObject({ permanent: false });
  await sink.start();
  expect(await deliver()).toMatchObject({ subject: mail.subject });
});
