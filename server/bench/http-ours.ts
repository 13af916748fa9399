import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "pg";
import { buildApp } from "#server/app";
import { createDeps } from "#server/create-deps";
import { readEnv } from "#server/env";

/** The product's own app as a child process. On "record" it notes the SQL it runs; on "report" it sends what it noted. */
const deps = createDeps(readEnv(), process.argv[2]!);
await deps.jobs.start();
const server = createServer(buildApp(deps, (_request, response) => void response.status(404).end()));
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));

type Query = { text: string; values: unknown[] };
let noted: Query[] = [];
const runQuery = Client.prototype.query as (...args: unknown[]) => unknown;

process.on("message", (wish) => {
  if (wish === "record") {
    noted = [];
    Client.prototype.query = function (this: Client, ...args: unknown[]) {
      const [query, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
      noted.push(
        typeof query === "string"
          ? { text: query, values: values ?? [] }
          : { text: query.text, values: values ?? query.values ?? [] },
      );
      return runQuery.apply(this, args);
    } as typeof Client.prototype.query;
  } else {
    Client.prototype.query = runQuery as typeof Client.prototype.query;
    process.send?.({ noted });
  }
});
