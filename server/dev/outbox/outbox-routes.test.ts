import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOutboxMail } from "#server/dev/outbox/outbox-mail";
import { devOutboxRoutes } from "#server/dev/outbox/outbox-routes";
import { sendErrors } from "#server/http/errors";

const pdf = Buffer.from("%PDF-1.7 …");
let folder: string;
let browser: ReturnType<typeof supertest>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sahihi-outbox-"));
  browser = supertest(express().use(devOutboxRoutes(folder)).use(sendErrors));
});
afterAll(() => rm(folder, { recursive: true }));

async function openMail(subject: string): Promise<string> {
  await createOutboxMail(folder, "hello@sahihi.example").send({
    key: subject,
    to: { name: "Ọláyínká", address: "olayinka@example.com" },
    replyTo: { name: "Sahihi", address: "support@sahihi.example" },
    subject,
    text: "Read and sign: https://sahihi.example/sign/abc",
    html: `<html><head></head><body><a href="https://sahihi.example/sign/abc">Read and sign</a></body></html>`,
    attachments: [{ filename: "Nairobi Nights.pdf", content: pdf, contentType: "application/pdf" }],
  });
  const list = await browser.get("/dev/outbox").expect(200);
  return /href="(\/dev\/outbox\/[\w-]+)"/.exec(list.text)![1]!;
}

test("an empty outbox says what to do", async () => {
  const { text } = await browser.get("/dev/outbox").expect(200);
  expect(text).toContain("No mail yet.");
});

test("the newest mail comes first, with whom it is for", async () => {
  const first = await openMail("First");
  await utimes(join(folder, `${first.split("/").at(-1)}.eml`), 1, 1);
  await openMail("Second");
  const { text } = await browser.get("/dev/outbox").expect(200);
  expect(text.indexOf("Second")).toBeLessThan(text.indexOf("First"));
  expect(text).toContain("Ọláyínká &#60;olayinka@example.com&#62;");
  expect(text).toMatch(/, \d\d:\d\d:\d\d \S+<\/time>/);
});

test("a mail shows its HTML in a frame, its text with links, its source and its attachments", async () => {
  const address = await openMail("Please sign");
  const page = await browser.get(address).expect(200);
  expect(page.text).toContain(`<iframe src="${address}/html"`);
  expect(page.text).toContain(`<a href="https://sahihi.example/sign/abc">`);

  const frame = await browser.get(`${address}/html`).expect(200);
  expect(frame.text).toContain(`<base target="_top">`);
  expect(frame.headers["x-frame-options"]).toBe("SAMEORIGIN");

  const source = await browser
    .get(`${address}/source`)
    .expect(200)
    .expect("Content-Type", /text\/plain/);
  expect(source.text).toContain("Subject: Please sign");

  const attachment = await browser
    .get(`${address}/attachments/0`)
    .expect(200)
    .expect("Content-Type", "application/pdf");
  expect(attachment.headers["content-disposition"]).toBe(`attachment; filename="Nairobi Nights.pdf"`);
  expect(attachment.body).toEqual(pdf);
});

test("markup in a subject is text, and no script but the page's own can run", async () => {
  const address = await openMail(`<script>alert("1")</script>`);
  for (const path of ["/dev/outbox", address]) {
    const { text, headers } = await browser.get(path).expect(200);
    expect(text).not.toContain("<script>alert");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; font-src 'self'; frame-src/,
    );
  }
  const { headers } = await browser.get(`${address}/html`);
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/,
  );
});

test.each(["nothing", "..%2F..%2Fetc%2Fpasswd", "nothing/html", "nothing/source", "nothing/attachments/0"])(
  "/dev/outbox/%s is not found",
  async (path) => {
    await browser.get(`/dev/outbox/${path}`).expect(404);
  },
);
