import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { Id, line, PathId } from "#shared/contract/fields/fields";
import { ManyBody, Outcome } from "#shared/contract/many";

/** Most labels of one account. */
export const MAX_LABELS = 200;
export const MAX_LABEL_NAME = 40;

const LabelName = line(MAX_LABEL_NAME, "Please name the label");

export const Label = z.object({ id: Id, name: z.string() });
export type Label = z.output<typeof Label>;

export const labelEndpoints = defineEndpoints({
  "POST /api/documents/label": {
    summary: "Put a label on these documents, or take it off them; one of a new name is made",
    access: "user",
    limit: "write",
    body: ManyBody.extend({ name: LabelName, isOn: z.boolean() }),
    /** The label; null where one of no such name was to be taken off. */
    response: Outcome.extend({ label: Label.nullable() }),
    errors: ["document_not_found", "labels_full"],
  },
  "POST /api/documents/archive": {
    summary: "Put these documents away from the caller's list, or back into it",
    access: "user",
    limit: "write",
    body: ManyBody.extend({ isArchived: z.boolean() }),
    response: Outcome,
    errors: ["document_not_found"],
  },
  "PUT /api/labels/{id}": {
    summary: "Rename a label",
    access: "user",
    limit: "write",
    params: PathId,
    body: z.object({ name: LabelName }),
    response: Label,
    errors: ["label_not_found", "label_exists"],
  },
  "DELETE /api/labels/{id}": {
    summary: "Delete a label; documents stay as they are",
    access: "user",
    limit: "write",
    params: PathId,
    response: "nothing",
    errors: ["label_not_found"],
  },
});
