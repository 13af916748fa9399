import type { UserRow } from "#server/features/auth/index";

declare global {
  namespace Express {
    interface Request {
      /** Who is signed in; set for rows that read the session. */
      user?: UserRow;
      /** The contract row that answers, for the log. */
      routeName?: string;
    }
  }
}

declare module "express-session" {
  interface SessionData {
    userId: string;
    /** A mark of the password that was good then. */
    openedWith: string;
    /** ISO dates and words for the list of sessions. */
    openedAt: string;
    seenAt: string;
    device: string;
    address: string;
  }
}
