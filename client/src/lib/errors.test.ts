import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { loadLanguage, speak } from "#client/lib/say";

const refusal = (body: object) => new ApiError(404, JSON.stringify({ code: "room_not_found", ...body }));

afterEach(() => {
  speak("en");
  vi.unstubAllGlobals();
});

test("a refusal is told by its code in the page's language, and one that has a heading by what it says itself", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await loadLanguage("sw");
  speak("sw");
  expect(messageOf(refusal({ message: "There is no room" }), "")).toBe(
    "Hakuna chumba kwenye anwani hii. Angalia herufi, au omba anwani tena.",
  );
  const hidden = refusal({ message: "Sahihi imefuta hati hii.", heading: "Hati hii imefichwa" });
  expect(messageOf(hidden, "")).toBe("Sahihi imefuta hati hii.");
  speak("en");
  expect(messageOf(refusal({ message: "There is no room" }), "")).toBe("There is no room");
});

test("what says nothing is told by what stands in for it", () => {
  vi.stubGlobal("document", { documentElement: {} });
  expect(messageOf(new Error("Failed to fetch"), "Not reached.")).toBe("Not reached.");
});
