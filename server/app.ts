import express, { type Express, type RequestHandler } from "express";
import type { Deps } from "#server/deps";
import { adminRoutes } from "#server/features/admin/admin-routes";
import { accountRoutes } from "#server/features/account/account-routes";
import { exportRoutes } from "#server/features/account/export-routes";
import { authRoutes } from "#server/features/auth/auth-routes";
import { sessionsRoutes } from "#server/features/auth/sessions-routes";
import { twoFactorRoutes } from "#server/features/auth/two-factor-routes";
import { consentRoutes } from "#server/features/consent/consent-routes";
import { contactsRoutes } from "#server/features/contacts/contacts-routes";
import { documentsRoutes } from "#server/features/documents/documents-routes";
import { labelsRoutes } from "#server/features/labels/labels-routes";
import { networkRoutes } from "#server/features/network/network-routes";
import { noticesRoutes } from "#server/features/notices/notices-routes";
import { paymentsRoutes } from "#server/features/payments/payments-routes";
import { registrationRoutes } from "#server/features/registration/registration-routes";
import { songsRoutes } from "#server/features/songs/songs-routes";
import { extractionRoutes } from "#server/features/reviews/extraction-routes";
import { reviewsRoutes } from "#server/features/reviews/reviews-routes";
import { historyRoutes } from "#server/features/history/history-routes";
import { sharingRoutes } from "#server/features/sharing/sharing-routes";
import { roomsRoutes } from "#server/features/signing/rooms-routes";
import { signingRoutes } from "#server/features/signing/signing-routes";
import { supportRoutes } from "#server/features/support/support-routes";
import { apiDocsRoutes } from "#server/http/api-docs-routes";
import { verificationRoutes } from "#server/features/verification/verification-routes";
import { transparencyRoutes } from "#server/features/transparency/transparency-routes";
import { unfinishedRoutes } from "#server/features/unfinished/unfinished-routes";
import { AppError } from "#server/http/app-error";
import { compressResponses } from "#server/http/compress-responses";
import { crawlerRoutes } from "#server/http/crawler-routes";
import { devOutboxRoutes } from "#server/dev/outbox/outbox-routes";
import { devPaystackRoutes } from "#server/dev/paystack/paystack-routes";
import { localSettings } from "#server/dev/paystack/stand-in";
import { devPhonesRoutes } from "#server/dev/phones/phones-routes";
import { localSmsSettings } from "#server/dev/phones/stand-in";
import { sendErrors } from "#server/http/errors";
import { healthRoutes } from "#server/http/health-routes";
import { requestLog } from "#server/http/request-log";
import { rejectForeignOrigins, securityHeaders } from "#server/http/security";

/** What a process that does jobs alone answers: how it is. */
export function buildWorkerApp(deps: Deps): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(requestLog(deps.log, deps), securityHeaders(deps.env), healthRoutes(deps));
  app.use((_request, _response, next) => next(new AppError("not_found")));
  app.use(sendErrors);
  return app;
}

/** The whole service as one Express app. `pages` answers everything that is not the API. */
export function buildApp(deps: Deps, pages: RequestHandler): Express {
  const { env, log, outbox, localPaystack, localPhones } = deps;
  const app = express();
  app.set("trust proxy", env.TRUST_PROXY);
  app.disable("x-powered-by");
  app.disable("etag");

  app.use(requestLog(log, deps));
  app.use(securityHeaders(env));
  app.use("/api", compressResponses, rejectForeignOrigins(env));
  app.use(
    healthRoutes(deps),
    authRoutes(deps),
    exportRoutes(deps),
    twoFactorRoutes(deps),
    sessionsRoutes(deps),
    accountRoutes(deps),
    paymentsRoutes(deps),
    contactsRoutes(deps),
    unfinishedRoutes(deps),
    noticesRoutes(deps),
    documentsRoutes(deps),
    labelsRoutes(deps),
    signingRoutes(deps),
    roomsRoutes(deps),
    registrationRoutes(deps),
    songsRoutes(deps),
    historyRoutes(deps),
    sharingRoutes(deps),
    consentRoutes(deps),
    verificationRoutes(deps),
    transparencyRoutes(deps),
    extractionRoutes(deps),
    reviewsRoutes(deps),
    networkRoutes(deps),
    supportRoutes(deps),
    adminRoutes(deps),
    apiDocsRoutes(env),
  );
  app.use("/api", (_request, _response, next) => next(new AppError("not_found")));
  if (outbox) app.use(devOutboxRoutes(outbox));
  if (localPaystack) {
    app.use("/dev/paystack", rejectForeignOrigins(env));
    app.use(devPaystackRoutes(localPaystack, { ...localSettings(env), publicUrl: env.APP_URL }));
  }
  if (localPhones) app.use(devPhonesRoutes(localPhones, localSmsSettings(env)));
  app.use(crawlerRoutes(env));
  app.use(pages);
  app.use(sendErrors);
  return app;
}
