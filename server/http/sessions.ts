import type { Request, RequestHandler } from "express";
import type passport from "passport";

export const SESSION_COOKIE = "sahihi.sid";

export type Sessions = {
  handler: RequestHandler[];
  /** Where strategies of signing in are registered. */
  passport: passport.Authenticator;
  /** Whether the session that a long request came with still is one. */
  isOpen(request: Request): Promise<boolean>;
  close(): void;
};
