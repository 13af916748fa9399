import { z } from "zod";
import { NDJSON } from "#server/http/progress-stream";
import { brand } from "#shared/brand";
import { uploadMissing, uploadTooLarge } from "#server/http/upload";
import { type Endpoint, type EndpointKey, methodAndPath } from "#shared/contract/contract";
import { contract } from "#shared/contract/index";
import { webhookEndpoints } from "#shared/contract/payments";
import { smsReportEndpoints } from "#shared/contract/signing/sms-reports";
import { errorCatalogue, type ErrorCode } from "#shared/errors";

type JsonSchema = Record<string, unknown>;

/** OpenAPI 3.1 says once for the whole document which JSON Schema it speaks. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}

/** The contract, and what others call by a contract of theirs. */
export const documentedEndpoints = Object.entries({
  ...contract,
  ...webhookEndpoints,
  ...smsReportEndpoints,
}) as [EndpointKey, Endpoint][];

/** The contract as OpenAPI 3.1. */
export function openApi(serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, endpoint] of documentedEndpoints) {
    const { method, path } = methodAndPath(key);
    (paths[path] ??= {})[method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title: `${brand.name} API`, version: "1", description: brand.tagline },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "sahihi.sid" } },
    },
  };
}

const errorSchema = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "string", enum: Object.keys(errorCatalogue) },
    message: { type: "string" },
    issues: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    priceKes: { type: "number", description: "The current price, when the one that was sent is not it" },
  },
};

function operation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    ...((endpoint.access === "user" || endpoint.access === "admin") && { security: [{ session: [] }] }),
    parameters: [...parametersOf(endpoint.params, "path"), ...parametersOf(endpoint.query, "query")],
    ...(endpoint.body && {
      requestBody: { content: { "application/json": { schema: schemaOf(endpoint.body, "input") } } },
    }),
    ...(endpoint.upload && { requestBody: { content: { "multipart/form-data": { schema: oneFile } } } }),
    responses: { ...successOf(endpoint), ...errorsOf(endpoint) },
  };
}

const oneFile = {
  type: "object",
  required: ["file"],
  properties: { file: { type: "string", format: "binary" } },
};

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function successOf({ response, status = 200, progress }: Endpoint) {
  if (response === "nothing") return { 204: { description: "Done" } };
  if ("file" in response) return { 200: { description: "The file", content: { [response.file]: {} } } };
  if ("events" in response)
    return {
      200: {
        description: "Server-sent events, each with JSON as its data",
        content: { "text/event-stream": { schema: schemaOf(response.events, "output") } },
      },
    };
  return {
    [status]: {
      description: progress
        ? `The answer; with \`Accept: ${NDJSON}\` how far it is, line by line, and then the answer`
        : "The answer",
      content: {
        "application/json": { schema: schemaOf(response, "output") },
        ...(progress && { [NDJSON]: { schema: lineOf(progress, response) } }),
      },
    },
  };
}

/** A line of a progress stream: any number of `progress`, then one `answer` or `error`. Empty lines keep the connection open. */
function lineOf(progress: z.ZodType, response: z.ZodType) {
  const only = (name: string, schema: JsonSchema) => ({
    type: "object",
    required: [name],
    properties: { [name]: schema },
  });
  return {
    description: "One JSON value a line; the last is `answer` or `error`",
    oneOf: [
      only("progress", schemaOf(progress, "output")),
      only("answer", schemaOf(response, "output")),
      only("error", {
        allOf: [
          { $ref: "#/components/schemas/Error" },
          only("status", { type: "integer", description: "The HTTP status it would have had" }),
        ],
      }),
    ],
  };
}

/** Errors by status, those of the endpoint's own and those its form brings with it. */
export function errorCodes(endpoint: Endpoint): ErrorCode[] {
  return [
    ...(endpoint.body && !endpoint.signed
      ? (["malformed_json", "invalid_input", "wrong_type"] as const)
      : []),
    ...(endpoint.body ? (["body_too_large"] as const) : []),
    ...(endpoint.upload
      ? ([
          uploadMissing(endpoint.upload),
          "upload_broken",
          "wrong_type",
          uploadTooLarge(endpoint.upload),
          "too_many_uploads",
        ] as const)
      : []),
    ...(endpoint.access === "user" || endpoint.access === "admin" ? (["unauthorized"] as const) : []),
    ...(endpoint.access === "admin" ? (["forbidden"] as const) : []),
    ...(endpoint.params && endpoint.access === "user" ? [whatIsMissing(endpoint)] : []),
    ...(endpoint.limit || endpoint.access === "token" ? (["too_many_requests"] as const) : []),
    ...(endpoint.errors ?? []),
  ];
}

const nameWhatIsMissing = [
  "payment_not_found",
  "review_not_found",
  "session_not_found",
  "export_not_found",
  "ticket_not_found",
  "request_not_found",
  "collaborator_not_found",
  "contact_not_found",
  "contact_set_not_found",
  "label_not_found",
  "unfinished_not_found",
  "notice_not_found",
] as const satisfies readonly ErrorCode[];

/** What an endpoint says of an id that is nothing, or not the caller's: a document unless it names another thing. */
export function whatIsMissing({ errors = [] }: Endpoint): ErrorCode {
  return nameWhatIsMissing.find((code) => errors.includes(code)) ?? "document_not_found";
}

function errorsOf(endpoint: Endpoint) {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(errorCodes(endpoint))) {
    const [status, message] = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${message}`]);
  }
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [status, { description: lines.join("\n\n"), content }]),
  );
}
