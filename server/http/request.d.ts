import type { UserRow } from "#server/features/auth/index";

declare global {
  // oxlint-disable-next-line no-namespace -- Express and Passport are extended through this namespace
  namespace Express {
    interface User extends UserRow {}
    interface Request {
      /** The contract row that answers, for the log. */
      routeName?: string;
    }
  }
}
