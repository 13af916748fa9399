import { describe, expect, it } from "vitest";
import { documentStatuses } from "#shared/domain/document-status";
import { actionsOf } from "#client/features/documents/actions/document-actions";

type Status = (typeof documentStatuses)[number];

function namesOf(
  status: Status,
  access: "owner" | "signer",
  isInForce = status === "fully_signed",
): string[] {
  const inForce = isInForce ? { version: 1, signedAt: "2026-11-23T09:00:00.000Z" } : null;
  const actions = Object.entries(actionsOf({ status, access, inForce }));
  return actions.flatMap(([name, allowed]) => (allowed ? [name] : []));
}

describe("what may be done with a document", () => {
  it.each([
    ["draft", ["edit", "send", "complete", "remove"]],
    ["pending", ["recall", "lock", "share", "resend", "remove"]],
    ["partially_signed", ["recall", "lock", "share", "resend", "hasPage"]],
    ["fully_signed", ["askToChange", "askToDelete", "share", "hasPage"]],
    ["completed", ["lock", "remove"]],
    ["locked", ["unlock"]],
  ] as const)("by its owner when it is %s", (status, names) => {
    expect(namesOf(status, "owner")).toEqual(names);
  });

  it.each([
    ["draft", ["edit", "send", "dropChange", "askToDelete", "share"]],
    ["pending", ["recall", "lock", "askToDelete", "share", "resend"]],
    ["partially_signed", ["recall", "lock", "askToDelete", "share", "resend", "hasPage"]],
    ["locked", ["unlock", "share"]],
  ] as const)("by its owner when it is %s and an earlier version is in force", (status, names) => {
    expect(namesOf(status, "owner", true)).toEqual(names);
  });

  it.each(documentStatuses)("by a signer when it is %s is at most looking", (status) => {
    expect(namesOf(status, "signer").filter((name) => name !== "hasPage")).toEqual([]);
  });
});
