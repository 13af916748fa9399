import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import express from "express";
import supertest from "supertest";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readEnv } from "#server/env";
import { builtPages } from "#server/http/client-pages";
import { operatorSettings, testOperator } from "#server/testing/factories/operator";
import { OPERATOR_MARK, operatorMarks } from "#shared/operator";

let folder: string;
let browser: ReturnType<typeof supertest>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-pages-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<h1>Sahihi</h1>");
  for (const name of ["kept", "gone", "replaced"]) await writeFile(join(folder, `assets/${name}.js`), name);
  const env = readEnv({ NODE_ENV: "test", SESSION_SECRET: "a secret that only tests know, 32 characters" });
  browser = supertest(express().use(builtPages(env, folder)));
});

afterAll(() => rm(folder, { recursive: true }));

test("hashed files are kept for a year, the page is asked for each time", async () => {
  const { headers } = await browser.get("/assets/kept.js").expect(200, "kept");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const page = await browser.get("/login").expect(200, "<h1>Sahihi</h1>");
  expect(page.headers["cache-control"]).toBe("no-cache");
  expect(page.headers["content-security-policy"]).toContain("default-src");
  await browser.get("/no-such-screen").expect(404, "<h1>Sahihi</h1>");
});

test("a page that came without a session is told so", async () => {
  const guest = await browser.get("/").expect(200);
  expect(guest.headers["server-timing"]).toBe("guest");
  const member = await browser.get("/").set("Cookie", "theme=dark; sahihi.sid=s%3Aid.signature").expect(200);
  expect(member.headers).not.toHaveProperty("server-timing");
});

test("a file that a build has taken away is not found, and the server goes on", async () => {
  await rm(join(folder, "assets/gone.js"));
  await browser.get("/assets/gone.js").expect(404);
  await browser.get("/assets/kept.js").expect(200);
});

test("a file that cannot be read after all ends its own answer only", async () => {
  await rm(join(folder, "assets/replaced.js"));
  await mkdir(join(folder, "assets/replaced.js"));
  await expect(browser.get("/assets/replaced.js")).rejects.toThrow();
  await browser.get("/assets/kept.js").expect(200);
});

test("whichever process answers, a page finds its scripts, of the release before and of the one after", async () => {
  const releases = await mkdtemp(join(tmpdir(), "releases-"));
  onTestFinished(() => rm(releases, { recursive: true }));
  const release = async (name: string) => {
    const built = join(releases, name, "dist/client");
    await mkdir(join(built, "assets"), { recursive: true });
    await writeFile(join(built, "index.html"), `<h1>${name}</h1>`);
    await writeFile(join(built, `assets/page-${name}.js`), name);
    await writeFile(join(built, `assets/page-${name}.js.gz`), gzipSync(name));
    const env = readEnv({ NODE_ENV: "test", SESSION_SECRET: "x".repeat(32), RELEASES_DIR: releases });
    return supertest(express().use(builtPages(env, built)));
  };
  const before = await release("before");
  const after = await release("after");

  for (const [process, name] of [
    [before, "after"],
    [after, "before"],
  ] as const) {
    const { headers } = await process.get(`/assets/page-${name}.js`).expect(200, name);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
      "content-type": expect.stringContaining("javascript") as string,
    });
  }
  await after.get("/assets/page-none.js").expect(404);
  await after.get("/assets/..%2f..%2f..%2fbefore/dist/client/index.html").expect(404);
  await after.get("/assets/../index.html").expect(404, "<h1>after</h1>");
});

test("a page says who runs the service, in its text and for what it draws itself", async () => {
  const built = await mkdtemp(join(tmpdir(), "client-pages-"));
  onTestFinished(() => rm(built, { recursive: true }));
  const marks = Object.values(operatorMarks).join("|");
  await writeFile(
    join(built, "index.html"),
    `<meta name="operator" content="${OPERATOR_MARK}"><p>${marks}</p>`,
  );
  const env = readEnv({
    NODE_ENV: "test",
    SESSION_SECRET: "a secret that only tests know, 32 characters",
    ...operatorSettings,
  });
  const { text } = await supertest(express().use(builtPages(env, built)))
    .get("/terms")
    .expect(200);
  const unescaped = text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  expect(text).toContain("<p>Jina &amp; Wana &lt;Muziki&gt; Ltd|PVT-TEST123|");
  expect(unescaped).toContain(`<p>${Object.values(testOperator).join("|")}</p>`);
  expect(unescaped).toContain(`content="${JSON.stringify(testOperator)}"`);
  expect(text).not.toContain("__OPERATOR");
});
