import { randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as bodyOf } from "node:stream/consumers";

/** What came to a phone, with its id at the provider. */
export type ReceivedSms = { to: string; text: string; id: string };

/** How the provider takes a message: `hangs` never answers, a number is the status of a recipient in an answer of 201, or of the answer. */
type Mood = "takes" | "hangs" | { recipient: number } | { answer: number };

export type SmsServer = {
  env: Record<"SMS_USERNAME" | "SMS_API_KEY" | "SMS_SENDER" | "SMS_BASE_URL" | "SMS_REPORT_SECRET", string>;
  messages: ReceivedSms[];
  /** How often it was asked, whatever it made of it. */
  asked: number;
  mood: Mood;
  to(number: string): ReceivedSms[];
  stop(): Promise<void>;
};

/** A local server that speaks the SMS provider's API over the wire. */
export async function startSmsServer(): Promise<SmsServer> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => answer(new URLSearchParams(body), response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const here: SmsServer = {
    env: {
      SMS_USERNAME: "sandbox",
      SMS_API_KEY: "sms-key",
      SMS_SENDER: "SAHIHI",
      SMS_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SMS_REPORT_SECRET: "a-secret-of-the-reports-that-tests-know",
    },
    messages: [],
    asked: 0,
    mood: "takes",
    to: (number) => here.messages.filter(({ to }) => to === number),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function answer(asked: URLSearchParams, response: ServerResponse): void {
    here.asked++;
    const { mood } = here;
    if (mood === "hangs") return;
    if (typeof mood === "object" && "answer" in mood) return void response.writeHead(mood.answer).end("oops");
    const id = `ATXid_${randomUUID()}`;
    const [to, text] = [asked.get("to") ?? "", asked.get("message") ?? ""];
    const statusCode = mood === "takes" ? 101 : mood.recipient;
    if (mood === "takes") here.messages.push({ to, text, id });
    const recipient = {
      statusCode,
      number: to,
      status: "Said so",
      messageId: mood === "takes" ? id : "None",
    };
    response.writeHead(201, { "content-type": "application/json" });
    response.end(JSON.stringify({ SMSMessageData: { Message: "Sent to 1/1", Recipients: [recipient] } }));
  }
  return here;
}
