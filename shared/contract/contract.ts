import type { z } from "zod";
import type { ErrorCode } from "#shared/errors";

/**
 * Who may call an endpoint: anybody, somebody signed in, an administrator, whoever holds the link's token, or whom a code has let into the
 * room.
 */
export type Access = "public" | "user" | "admin" | "token" | "room";

/** Limits on how often one caller may use an endpoint; the numbers stand in `server/http/rate-limits.ts`. */
export type LimitName =
  | "credentials"
  | "register"
  | "link"
  | "room_letters"
  | "mail"
  | "send"
  | "write"
  | "render"
  | "pay"
  | "verify"
  | "draft"
  | "extract"
  | "review"
  | "contract_check"
  | "search"
  | "check_file"
  | "confirm"
  | "verify_document"
  | "password"
  | "export"
  | "avatar"
  | "discover"
  | "request"
  | "message"
  | "stream"
  | "ticket"
  | "table";

/** A response that is a file; `download` names it when the use case does not. */
/** One that is kept for ever has an address of its own: browsers show it, and never ask for it twice. */
export type FileResponse = {
  cached?: "for ever";
  file:
    | "application/pdf"
    | "application/zip"
    | "application/octet-stream"
    | "image/webp"
    | "text/csv"
    | "text/plain";
};

/** A response that goes on: server-sent events, each of them the schema's JSON. */
export type StreamResponse = { events: z.ZodType };

/** Those of a kind share what the server has room for. */
export type UploadKind = "contract" | "picture" | "chat";

export type Upload = {
  kind: UploadKind;
  mostBytes: number;
  /** What is said of one that has more, and where there is none; a contract's unless told. */
  tooLarge?: ErrorCode;
  missing?: ErrorCode;
};

/** A file as it was sent. The name is the sender's: it may hold paths and control characters. */
export type UploadedFile = { name: string; bytes: Uint8Array };

/** One endpoint of the contract: all that both sides, the access tests and the API document need to know of a call. */
export type Endpoint = {
  summary: string;
  access: Access;
  limit?: LimitName;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Told by another service, which signs the body: it is read as it came, and the schema only describes it. */
  signed?: true;
  /** Mail programs call it too, with a form that says no more than that they do (RFC 8058). */
  oneClick?: true;
  /** One file as `multipart/form-data`, in the field `file`, instead of a body. */
  upload?: Upload;
  /** A schema, a file, a stream of events, or `"nothing"` for 204. */
  response: z.ZodType | FileResponse | StreamResponse | "nothing";
  status?: 200 | 201;
  /**
   * Told while the response is made, to a caller that accepts `application/x-ndjson`: lines of `{ progress }`, then one of `{ answer }`
   * or `{ error }`.
   */
  progress?: z.ZodType;
  /** Errors a caller should expect besides those every endpoint can give. */
  errors?: readonly ErrorCode[];
};

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type EndpointKey = `${Method} /api/${string}`;

/** Keeps the literal types of a room's endpoints while checking their form. Those that nobody asks for leave no trace in the browser. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoints<const Endpoints extends Record<EndpointKey, Endpoint>>(
  endpoints: Endpoints,
): Endpoints {
  return endpoints;
}

type Part<R, Name extends "params" | "query" | "body", Side extends "input" | "output"> = R extends {
  [K in Name]: infer Schema extends z.ZodType;
}
  ? { [K in Name]: Side extends "input" ? z.input<Schema> : z.output<Schema> }
  : unknown;

type FilePart<R, File> = R extends { upload: Upload } ? { file: File } : unknown;

/** What a caller sends: the schemas before parsing. */
export type CallInput<R> = Part<R, "params", "input"> &
  Part<R, "query", "input"> &
  Part<R, "body", "input"> &
  FilePart<R, File>;

/** What a use case receives: the schemas after parsing. */
export type ParsedInput<R> = Part<R, "params", "output"> &
  Part<R, "query", "output"> &
  Part<R, "body", "output"> &
  FilePart<R, UploadedFile>;

/** What the endpoint responds with, as JSON that has been read back (dates are ISO strings). */
export type ResponseBody<R> = R extends { response: infer A extends z.ZodType } ? z.output<A> : undefined;

export function methodAndPath(key: EndpointKey): { method: Method; path: string } {
  const space = key.indexOf(" ");
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) };
}
