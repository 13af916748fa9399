import { join } from "node:path";
import express, { Router } from "express";
import type { Env } from "#server/env";
import { documentedEndpoints, errorCodes, openApi } from "#server/http/openapi";
import { brand } from "#shared/brand";
import { type Endpoint, type EndpointKey, methodAndPath } from "#shared/contract/contract";
import { errorCatalogue } from "#shared/errors";

/** The sources of the interface, which are there whether it is built or not. */
const FONTS = join(import.meta.dirname, "../../client/src/fonts");

const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-ancestors 'none'";

/** `/api/docs`: the contract as a page to read, and as OpenAPI for tools. */
export function apiDocsRoutes(env: Env): Router {
  const router = Router();
  // Made once, by whoever asks first: schemas take their time.
  let document: ReturnType<typeof openApi> | undefined;
  let page: string | undefined;
  router.get("/api/docs/openapi.json", (_request, response) =>
    response.json((document ??= openApi(env.APP_URL))),
  );
  router.use("/api/docs/fonts", express.static(FONTS, { index: false, maxAge: "1d" }));
  router.get("/api/docs", (_request, response) => {
    response
      .set("Content-Security-Policy", policy)
      .type("html")
      .send((page ??= docsPage()));
  });
  return router;
}

const whoMayCall: Record<Endpoint["access"], string> = {
  public: "Anybody",
  user: "Signed in",
  admin: "Administrator",
  token: "Holder of the link",
  room: "Let into the room by a code",
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  const?: unknown;
};

/** "{ email: string, message?: string }": a schema as a person reads it. */
function sketch(schema: Schema | undefined, depth = 0): string {
  if (!schema) return "nothing";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map((option) => sketch(option, depth)))].join(" | ");
  if (schema.type === "array") return `${sketch(schema.items, depth)}[]`;
  if (!schema.properties) return schema.format ?? schema.type ?? "any";
  const pad = "  ".repeat(depth + 1);
  const lines = Object.entries(schema.properties).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? "" : "?";
    return `${pad}${name}${optional}: ${sketch(property, depth + 1)}`;
  });
  return `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
}

type Content = { content?: Record<string, { schema?: Schema }> };

function endpointSection(
  key: EndpointKey,
  endpoint: Endpoint,
  operation: { requestBody?: Content; responses: Record<string, Content> },
): string {
  const { method, path } = methodAndPath(key);
  const status = endpoint.response === "nothing" ? 204 : (endpoint.status ?? 200);
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  const response = operation.responses[status]?.content?.["application/json"]?.schema;
  const responseType =
    typeof endpoint.response === "object" && "file" in endpoint.response
      ? endpoint.response.file
      : sketch(response);
  const errors = [...new Set(errorCodes(endpoint))].map((code) => {
    const [errorStatus, message] = errorCatalogue[code];
    return `<li><b>${errorStatus}</b> <code>${code}</code> ${escape(message)}</li>`;
  });
  return `<section id="${escape(`${method}-${path}`)}">
    <h2><span class="method">${method}</span> <code>${escape(path)}</code></h2>
    <p>${escape(endpoint.summary)}. <em>${endpoint.signed ? "The provider" : whoMayCall[endpoint.access]}.</em></p>
    ${body ? `<h3>Send</h3><pre>${escape(sketch(body))}</pre>` : ""}
    <h3>Response ${status}</h3><pre>${escape(responseType)}</pre>
    ${errors.length > 0 ? `<details><summary>Errors</summary><ul>${errors.join("")}</ul></details>` : ""}
  </section>`;
}

function docsPage(): string {
  const document = openApi("");
  const sections = documentedEndpoints.map(([key, endpoint]) => {
    const { method, path } = methodAndPath(key);
    return endpointSection(
      key,
      endpoint,
      document.paths[path]?.[method.toLowerCase()] as Parameters<typeof endpointSection>[2],
    );
  });
  const links = documentedEndpoints.map(([key]) => {
    const { method, path } = methodAndPath(key);
    return `<li><a href="#${escape(`${method}-${path}`)}"><b>${method}</b> ${escape(path)}</a></li>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${brand.name} API</title><style>${style}</style></head><body><main>
<h1>${brand.name} API</h1>
<p>JSON in camelCase, times in ISO 8601 UTC, ids as UUIDs. Every error is <code>{ code, message, issues? }</code>. Sign in with
<code>POST /api/login</code>; the session is a cookie. For tools: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>
<nav><ul>${links.join("")}</ul></nav>${sections.join("")}</main></body></html>`;
}

const style = `
@font-face{font-family:"Sahihi Sans";font-weight:400 700;font-display:swap;src:url(/api/docs/fonts/sans-main.woff2)}
@font-face{font-family:"Sahihi Serif";font-weight:600;font-display:swap;src:url(/api/docs/fonts/serif-main.woff2)}
:root{color-scheme:light dark;--paper:#FBF9F4;--ink:#1C1A17;--muted:#5F5A52;--line:#E6E0D5;--primary:#0B5D45;--surface:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#12140F;--ink:#F2EFE8;--muted:#B3AD9F;--line:#2E332A;--primary:#4CC29A;--surface:#1A1D17}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Sahihi Sans",system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px 96px}
h1{font:600 34px/1.2 "Sahihi Serif",Georgia,serif}h2{font-size:18px;margin:0;overflow-wrap:anywhere}h3{font-size:13px;color:var(--muted);margin:16px 0 4px}
a{color:var(--primary)}code{font:14px/1.5 ui-monospace,monospace}
nav ul{list-style:none;padding:0;columns:2 280px}nav a{text-decoration:none;font-size:14px;overflow-wrap:anywhere}
section{border-top:1px solid var(--line);padding:24px 0}.method{color:var(--primary)}
pre{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:12px;overflow-x:auto;font:13px/1.5 ui-monospace,monospace;margin:0}
details{margin-top:12px}summary{cursor:pointer;color:var(--muted)}em{color:var(--muted);font-style:normal}`;
