import { createHash } from "node:crypto";
import type { Request } from "express";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#server/http/app-error";
import type { LimitName } from "#shared/contract/contract";

type Limit = { points: number; seconds: number; by: (request: Request) => string };

const address = (request: Request) => request.ip ?? "unknown";
const account = (request: Request) => request.user?.id ?? address(request);

/** What a caller sent may be of any length, and a token: the table keeps neither. */
const fingerprint = (text: string) => createHash("sha256").update(text).digest("base64url");

/** An address alone would punish everybody behind one mobile network's gateway, so attempts count per address and account. */
const attempt = (request: Request) => {
  if (request.user) return request.user.id;
  const body: unknown = request.body;
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : "";
  return `${address(request)} ${fingerprint(typeof email === "string" ? email.trim().toLowerCase() : "")}`;
};

const limits: Record<LimitName | "wrong_token", Limit> = {
  credentials: { points: 10, seconds: 15 * 60, by: attempt },
  link: { points: 120, seconds: 15 * 60, by: address },
  register: { points: 60, seconds: 60 * 60, by: address },
  mail: { points: 30, seconds: 60 * 60, by: attempt },
  write: { points: 240, seconds: 60, by: account },
  render: {
    points: 60,
    seconds: 60,
    by: (request) => (request.user ? account(request) : `${address(request)} ${fingerprint(request.path)}`),
  },
  wrong_token: { points: 100, seconds: 15 * 60, by: address },
};

export type RateLimits = { consume(name: LimitName | "wrong_token", request: Request): Promise<void> };

/** Limits kept in Postgres, so that every process of the service counts together. */
export function createRateLimits(pool: Pool): RateLimits {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      }),
    ]),
  );

  return {
    /** Counts one use. Throws `too_many_requests` with the time to wait. */
    async consume(name, request) {
      try {
        await limiters.get(name)!.consume(limits[name].by(request));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError("too_many_requests", undefined, { retryAfter: refusal.msBeforeNext / 1000 });
      }
    },
  };
}
