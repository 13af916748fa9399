import { Router } from "express";
import type { Env } from "#server/env";
import { paths } from "#shared/paths";
import { publicPages } from "#shared/public-pages";

/** What begins like this is for one person, or for nobody who searches. */
const privatePaths = [
  "/api/",
  "/dev/",
  "/sign/",
  "/sign-all/",
  "/view/",
  "/documents/",
  "/room/",
  "/r/",
  "/handed-over",
  "/confirm-deletion/",
  "/confirm-unlock/",
  "/shared/",
  `${paths.support}/`,
  paths.resetPassword,
  paths.verifyEmail,
  paths.admin,
  paths.settings,
  paths.profile,
  paths.contacts,
  paths.notices,
  paths.payments,
];

/** Tells search engines what there is to read, and what is none of their business. */
export function crawlerRoutes({ APP_URL }: Env): Router {
  const router = Router();
  const robots = [
    "User-agent: *",
    ...privatePaths.map((start) => `Disallow: ${start}`),
    "",
    `Sitemap: ${APP_URL}/sitemap.xml`,
    "",
  ].join("\n");
  router.get("/robots.txt", (_request, response) => void response.type("text").send(robots));
  router.get("/sitemap.xml", (_request, response) => void response.type("xml").send(siteMap(APP_URL)));
  return router;
}

function siteMap(origin: string): string {
  const urls = publicPages.map(
    ({ path, updated }) =>
      `  <url><loc>${origin}${path}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
