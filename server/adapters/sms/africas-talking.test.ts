import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as bodyOf } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAfricasTalking } from "#server/adapters/sms/africas-talking";
import { SmsError } from "#server/adapters/sms/sms";

let answer: (response: ServerResponse) => void;
let last: { request: IncomingMessage; body: URLSearchParams };

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    last = { request, body: new URLSearchParams(body) };
    answer(response);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const adapter = (timeoutMs = 5000) =>
  createAfricasTalking(
    {
      username: "sahihi",
      apiKey: "secret",
      sender: "SAHIHI",
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    { timeoutMs },
  );
const message = { to: "+254712345678", text: "Amina asks you to sign" };
const recipient = (statusCode: number, messageId = "ATXid_1") => ({
  statusCode,
  status: "Said so",
  messageId,
});
const says = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
};
const of = (...Recipients: object[]) => ({ SMSMessageData: { Message: "Sent to 1/1", Recipients } });
const kindOf = (sent: Promise<unknown>) =>
  sent.then(
    () => "sent",
    (error: unknown) => (error instanceof SmsError ? error.kind : String(error)),
  );

test("a message is asked for as the provider's API wants it, and answered with its id", async () => {
  answer = says(201, of(recipient(101, "ATXid_7")));
  expect(await adapter().send(message)).toEqual({ messageId: "ATXid_7" });
  expect(last.request).toMatchObject({ method: "POST", url: "/version1/messaging" });
  expect(last.request.headers).toMatchObject({ apikey: "secret", accept: "application/json" });
  expect(Object.fromEntries(last.body)).toEqual({
    username: "sahihi",
    to: "+254712345678",
    message: "Amina asks you to sign",
    from: "SAHIHI",
    bulkSMSMode: "1",
  });
});

test.each([
  [100, "sent"],
  [102, "sent"],
  [401, "refused"],
  [402, "refused"],
  [403, "unreachable"],
  [404, "unreachable"],
  [405, "refused"],
  [406, "unreachable"],
  [407, "refused"],
  [500, "refused"],
  [502, "refused"],
])("a recipient's status %i in an answer of 201: %s", async (statusCode, outcome) => {
  answer = says(201, of(recipient(statusCode)));
  expect(await kindOf(adapter().send(message))).toBe(outcome);
});

test.each([
  ["a wrong key", says(401, "The supplied authentication is invalid"), "refused"],
  ["an error", says(500, "oops"), "refused"],
  ["a pause", says(503, "later"), "refused"],
  ["a gateway's answer", says(502, "oops"), "unsure"],
  ["no recipient", says(201, of()), "refused"],
  ["a page instead of JSON", says(201, "<html>"), "unsure"],
  ["no id", says(201, of(recipient(101, ""))), "unsure"],
  ["a cut connection", (response: ServerResponse) => response.destroy(), "unsure"],
  [
    "another address",
    (response: ServerResponse) => response.writeHead(302, { location: "/x" }).end(),
    "refused",
  ],
  ["silence", () => {}, "unsure"],
] as const)("the provider gives %s", async (_what, given, outcome) => {
  answer = given;
  expect(await kindOf(adapter(500).send(message))).toBe(outcome);
});

test("a provider that is not there has taken nothing", async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  const settings = { username: "sahihi", apiKey: "secret", baseUrl: `http://127.0.0.1:${port}` };
  const away = createAfricasTalking(settings);
  expect(await kindOf(away.send(message))).toBe("refused");
});
