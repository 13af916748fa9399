import express, { type Express, type RequestHandler } from "express";
import { outboxFolder } from "#server/adapters/mail/mail";
import type { Deps } from "#server/deps";
import { authRoutes } from "#server/features/auth/auth-routes";
import { documentsRoutes } from "#server/features/documents/documents-routes";
import { paymentsRoutes } from "#server/features/payments/payments-routes";
import { signingRoutes } from "#server/features/signing/signing-routes";
import { apiDocsRoutes } from "#server/http/api-docs-routes";
import { AppError } from "#server/http/app-error";
import { compressAnswers } from "#server/http/compress-answers";
import { devOutboxRoutes } from "#server/http/dev-outbox-routes";
import { answerErrors } from "#server/http/errors";
import { healthRoutes } from "#server/http/health-routes";
import { requestLog } from "#server/http/request-log";
import { refuseForeignOrigins, securityHeaders } from "#server/http/security";

/** The whole service as one Express app. `pages` answers everything that is not the API. */
export function buildApp(deps: Deps, pages: RequestHandler): Express {
  const { env, log } = deps;
  const app = express();
  app.set("trust proxy", env.TRUST_PROXY);
  app.disable("x-powered-by");
  app.disable("etag");

  app.use(requestLog(log));
  app.use(securityHeaders(env));
  app.use("/api", compressAnswers, refuseForeignOrigins(env));
  app.use(
    healthRoutes(deps),
    authRoutes(deps),
    paymentsRoutes(deps),
    documentsRoutes(deps),
    signingRoutes(deps),
    apiDocsRoutes(env),
  );
  app.use("/api", (_request, _response, next) => next(new AppError("not_found")));
  const outbox = outboxFolder(env);
  if (outbox) app.use(devOutboxRoutes(outbox));
  app.use(pages);
  app.use(answerErrors);
  return app;
}
