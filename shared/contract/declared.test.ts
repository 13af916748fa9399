import { expect, test } from "vitest";
import { DeclaredBody } from "#shared/contract/declared";
import { nothingDeclared } from "#shared/domain/declared";
import { declaredParts } from "#shared/domain/declared-words";

const owners = [{ name: "DJ Kito", share: 10_000 }];
const pathsOf = (given: object) =>
  DeclaredBody.safeParse(given).error?.issues.map(({ path }) => path.join(".")) ?? [];

test("nothing is declared where nothing is said, however it is sent", () => {
  for (const given of [undefined, null, {}, nothingDeclared, { samples: [], ai: { lyrics: "" } }])
    expect(DeclaredBody.parse(given)).toBeNull();
});

test("a recording says which one it is, once, and its owners own the whole of it", () => {
  expect(pathsOf({ recordings: [{ version: "Remix", owners }] })).toEqual([]);
  expect(pathsOf({ recordings: [{ owners }] })).toEqual(["recordings.0.version"]);
  expect(pathsOf({ recordings: [{ version: "Live", owners: [] }] })).toEqual(["recordings.0.owners"]);
  expect(pathsOf({ recordings: [{ version: "Live", owners: [{ name: "DJ Kito", share: 9_999 }] }] })).toEqual(
    ["recordings.0.owners"],
  );
  expect(
    pathsOf({
      recordings: [
        { version: "Remix", owners },
        { version: " remix", owners },
      ],
    }),
  ).toEqual(["recordings.1.version"]);
  expect(pathsOf({ samples: [{ title: " " }] })).toEqual(["samples.0.title"]);
});

test("it is read as sentences, and a part of which nothing is said is left out", () => {
  const declared = DeclaredBody.parse({
    samples: [{ title: "Malaika", owners: "Fadhili William" }],
    recordings: [{ title: "Usiku", version: "Remix", owners }],
  });
  expect(declaredParts(declared)).toEqual([
    {
      key: "samples",
      label: "Samples and interpolations",
      lines: ["“Malaika”, owned by Fadhili William: not cleared yet"],
    },
    { key: "recordings", label: "Other recordings", lines: ["Usiku (Remix): DJ Kito 100%"] },
  ]);
  expect(declaredParts(null)).toEqual([]);
});
