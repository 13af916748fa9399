import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { splitLinks } from "#client/features/network/chat/split-links";

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

describe("the links in a message", () => {
  it("are addresses on the web, without what ends the sentence around them", () => {
    expect(links("Hear https://soundcloud.com/zuri/demo, then (http://a.example/x_(y)).")).toEqual([
      "https://soundcloud.com/zuri/demo",
      "http://a.example/x_(y)",
    ]);
  });

  it("are nothing else: no script, no address without its beginning", () => {
    expect(links("javascript:alert(1) data:text/html,x www.example.com https:// ftp://a.example")).toEqual(
      [],
    );
    expect(links('https://a.example/"onmouseover="x')).toEqual(["https://a.example/"]);
  });

  it("lead where they seem to: none puts another host before its own", () => {
    expect(
      links("https://soundcloud.com@evil.example/demo http://a:b@evil.example https://a.example/@zuri"),
    ).toEqual(["https://a.example/@zuri"]);
  });

  it("leave every letter of the message where it was", () => {
    const pieces = fc.constantFrom(
      "https://a.example",
      "HTTP://é",
      "/x",
      "(",
      ")",
      ".",
      "…",
      " ",
      "\n",
      "Ọlá",
      "😀",
    );
    const texts = fc.array(pieces);
    fc.assert(
      fc.property(texts, (given) => {
        const text = given.join("");
        expect(
          splitLinks(text)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
