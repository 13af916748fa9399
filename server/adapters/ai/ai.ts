import type { z } from "zod";

/** What a model is asked: what to do, and apart from that what people wrote, which is only ever data. */
export type Question<Value> = {
  instructions: string;
  /** From the first message to the last; the model's own answers stand between ours. */
  messages: { role: "user" | "assistant"; text: string }[];
  response: { name: string; schema: z.ZodType<Value> };
};

/** What the model wrote, and what that is; null when it does not fit the schema (prose, a refusal, half a text). */
export type Reply<Value> = { text: string; value: Value | null };

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
