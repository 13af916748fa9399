import { pipeline, type Readable } from "node:stream";
import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import { z } from "zod";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";
import { reportError } from "#server/http/errors";
import type { StreamEvent } from "#server/http/event-streams";
import { guards } from "#server/http/guards";
import { createProgressStream, wantsProgress } from "#server/http/progress-stream";
import { receiveFile } from "#server/http/upload";
import { logContext } from "#server/logging";
import type {
  Endpoint,
  EndpointKey,
  FileResponse,
  LimitName,
  ParsedInput,
  ResponseBody,
  StreamResponse,
} from "#shared/contract/contract";
import { methodAndPath } from "#shared/contract/contract";
import { contract, type Contract, type ContractKey } from "#shared/contract/index";
import { errorCatalogue, type ErrorCode, type Issue } from "#shared/errors";

/** The signed-in user of the request. */
export type Actor = UserRecord;

type ActorOf<R> = R extends { access: "user" | "admin" } ? Actor : Actor | null;

/** A file as a response: its bytes, and the name it is saved under. */
export type File = { bytes: Buffer; filename: string };

/** One that is sent as it is made. */
export type StreamedFile = { stream: Readable; filename: string };

type ResultOf<R> = R extends { response: "nothing" }
  ? void
  : R extends { response: { file: string } }
    ? File | StreamedFile
    : ResponseBody<R>;

/** Tells a caller who listens how far the response is; costs nothing where nobody does. */
export type Report<R> = R extends { progress: infer P extends z.ZodType }
  ? (progress: z.output<P>) => void
  : never;

type Asks<R, Fourth, Result> = (
  actor: ActorOf<R>,
  input: ParsedInput<R>,
  request: Request,
  fourth: Fourth,
) => Result;

/** Answers once; or, where the endpoint is a stream, tells until the signal aborts. */
type UseCase<R> = R extends { response: { events: infer E extends z.ZodType } }
  ? Asks<R, AbortSignal, AsyncIterable<StreamEvent<z.output<E>>>>
  : Asks<R, Report<R>, Promise<ResultOf<R>>>;

const readJson = express.json({ limit: "1mb", strict: false });

/**
 * Makes an endpoint of the contract a route: guard, body, limit, file, parsed input, use case, checked response. An endpoint that needs the session for
 * more than knowing the user (sign in, sign out) says `session: true`.
 */
export function createBinder(deps: Deps, router: Router) {
  return function bind<Key extends ContractKey>(
    key: Key,
    useCase: UseCase<Contract[Key]>,
    options: { session?: true } = {},
  ) {
    const endpoint: Endpoint = contract[key];
    const { method, path } = methodAndPath(key);
    const needsSession = options.session ?? (endpoint.access === "user" || endpoint.access === "admin");

    const respond: RequestHandler = async (request, response) => {
      const guesses = endpoint.limit && wrongGuesses[endpoint.limit];
      // What is not even a guess uses none up.
      if (guesses) readInput(endpoint, request);
      const giveBack = endpoint.limit && (await deps.rateLimits.consume(endpoint.limit, request));
      const file = endpoint.upload && (await receiveFile(request, response, endpoint.upload));
      const input = { ...readInput(endpoint, request), ...(file && { file }) } as ParsedInput<Contract[Key]>;
      const actor = (request.user ?? null) as ActorOf<Contract[Key]>;
      const context = logContext.getStore();
      if (context && request.user) context.userId = request.user.id;
      if (isStream(endpoint)) {
        const follow = useCase as Asks<Contract[Key], AbortSignal, AsyncIterable<StreamEvent<unknown>>>;
        return deps.streams.respond(request, response, (signal) =>
          checkEach(deps, key, endpoint.response.events, follow(actor, input, request, signal)),
        );
      }
      const ask = useCase as Asks<Contract[Key], unknown, Promise<unknown>>;
      const work = (report: (progress: unknown) => void) =>
        ask(actor, input, request, report).catch((error: unknown) => countWrongToken(deps, request, error));
      if (endpoint.progress) return respondToLongWork(deps, key, endpoint, { request, response, work });
      const result = await work(() => undefined).catch(async (error: unknown) => {
        const isGuess = error instanceof AppError && guesses?.includes(error.code);
        if (guesses && !isGuess) await giveBack?.();
        throw error;
      });
      // Those limits are on guessing, and who knows the password or the letters does not guess.
      if (endpoint.limit === "credentials" || endpoint.limit === "room_letters") await giveBack?.();
      send(deps, key, endpoint, response, result);
    };

    const stack: RequestHandler[] = [
      nameForLog(key),
      ...(needsSession ? deps.sessions.handler : []),
      guards[endpoint.access],
      ...(endpoint.body ? [rejectOtherTypes(endpoint), readJson] : []),
      respond,
    ];
    const register = method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
    router[register](path.replace(/\{(\w+)\}/g, ":$1"), ...stack);
  };
}

/** Logs carry the endpoint's name, never the address: addresses hold tokens. */
function nameForLog(key: EndpointKey): RequestHandler {
  return (request, _response, next) => {
    request.routeName = key;
    next();
  };
}

function rejectOtherTypes({ oneClick }: Endpoint): RequestHandler {
  const types = oneClick ? ["json", "urlencoded", "multipart"] : ["json"];
  return (request, _response, next) => {
    const hasBody =
      request.headers["transfer-encoding"] !== undefined ||
      Number(request.headers["content-length"] ?? 0) > 0;
    next(hasBody && !request.is(types) ? new AppError("wrong_type") : undefined);
  };
}

