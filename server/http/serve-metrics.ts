import { once } from "node:events";
import { createServer } from "node:http";
import type { Metrics } from "#server/adapters/metrics";

type Place = { host: string; port: number };

/** `GET /metrics` at a port of its own, which the proxy does not lead to. Resolves to what closes it. */
export async function serveMetrics(metrics: Metrics, { host, port }: Place): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), "listening");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
