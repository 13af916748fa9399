import { existsSync } from "node:fs";
import { parse } from "@messageformat/parser";
import { describe, expect, test } from "vitest";
import { errorCatalogue } from "#shared/errors";
import { catalogues, type Id } from "#shared/words/catalogue";
import { compileMessage } from "#shared/words/compile-message";
import { languageCodes } from "#shared/words/languages";
import { wordsIn } from "#shared/words/speak";
import { recordOfASignature } from "#shared/wordings/record-of-a-signature";

const ids = Object.keys(catalogues.en) as Id[];

type Token = ReturnType<typeof parse>[number] | { type: "octothorpe" };
type Argument = { name: string; isGrammar: boolean };

/** What a text asks for. A select is grammar: a language that has no need of it leaves it out. */
function argumentsOf(tokens: readonly Token[]): Argument[] {
  return tokens.flatMap((token) => {
    if (!("arg" in token)) return [];
    const inside = "cases" in token ? token.cases.flatMap((each) => argumentsOf(each.tokens)) : [];
    return [{ name: token.arg, isGrammar: token.type === "select" }, ...inside];
  });
}

const named = (text: string) => [...new Set(argumentsOf(parse(text)).map(({ name }) => name))];
const needed = (text: string) =>
  argumentsOf(parse(text))
    .filter(({ isGrammar }) => !isGrammar)
    .map(({ name }) => name);

describe.each(languageCodes)("the words of %s", (language) => {
  const words = catalogues[language];

  test("are texts that can be said, one for each id", () => {
    expect(Object.keys(words).toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect(compileMessage(words[id])).not.toBe("");
  });

  test("say what the English ones say", () => {
    const lacks = (text: string, other: string) => needed(other).some((name) => !named(text).includes(name));
    const different = ids.filter(
      (id) => lacks(words[id], catalogues.en[id]) || lacks(catalogues.en[id], words[id]),
    );
    expect(different).toEqual([]);
  });
});

test.each(languageCodes.filter((code) => code !== "en"))(
  "pages find the words and wordings of %s",
  (code) => {
    const files = [
      `./${code}/screens.ts`,
      `../wordings/acknowledgements/${code}.ts`,
      `../wordings/consent-questions/${code}.ts`,
    ];
    expect(files.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
  },
);

/** The same in both languages. */
const same: Id[] = ["comparison.moved", "comparison.ownerIn", "fact.isrc"];
const english = /\b(the|you|your|sign|signed|link|and|is|of|to|document|please|not|it)\b/i;

/** The words of a text, without those in brackets: what musicians call it in English. */
const spoken = (text: string) =>
  parse(text)
    .map(wordsOf)
    .join(" ")
    .replaceAll(/\([^)]*\)/g, "");

function wordsOf(token: Token): string {
  if (token.type === "content") return token.value;
  return "cases" in token ? token.cases.flatMap((each) => each.tokens.map(wordsOf)).join(" ") : "";
}

test("each text is in Swahili", () => {
  const left = ids.filter((id) => catalogues.sw[id] === catalogues.en[id]);
  expect(left.toSorted()).toEqual(same);
  expect(ids.filter((id) => english.test(spoken(catalogues.sw[id])))).toEqual([]);
});

test("each refusal that is translated is one", () => {
  const codes = ids.flatMap((id) => (id.startsWith("error.") ? [id.slice("error.".length)] : []));
  expect(Object.keys(errorCatalogue)).toEqual(expect.arrayContaining(codes));
});

test("a text changes with a number as its language does", () => {
  const { say } = wordsIn("sw");
  const said = [0, 1, 2].map((count) => say("consent.deletionCount", { count, total: 3 }));
  expect(said).toEqual([
    "Hakuna aliyekubali bado kati ya 3",
    "Mtu 1 kati ya 3 amekubali",
    "Watu 2 kati ya 3 wamekubali",
  ]);
  expect(wordsIn("en").say("screen.characters", { count: 1 })).toBe("1 character");
  expect(wordsIn("en").say("screen.characters", { count: 1200 })).toBe("1,200 characters");
});

test("what is given stays as it is, whatever it looks like", () => {
  const given = { name: "{owner} # 'x' \\u0041", text: "<b>$1" };
  expect(wordsIn("en").say("mail.writes", given)).toBe("{owner} # 'x' \\u0041 writes: “<b>$1”");
});

describe("a list of names", () => {
  const names = ["Amina", "Brian", "Chao", "Dede", "Efua", "Farai", "Gift"];

  test.each([
    [0, ""],
    [1, "Amina"],
    [2, "Amina and Brian"],
    [3, "Amina, Brian and Chao"],
    [6, "Amina, Brian, Chao, Dede, Efua and Farai"],
    [7, "Amina, Brian, Chao, Dede, Efua and 2 others"],
  ])("of %i", (count, sentence) => {
    expect(wordsIn("en").list(names.slice(0, count))).toBe(sentence);
  });

  test("in Swahili", () => {
    expect(wordsIn("sw").list(names.slice(0, 3))).toBe("Amina, Brian na Chao");
    expect(wordsIn("sw").list(names)).toBe("Amina, Brian, Chao, Dede, Efua na wengine 2");
  });
});

test("what is recorded of a signature is said on the page as in the agreement and on its PDF", () => {
  expect(wordsIn("en").say("signing.whatWeRecord")).toContain(recordOfASignature);
});
