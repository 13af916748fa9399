import type { UserRecord } from "#server/features/auth/index";

declare global {
  namespace Express {
    /** Who is signed in; `request.user` is set for endpoints that read the session. */
    interface User extends UserRecord {}
    interface Request {
      /** Whose device it is, signed in, while somebody else has it: they are nobody until they have typed their password. */
      handedOver?: { user: UserRecord; roomId: string };
      /** The endpoint that answers, for the log. */
      routeName?: string;
      /** Why the answer is 503, for the log. */
      refusedBecause?: string;
      /** What the database, which is away, said. */
      databaseFault?: unknown;
    }
  }
}

declare module "express-session" {
  interface SessionData {
    /** Where passport keeps the user's id. */
    passport: { user: string };
    /** A mark of the password that was good then. */
    openedWith: string;
    /** ISO dates and words for the list of sessions. */
    openedAt: string;
    /** The room in which the device was handed over. */
    handedOver?: string;
    seenAt: string;
    device: string;
    address: string;
  }
}
