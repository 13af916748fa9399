import type { APIError, OpenAI } from "openai";
import { z } from "zod";
import type { Ai, Ending, Listening, Question } from "#server/adapters/ai/ai";
import { AiError } from "#server/adapters/ai/ai-error";
import { readObject, readResponse } from "#server/adapters/ai/read-response";
import type { Env } from "#server/env";

type Settings = { apiKey: string; baseUrl: string; model: string };

/** A model that goes on and on is stopped here, in characters: an agreement has a tenth of it. */
const LONGEST_ANSWER = 250_000;

/** Null where no model is configured. */
export function createAi({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Env): Ai | null {
  if (!OPENAI_API_KEY) return null;
  return createOpenAi({ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL });
}

/** What some compatible services do not know, and refuse a request for. */
type Extra = "schema" | "temperature";
/** Milliseconds after which a service is asked for it again: it may have been a fault of the moment. */
const ASK_AGAIN_MS = 10 * 60_000;

/** Asks OpenAI, or any service that speaks its chat completions. */
export function createOpenAi({ apiKey, baseUrl, model }: Settings): Ai {
  let client: OpenAI | undefined;
  const refusedAt = new Map<Extra, number>();
  const isTaken = (extra: Extra) => performance.now() - (refusedAt.get(extra) ?? -Infinity) > ASK_AGAIN_MS;

  async function write<Value>(question: Question<Value>, listening: Listening): Promise<Written> {
    const asked: Extra[] = (["schema", "temperature"] as const).filter(isTaken);
    try {
      client ??= await connect({ apiKey, baseUrl });
      const request = {
        model,
        ...(asked.includes("schema") ? withSchema(question) : inWords(question)),
        ...(asked.includes("temperature") &&
          question.temperature !== undefined && { temperature: question.temperature }),
      };
      return await (listening.onText ? stream : complete)(client, request, listening);
    } catch (error) {
      const refused = asked.find((extra) => isRefused(extra, error));
      if (!refused) throw toAiError(error, listening.signal);
      refusedAt.set(refused, performance.now());
      return write(question, listening);
    }
  }

  return {
    ask: async (question, listening) => {
      const { text, ending } = await write(question, listening);
      return {
        text,
        ending,
        value: ending === "declined" ? null : readResponse(text, question.response.schema),
        object: ending === "declined" ? null : readObject(text),
      };
    },
  };
}

/** Loaded when it is first needed: a server without a model has no use for it. The client reads no environment of its own. */
async function connect({ apiKey, baseUrl }: Pick<Settings, "apiKey" | "baseUrl">): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 1,
    logLevel: "off",
  });
}

type ChatRequest = Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, "stream">;
type Chat = Omit<ChatRequest, "model">;

function withSchema<Value>({ instructions, messages, response }: Question<Value>): Chat {
  return {
    ...chat(instructions, messages),
    response_format: {
      type: "json_schema",
      json_schema: { name: response.name, schema: jsonSchemaOf(response.schema), strict: true },
    },
  };
}

function inWords<Value>({ instructions, messages, response }: Question<Value>): Chat {
  const schema = JSON.stringify(jsonSchemaOf(response.schema));
  const format = `Answer with one JSON object and nothing else. It fits this JSON Schema: ${schema}`;
  return chat(`${instructions}\n\n${format}`, messages);
}

function chat(instructions: string, messages: Question<unknown>["messages"]): Chat {
  return {
    messages: [
      { role: "system", content: instructions },
      ...messages.map(({ role, text }) => ({ role, content: text })),
    ],
  };
}

function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema);
  return json;
}

type Written = { text: string; ending: Ending };

async function complete(client: OpenAI, request: ChatRequest, { signal }: Listening): Promise<Written> {
  const { choices } = await client.chat.completions.create(request, { signal });
  // What comes from outside need not be what its type says.
  const [choice] = Array.isArray(choices) ? choices : [];
  if (!choice) throw new AiError("failed", "The model service answered something else");
  const { content, refusal } = choice.message ?? {};
  return { text: content ?? "", ending: endingOf(choice.finish_reason, refusal) };
}

async function stream(client: OpenAI, request: ChatRequest, { signal, onText }: Listening): Promise<Written> {
  const chunks = await client.chat.completions.create({ ...request, stream: true }, { signal });
  let text = "";
  let hasBegun = false;
  let refusal = "";
  let finish: string | null = null;
  for await (const { choices } of chunks) {
    hasBegun ||= choices?.length > 0;
    const [choice] = choices ?? [];
    finish = choice?.finish_reason ?? finish;
    refusal += choice?.delta?.refusal ?? "";
    const piece = choice?.delta?.content;
    if (!piece) continue;
    text += piece;
    if (text.length > LONGEST_ANSWER) {
      finish = "length";
      break;
    }
    onText?.(text);
  }
  // The client ends the stream as if it were complete when it is aborted.
  signal.throwIfAborted();
  if (!hasBegun) throw new AiError("failed", "The model service answered something else");
  return { text, ending: endingOf(finish, refusal) };
}

function endingOf(finish: string | null | undefined, refusal: string | null | undefined): Ending {
  if (refusal) return "declined";
  if (finish === "content_filter") return "filtered";
  return finish === "length" ? "length" : "stop";
}

const named: Record<Extra, RegExp> = {
  schema: /response_format|json_schema|structured/i,
  temperature: /temperature/i,
};

/** What cannot be understood is refused with 400 or 422, and names the field. */
function isRefused(extra: Extra, error: unknown): boolean {
  const { status, message } = error as Partial<APIError>;
  return (status === 400 || status === 422) && named[extra].test(message ?? "");
}

function toAiError(error: unknown, signal: AbortSignal): AiError {
  if (error instanceof AiError) return error;
  if (signal.aborted) return new AiError("timeout", "The model service took too long");
  const { status, code, type } = error as Partial<APIError>;
  const words = status === undefined ? [faultOf(error)] : [String(status), code ?? type ?? ""];
  const said = words.filter((word) => /^[\w.-]{1,60}$/.test(word)).join(" ");
  return new AiError("failed", `The model service failed${said && `: ${said}`}`);
}

/** "ECONNREFUSED", say, from beneath the errors that were made of it. */
function faultOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return error instanceof Error ? error.constructor.name : "";
}
