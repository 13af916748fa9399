import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Env } from "#server/env";
import { AppError } from "#server/http/app-error";

/** Headers for every answer; pages add their own content security policy with the hashes of their inline scripts. */
export function securityHeaders({ APP_URL }: Env): RequestHandler {
  const isHttps = APP_URL.startsWith("https:");
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Addresses hold signing tokens: no other site gets to see them.
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60 } : false,
    xFrameOptions: { action: "deny" },
  });
}

/** The policy of a page: own files only, plus the inline scripts with these hashes. Components set styles on elements. */
export function pagePolicy({ APP_URL }: Env, scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(APP_URL.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** A browser says where a request comes from; another site's page may not change anything here. */
export function refuseForeignOrigins({ APP_URL }: Env): RequestHandler {
  const ownOrigin = new URL(APP_URL).origin;
  return (request, _response, next) => {
    if (safeMethods.has(request.method)) return next();
    const { origin, host, "sec-fetch-site": site } = request.headers;
    const isOwn =
      origin === undefined ? site !== "cross-site" : origin === ownOrigin || hostOf(origin) === host;
    next(isOwn ? undefined : new AppError("foreign_origin"));
  };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
