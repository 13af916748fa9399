import { describe, expect, test } from "vitest";
import {
  AS_BEFORE,
  documentStatuses,
  documentTransitions,
  GONE,
  isAwaitingSignatures,
  isDeletable,
  may,
  statusBehindLock,
  wasSent,
  type DocumentAction,
  type DocumentStatus,
} from "#shared/domain/document-status";

const actions = Object.keys(documentTransitions) as DocumentAction[];

/** What may happen to a document of each status, as a person would tell it. */
const allowed: Record<DocumentStatus, DocumentAction[]> = {
  draft: ["edit", "complete", "send", "dropChange", "purge", "delete"],
  pending: ["sign", "finish", "recall", "decline", "lock", "purge", "delete"],
  partially_signed: ["sign", "finish", "recall", "decline", "lock", "purge"],
  fully_signed: ["amend", "purge"],
  completed: ["lock", "delete"],
  locked: ["unlock", "purge"],
};

describe.each(documentStatuses)("a %s document", (status) => {
  test.each(actions)("%s", (action) => {
    expect(may(action, status)).toBe(allowed[status].includes(action));
  });
});

test("what waits for signatures was sent and is not finished", () => {
  expect(documentStatuses.filter(isAwaitingSignatures)).toEqual(["pending", "partially_signed"]);
});

test("what was sent has a version that its signers see", () => {
  expect(documentStatuses.filter(wasSent)).toEqual(["pending", "partially_signed", "fully_signed"]);
});

test("behind a lock stands the status it was locked in", () => {
  expect(statusBehindLock({ status: "locked", lockedFrom: "pending" })).toBe("pending");
  expect(statusBehindLock({ status: "draft", lockedFrom: null })).toBe("draft");
});

test("the owner alone deletes only what nobody can have signed", () => {
  expect(documentStatuses.filter(isDeletable)).toEqual(["draft", "pending", "completed"]);
});

test("every change of status leads to one that exists", () => {
  for (const { from, to } of Object.values(documentTransitions)) {
    expect([...documentStatuses, AS_BEFORE, GONE]).toEqual(expect.arrayContaining([...from, to]));
  }
});
