import { parse } from "@messageformat/parser";
import type { Message } from "#shared/words/fill";

type Token = ReturnType<typeof parse>[number] | { type: "octothorpe" };
type Part = Exclude<Message, string>[number];

/** An ICU text, ready to be filled in. Throws where it is none, or uses a format that we do not. */
export function compileMessage(text: string): Message {
  return partsOf(parse(text));
}

/** `counted` is what a # stands for. */
function partsOf(tokens: readonly Token[], counted = ""): Message {
  const parts = tokens.map((token) => partOf(token, counted));
  if (parts.length === 0) return "";
  return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

function partOf(token: Token, counted: string): Part {
  switch (token.type) {
    case "content":
      return token.value;
    case "octothorpe":
      return [counted, "number"];
    case "argument":
      return [token.arg];
    case "function":
      if (token.key !== "number" || token.param) break;
      return [token.arg, "number"];
    case "plural":
      if (token.pluralOffset) break;
      return [token.arg, "plural", casesOf(token.cases, token.arg)];
    case "selectordinal":
      break;
    case "select":
      return [token.arg, "select", casesOf(token.cases, counted)];
  }
  throw new Error(`A text cannot be said with ${token.type}`);
}

function casesOf(cases: readonly { key: string; tokens: readonly Token[] }[], counted: string) {
  return Object.fromEntries(
    cases.map(({ key, tokens }) => [key.replace(/^=/, ""), partsOf(tokens, counted)]),
  );
}
