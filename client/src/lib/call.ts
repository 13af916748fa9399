import { currentLanguage } from "#client/lib/say";
import type { CallInput, FileResponse, ResponseBody } from "#shared/contract/contract";
import type { Contract, ContractKey } from "#shared/contract/index";
import type { ErrorBody } from "#shared/errors";
import { methodAndPath } from "#shared/contract/contract";

const TIMEOUT_MS = 10_000;
/** In letters, most of which are one byte. */
const KEEPALIVE_LENGTH = 30_000;
const TIMEOUT_MESSAGE = "Request timeout - API may be unavailable";

/** An answer that is not a success. Its message is the status, a colon and the body's text (or the status text). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorBody["code"] | undefined;
  /** The sentence the server wrote for a person. */
  readonly serverMessage: string | undefined;
  readonly issues: NonNullable<ErrorBody["issues"]>;
  /** What the page that tells of the refusal is called. */
  readonly heading: ErrorBody["heading"];
  readonly hasNewerLink: boolean;
  /** The current price, where the one that was sent is not. */
  readonly priceKes: ErrorBody["priceKes"];

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    const body = readErrorBody(text);
    this.status = status;
    this.code = body?.code;
    this.serverMessage = body?.message;
    this.issues = body?.issues ?? [];
    this.heading = body?.heading;
    this.hasNewerLink = body?.hasNewerLink === true;
    this.priceKes = body?.priceKes;
  }
}

function readErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && "message" in body) return body as ErrorBody;
  } catch {
    // A proxy's HTML, say: the status alone speaks.
  }
  return undefined;
}

/** `outlivesPage`: it is sent although the page goes, as far as browsers do that: up to 64 kB. */
export type Options = { signal?: AbortSignal; timeoutMs?: number; outlivesPage?: boolean };
type Endpoint<Key extends ContractKey> = Contract[Key];
/** Every endpoint but those that take a file: `callWithFile` sends it, and tells how much of it has arrived. */
type CallKey = { [Key in ContractKey]: Endpoint<Key> extends { upload: object } ? never : Key }[ContractKey];
type Arguments<Key extends ContractKey> =
  {} extends CallInput<Endpoint<Key>>
    ? [input?: CallInput<Endpoint<Key>>, options?: Options]
    : [input: CallInput<Endpoint<Key>>, options?: Options];

export type RequestParts = {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
};

/** Calls an endpoint of the contract: `call("PATCH /api/documents/{id}", { params: { id }, body })`. */
export async function call<Key extends CallKey>(
  key: Key,
  ...[input, options]: Arguments<Key>
): Promise<ResponseBody<Endpoint<Key>>> {
  const { params, query, body } = (input ?? {}) as RequestParts;
  const { method, path } = methodAndPath(key);
  const text = await request(addressOf(path, params, query), { method, body, ...options }, readText);
  return (text === "" ? undefined : JSON.parse(text)) as ResponseBody<Endpoint<Key>>;
}

/** GETs an address of the API as JSON. */
export async function getJson(url: string, signal?: AbortSignal): Promise<unknown> {
  return JSON.parse(await request(url, signal ? { signal } : {}, readText));
}

const readText = (response: Response) => response.text();

type FileKey = {
  [Key in ContractKey]: Endpoint<Key> extends { response: FileResponse } ? Key : never;
}[ContractKey];

type PartOf<Key extends FileKey, Name extends "params" | "query"> =
  CallInput<Endpoint<Key>> extends { [K in Name]: infer Part } ? Part : Record<string, never>;

/** The address of an endpoint that answers a file; an endpoint without params is given `{}`. */
export function fileUrl<Key extends FileKey>(
  key: Key,
  params: PartOf<Key, "params">,
  query?: PartOf<Key, "query">,
): string {
  return addressOf(methodAndPath(key).path, params as RequestParts["params"], query as RequestParts["query"]);
}

export function addressOf(
  path: string,
  params: RequestParts["params"] = {},
  query: RequestParts["query"] = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}

type Sending = Options & { method?: string; body?: unknown; accept?: string };

/** Sends a request and reads its answer, all within the time. Throws `ApiError` for a refusal. */
export async function request<Result>(
  url: string,
  { method = "GET", body, accept, signal, timeoutMs = TIMEOUT_MS, outlivesPage }: Sending,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error(TIMEOUT_MESSAGE)), timeoutMs);
  const giveUp = () => deadline.abort(signal?.reason);
  signal?.addEventListener("abort", giveUp, { once: true });
  if (signal?.aborted) giveUp();
  try {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const response = await fetch(url, {
      method,
      credentials: "include",
      signal: deadline.signal,
      headers: {
        ...(accept !== undefined && { Accept: accept }),
        "Accept-Language": currentLanguage(),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(sent !== undefined && { body: sent }),
      ...(outlivesPage && (sent?.length ?? 0) < KEEPALIVE_LENGTH && { keepalive: true }),
    });
    if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
    return await read(response);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}