/** A schema says what is wrong in its own words; where it has none, the catalogue's sentence stands in for zod's. */
function readInput(endpoint: Endpoint, request: Request): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const part of ["params", "query", "body"] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    // Where nothing was sent, the fields say themselves that they are missing.
    const sent: unknown = request[part] === undefined ? {} : request[part];
    const parsed = schema.safeParse(sent, { error: () => errorCatalogue.invalid_input[1] });
    if (parsed.success) input[part] = parsed.data;
    else issues.push(...parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  }
  if (issues.length > 0)
    throw new AppError("invalid_input", issues[0]!.message, { issues: issues.slice(0, 50) });
  return input;
}

/**
 * What counts against limits on guessing; whatever else is refused gives the use back. At a sign-in wrong codes are counted with the
 * account.
 */
const wrongGuesses: Partial<Record<LimitName, readonly ErrorCode[]>> = {
  credentials: ["credentials_wrong", "password_wrong"],
  room_letters: ["room_not_found"],
  password: ["password_wrong", "second_factor_wrong", "second_factor_locked"],
  // A text that cannot be checked uses up no free check.
  contract_check: [],
};

const wrongTokens: readonly ErrorCode[] = [
  "link_invalid",
  "room_not_found",
  "consent_link_invalid",
  "unlock_link_invalid",
  "ticket_link_invalid",
  "shared_link_invalid",
];

/** Guessing links is hopeless at 256 bits; counting the wrong ones keeps it cheap for us too. */
async function countWrongToken(deps: Deps, request: Request, error: unknown): Promise<never> {
  if (error instanceof AppError && wrongTokens.includes(error.code))
    await deps.rateLimits.consume("wrong_token", request);
  throw error;
}

type LongRequest = {
  request: Request;
  response: Response;
  work: (report: (progress: unknown) => void) => Promise<unknown>;
};

/** An endpoint with progress: its work is done to the end also when the caller leaves, and while the service stops. */
async function respondToLongWork(
  deps: Deps,
  key: EndpointKey,
  endpoint: Endpoint,
  { request, response, work }: LongRequest,
): Promise<void> {
  const stream = wantsProgress(request) ? createProgressStream(response, endpoint.status ?? 200) : undefined;
  const report = (progress: unknown) => {
    check(deps, key, endpoint.progress!, progress);
    stream?.report(progress);
  };
  try {
    const result = await deps.longWork.follow(work(report), response);
    if (!stream) return send(deps, key, endpoint, response, result);
    check(deps, key, endpoint.response as z.ZodType, result);
    stream.finish(result);
  } catch (error) {
    if (!stream?.hasBegun) throw error;
    stream.fail(reportError(error, request));
  }
}

function send(deps: Deps, key: EndpointKey, endpoint: Endpoint, response: Response, result: unknown): void {
  response.set("Cache-Control", "no-store");
  if (endpoint.response === "nothing") {
    response.status(204).end();
  } else if ("file" in endpoint.response) {
    sendFile(response, endpoint.response, result as File | StreamedFile);
  } else if ("events" in endpoint.response) {
    throw new Error(`${key} is a stream`);
  } else {
    check(deps, key, endpoint.response, result);
    response.status(endpoint.status ?? 200).json(result);
  }
}

/** A stream that breaks ends the connection: what has left already must not look whole. */
function sendStream(response: Response, stream: Readable): void {
  pipeline(stream, response, (error) => {
    if (error) response.req.log.warn({ err: error }, "a file was not sent to its end");
  });
}

const FOR_EVER = "public, max-age=31536000, immutable";

function sendFile(response: Response, { file, cached }: FileResponse, result: File | StreamedFile): void {
  if (cached) response.set({ "Cache-Control": FOR_EVER, "Content-Disposition": "inline" });
  else response.attachment(result.filename);
  // What somebody else has sent is saved, and runs nowhere.
  if (file === "application/octet-stream")
    response.set("Content-Security-Policy", "sandbox; default-src 'none'");
  response.type(file);
  if ("bytes" in result) response.send(result.bytes);
  else sendStream(response, result.stream);
}

function isStream(endpoint: Endpoint): endpoint is Endpoint & { response: StreamResponse } {
  return typeof endpoint.response === "object" && "events" in endpoint.response;
}

/** Each event is checked as responses are. */
async function* checkEach(
  deps: Deps,
  key: EndpointKey,
  schema: z.ZodType,
  events: AsyncIterable<StreamEvent<unknown>>,
): AsyncGenerator<StreamEvent<unknown>> {
  for await (const sent of events) {
    check(deps, key, schema, sent.event);
    yield sent;
  }
}

/** In production each of so many responses is checked: a response that has drifted from its endpoint drifts for everybody. */
const CHECK_EACH = 20;
let responses = 0;

/** A response that does not fit its endpoint is our bug: tests fail on it, production answers and logs it. */
function check({ env, log }: Deps, key: EndpointKey, schema: z.ZodType, result: unknown): void {
  const isProduction = env.NODE_ENV === "production";
  if (isProduction && responses++ % CHECK_EACH !== 0) return;
  const checked = schema.safeParse(result);
  if (checked.success) return;
  const error = new Error(
    `The response of ${key} does not fit its endpoint: ${z.prettifyError(checked.error)}`,
  );
  if (!isProduction) throw error;
  log.error({ err: error }, "response does not fit its endpoint");
}
