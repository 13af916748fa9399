import { describe, expect, it } from "vitest";
import { documentStatuses } from "#shared/domain/document-status";
import { actionsOf } from "#client/features/documents/document-actions";

function namesOf(status: (typeof documentStatuses)[number], access: "owner" | "signer"): string[] {
  return Object.entries(actionsOf({ status, access })).flatMap(([name, allowed]) => (allowed ? [name] : []));
}

describe("what may be done with a document", () => {
  it.each([
    ["draft", ["edit", "send", "remove"]],
    ["pending", ["resend", "remove"]],
    ["partially_signed", ["resend", "hasPage"]],
    ["fully_signed", ["hasPage"]],
    ["completed", ["remove"]],
    ["locked", []],
  ] as const)("by its owner when it is %s", (status, names) => {
    expect(namesOf(status, "owner")).toEqual(names);
  });

  it.each(documentStatuses)("by a signer when it is %s is at most looking", (status) => {
    expect(namesOf(status, "signer").filter((name) => name !== "hasPage")).toEqual([]);
  });
});
