import type { z } from "zod";

/** What a model is asked: what to do, and apart from that what people wrote, which is only ever data. */
export type Question<Value> = {
  instructions: string;
  /** From the first message to the last; the model's own answers stand between ours. */
  messages: { role: "user" | "assistant"; text: string }[];
  response: { name: string; schema: z.ZodType<Value> };
  /** From 0, where the same question has the same answer; the service's own choice where it is not given. */
  temperature?: number;
};

/** How a model came to its end: by itself, at the length it is given, stopped by a filter of the service, or it declined. */
export type Ending = "stop" | "length" | "filtered" | "declined";

/** What the model wrote, and what that is; null when it does not fit the schema (prose, a refusal, half a text). */
export type Reply<Value> = {
  text: string;
  value: Value | null;
  /** The object it wrote, whether or not it fits the schema; of one that breaks off what was finished. */
  object: Record<string, unknown> | null;
  ending: Ending;
};

export type Listening = {
  /** Ends the call, whatever it is doing. */
  signal: AbortSignal;
  /** Told all that is written so far, as it is written. */
  onText?: (text: string) => void;
};

export type Ai = {
  /** Throws `AiError` when the service could not be asked. */
  ask<Value>(question: Question<Value>, listening: Listening): Promise<Reply<Value>>;
};
