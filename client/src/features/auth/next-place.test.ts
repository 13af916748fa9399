import { describe, expect, it } from "vitest";
import { leadsToDocument, nextPlace, signInAndReturnTo } from "#client/features/auth/next-place";

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

  it("is a document when a link of a mail asked for it", () => {
    expect(leadsToDocument("next=%2Fview%2F12")).toBe(true);
    expect(leadsToDocument("next=%2Fdocuments%2F12")).toBe(true);
    expect(leadsToDocument("next=%2Fsplit-sheet%3Fedit%3D12")).toBe(false);
    expect(leadsToDocument("")).toBe(false);
  });

  it("survives the way through the sign-in address", () => {
    const [, search = ""] = signInAndReturnTo("/split-sheet?edit=a%26b").split("?", 2);
    expect(nextPlace(search)).toBe("/split-sheet?edit=a%26b");
    expect(signInAndReturnTo("/")).toBe("/auth");
  });
});
