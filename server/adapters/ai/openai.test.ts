import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Question } from "#server/adapters/ai/ai";
import { createOpenAi } from "#server/adapters/ai/openai";
import {
  breaksOff,
  fails,
  hangs,
  knowsNoSchema,
  neverEnds,
  refuses,
  responds,
  respondsRaw,
  says,
  startOpenAiServer,
  type Behaviour,
} from "#server/testing/openai-server";

const server = await startOpenAiServer();
afterAll(() => server.stop());
beforeEach(() => void server.requests.splice(0));

const question: Question<{ city: string }> = {
  instructions: "Say where.",
  messages: [{ role: "user", text: '{"artist":"Amina"}' }],
  response: { name: "place", schema: z.object({ city: z.string() }) },
};
const inTime = () => AbortSignal.timeout(20_000);
const newAi = (baseUrl = server.url) => createOpenAi({ apiKey: "sk-local", baseUrl, model: "local-1" });
const thrown = (waiting: Promise<unknown>) => waiting.catch((error: unknown) => error);

describe.each([
  ["streamed", { onText: () => undefined }],
  ["whole", {}],
])("an answer that comes %s", (_how, listening) => {
  const ask = (ai = newAi(), signal = inTime()) => ai.ask(question, { signal, ...listening });

  it("is asked for with its schema, what people wrote apart from the instructions", async () => {
    server.behave(responds(() => ({ city: "Kisumu" })));
    const written = { city: "Kisumu" };
    expect(await ask()).toEqual({
      text: '{"city":"Kisumu"}',
      value: written,
      object: written,
      ending: "stop",
    });
    expect(server.requests).toEqual([
      {
        model: "local-1",
        messages: [
          { role: "system", content: "Say where." },
          { role: "user", content: '{"artist":"Amina"}' },
        ],
        response_format: {
          type: "json_schema",
          json_schema: {
            name: "place",
            strict: true,
            schema: {
              type: "object",
              properties: { city: { type: "string" } },
              required: ["city"],
              additionalProperties: false,
            },
          },
        },
        ...("onText" in listening && { stream: true }),
      },
    ]);
  });

  it("is found between words and in a code fence", async () => {
    server.behave(says('Of course!\n```json\n{"city": "Ọ̀ṣogbo"}\n```\nEnjoy.'));
    expect(await ask()).toMatchObject({ value: { city: "Ọ̀ṣogbo" } });
  });

  it("is found behind thoughts, and before or behind other braces", async () => {
    const answer = '{"city":"Kisumu"}';
    for (const text of [
      `<think>Is it {"city":"Nairobi"}? No.</think>${answer}`,
      `{curly} words, then ${answer} and {more of them}`,
      `${answer}\n\nI hope that {this} helps.`,
    ]) {
      server.behave(says(text));
      expect(await ask()).toMatchObject({ value: { city: "Kisumu" }, object: { city: "Kisumu" } });
    }
  });

  it("tells what was finished of one that breaks off, which fits no schema", async () => {
    server.behave(says('{"list":[{"city":"Kisumu"},{"city":"Nai', { finish: "length" }));
    expect(await ask()).toMatchObject({
      value: null,
      object: { list: [{ city: "Kisumu" }] },
      ending: "length",
    });
  });

  it.each([
    ["stop", says('{"city":"Kisumu"}')],
    ["length", says('{"city":"Kis', { finish: "length" })],
    ["filtered", says("", { finish: "content_filter" })],
    ["declined", refuses()],
  ])("tells how it ended: %s", async (ending, behaviour) => {
    server.behave(behaviour);
    expect(await ask()).toMatchObject({ ending });
  });

  it("is asked for without a temperature where the service takes none", async () => {
    const ai = newAi();
    const cool = { ...question, temperature: 0 };
    const takesNone: Behaviour = (request, response) =>
      ("temperature" in request
        ? fails(400, { message: "Unsupported value: 'temperature' does not support 0" })
        : says('{"city":"Kisumu"}'))(request, response);
    server.behave(takesNone);
    for (let time = 0; time < 2; time++)
      expect(await ai.ask(cool, { signal: inTime(), ...listening })).toMatchObject({ ending: "stop" });
    expect(server.requests.map((request) => "temperature" in request)).toEqual([true, false, false]);
    for (const { response_format } of server.requests) expect(response_format?.type).toBe("json_schema");
  });

  it.each([
    ["prose", says("It is Kisumu.")],
    ["JSON of another form", says('{"town":"Kisumu"}')],
    ["half of it", says('{"city":"Kis', { finish: "length" })],
    ["nothing", says("")],
    ["a refusal", refuses()],
  ])("has no value when the model writes %s", async (_what, behaviour) => {
    server.behave(behaviour);
    expect(await ask()).toMatchObject({ value: null });
  });

  it("is asked for in words where the service takes no schema, and at once so for some time", async () => {
    const ai = newAi();
    server.behave(knowsNoSchema(says('{"city":"Kisumu"}')));
    for (let time = 0; time < 2; time++) expect(await ask(ai)).toMatchObject({ value: { city: "Kisumu" } });
    const [first, second, third, ...more] = server.requests;
    expect(more).toEqual([]);
    expect(first?.response_format?.type).toBe("json_schema");
    for (const asked of [second, third]) {
      expect(asked?.response_format).toBeUndefined();
      expect(asked?.messages[0]?.content).toMatch(/^Say where\.\n\nAnswer with one JSON object .*"city"/);
    }
  });

  it("is asked for once more when the service stumbles", async () => {
    for (const status of [429, 500, 503]) {
      server.behave(fails(status), says('{"city":"Kisumu"}'));
      expect(await ask()).toMatchObject({ value: { city: "Kisumu" } });
    }
  });

  it.each([
    ["the service has no place for us", fails(429, { code: "insufficient_quota" }), "429 insufficient_quota"],
    ["the service is broken", fails(500, { message: "The secret fee is 39,000" }), "500"],
    ["the key is wrong", fails(401, { code: "invalid_api_key", message: "sk-local" }), "401 invalid_api_key"],
    ["the request is refused", fails(400, { message: "Too many words", code: 12 }), "400 12"],
  ])("fails when %s, telling status and code alone", async (_what, behaviour, said) => {
    server.behave(behaviour);
    expect(await thrown(ask())).toMatchObject({
      name: "AiError",
      kind: "failed",
      message: `The model service failed: ${said}`,
    });
  });

  it("fails when nobody is there", async () => {
    const gone = await startOpenAiServer();
    await gone.stop();
    expect(await thrown(ask(newAi(gone.url)))).toMatchObject({
      kind: "failed",
      message: "The model service failed: ECONNREFUSED",
    });
  });

  it.each([
    ["a page", "text/html", "<!doctype html><p>Welcome"],
    ["another API", "application/json", '{"result":"fine"}'],
    ["half an answer", "application/json", '{"choices":[{"message":'],
  ])("fails when the service answers with %s", async (_what, type, body) => {
    server.behave(respondsRaw(type, body));
    expect(await thrown(ask())).toMatchObject({ kind: "failed" });
  });

  it("ends when its time is over, also on the other side", async () => {
    const time = new AbortController();
    server.behave(() => time.abort());
    const error = await thrown(ask(newAi(), time.signal));
    expect(error).toMatchObject({ kind: "timeout", message: "The model service took too long" });
    await server.left();
  });
});

