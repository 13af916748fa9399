import { describe, expect, it } from "vitest";
import { nextPlace, reasonToSignIn, signInAndReturnTo } from "#client/features/auth/next-place";

describe("where a person goes after signing in", () => {
  it("is the screen they were on their way to, with its query", () => {
    expect(nextPlace("next=%2Fview%2F12")).toBe("/view/12");
    expect(nextPlace("next=%2Fsplit-sheet%3Fedit%3D12")).toBe("/split-sheet?edit=12");
  });

  it("is home when nothing was asked for", () => {
    expect(nextPlace("")).toBe("/");
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example/",
    "javascript:alert(1)",
    "/api/login",
    "/../api/logout",
    "http://[",
  ])("is never another place: %s", (next) => {
    expect(nextPlace(`next=${encodeURIComponent(next)}`)).toBe("/");
  });

  it.each([
    ["/view/12", "Sign in to see this document."],
    ["/documents/12", "Sign in to see this document."],
    ["/settings/export/12", "Sign in to download your data."],
    ["/support/12", "Sign in to see your ticket."],
    ["/settings", undefined],
    ["/split-sheet?edit=12", undefined],
    ["/", undefined],
  ])("is said on the way to %s, which a mail leads to", (next, reason) => {
    expect(reasonToSignIn(`next=${encodeURIComponent(next)}`)).toBe(reason);
  });

  it("survives the way through the sign-in address", () => {
    const [, search = ""] = signInAndReturnTo("/split-sheet?edit=a%26b").split("?", 2);
    expect(nextPlace(search)).toBe("/split-sheet?edit=a%26b");
    expect(signInAndReturnTo("/")).toBe("/auth");
  });
});
