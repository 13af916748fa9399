import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createListener, type AddressInfo } from "node:net";
import { request, type RequestOptions } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

/** Debian's stands outside the path of most. */
const PATH = `${process.env.PATH}:/usr/sbin`;
const NGINX = "nginx";
const run = (command: string, args: string[]) =>
  spawnSync(command, args, { env: { PATH }, encoding: "utf8" });
const isThere = ["nginx", "openssl"].every(
  (name) => run(name, [name === "nginx" ? "-v" : "version"]).status === 0,
);
if (!isThere)
  console.warn("SKIPPED: deploy/nginx.conf is not tried, because nginx or openssl is not installed.");

const TOKEN = "a-token-that-signs-and-has-forty-three-char";

test.skipIf(!isThere)("deploy/nginx.conf is accepted by nginx, and keeps what it says", async () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const key = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=sahihi.example", ...key]);

  const first = await startProcess("first");
  const second = await startProcess("second");
  const [open, secure] = [await findPort(), await findPort()];
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/etc/letsencrypt/live/sahihi.example", folder)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll(/listen \[::\].*\n/g, "")
    .replace("listen 80;", `listen 127.0.0.1:${open};`)
    .replace("listen 443 ", `listen 127.0.0.1:${secure} `)
    .replace("127.0.0.1:3001", `127.0.0.1:${first.port}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${second.port}`);
  writeFileSync(join(folder, "site.conf"), site);
  const main = join(folder, "main.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    main,
    `user root;\npid ${folder}/pid;\ndaemon off;\nevents {}\nhttp { ${temporary.join(" ")} include ${folder}/site.conf; }\n`,
  );

  expect(run(NGINX, ["-t", "-q", "-c", main]).stderr.replaceAll(/.*\[warn\].*\n/g, "")).toBe("");
  const nginx = spawn(NGINX, ["-c", main], { env: { PATH }, stdio: "ignore" });
  onTestFinished(async () => {
    const exited = once(nginx, "exit");
    nginx.kill("SIGQUIT");
    await exited;
  });
  const ask = (path: string, options: RequestOptions = {}, body?: Buffer) =>
    askSecurely({ host: "127.0.0.1", port: secure, path, ...options }, body);
  await expect
    .poll(() =>
      ask("/").then(
        ({ status }) => status,
        () => undefined,
      ),
    )
    .toBe(200);

  const redirect = await fetch(`http://127.0.0.1:${open}/sign/${TOKEN}`, { redirect: "manual" });
  expect(redirect.headers.get("location")).toBe(`https://sahihi.example/sign/${TOKEN}`);

  const seen = await ask(`/api/sign/${TOKEN}`, { headers: { "x-forwarded-for": "1.2.3.4" } });
  expect(JSON.parse(seen.text)).toMatchObject({
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "https",
  });

  const post = async (path: string, megabytes: number) =>
    (await ask(path, { method: "POST" }, Buffer.alloc(megabytes * 1e6))).status;
  expect(await post("/api/extract-text", 10.4)).toBe(200);
  expect(await post("/api/user/avatar", 5.2)).toBe(200);
  expect(await post("/api/documents", 2)).toBe(413);

  await stop(first.server);
  const during = await Promise.all(
    Array.from({ length: 20 }, () => ask(`/api/sign/${TOKEN}`, { method: "POST" })),
  );
  expect(during.map(({ status }) => status)).toEqual(during.map(() => 200));
  await stop(second.server);
  expect((await ask(`/api/sign/${TOKEN}`)).status).toBe(502);
  const again = await startProcess("second", second.port);
  expect((await ask(`/api/sign/${TOKEN}`)).status).toBe(200);
  await stop(again.server);

  const logs = ["sahihi.access.log", "sahihi.error.log"].map((name) =>
    readFileSync(join(folder, name), "utf8"),
  );
  expect(logs[0]).toContain(" POST HTTP/1.1 200 ");
  expect(logs.join("")).not.toContain(TOKEN);
});

/** Answers with the headers it was sent. */
async function startProcess(name: string, wanted = 0): Promise<{ server: Server; port: number }> {
  const server = createServer((incoming, response) => {
    void buffer(incoming).then(() =>
      response.setHeader("X-Request-Id", name).end(JSON.stringify(incoming.headers)),
    );
  });
  await once(server.listen(wanted, "127.0.0.1"), "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function findPort(): Promise<number> {
  const listener = createListener().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

/** The certificate is our own. */
function askSecurely(options: RequestOptions, body?: Buffer): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, rejectUnauthorized: false }, (response) => {
      void buffer(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, text: text.toString() }),
        reject,
      );
    });
    asked.once("error", reject);
    asked.end(body);
  });
}
