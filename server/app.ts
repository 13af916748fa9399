import express, { type Express, type RequestHandler } from "express";
import { outboxFolder } from "#server/adapters/mail/mail";
import { paymentSettings } from "#server/adapters/payments/payments";
import type { Deps } from "#server/deps";
import { authRoutes } from "#server/features/auth/auth-routes";
import { consentRoutes } from "#server/features/consent/consent-routes";
import { documentsRoutes } from "#server/features/documents/documents-routes";
import { paymentsRoutes } from "#server/features/payments/payments-routes";
import { extractionRoutes } from "#server/features/reviews/extraction-routes";
import { reviewsRoutes } from "#server/features/reviews/reviews-routes";
import { historyRoutes } from "#server/features/signing/history-routes";
import { signingRoutes } from "#server/features/signing/signing-routes";
import { apiDocsRoutes } from "#server/http/api-docs-routes";
import { verificationRoutes } from "#server/features/verification/verification-routes";
import { AppError } from "#server/http/app-error";
import { compressAnswers } from "#server/http/compress-answers";
import { devOutboxRoutes } from "#server/http/dev-outbox-routes";
import { devPaystackRoutes } from "#server/http/dev-paystack-routes";
import { answerErrors } from "#server/http/errors";
import { healthRoutes } from "#server/http/health-routes";
import { requestLog } from "#server/http/request-log";
import { refuseForeignOrigins, securityHeaders } from "#server/http/security";

/** The whole service as one Express app. `pages` answers everything that is not the API. */
export function buildApp(deps: Deps, pages: RequestHandler): Express {
  const { env, log, localPaystack } = deps;
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
    historyRoutes(deps),
    consentRoutes(deps),
    verificationRoutes(deps),
    extractionRoutes(deps),
    reviewsRoutes(deps),
    apiDocsRoutes(env),
  );
  app.use("/api", (_request, _response, next) => next(new AppError("not_found")));
  const outbox = outboxFolder(env);
  if (outbox) app.use(devOutboxRoutes(outbox));
  const settings = paymentSettings(env);
  if (settings && localPaystack) {
    app.use("/dev/paystack", refuseForeignOrigins(env));
    app.use(devPaystackRoutes(localPaystack, { ...settings, publicUrl: env.APP_URL }));
  }
  app.use(pages);
  app.use(answerErrors);
  return app;
}
