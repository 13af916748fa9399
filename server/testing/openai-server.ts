import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

export type ChatRequest = {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string; schema: object; strict: boolean } };
};

/** How the model behaves at one request: one of those below, or one that looks at the request first. */
export type Behaviour = (request: ChatRequest, response: ServerResponse) => void | Promise<void>;

export type OpenAiServer = {
  /** For `OPENAI_BASE_URL`. */
  url: string;
  /** Everything asked so far. */
  requests: ChatRequest[];
  /** From now on: the first answers the next request, the last all that follow. */
  behave(...behaviours: [Behaviour, ...Behaviour[]]): void;
  /** What was said on the last request ends when its caller ends it; resolves once that has happened. */
  left(): Promise<void>;
  stop(): Promise<void>;
};

/** A real server on this machine that speaks OpenAI's chat completions, streamed or whole; its model does as it is told. */
export async function startOpenAiServer(...first: Behaviour[]): Promise<OpenAiServer> {
  const requests: ChatRequest[] = [];
  let behaviours: Behaviour[] = first;
  let leaving: Promise<unknown> = Promise.resolve();

  const server = createServer((incoming, response) => {
    leaving = once(response, "close");
    void readText(incoming).then(async (body) => {
      if (incoming.url !== "/v1/chat/completions" || incoming.method !== "POST")
        return response.writeHead(404).end();
      if (!incoming.headers.authorization?.startsWith("Bearer ")) return response.writeHead(401).end();
      const request = JSON.parse(body) as ChatRequest;
      requests.push(request);
      const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      await behaviour?.(request, response);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (...given) => void (behaviours = given),
    left: async () => void (await leaving),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Saying = {
  /** Waits so long before each piece. */
  pauseMs?: number;
  finish?: "stop" | "length" | "content_filter";
};

/** Writes the text, in pieces where it is asked to stream. */
export function says(text: string, { pauseMs = 0, finish = "stop" }: Saying = {}): Behaviour {
  return async ({ stream }, response) => {
    if (!stream) return sendWhole(response, { content: text }, finish);
    beginStream(response);
    for (const piece of text.match(/.{1,60}/gs) ?? []) {
      if (pauseMs > 0) await delay(pauseMs);
      response.write(chunk({ content: piece }));
    }
    response.write(chunk({}, finish));
    response.end("data: [DONE]\n\n");
  };
}

/** Writes whatever it makes of the request. */
export function responds(make: (request: ChatRequest) => unknown, saying?: Saying): Behaviour {
  return (request, response) => says(JSON.stringify(make(request)), saying)(request, response);
}

/** Declines, as a model with scruples does. */
export function refuses(reason = "I can't help with that."): Behaviour {
  return ({ stream }, response) => {
    if (!stream) return sendWhole(response, { content: null, refusal: reason }, "stop");
    beginStream(response);
    response.write(chunk({ refusal: reason }));
    response.write(chunk({}, "stop"));
    response.end("data: [DONE]\n\n");
  };
}

/** Answers with an error of the service. It asks not to wait before the next try, so that tests do not. */
export function fails(status: number, error: object = { message: `Error ${status}` }): Behaviour {
  return (_request, response) => {
    response.writeHead(status, { "content-type": "application/json", "retry-after-ms": "1" });
    response.end(JSON.stringify({ error }));
  };
}

/** Does not know schemas for answers, and says so; asked without one it does as `then`. */
export function knowsNoSchema(then: Behaviour): Behaviour {
  const refusal = fails(400, { message: "This response_format type is unavailable now", param: null });
  return (request, response) => (request.response_format ? refusal : then)(request, response);
}

/** Takes the request and never answers, or stops after these words. */
export function hangs(text?: string): Behaviour {
  return (_request, response) => {
    if (text === undefined) return;
    beginStream(response);
    response.write(chunk({ content: text }));
  };
}

/** Cuts the connection after these words. */
export function breaksOff(text: string): Behaviour {
  return (_request, response) => {
    beginStream(response);
    response.write(chunk({ content: text }), () => response.socket?.destroy());
  };
}

/** Goes on and on. */
export function neverEnds(): Behaviour {
  return async (_request, response) => {
    beginStream(response);
    const piece = chunk({ content: "and furthermore ".repeat(500) });
    while (!response.closed) {
      if (!response.write(piece)) await Promise.race([once(response, "drain"), once(response, "close")]);
      else await delay(1);
    }
  };
}

/** Answers with something that is not the protocol: a page, or half a piece of JSON. */
export function respondsRaw(type: string, body: string): Behaviour {
  return (_request, response) => void response.writeHead(200, { "content-type": type }).end(body);
}

const envelope = { id: "chatcmpl-1", created: 1_790_000_000, model: "local" };

function beginStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(chunk({ role: "assistant", content: "" }));
}

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ ...envelope, object: "chat.completion.chunk", choices })}\n\n`;
}

function sendWhole(response: ServerResponse, message: object, finish: string): void {
  const choices = [
    { index: 0, message: { role: "assistant", refusal: null, ...message }, finish_reason: finish },
  ];
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ ...envelope, object: "chat.completion", choices }));
}
