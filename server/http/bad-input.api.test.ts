import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { appForFile } from "#server/testing/app-for-file";
import {
  bodyCalls,
  contractKeys,
  request,
  endpointOf,
  validCall,
  type BodyCall,
  type Input,
} from "#server/testing/valid-calls";
import { methodAndPath } from "#shared/contract/contract";
import type { ContractKey } from "#shared/contract/index";
import { errorCatalogue } from "#shared/errors";

const app = await appForFile();
/** An administrator, so that no endpoint turns them away before it has read what they send. */
const { caller: owner, user } = await app.signedIn({ role: "admin" });
// Whose mails leave today, however many.
await app.deps.pool.query("update users set mails_a_day = 100000 where id = $1", [user.id]);

/** What is sent in place of a price may be one; who pays later pays what they know. */
await app.deps.pool.query("create table known_pricing as table service_pricing");
const resetPrices = () =>
  app.deps.pool.query(
    `update service_pricing set price_cents = known.price_cents, is_active = known.is_active
     from known_pricing known where known.service_type = service_pricing.service_type`,
  );

// Nobody has this much patience: no attempt counts.
await app.deps.pool.query(`
  create function count_nothing() returns trigger language plpgsql as $$ begin new.points := 0; return new; end $$;
  create trigger count_nothing before insert or update on rate_limits
    for each row execute function count_nothing()`);

/** What takes a file says first that this is none: whose it would be is asked in the test of access. */
const keysWithParams = contractKeys.filter((key) => endpointOf(key).params && !endpointOf(key).upload);

/** Texts that have broken programs before; each is sent in place of every field. */
const texts = {
  empty: "",
  blank: " \t\n",
  long: Array.from({ length: 4000 }, (_, index) => (index * 2_654_435_761).toString(36).slice(-5)).join(""),
  nul: "Nairobi\u0000Nights",
  controls: "\u0001\u0007\u001B[2J\u007F\u0085",
  halfCharacter: "Nairobi \uD83D",
  emoji: "👩🏾‍🎤🎶",
  rightToLeft: "\u200Fليالي نيروبي\u200E",
  override: "Nairobi \u202Esthgin",
  html: "<script>alert(1)</script>",
  quotes: `'"\`; drop table users; --`,
  template: "${7*7} {{7*7}} %s %n $1",
  lines: "Amina\r\nBcc: victim@example.com",
  id: "00000000-0000-4000-8000-000000000000",
  prototype: "__proto__",
  traversal: "../../../etc/passwd",
};

