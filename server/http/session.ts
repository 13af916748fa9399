import connectPgSimple from "connect-pg-simple";
import type { Request, RequestHandler } from "express";
import session, { type SessionData } from "express-session";
import passport from "passport";
import type { Pool } from "pg";
import type { Clock } from "#server/adapters/clock";
import type { Db } from "#server/db/client";
import type { Env } from "#server/env";
import {
  isOpenedWith,
  noteSessionSeen,
  passwordMark,
  findSession,
  SESSION_LIFETIME,
  type UserRecord,
} from "#server/features/auth/index";
import { nameDevice } from "#server/http/name-device";
import { SESSION_COOKIE, type Sessions } from "#server/http/sessions";

/** Milliseconds after which a use is noted anew: the list of sessions says "today", not "this second". */
const SEEN_AGAIN_AFTER = 5 * 60 * 1000;

/**
 * Reads the session and its user, in one query. Only endpoints that need a user run it, so a signing link costs no look-up. An account
 * that is no longer active is nobody, at once and everywhere.
 */
export function createSessions(env: Env, clock: Clock, pool: Pool, db: Db): Sessions {
  const { store, userOf } = createStore(pool, db);
  const isHttps = env.APP_URL.startsWith("https:");
  const readSession = session({
    name: SESSION_COOKIE,
    secret: [env.SESSION_SECRET, ...(env.SESSION_SECRET_OLD ? [env.SESSION_SECRET_OLD] : [])],
    store,
    resave: false,
    saveUninitialized: false,
    proxy: true,
    cookie: { httpOnly: true, sameSite: "lax", secure: isHttps, maxAge: SESSION_LIFETIME },
  });
  const own = createPassport(clock, userOf);
  const readUser = own.session() as RequestHandler;
  return {
    handler: [
      ...(isHttps ? [comesOverHttps] : []),
      readSession,
      readUser,
      hideHandedOver,
      noteSeen(clock, db),
    ],
    passport: own,
    isOpen: async ({ sessionID }) => {
      const found = await findSession(db, sessionID);
      return found !== null && isOpen(found) && !found.data.handedOver;
    },
    close: () => store.close(),
  };
}

type Done<Result> = (error: null, result: Result) => void;

/** One for each app: what the package exports itself is shared by all of a process. */
function createPassport(clock: Clock, userOf: (request: Request) => UserRecord | undefined) {
  const own = new passport.Passport();
  own.serializeUser((request: Request, user: UserRecord, done: Done<string>) => {
    const from = whereFrom(request, clock);
    Object.assign(request.session, { openedWith: passwordMark(user), openedAt: from.seenAt, ...from });
    done(null, user.id);
  });
  own.deserializeUser((request: Request, _id: string, done: Done<UserRecord | false>) =>
    done(null, userOf(request) ?? false),
  );
  return own;
}

/** A proxy takes the encryption off before us. Without this a `Secure` cookie would only be set when it says so. */
const comesOverHttps: RequestHandler = (request, _response, next) => {
  request.headers["x-forwarded-proto"] = "https";
  next();
};

/** Whoever has handed their device over is not signed in on it, whatever is asked for, until they take it back. */
const hideHandedOver: RequestHandler = (request, _response, next) => {
  const roomId = request.session.handedOver;
  if (request.user && roomId !== undefined) {
    request.handedOver = { user: request.user, roomId };
    delete request.user;
  }
  next();
};

/** Notes when and where a session is used, once in some minutes. What is noted is not part of the request's own copy of the session. */
function noteSeen(clock: Clock, db: Db): RequestHandler {
  const isLongAgo = (seenAt = "") => !(clock.now().getTime() - Date.parse(seenAt) < SEEN_AGAIN_AFTER);
  return async (request, _response, next) => {
    if (request.user && isLongAgo(request.session.seenAt))
      await noteSessionSeen(db, request.sessionID, whereFrom(request, clock));
    next();
  };
}

function whereFrom(request: Request, clock: Clock) {
  return {
    seenAt: clock.now().toISOString(),
    device: nameDevice(request.get("user-agent") ?? ""),
    address: request.ip ?? "",
  };
}

/** connect-pg-simple's store, except that it reads the user along with the session. */
function createStore(pool: Pool, db: Db) {
  const PgStore = connectPgSimple(session);
  const store = new PgStore({
    pool,
    tableName: "sessions",
    disableTouch: true,
    pruneSessionInterval: 60 * 60,
  });
  /** By the session's data while it is read, by the request from then on. */
  const users = new WeakMap<object, UserRecord>();

  store.get = (sid, callback) => {
    findSession(db, sid).then(
      (found) => {
        if (!found) return callback(null, null);
        if (isOpen(found)) users.set(found.data, found.user);
        // What it finds no user for, passport would write back without one.
        else delete (found.data as Partial<SessionData>).passport;
        callback(null, found.data);
      },
      (error: unknown) => callback(error),
    );
  };
  const createSession = store.createSession.bind(store);
  store.createSession = (request, data) => {
    const user = users.get(data);
    if (user) users.set(request, user);
    return createSession(request, data);
  };
  return { store, userOf: (request: Request) => users.get(request) };
}

type Found = { data: SessionData; user: UserRecord };

function isOpen({ data, user }: Found): boolean {
  return user.status === "active" && isOpenedWith(user, data.openedWith);
}

/** Signs the user in under a new session id. */
export function startSession(request: Request, user: UserRecord): Promise<void> {
  return new Promise((resolve, reject) => {
    request.logIn(user, (error?: Error) => (error ? reject(error) : resolve()));
  });
}

/** passport's own signing out would first write the session that it then deletes, and begin another one for nobody. */
export function endSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error?: Error) => {
      request.res?.clearCookie(SESSION_COOKIE, { httpOnly: true, sameSite: "lax" });
      if (error) reject(error);
      else resolve();
    });
  });
}