describe("while an answer is written", () => {
  const told: string[] = [];
  const listen = (signal = inTime(), onText: (text: string) => void = (text) => void told.push(text)) =>
    newAi().ask(question, { signal, onText });
  beforeEach(() => void told.splice(0));

  it("all that is written so far is told", async () => {
    const text = JSON.stringify({ city: "Nairobi".repeat(20) });
    server.behave(says(text));
    await listen();
    expect(told).toEqual([text.slice(0, 60), text.slice(0, 120), text]);
  });

  it("a silence lasts as long as there is time, and no longer", async () => {
    const time = new AbortController();
    server.behave(hangs('{"city":"Kis'));
    expect(await thrown(listen(time.signal, () => time.abort()))).toMatchObject({ kind: "timeout" });
    await server.left();
  });

  it("a connection that breaks fails", async () => {
    server.behave(breaksOff('{"city":"Kis'));
    expect(await thrown(listen())).toMatchObject({ kind: "failed" });
  });

  it("a stream that is no stream fails", async () => {
    server.behave(respondsRaw("text/event-stream", 'data: {"choices":[{"del\n\n'));
    expect(await thrown(listen())).toMatchObject({ kind: "failed" });
  });

  it("one that goes on and on is stopped and has no value", async () => {
    server.behave(neverEnds());
    expect(await listen()).toMatchObject({ value: null });
    await server.left();
  });
});
