import type { UserRow } from "#server/features/auth/index";

declare global {
  namespace Express {
    interface User extends UserRow {}
    interface Request {
      /** The contract row that answers, for the log. */
      routeName?: string;
    }
  }
}
