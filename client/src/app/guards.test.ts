import { describe, expect, it } from "vitest";
import { verdict } from "#client/app/guards";

describe("what an address shows", () => {
  it("shows a signed-in screen to a signed-in user only, and the landing page to everybody else", () => {
    expect(verdict("signed-in", "signed-in", true)).toBe("screen");
    expect(verdict("signed-in", "signed-out", true)).toBe("landing");
    expect(verdict("signed-in", "unavailable", true)).toBe("landing");
  });

  it("asks the reader of a document to sign in, unless nobody can", () => {
    expect(verdict("readers", "signed-in", false)).toBe("screen");
    expect(verdict("readers", "signed-out", true)).toBe("sign-in");
    expect(verdict("readers", "loading", false)).toBe("wait");
    expect(verdict("readers", "unavailable", true)).toBe("landing");
  });

  it("never shows a signed-in screen or the landing page in its place before the server has answered", () => {
    expect(verdict("signed-in", "loading", false)).toBe("wait");
    expect(verdict("signed-in", "loading", true)).toBe("wait");
  });

  it("lets a guest read the landing page at once, and spares a returning user the sight of it", () => {
    expect(verdict("home", "loading", false)).toBe("landing");
    expect(verdict("home", "loading", true)).toBe("wait");
    expect(verdict("home", "signed-in", false)).toBe("screen");
    expect(verdict("home", "unavailable", true)).toBe("landing");
  });

  it("moves a signed-in user on from the sign-in screen", () => {
    expect(verdict("guests", "signed-in", false)).toBe("move-on");
    expect(verdict("guests", "loading", false)).toBe("screen");
    expect(verdict("guests", "loading", true)).toBe("wait");
    expect(verdict("guests", "unavailable", true)).toBe("screen");
  });

  it("shows public screens in every state", () => {
    for (const state of ["loading", "signed-in", "signed-out", "unavailable"] as const) {
      expect(verdict("everyone", state, false)).toBe("screen");
    }
  });
});