/** What stands in place of a field, as JSON; null leaves the field out. */
const values = Object.entries<string | null>({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])),
  missing: null,
  null: "null",
  true: "true",
  number: "7",
  negative: "-1",
  negativeZero: "-0",
  fraction: "0.30000000000000004",
  huge: "1e308",
  infinite: "1e999",
  beyondIntegers: "9007199254740994",
  emptyList: "[]",
  list: '["x", 1, null, {}]',
  longList: `[${'"x",'.repeat(2000)}"x"]`,
  emptyObject: "{}",
  object: '{"x":{"y":1}}',
  withoutText: '{"toString":1,"valueOf":null}',
  prototypeObject: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  deepList: `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
  deepObject: `${'{"x":'.repeat(10_000)}1${"}".repeat(10_000)}`,
}).map(([name, json]) => ({ name, json }));

type Schema = {
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Path = readonly (string | number)[];

/** Every place in a body that its schema knows of: the fields, and those of the first item of each list. */
function placesIn(schema: Schema, path: Path = []): Path[] {
  const fields = Object.entries(schema.properties ?? {});
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const places = [
    ...fields.flatMap(([name, field]) => [[...path, name], ...placesIn(field, [...path, name])]),
    ...(schema.items ? [[...path, 0], ...placesIn(schema.items, [...path, 0])] : []),
    ...variants.flatMap((variant) => placesIn(variant, path)),
  ];
  return [...new Map(places.map((place) => [place.join("."), place])).values()];
}

function placesOf({ key, isVariant }: BodyCall, body: unknown): Path[] {
  const schema = z.toJSONSchema(endpointOf(key).body!, { io: "input", unrepresentable: "any" });
  const places = placesIn(isVariant ? narrowed(schema as Schema, body) : (schema as Schema));
  return isVariant
    ? places.filter((place) => stands(body, place.slice(0, -1)))
    : places.filter((place) => !place.slice(0, -1).includes("formData"));
}

/** Without what belongs to documents of other types. */
function narrowed(schema: Schema, body: unknown): Schema {
  const { type } = body as { type?: string };
  const isOfType = ({ properties }: Schema) => (properties?.type?.const ?? type) === type;
  return schema.oneOf ? { ...schema, oneOf: schema.oneOf.filter(isOfType) } : schema;
}

/** Whether the body has something at the place. */
function stands(body: unknown, path: Path): boolean {
  const [step, ...rest] = path;
  if (step === undefined) return body !== undefined;
  return stands((body as Record<string, unknown> | null | undefined)?.[step], rest);
}

/** The body with `value` at the place, and objects and lists made on the way where there are none. */
function withValue(body: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const items: unknown[] = Array.isArray(body) ? body : [];
    return [withValue(items[0], rest, value), ...items.slice(1)];
  }
  const fields = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}

/** The most that a body carries, and so to one field at a time. */
const longest = { name: "longest", json: JSON.stringify("x".repeat(1_000_000)) };

const PLACEHOLDER = "what stands in place of the field";

/** The body as JSON, with other JSON in place of fields. */
function jsonWith(body: unknown, places: Path[], json: string | null): string {
  const value = json === null ? undefined : PLACEHOLDER;
  const text = JSON.stringify(places.reduce((whole, place) => withValue(whole, place, value), body));
  return text.replaceAll(JSON.stringify(PLACEHOLDER), () => json ?? "");
}

type Answered = { status: number; type: string; body: unknown };

async function send(key: ContractKey, input: Input, raw: string, headers = {}): Promise<Answered> {
  // Whoever registers or signs in is somebody else from then on.
  const caller = endpointOf(key).access === "public" ? app.nobody() : owner;
  const response = await request(caller, key, input)
    .set({ "Content-Type": "application/json", "Accept-Encoding": "identity", ...headers })
    .send(raw);
  return { status: response.status, type: response.type, body: response.body as unknown };
}

/** So many requests are under way at once, each with an input of its own. */
const AT_ONCE = 5;
/** Characters of a body that is not too much to send. */
const MOST = 900_000;

type Value = { name: string; json: string | null };
type Garbage = Value & { place: Path };
type Sendable = Pick<BodyCall, "key" | "make">;

/** Sends each value in place of each field; tells what is wrong with the responses, and what was no wrong input. */
async function sendAll({ key, make }: Sendable, places: Path[], garbage: Value[]) {
  const faults: string[] = [];
  const accepted: Garbage[] = [];
  const waiting = [...garbage];
  /** The responses to what the endpoint has read before: what its schema takes for the same cannot be another request. */
  const answered = new Map<string, Answered>();

  async function work(): Promise<void> {
    let input = await make(app, owner);

    async function sendAt(at: Path[], { name, json }: Value): Promise<Answered> {
      const raw = jsonWith(input.body, at, json);
      const same = asRead(key, raw, input);
      const before = same === null ? undefined : answered.get(same);
      if (before) return before;
      const response = await send(key, input, raw);
      if (same !== null) answered.set(same, response);
      const fault = faultOf(response);
      if (fault) faults.push(`${at.map((place) => place.join(".")).join(", ")} = ${name}: ${fault}`);
      // After a failure nobody knows what stands, and the next one must be the next value's own.
      if (response.status < 400 || response.status >= 500)
        input = changed(key, input, response) ?? (await make(app, owner));
      return response;
    }

    for (let value = waiting.shift(); value; value = waiting.shift()) {
      for (const place of await placesThatTake(value, places, sendAt)) accepted.push({ ...value, place });
    }
  }

  await Promise.all(Array.from({ length: Math.min(AT_ONCE, garbage.length) }, work));
  return { faults, accepted };
}

/** The body as the endpoint reads it, but for what every input has of its own; null where it reads none, or one too deep to compare. */
function asRead(key: ContractKey, raw: string, { body }: Input): string | null {
  const { success, data } = endpointOf(key).body!.safeParse(JSON.parse(raw));
  if (!success) return null;
  const own = Object.entries(body ?? {}).filter(([, value]) => typeof value === "string");
  try {
    const text = JSON.stringify(data, (_, value: unknown) => (Object.is(value, -0) ? "-0" : value));
    return own.reduce((read, [name, value]) => read.replaceAll(JSON.stringify(value), name), text);
  } catch {
    return null;
  }
}

type SendAt = (at: Path[], value: Value) => Promise<Answered>;

/** Sends the value in place of many fields at once, and alone where the response speaks of none of them. */
async function placesThatTake(value: Value, places: Path[], sendAt: SendAt): Promise<Path[]> {
  const most = Math.max(1, Math.floor(MOST / (value.json ?? "").length));
  const taking: Path[] = [];
  for (let rest = places; rest.length > 0;) {
    const together = innermost(rest).slice(0, most);
    const response = await sendAt(together, value);
    const refused = together.filter((place) => isRefused(place, response));
    const done = refused.length > 0 ? refused : together;
    if (refused.length === 0 && (together.length === 1 || (isAccepted(response) && !isAbsent(value)))) {
      if (response.status !== 400) taking.push(...together);
    } else if (refused.length === 0) {
      for (const place of together) if ((await sendAt([place], value)).status !== 400) taking.push(place);
    }
    rest = rest.filter((place) => !done.includes(place));
  }
  return taking;
}

/** What may be left out together may be missed when it is left out alone. */
const isAbsent = ({ json }: Value) => json === null || json === "null";

/** Those of the places that no other of them is in. */
function innermost(places: Path[]): Path[] {
  const isWithin = (inner: Path, outer: Path) =>
    inner.length > outer.length && outer.every((step, index) => inner[index] === step);
  return places.filter((place) => !places.some((other) => isWithin(other, place)));
}

/** Whether the response refuses what stands there. */
function isRefused(place: Path, { status, body }: Answered): boolean {
  const { issues = [] } = (body ?? {}) as { issues?: { path: string }[] };
  return status === 400 && issues.some(({ path }) => path === place.join("."));
}

/** Whether no field was found wrong: what is not paid for is checked before that is said. */
const isAccepted = ({ status, body }: Answered) =>
  status < 400 || (body as { code?: string } | null)?.code === "payment_not_completed";

/** A draft that costs a payment, before anybody has paid: the fields are checked all the same, and nothing is drafted. */
async function unpaid(input: Input): Promise<Input> {
  const { paymentId } = input.body as { paymentId: string };
  await app.deps.pool.query("update payments set status = 'pending' where id = $1", [paymentId]);
  return input;
}

/** Each value in all of the places at once that accept it; tells what is wrong with the responses. */
async function faultsTogether({ key, make }: BodyCall, accepted: Garbage[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, several] of Map.groupBy(accepted, (garbage) => garbage.name)) {
    const input = await make(app, owner);
    const places = several.map(({ place }) => place).filter(([field]) => field === "content");
    const fault = faultOf(await send(key, input, jsonWith(input.body, places, several[0]!.json)));
    if (fault) faults.push(`everywhere ${name}: ${fault}`);
  }
  return faults;
}

/** A document that was changed can be changed again, from its new revision; null when it takes a new input. */
function changed(key: ContractKey, input: Input, { status, body }: Answered): Input | null {
  if (key !== "PATCH /api/documents/{id}" || status >= 400) return null;
  return { ...input, body: { ...input.body, revision: (body as { revision: number }).revision } };
}

const ErrorBody = z.strictObject({
  code: z.enum(Object.keys(errorCatalogue) as [keyof typeof errorCatalogue]),
  message: z.string(),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  priceKes: z.number().optional(),
});

/** Words of a schema or a program, and characters that could mislead: no person wrote such a sentence. */
const unreadable =
  /Invalid input|Invalid UUID|expected |undefined|NaN|\[object|Error:|\n|[\u0000-\u001F\u202A-\u202E]/;

/** What is wrong with a response to a bad request; null when it is a success or an error that a person can read. */
function faultOf({ status, type, body }: Answered): string | null {
  if (status < 400) return null;
  if (status >= 500) return `answered ${status}`;
  if (!type.startsWith("application/json")) return `answered ${type}`;
  const error = ErrorBody.safeParse(body);
  if (!error.success) return `answered ${JSON.stringify(body).slice(0, 200)}`;
  const sentences = [error.data.message, ...(error.data.issues ?? []).map(({ message }) => message)];
  const poor = sentences.find(
    (text) => unreadable.test(text) || !/\w+ \w+|^Unauthorized$/.test(text) || text.length > 400,
  );
  return poor === undefined ? null : `said ${JSON.stringify(poor).slice(0, 200)}`;
}

/** Not JSON at all. */
const unreadableBodies = [
  '{"email":',
  '{"email":"a@example.com"}}',
  "{email: 'a@example.com'}",
  '{"email":"\\ud8"}',
  "{'a':1}",
  "undefined",
  "NaN",
  "\u0000",
  "\uFEFF{",
  "<html></html>",
  "[".repeat(10_000),
];

/** JSON, but no body of ours. */
const otherBodies = [
  "null",
  "true",
  "7",
  '"text"',
  "[]",
  "[{}]",
  '[["a"]]',
  '{"__proto__":null}',
  '{"constructor":1}',
];

const otherTypes = [
  "text/plain",
  "text/html",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/json; charset=latin1",
  "nonsense",
];

const malformed = {
  status: 400,
  body: {
    code: "malformed_json",
    message: "The request could not be read. Please reload the page and try again.",
  },
};
const wrongType = {
  status: 415,
  body: { code: "wrong_type", message: "This kind of content is not accepted here." },
};

describe.each(bodyCalls)("$name", (call) => {
  const { key, make } = call;
  let input: Input;
  afterAll(resetPrices);
  beforeAll(async () => {
    input = await make(app, owner);
  });

  test("answers anything in place of any field with a sentence, and never fails", async () => {
    const places = placesOf(call, input.body);
    const costs = input.body !== undefined && "paymentId" in input.body;
    const cheap = async (...at: Parameters<typeof make>) => unpaid(await make(...at));
    const sendable = costs ? { key, make: cheap } : call;
    const { faults, accepted } = await sendAll(sendable, places, values);
    expect(faults).toEqual([]);
    expect((await sendAll(sendable, places, [longest])).faults).toEqual([]);
    if (costs) expect(await faultsTogether(call, accepted)).toEqual([]);
  });

  test("says of a body that is not JSON that it could not be read", async () => {
    for (const raw of unreadableBodies) expect(await send(key, input, raw)).toMatchObject(malformed);
  });

  test("answers any other JSON, or nothing at all, with a sentence", async () => {
    for (const raw of [...otherBodies, ""]) expect(faultOf(await send(key, input, raw))).toBeNull();
  });

  test("refuses everything that does not call itself JSON", async () => {
    const raw = JSON.stringify(input.body);
    // Forms of mail programs stand in the test of reminders.
    const isTaken = (type: string) => endpointOf(key).oneClick && /form/.test(type);
    for (const type of otherTypes.filter((other) => !isTaken(other)))
      expect(await send(key, input, raw, { "Content-Type": type })).toMatchObject(wrongType);
  });

  test("refuses a body that is not compressed as it says", async () => {
    const raw = JSON.stringify(input.body);
    for (const encoding of ["gzip", "deflate", "br"]) {
      expect(await send(key, input, raw, { "Content-Encoding": encoding })).toMatchObject(malformed);
    }
    expect(await send(key, input, raw, { "Content-Encoding": "nonsense" })).toMatchObject(wrongType);
  });

  test("refuses more than a megabyte", async () => {
    const raw = JSON.stringify({ ...input.body, more: "x".repeat(1024 * 1024) });
    expect(await send(key, input, raw)).toMatchObject({
      status: 413,
      body: { code: "body_too_large", message: "This is too much to send at once." },
    });
  });
});

/** What no address of ours holds, as it stands in the address. */
const strangeIds = [
  "11111111-1111-4111-8111-111111111111",
  "00000000-0000-0000-0000-000000000000",
  "1",
  "-1",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "x".repeat(199),
  "x".repeat(5000),
  "%00",
  "a%00b",
  "%0d%0aSet-Cookie:%20a=b",
  "%ed%a0%80",
  "%",
  "%zz",
  "%c0%ae",
  "%F0%9F%8E%B6",
  "%E2%80%AE",
  "..%2f..%2fetc%2fpasswd",
  "%3Cscript%3E",
  "'%20or%201=1--",
  "{id}",
];

describe.each(keysWithParams)("%s", (key) => {
  test("finds nothing at any other address", async () => {
    const name = /\{(\w+)\}/.exec(key)![1]!;
    const { body } = endpointOf(key).body ? await validCall(key, app, owner) : {};
    const faults: string[] = [];
    for (const strange of strangeIds) {
      const response = await send(key, { params: { [name]: strange } }, JSON.stringify(body ?? {}));
      const fault = response.status === 404 ? faultOf(response) : `answered ${response.status}`;
      if (fault) faults.push(`${strange}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});

