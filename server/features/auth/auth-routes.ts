import { promisify } from "node:util";
import { Router, type RequestHandler } from "express";
import { Strategy as LocalStrategy } from "passport-local";
import type { Deps } from "#server/deps";
import { viewUser } from "#server/features/auth/auth-view";
import { register } from "#server/features/auth/register";
import { requestPasswordReset } from "#server/features/auth/request-password-reset";
import { resetPassword } from "#server/features/auth/reset-password";
import { resendVerification, verifyEmail } from "#server/features/auth/verify-email";
import { signIn } from "#server/features/auth/sign-in";
import { createBinder } from "#server/http/bind";
import { endSession, startSession } from "#server/http/session";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { paths } from "#shared/paths";

export function authRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);
  const { passport } = deps.sessions;
  passport.use(passwordStrategy(deps));
  const authenticate = promisify(passport.authenticate("local") as RequestHandler);

  bind("GET /api/user", async (user) => viewUser(user));

  bind(
    "POST /api/register",
    async (_actor, { body }, request) => {
      const user = await register(deps, body);
      await startSession(request, user);
      return viewUser(user);
    },
    { session: true },
  );

  bind(
    "POST /api/login",
    async (_actor, { body }, request) => {
      // The strategy reads it there, as the endpoint has parsed it.
      request.body = body;
      await authenticate(request, request.res!);
      return viewUser(request.user!);
    },
    { session: true },
  );

  bind("POST /api/logout", (_actor, _input, request) => endSession(request), { session: true });

  bind("POST /api/auth/forgot-password", (_actor, { body }) => requestPasswordReset(deps, body));
  bind("POST /api/auth/reset-password", (_actor, { body }) => resetPassword(deps, body));
  bind("POST /api/auth/verify-email", (_actor, { body }) => verifyEmail(deps, body));
  bind("POST /api/auth/resend-verification", (user) => resendVerification(deps, user));

  /** A browser whose session ended is sent here. */
  router.get("/api/login", (_request, response) => response.redirect(302, paths.login));
  return router;
}

type Credentials = ParsedInput<Contract["POST /api/login"]>["body"];

function passwordStrategy(deps: Deps): LocalStrategy {
  const fields = { usernameField: "email", passReqToCallback: true } as const;
  return new LocalStrategy(fields, ({ body }, email, password, done) => {
    const { code } = body as Credentials;
    signIn(deps, { email, password, code }).then((user) => done(null, user), done);
  });
}
