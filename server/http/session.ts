import connectPgSimple from "connect-pg-simple";
import type { Request, RequestHandler } from "express";
import session from "express-session";
import passport from "passport";
import type { Pool } from "pg";
import type { Db } from "#server/db/client";
import type { Env } from "#server/env";
import { prepareFindUser, type UserRow } from "#server/features/auth/index";

const COOKIE = "sahihi.sid";
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

export type SessionHandlers = RequestHandler[];

/**
 * The handlers that read the session and its user, and how to stop their housekeeping. Only rows that need a user run them, so a
 * signing link costs no session look-up. An account that is no longer active is nobody, at once and everywhere.
 */
export function createSession(env: Env, pool: Pool, db: Db): { handlers: SessionHandlers; close(): void } {
  const PgStore = connectPgSimple(session);
  const store = new PgStore({
    pool: planned(pool),
    tableName: "sessions",
    disableTouch: true,
    pruneSessionInterval: 60 * 60,
  });

  const findUser = prepareFindUser(db);
  const accounts = new passport.Passport();
  accounts.serializeUser((user, done) => done(null, user.id));
  accounts.deserializeUser((id: string, done) => {
    findUser(id).then(
      (user) => done(null, user?.status === "active" ? user : false),
      (error: unknown) => done(error),
    );
  });

  const handlers = [
    session({
      name: COOKIE,
      secret: env.SESSION_SECRET,
      store,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: "lax", secure: env.APP_URL.startsWith("https:"), maxAge: LIFETIME },
    }),
    accounts.session() as RequestHandler,
  ];
  return { handlers, close: () => store.close() };
}

/** The pool as the store uses it, with its one frequent statement planned once a connection. */
function planned(pool: Pool): Pool {
  const query = (text: string, values: unknown[]) =>
    pool.query(text.startsWith("SELECT") ? { name: "find_session", text, values } : { text, values });
  return Object.assign(Object.create(pool) as Pool, { query });
}

/** Signs the user in under a new session id. */
export function startSession(request: Request, user: UserRow): Promise<void> {
  return new Promise((resolve, reject) => {
    request.logIn(user, (error: unknown) => (error ? reject(error as Error) : resolve()));
  });
}

export function endSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error: unknown) => {
      request.res?.clearCookie(COOKIE, { httpOnly: true, sameSite: "lax" });
      if (error) reject(error as Error);
      else resolve();
    });
  });
}
