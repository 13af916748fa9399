import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAfricasTalking } from "#server/adapters/sms/africas-talking";
import { createLocalPhones } from "#server/dev/phones/local-phones";
import { devPhonesRoutes } from "#server/dev/phones/phones-routes";

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sahihi-phones-"));
  server = createServer(express().use(devPhonesRoutes(createLocalPhones(folder), { apiKey: "local" })));
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const sms = (apiKey = "local") =>
  createAfricasTalking({ username: "sandbox", apiKey, sender: "SAHIHI", baseUrl: `${origin}/dev/phones` });
const page = async () => (await fetch(`${origin}/dev/phones`)).text();

test("phones without messages say where they will come from", async () => {
  expect(await page()).toContain("No message yet.");
});

test("what the adapter sends stands on its phone's list, newest first, with links to press", async () => {
  await sms().send({ to: "+254712345678", text: "Sign <here>: https://sahihi.com/s/abc" });
  await sms().send({ to: "+254712345678", text: "ũ".repeat(80) });
  await sms().send({ to: "+254700000001", text: "Code 123456" });
  const html = await page();
  expect(html.match(/<h2>.*?<\/h2>/g)).toEqual(["<h2>+254700000001</h2>", "<h2>+254712345678</h2>"]);
  expect(html).toContain(
    'Sign &#60;here&#62;: <a href="https://sahihi.com/s/abc">https://sahihi.com/s/abc</a>',
  );
  // One letter outside of the alphabet would have made two of it.
  expect(html).toContain("u".repeat(80));
  expect(html).not.toContain("messages long");
  expect(html.indexOf("uuuu")).toBeLessThan(html.indexOf("Sign "));
});

test.each([
  ["+254700000406", "unreachable"],
  ["+254700000405", "refused"],
  ["+254700000500", "refused"],
  ["0712345678", "refused"],
])("%s is answered as the provider would: %s", async (to, kind) => {
  await expect(sms().send({ to, text: "Hello" })).rejects.toMatchObject({ kind });
});

test("a wrong key sends nothing", async () => {
  await expect(sms("other").send({ to: "+254712345678", text: "Secret" })).rejects.toMatchObject({
    kind: "refused",
  });
  expect(await page()).not.toContain("Secret");
});
