import { expect, test, vi } from "vitest";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";

vi.mock(import("#client/lib/say"), async (original) => ({
  ...(await original()),
  sayRefusal: () => "Kiungo hiki si sahihi.",
}));

const refusal = (body: object) => new ApiError(404, JSON.stringify({ code: "room_not_found", ...body }));

test("a refusal is told by its code in the page's language, and one that has a heading by what it says itself", () => {
  expect(messageOf(refusal({ message: "There is no room" }), "")).toBe("Kiungo hiki si sahihi.");
  const hidden = refusal({ message: "Sahihi imefuta hati hii.", heading: "Hati hii imefichwa" });
  expect(messageOf(hidden, "")).toBe("Sahihi imefuta hati hii.");
});

test("what says nothing is told by what stands in for it", () => {
  expect(messageOf(new Error("Failed to fetch"), "Not reached.")).toBe("Not reached.");
});
