import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askedCode, keepAskedCode } from "#client/features/signing/rooms/asked-code";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const asked = (expiresAt: string) => ({
  collaboratorId: "one",
  way: "room_mail_code" as const,
  sentTo: "a…@example.com",
  sentAt: "2026-11-28T08:00:00.000Z",
  expiresAt,
});

test("a code that was asked for is kept for its own room while it works", () => {
  const works = asked("9999-01-01T00:00:00.000Z");
  keepAskedCode("room", works);
  expect(askedCode("room")).toEqual(works);
  expect(askedCode("another")).toBeNull();
  expect(stored.size).toBe(1);
});

test("nothing stays of one that works no more, or that cannot be read", () => {
  keepAskedCode("room", asked("2000-01-01T00:00:00.000Z"));
  expect(askedCode("room")).toBeNull();
  expect(stored.size).toBe(0);

  const [name] = (keepAskedCode("room", asked("9999-01-01T00:00:00.000Z")), stored.keys());
  stored.set(name!, "{");
  expect(askedCode("room")).toBeNull();
  expect(stored.size).toBe(0);
});
