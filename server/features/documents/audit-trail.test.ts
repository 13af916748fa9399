import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { AuditEvent } from "#server/features/documents/audit-store";
import { isUnbroken, linkHash } from "#server/features/documents/audit-trail";

const documentId = randomUUID();
const names = ["document_created", "document_edited", "document_sent", "document_signed"];

/** A chain as `recordEvent` writes it. */
function chain(): AuditEvent[] {
  const events: AuditEvent[] = [];
  for (const [index, name] of names.entries()) {
    const previousHash = events.at(-1)?.hash ?? "0".repeat(64);
    const event = {
      documentId,
      position: index + 1,
      event: name,
      actor: "system",
      at: new Date(Date.UTC(2026, 10, 21, 12, index)),
      details: { version: 1, sha256: "ab" },
    };
    events.push({ ...event, id: 100 + index, previousHash, hash: linkHash(previousHash, event) });
  }
  return events;
}

test("a chain as it was written is unbroken", () => {
  expect(isUnbroken(chain())).toBe(true);
  expect(isUnbroken([])).toBe(true);
});

describe("the chain breaks when an event's", () => {
  const tampered: { [Field in keyof Omit<AuditEvent, "id">]: AuditEvent[Field] } = {
    documentId: randomUUID(),
    position: 7,
    event: "document_deleted",
    actor: `user:${randomUUID()}`,
    at: new Date(Date.UTC(2026, 10, 21, 12, 1, 0, 1)),
    details: { version: 2, sha256: "ab" },
    previousHash: "f".repeat(64),
    hash: "f".repeat(64),
  };

  test.each(Object.keys(tampered) as (keyof typeof tampered)[])("%s is changed", (field) => {
    for (const index of names.keys()) {
      const events = chain().map((event, place) =>
        place === index ? { ...event, [field]: tampered[field] } : event,
      );
      expect(isUnbroken(events)).toBe(false);
    }
  });

  test("content is changed and its own hash made to fit", () => {
    const events = chain();
    const forged = { ...events[1]!, event: "document_completed" };
    events[1] = { ...forged, hash: linkHash(forged.previousHash, forged) };
    expect(isUnbroken(events)).toBe(false);
  });
});

describe("the chain breaks when", () => {
  test.each([0, 1, 2])("event %i is missing", (index) => {
    expect(isUnbroken(chain().toSpliced(index, 1))).toBe(false);
  });

  test("two events change places", () => {
    const [first, second, ...rest] = chain();
    expect(isUnbroken([second!, first!, ...rest])).toBe(false);
  });

  test("an event stands in it twice", () => {
    const events = chain();
    expect(isUnbroken([...events, events.at(-1)!])).toBe(false);
  });
});
