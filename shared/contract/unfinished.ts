import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { Id, line, PathId, Timestamp } from "#shared/contract/fields/fields";
import { documentTypes } from "#shared/domain/document-status";

/** Most unfinished forms of one account, and most templates. */
export const MAX_UNFINISHED = 100;
/** Characters of a form as JSON: a sheet of five hundred people has fewer. */
const MAX_FORM_LENGTH = 300_000;

/** Levels of lists and groups in a form: far more than any of ours has. */
const MAX_DEPTH = 20;

const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isWithin(part, depth - 1)));

const Form = z
  .record(z.string().max(200), z.unknown())
  .refine((form) => isWithin(form, MAX_DEPTH), { error: "This form is too deep to be kept", abort: true })
  .refine((form) => JSON.stringify(form).length <= MAX_FORM_LENGTH, "This form is too long to be kept");

const FormBody = z.object({
  type: z.enum(documentTypes),
  title: line(200),
  /** To begin other forms with; it stays what it was begun as. */
  isTemplate: z.boolean().optional().default(false),
  /** The fields as they stand in the form, whole or not. */
  form: Form,
  /** Made by the caller for each change. */
  revision: Id,
  /** The revision that the caller has typed over; null for a form that the caller has begun. */
  known: Id.nullable(),
  /** Revisions that the caller has sent and had no response to. */
  tried: z.array(Id).max(50).optional().default([]),
});

const summary = {
  id: Id,
  type: z.enum(documentTypes),
  title: z.string(),
  isTemplate: z.boolean(),
  updatedAt: Timestamp,
};

export const UnfinishedForm = z.object({
  ...summary,
  form: z.record(z.string(), z.unknown()),
  revision: Id,
});
export type UnfinishedForm = z.output<typeof UnfinishedForm>;

const UnfinishedSummary = z.object(summary);
export type UnfinishedSummary = z.output<typeof UnfinishedSummary>;

const paramsId = { params: PathId };

export const unfinishedEndpoints = defineEndpoints({
  "GET /api/unfinished": {
    summary:
      "Forms that the caller has begun and not made a document of, and their templates; those changed last first",
    access: "user",
    response: z.array(UnfinishedSummary),
  },
  "GET /api/unfinished/{id}": {
    summary: "One of them, to go on with on any device, or to begin with",
    access: "user",
    ...paramsId,
    response: UnfinishedForm,
    errors: ["unfinished_not_found"],
  },
  "PUT /api/unfinished/{id}": {
    summary: "Keep what was typed; refused where another device has changed it meanwhile",
    access: "user",
    limit: "write",
    ...paramsId,
    body: FormBody,
    response: z.object({ updatedAt: Timestamp }),
    errors: ["unfinished_changed", "unfinished_not_found", "unfinished_full"],
  },
  "DELETE /api/unfinished/{id}": {
    summary: "Throw one away",
    access: "user",
    limit: "write",
    ...paramsId,
    response: "nothing",
    errors: ["unfinished_not_found"],
  },
});
