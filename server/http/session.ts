import { createHash } from "node:crypto";
import connectPgSimple from "connect-pg-simple";
import type { Request, RequestHandler } from "express";
import session, { type SessionData } from "express-session";
import type { Pool } from "pg";
import type { Db } from "#server/db/client";
import type { Env } from "#server/env";
import { prepareFindSession, type UserRow } from "#server/features/auth/index";

const COOKIE = "sahihi.sid";
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

export type Sessions = { handler: RequestHandler[]; close(): void };

/**
 * Reads the session and its user, in one query. Only rows that need a user run it, so a signing link costs no look-up. An account
 * that is no longer active is nobody, at once and everywhere.
 */
export function createSessions(env: Env, pool: Pool, db: Db): Sessions {
  const store = createStore(pool, db);
  const isHttps = env.APP_URL.startsWith("https:");
  const readSession = session({
    name: COOKIE,
    secret: env.SESSION_SECRET,
    store,
    resave: false,
    saveUninitialized: false,
    proxy: true,
    cookie: { httpOnly: true, sameSite: "lax", secure: isHttps, maxAge: LIFETIME },
  });
  return { handler: isHttps ? [comesOverHttps, readSession] : [readSession], close: () => store.close() };
}

/** A proxy takes the encryption off before us. Without this a `Secure` cookie would only be set when it says so. */
const comesOverHttps: RequestHandler = (request, _response, next) => {
  request.headers["x-forwarded-proto"] = "https";
  next();
};

/** connect-pg-simple's store, except that it reads the user along with the session. */
function createStore(pool: Pool, db: Db) {
  const PgStore = connectPgSimple(session);
  const store = new PgStore({
    pool,
    tableName: "sessions",
    disableTouch: true,
    pruneSessionInterval: 60 * 60,
  });
  const findSession = prepareFindSession(db);
  const users = new WeakMap<SessionData, UserRow>();

  store.get = (sid, callback) => {
    findSession(sid).then(
      (found) => {
        if (found && isOpen(found)) users.set(found.data, found.user);
        callback(null, found?.data ?? null);
      },
      (error: unknown) => callback(error),
    );
  };
  const createSession = store.createSession.bind(store);
  store.createSession = (request, data) => {
    const user = users.get(data);
    if (user) request.user = user;
    return createSession(request, data);
  };
  return store;
}

type Found = { data: SessionData; user: UserRow };

/** A session ends with the password it was opened with, also one that opens while the password is being changed. */
function isOpen({ data, user }: Found): boolean {
  return user.status === "active" && data.openedWith === markOf(user);
}

function markOf({ passwordHash }: UserRow): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}

/** Signs the user in under a new session id. */
export async function startSession(request: Request, user: UserRow): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.regenerate((error?: Error) => (error ? reject(error) : resolve()));
  });
  request.session.userId = user.id;
  request.session.openedWith = markOf(user);
  await new Promise<void>((resolve, reject) => {
    request.session.save((error?: Error) => (error ? reject(error) : resolve()));
  });
}

export function endSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error?: Error) => {
      request.res?.clearCookie(COOKIE, { httpOnly: true, sameSite: "lax" });
      if (error) reject(error);
      else resolve();
    });
  });
}
