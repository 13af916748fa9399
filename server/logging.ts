import { AsyncLocalStorage } from "node:async_hooks";
import { hostname } from "node:os";
import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import type { Env } from "#server/env";

export type Log = Logger;

const secretNames = [
  "password",
  "newPassword",
  "currentPassword",
  "token",
  "sealedToken",
  "cookie",
  "set-cookie",
  "authorization",
  "SESSION_SECRET",
  "SESSION_SECRET_OLD",
  "ENCRYPTION_KEY",
  "ENCRYPTION_KEY_OLD",
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "SMTP_URL",
  "OPENAI_API_KEY",
];

/** For whom something is done: every line that is logged meanwhile says it. */
export type LogContext = { requestId?: string; userId?: string; job?: string };
export const logContext = new AsyncLocalStorage<LogContext>();

const ERROR = 50;
let errors = 0;

/** How many lines of this process' log have said an error. */
export const errorsLogged = () => errors;

const options: LoggerOptions = {
  base: { pid: process.pid, host: hostname() },
  mixin: () => ({ ...logContext.getStore() }),
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: describeError },
  // Without a message of ours pino would take the error's own, values and all.
  hooks: {
    logMethod(args, method, level) {
      if (level >= ERROR) errors += 1;
      const [subject] = args as unknown[];
      const error = subject instanceof Error ? subject : (subject as { err?: unknown } | undefined)?.err;
      if (args.length === 1 && error instanceof Error) method.call(this, { err: error }, messageOf(error));
      else method.apply(this, args);
    },
  },
  redact: { paths: secretNames.flatMap(pathsOf), censor: "[redacted]" },
};

/** JSON lines on standard output. Passwords, tokens and cookies never reach them. */
export function createLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">, destination?: DestinationStream): Log {
  return pino({ ...options, level: LOG_LEVEL }, destination ?? pino.destination(1));
}

function pathsOf(name: string): string[] {
  return ["", "*", "*.*"].map((parent) => `${parent}["${name}"]`);
}

/** What of an error helps to find the fault and is nobody's data: names, codes, places, the text of a query. */
const loggedFields = [
  "code",
  "constraint",
  "table",
  "column",
  "syscall",
  "address",
  "port",
  "command",
  "responseCode",
];

/** pg-boss tells of errors as plain objects with the fields of one. */
function isError(error: unknown): error is Error {
  return error instanceof Error || (typeof error === "object" && error !== null && "stack" in error);
}

/** An error as it may be logged. */
export function describeError(error: unknown): unknown {
  if (!isError(error)) return error;
  const logged = Object.entries(error).filter(([name]) => loggedFields.includes(name));
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...Object.fromEntries(logged),
    stack: framesOf(error),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

/** A link token is 43 characters of base64url. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const ADDRESS = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu;

/** What went wrong, without anybody's data: Drizzle puts the values into the message of a failed query, mail servers the address. */
export function messageOf(error: Error): string {
  const text = "query" in error && "params" in error ? `Failed query: ${String(error.query)}` : error.message;
  return text.replace(TOKEN, "[redacted]").replace(ADDRESS, "[address]");
}

/** The stack repeats the message before its frames. */
function framesOf({ stack = "", message }: Error): string {
  return stack.slice(stack.indexOf(message) + message.length).trimStart();
}
