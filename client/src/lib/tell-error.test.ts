import { describe, expect, it } from "vitest";
import { ApiError } from "#client/lib/call";
import { shownMessage, type NoticeOfError } from "#client/lib/tell-error";

const refusal = new ApiError(409, JSON.stringify({ code: "conflict", message: "It was locked meanwhile." }));
const lost = new TypeError("Failed to fetch");
const loggedOut = new ApiError(401, JSON.stringify({ code: "unauthorized", message: "Unauthorized" }));

describe("what the screen shows of an error", () => {
  it("is the server's sentence, and the fallback where there is none", () => {
    const notice: NoticeOfError = { title: "Lock failed", fallback: "Please try again." };
    expect(shownMessage(refusal, notice)).toBe("It was locked meanwhile.");
    expect(shownMessage(lost, notice)).toBe("Please try again.");
  });

  it("is the notice's own message, whatever the server sent", () => {
    expect(shownMessage(refusal, { message: "The file could not be made." })).toBe(
      "The file could not be made.",
    );
  });

  it("has the title with it in a dialog, which no toast is shown beside", () => {
    expect(shownMessage(refusal, { title: "Recall failed", fallback: "", inDialog: true })).toBe(
      "Recall failed: It was locked meanwhile.",
    );
  });

  it("depends on the error where the notice does", () => {
    const notice: NoticeOfError = (error) => (error === lost ? { message: "No connection." } : null);
    expect(shownMessage(lost, notice)).toBe("No connection.");
    expect(shownMessage(refusal, notice)).toBeUndefined();
  });

  it("is nothing where the screen has words of its own, or the session has ended", () => {
    expect(shownMessage(refusal, null)).toBeUndefined();
    expect(shownMessage(loggedOut, { fallback: "Please try again." })).toBeUndefined();
    expect(shownMessage(loggedOut, () => ({ message: "Please try again." }))).toBeUndefined();
  });
});
