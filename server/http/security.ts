import type { RequestHandler } from "express";
import helmet from "helmet";
import { paystackSettings } from "#server/adapters/payments/paystack";
import type { Env } from "#server/env";
import { AppError } from "#server/http/app-error";
import { playerOrigins } from "#shared/domain/sample-players";

/** Headers for every response; pages add their own content security policy with the hashes of their inline scripts. */
export function securityHeaders(env: Env): RequestHandler[] {
  const isHttps = env.APP_URL.startsWith("https:");
  const permissions = permissionsPolicy(env);
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Addresses hold signing tokens: no other site gets to see them.
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 60 * 60 } : false,
    xFrameOptions: { action: "deny" },
    // A card's bank asks for its code in a window that the payment provider's frame opens and hears back from.
    crossOriginOpenerPolicy: {
      policy: paymentSources(env) ? "same-origin-allow-popups" : "same-origin",
    },
  });
  const permit: RequestHandler = (_request, response, next) => {
    response.set("Permissions-Policy", permissions);
    next();
  };
  return [protect, permit];
}

/** What no page here asks a browser for. A payment may be asked for by the window that takes it. */
export function permissionsPolicy(env: Env): string {
  const unused = ["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer"];
  const never = [...unused, "microphone", "midi", "usb"].map((feature) => `${feature}=()`);
  const payers = (paymentSources(env)?.frame ?? []).map((origin) => ` "${origin}"`);
  return [...never, `payment=(self${payers.join("")})`].join(", ");
}

/**
 * The policy of a page: own files only, the inline scripts with these hashes, the players of people's samples, and the payment window when another site shows it.
 * Components set styles on elements.
 */
export function pagePolicy(env: Env, scriptHashes: readonly string[]): string {
  const payments = paymentSources(env) ?? { script: [], style: [], connect: [], frame: [] };
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...payments.script].join(" "),
    ["style-src 'self' 'unsafe-inline'", ...payments.style].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...payments.connect].join(" "),
    ["frame-src 'self'", ...playerOrigins, ...payments.frame].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(env.APP_URL.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** What the script at `https://js.paystack.co` loads besides itself: its checkout in a frame, the state of it, and a style sheet. */
const ofPaystack = {
  style: ["https://paystack.com"],
  connect: ["https://api.paystack.co", "https://checkout.paystack.com"],
  frame: ["https://checkout.paystack.com"],
};

/** Where the payment window comes from when that is not this server itself. */
function paymentSources(env: Env) {
  const settings = paystackSettings(env);
  if (!settings) return null;
  const { origin } = new URL(settings.inlineUrl);
  const { style, connect, frame } =
    origin === "https://js.paystack.co" ? ofPaystack : { style: [], connect: [], frame: [] };
  return { script: [origin], style, connect: [origin, ...connect], frame: [origin, ...frame] };
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A browser says where a request comes from; another site's page may not change anything here. Ours is the one at `APP_URL`, or at the
 * host that was asked, by the same protocol: a page that came unencrypted may be anybody's.
 */
export function rejectForeignOrigins({ APP_URL }: Env): RequestHandler {
  const { origin: ownOrigin, protocol } = new URL(APP_URL);
  return (request, _response, next) => {
    if (safeMethods.has(request.method)) return next();
    const { origin, host, "sec-fetch-site": site } = request.headers;
    const isOwn =
      origin === undefined
        ? site !== "cross-site"
        : origin === ownOrigin || origin === `${protocol}//${host}`;
    next(isOwn ? undefined : new AppError("foreign_origin"));
  };
}
