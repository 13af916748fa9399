import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { access, readdir } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Router, type RequestHandler } from "express";
import sirv, { type Options } from "sirv";
import type { Env } from "#server/env";
import { readDocuments, withSettings } from "#server/http/built-documents";
import { SESSION_COOKIE } from "#server/http/sessions";
import { pagePolicy } from "#server/http/security";
import { GUEST_TIMING, paths } from "#shared/paths";

const CLIENT = join(import.meta.dirname, "../../dist/client");

/** `/view/:id` → /^\/view\/[^/]+\/?$/, and a star stands for everything below. */
const screens = Object.values(paths).map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace("*", ".+")}/?$`),
);

function statusOf(path: string): 200 | 404 {
  return screens.some((screen) => screen.test(path)) ? 200 : 404;
}

/** Throws where the interface was not built. */
export async function assertBuilt(): Promise<void> {
  await access(join(CLIENT, "index.html"));
}

/** The built interface: hashed files for a year, pre-compressed; the page itself is asked for each time. */
export function builtPages(env: Env, folder = CLIENT): Router {
  const router = Router();
  if (!existsSync(join(folder, "index.html"))) {
    router.use((_request, response) => {
      response.status(503).type("text").send("The interface is not built yet. Run: npm run build");
    });
    return router;
  }
  const documentAt = readDocuments(env, folder);
  // The inline script is the same in all of them.
  const policy = pagePolicy(env, inlineScriptHashes(documentAt(paths.home).html));
  const files = sirv(folder, fileOptions);
  const filesOfOthers = env.RELEASES_DIR === undefined ? undefined : assetsOfReleases(env.RELEASES_DIR);
  router.use((request, response, next) => {
    // The files are listed once, at the start: a build since then may have taken one away.
    if (isPageFile(request.path) || !existsSync(join(folder, request.path))) return next();
    // One that goes while it is opened ends this response, and not the server.
    response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
    files(request, response, next);
  });
  if (filesOfOthers) router.use(filesOfOthers);
  router.get("/{*path}", (request, response) => {
    const page = documentAt(request.path);
    const coding = request.acceptsEncodings("br", "gzip") || "identity";
    response
      .status(statusOf(request.path))
      .set({ "Content-Security-Policy": policy, "Cache-Control": "no-cache", Vary: "Accept-Encoding" })
      .type("html");
    // So a page knows that there is nobody to ask about, and no request is refused for asking.
    if (!request.headers.cookie?.includes(`${SESSION_COOKIE}=`)) response.set("Server-Timing", GUEST_TIMING);
    if (!page.isPublic) response.set("X-Robots-Tag", "noindex");
    if (coding !== "br" && coding !== "gzip") return void response.send(page.html);
    response.set("Content-Encoding", coding).send(page[coding]);
  });
  return router;
}

const fileOptions: Options = {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders: (response, path) => {
    response.setHeader(
      "Cache-Control",
      path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    );
  },
};

/**
 * The scripts of the releases beside this one, older and newer: while processes are restarted one after the other, a page of one release
 * may ask a process of another for the rest of itself. Looked for when they are asked for, so a release may come and go meanwhile.
 */
function assetsOfReleases(releases: string): RequestHandler {
  const files = new Map<string, RequestHandler>();
  return async (request, response, next) => {
    if (!/^\/assets\/[\w-]+(\.[\w-]+)+$/.test(request.path)) return next();
    for (const release of await readdir(releases).catch(() => [])) {
      const folder = join(releases, release, "dist/client");
      if (!existsSync(join(folder, request.path))) continue;
      // `dev`: nothing is listed beforehand.
      const send = files.get(folder) ?? sirv(folder, { ...fileOptions, dev: true });
      files.set(folder, send);
      return send(request, response, next);
    }
    next();
  };
}

const isPageFile = (path: string) => path === "/" || path === "/index.html" || path.startsWith("/.");

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, script]) =>
    createHash("sha256")
      .update(script ?? "")
      .digest("base64"),
  );
}

/** The interface straight from its sources, with hot reload through the same server. */
export async function livePages(
  env: Env,
  server: Server,
): Promise<{ pages: RequestHandler; close(): Promise<void> }> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    // Bundled into a temporary file, the configuration would restart a server that watches what it has loaded.
    configLoader: "native",
    server: { middlewareMode: true, ws: { server } },
    appType: "spa",
    plugins: [{ name: "settings", transformIndexHtml: (html) => withSettings(html, env) }],
  });
  const pages: RequestHandler = (request, response, next) => {
    response.removeHeader("Content-Security-Policy");
    vite.middlewares(request, response, next);
  };
  return { pages, close: () => vite.close() };
}
