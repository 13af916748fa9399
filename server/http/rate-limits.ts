import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Request } from "express";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#server/http/app-error";
import type { LimitName } from "#shared/contract/contract";

type Limit = {
  points: number;
  seconds: number;
  /** Under which key a use is counted; null where this limit does not hold for the caller. */
  by: (request: Request) => string | null;
};

/** Whoever has one IPv6 address has a network of 2⁶⁴ of them: they count as one. */
const address = ({ ip = "unknown" }: Request) =>
  isIPv6(ip) && !ip.startsWith("::ffff:") ? networkOf(ip) : ip;

function networkOf(ip: string): string {
  const [start = ""] = ip.split("::");
  return [...start.split(":"), "0", "0", "0"].slice(0, 4).join(":");
}

const account = (request: Request) => request.user?.id ?? address(request);

/** What a caller sent may be of any length, and a token: the table keeps neither. */
const fingerprint = (text: string) => createHash("sha256").update(text).digest("base64url");

const emailOf = (request: Request) => emailIn(request.body);

const emailIn = (sent: unknown) => {
  const email = typeof sent === "object" && sent !== null && "email" in sent ? sent.email : undefined;
  return fingerprint(typeof email === "string" ? email.trim().toLowerCase() : "");
};

/** An address alone would punish everybody behind one mobile network's gateway, so attempts count per address and account. */
const attempt = (request: Request) => request.user?.id ?? `${address(request)} ${emailOf(request)}`;
const verifier = (request: Request) => {
  const { verifierInfo } = (request.body ?? {}) as { verifierInfo?: unknown };
  return `${address(request)} ${emailIn(verifierInfo)}`;
};
/** Guests who write to support give an address, or come by a link of theirs. */
const writer = (request: Request) => {
  const { userEmail } = (request.body ?? {}) as { userEmail?: unknown };
  return userEmail === undefined ? caller(request) : `${caller(request)} ${emailIn({ email: userEmail })}`;
};
const mailbox = (request: Request) => request.user?.id ?? emailOf(request);
const caller = (request: Request) => request.user?.id ?? `${address(request)} ${fingerprint(request.path)}`;

/** Behind a gateway many people ask, each for something else. What is no text is refused later, and may be nested without end. */
const question = (request: Request) => {
  const body: unknown = request.body ?? {};
  const texts = Object.values(body as object).filter((value) => typeof value === "string");
  return request.user?.id ?? `${address(request)} ${fingerprint([request.path, ...texts].join("\n"))}`;
};

/** A guest's browser, by the number it has made up; whoever gives none is counted by the address alone. */
const guestBrowser = (request: Request) => {
  const { browserId } = (request.body ?? {}) as { browserId?: unknown };
  return request.user || typeof browserId !== "string" ? null : fingerprint(browserId);
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All limits of a name hold: a narrow one a person meets, and a wide one for trying many accounts from one place. */
const limits: Record<LimitName | "wrong_token", Limit[]> = {
  credentials: [
    { points: 10, seconds: 15 * MINUTE, by: attempt },
    { points: 300, seconds: 15 * MINUTE, by: address },
  ],
  link: [{ points: 120, seconds: 15 * MINUTE, by: address }],
  room_letters: [{ points: 30, seconds: HOUR, by: address }],
  register: [{ points: 60, seconds: HOUR, by: address }],
  mail: [
    { points: 6, seconds: HOUR, by: mailbox },
    { points: 200, seconds: HOUR, by: address },
  ],
  send: [{ points: 120, seconds: HOUR, by: account }],
  write: [{ points: 240, seconds: MINUTE, by: account }],
  render: [{ points: 60, seconds: MINUTE, by: caller }],
  pay: [{ points: 40, seconds: HOUR, by: account }],
  verify: [{ points: 120, seconds: MINUTE, by: account }],
  draft: [{ points: 30, seconds: HOUR, by: account }],
  review: [{ points: 60, seconds: HOUR, by: account }],
  contract_check: [
    { points: 3, seconds: DAY, by: guestBrowser },
    { points: 60, seconds: HOUR, by: account },
  ],
  extract: [{ points: 60, seconds: 15 * MINUTE, by: account }],
  search: [
    { points: 60, seconds: MINUTE, by: question },
    { points: 600, seconds: MINUTE, by: address },
  ],
  check_file: [
    { points: 60, seconds: MINUTE, by: question },
    { points: 600, seconds: MINUTE, by: address },
  ],
  confirm: [{ points: 60, seconds: 15 * MINUTE, by: caller }],
  // Offices of distributors, and whole mobile networks, share an address.
  verify_document: [
    { points: 60, seconds: HOUR, by: verifier },
    { points: 600, seconds: HOUR, by: address },
  ],
  password: [{ points: 20, seconds: 15 * MINUTE, by: account }],
  export: [{ points: 5, seconds: HOUR, by: account }],
  avatar: [{ points: 30, seconds: HOUR, by: account }],
  discover: [{ points: 240, seconds: MINUTE, by: account }],
  request: [{ points: 30, seconds: HOUR, by: account }],
  message: [{ points: 120, seconds: MINUTE, by: account }],
  stream: [{ points: 120, seconds: MINUTE, by: account }],
  table: [{ points: 30, seconds: HOUR, by: account }],
  ticket: [
    { points: 20, seconds: HOUR, by: writer },
    { points: 300, seconds: HOUR, by: address },
  ],
  wrong_token: [{ points: 100, seconds: 15 * MINUTE, by: address }],
};

/** Gives a use back. */
export type GiveBack = () => Promise<void>;

export type RateLimits = { consume(name: LimitName | "wrong_token", request: Request): Promise<GiveBack> };

/** Limits kept in Postgres, so that every process of the service counts together. */
export function createRateLimits(pool: Pool): RateLimits {
  const limiters = new Map(
    Object.entries(limits).map(([name, several]) => [
      name,
      several.map((limit, index) => ({ ...limit, limiter: createLimiter(pool, `${name}${index}`, limit) })),
    ]),
  );

  return {
    /**
     * Counts one use. Throws `too_many_requests` with the time to wait. What it answers gives that one use back to the narrow
     * limit, under the key it was taken from: never to the wide one, and never what somebody used up before.
     */
    async consume(name, request) {
      const [narrow, ...wide] = limiters.get(name)!.map(({ limiter, by }) => {
        const key = by(request);
        return key === null ? null : { limiter, key };
      });
      try {
        for (const limit of [narrow, ...wide]) await limit?.limiter.consume(limit.key);
        return async () => void (await narrow?.limiter.reward(narrow.key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfter = error.msBeforeNext / 1000;
        throw new AppError("too_many_requests", patience(retryAfter), { retryAfter });
      }
    },
  };
}

/** Says how long when "a moment" would not be true. */
function patience(seconds: number): string | undefined {
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes > 120) return `Too many attempts. Please try again in ${Math.ceil(seconds / HOUR)} hours.`;
  return minutes > 1 ? `Too many attempts. Please try again in ${minutes} minutes.` : undefined;
}

function createLimiter(pool: Pool, keyPrefix: string, { points, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix,
    points,
    duration: seconds,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
  });
}
