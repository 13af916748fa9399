import { expect, test } from "vitest";
import type { Mail, MailAdapter } from "#server/adapters/mail/mail";
import { createSmtpMail } from "#server/adapters/mail/smtp-mail";
import { watchMail } from "#server/adapters/mail/watch-mail";
import { createLog } from "#server/logging";
import { startSmtpSink } from "#server/testing/smtp-sink";

const mail: Mail = {
  key: "one",
  to: { name: "Amina", address: "amina@example.com" },
  replyTo: { name: "Sahihi", address: "support@sahihi.example" },
  subject: "Sign",
  text: "Sign",
  html: "<p>Sign</p>",
};

test("a mail server that is away is told once, and once that it is back", async () => {
  const sink = await startSmtpSink();
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: "info" }, { write: (line) => void lines.push(line) });
  const smtp: MailAdapter = createSmtpMail(sink.url, "Sahihi <hello@sahihi.example>");
  const watched = watchMail(smtp, log);

  sink.refuse("550 5.1.1 No such user here");
  await expect(watched.send(mail)).rejects.toThrow();
  await expect.poll(() => watched.check()).toBeUndefined();
  expect(watched.isAway()).toBe(false);

  await sink.stop();
  watched.watch();
  await expect.poll(() => watched.isAway()).toBe(true);
  for (let tries = 0; tries < 3; tries += 1) await expect(watched.send(mail)).rejects.toThrow();
  sink.refuse(undefined);
  await sink.start();
  await watched.send(mail);
  expect(watched.isAway()).toBe(false);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "mails cannot be sent",
    "mails are sent again",
  ]);
  watched.close();
  await sink.stop();
});