describe.each(
  contractKeys.filter((key) => !endpointOf(key).body && !endpointOf(key).upload && !key.startsWith("GET")),
)("%s", (key) => {
  test.each([
    ["application/json", '{"a":'],
    ["text/plain", "x"],
    ["application/x-www-form-urlencoded", "a=1"],
  ])("reads no body, so that %s does not matter", async (type, raw) => {
    const { caller } = await app.signedIn({ role: "admin" });
    const { status } = await request(caller, key, await validCall(key, app, caller))
      .set("Content-Type", type)
      .send(raw);
    expect(status).toBeLessThan(300);
  });
});

describe("an address that no endpoint has", () => {
  const unknown = { code: "not_found", message: "Not found" };

  test.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/documents/a/b/c",
    "/api//documents",
    "/api/%00",
    "/api/%",
    "/api/..%2f",
    "/api/admin",
    "/api/.env",
    `/api/${"x".repeat(5000)}`,
  ])("%s is not found, in JSON", async (path) => {
    for (const method of ["get", "post", "put", "patch", "delete"] as const) {
      const { status, body, headers } = await owner[method](path);
      expect({ status, body }).toEqual({ status: 404, body: unknown });
      expect(headers["content-type"]).toMatch(/^application\/json/);
    }
  });

  /** Whether an endpoint has the address, by whichever method. */
  const fits = (key: ContractKey, address: string) =>
    new RegExp(`^${methodAndPath(key).path.replace(/\{\w+\}/g, "[^/]+")}$`).test(address);

  /** Addresses that people and mail programs open, though an endpoint has them for another method: they lead to a page. */
  const opened = ["/api/login", "/api/sign/{token}/reminders"];

  test.each(contractKeys)("is also %s by another method", async (key) => {
    const { path } = methodAndPath(key);
    const address = path.replace(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
    const known = new Set(
      contractKeys.filter((other) => fits(other, address)).map((other) => methodAndPath(other).method),
    );
    for (const method of ["get", "post", "put", "patch", "delete"] as const) {
      if (known.has(method.toUpperCase() as "GET")) continue;
      if (method === "get" && opened.includes(path)) continue;
      const { status, body } = await owner[method](address);
      expect({ status, body }).toEqual({ status: 404, body: unknown });
    }
  });
});

test("nothing that was sent has reached a prototype", () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect("polluted" in {}).toBe(false);
});
