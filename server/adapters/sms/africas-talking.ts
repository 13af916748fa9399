import { z } from "zod";
import { foldToSave } from "#server/adapters/sms/gsm";
import { SmsError, type Sms } from "#server/adapters/sms/sms";

export type AfricasTalkingSettings = {
  username: string;
  apiKey: string;
  /** A registered name of at most 11 characters, or a short code; undefined sends by the shared one. */
  sender?: string | undefined;
  baseUrl: string;
};

/** Longer than fetch waits for a connection: who cannot be reached has taken nothing, and is asked again. */
const TIMEOUT_MS = 15_000;

const SmsResponse = z.object({
  SMSMessageData: z.object({
    Message: z.string().default(""),
    Recipients: z
      .array(
        z.object({
          statusCode: z.number(),
          status: z.string().default(""),
          messageId: z.string().default(""),
        }),
      )
      .default([]),
  }),
});

/** Processed, sent, queued. */
const taken = new Set([100, 101, 102]);

/** What a recipient's status says of the number for good; all others may be better the next time. */
const unreachable = new Set([403, 404, 406]);

/** Answers of whatever stands before the provider, which may have taken the message itself. */
const unheard = new Set([408, 502, 504]);

/** What failed before anything was sent: there was nobody to take it. */
const absences = new Set(["connect", "getaddrinfo"]);

/** Africa's Talking, or whatever speaks its API, over HTTP. Nothing is asked twice here: whoever calls does it again. */
export function createAfricasTalking(
  { username, apiKey, sender, baseUrl }: AfricasTalkingSettings,
  { timeoutMs = TIMEOUT_MS } = {},
): Sms {
  return {
    send: async ({ to, text }) => {
      const body = new URLSearchParams({ username, to, message: foldToSave(text), bulkSMSMode: "1" });
      if (sender) body.set("from", sender);
      const { status, content } = await post(`${baseUrl}/version1/messaging`, body, apiKey, timeoutMs);
      if (status !== 201 && status !== 200)
        throw new SmsError(unheard.has(status) ? "unsure" : "refused", `the SMS provider answered ${status}`);
      return messageIn(content);
    },
  };
}

async function post(url: string, body: URLSearchParams, apiKey: string, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { apiKey, Accept: "application/json" },
      body,
      // A provider's API does not move; following would take the key elsewhere.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, content: await response.text() };
  } catch (error) {
    const kind = isAbsence(error) ? "refused" : "unsure";
    throw new SmsError(kind, "the SMS provider does not answer", { cause: error });
  }
}

function isAbsence(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  // Only connecting tries several addresses.
  if (cause instanceof AggregateError) return true;
  return textOf(cause, "code") === "UND_ERR_CONNECT_TIMEOUT" || absences.has(textOf(cause, "syscall"));
}

const textOf = (error: unknown, field: "code" | "syscall") =>
  error instanceof Error ? ((error as NodeJS.ErrnoException)[field] ?? "") : "";

/** A good answer may carry a bad status of its one recipient, or none at all. */
function messageIn(content: string): { messageId: string } {
  const response = SmsResponse.safeParse(readJson(content));
  if (!response.success) throw new SmsError("unsure", "the SMS provider's response cannot be read");
  const { Recipients, Message } = response.data.SMSMessageData;
  const [recipient] = Recipients;
  // Without a recipient the message says why: InvalidSenderId, for one.
  if (!recipient) throw new SmsError("refused", `the SMS provider took no recipient: ${Message}`);
  const { statusCode, status, messageId } = recipient;
  if (!taken.has(statusCode))
    throw new SmsError(
      unreachable.has(statusCode) ? "unreachable" : "refused",
      `the SMS provider says ${statusCode} ${status}`,
    );
  if (!messageId) throw new SmsError("unsure", "the SMS provider gave no id");
  return { messageId };
}

function readJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
