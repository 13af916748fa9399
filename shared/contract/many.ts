import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { Id } from "#shared/contract/fields/fields";
import { MOST_AT_ONCE } from "#shared/domain/dashboard";

export const ManyBody = z.object({
  documentIds: z
    .array(Id)
    .min(1, "Please choose a document")
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} documents at once`)
    .transform((ids) => [...new Set(ids)]),
});

/** What was done, and what was not, each with why. What is gone is in neither. */
export const Outcome = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, title: z.string(), message: z.string() })),
});
export type Outcome = z.output<typeof Outcome>;

const many = { access: "user", body: ManyBody, errors: ["document_not_found"] } as const;

export const manyEndpoints = defineEndpoints({
  "POST /api/documents/remind": {
    ...many,
    summary: "Mail new links to those who have not signed these documents; each as if it were alone",
    limit: "send",
    response: Outcome,
  },
  "POST /api/documents/lock": {
    ...many,
    summary: "Lock these documents; each as if it were alone",
    limit: "write",
    response: Outcome,
  },
  "POST /api/documents/delete": {
    ...many,
    summary: "Delete those of these documents that nobody has signed; needs the account's password, once",
    limit: "credentials",
    body: ManyBody.extend({
      password: z
        .string({ error: "Please enter your password to confirm deletion" })
        .min(1, "Please enter your password to confirm deletion")
        .max(200),
    }),
    response: Outcome,
    errors: ["document_not_found", "password_wrong"],
  },
  "POST /api/documents/pdfs": {
    ...many,
    summary: "The PDFs of these documents in a ZIP",
    limit: "render",
    response: { file: "application/zip" },
  },
  "POST /api/documents/csv": {
    ...many,
    summary: "These documents as a table: what they are called, who is on them and who has signed",
    limit: "write",
    response: { file: "text/csv" },
  },
});
