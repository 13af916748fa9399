import type { z } from "zod";

/** What stands before the answer when a model thinks aloud; one that is never closed goes to the end. */
const thought = /<(think|thinking|reasoning)>[^]*?(?:<\/\1>|$)/gi;

/** The object in what a model wrote, also with thoughts, words or a code fence around it; null when it does not fit the schema. */
export function readResponse<Value>(text: string, schema: z.ZodType<Value>): Value | null {
  for (const json of objectsIn(text)) {
    const { success, data } = schema.safeParse(parse(json));
    if (success) return data;
  }
  return null;
}

/** The same as it was written, for whoever takes it apart item by item; of one that breaks off, what was finished. Null without any. */
export function readObject(text: string): Record<string, unknown> | null {
  const whole = objectsIn(text).map(parse).filter(isObject);
  const longest = whole.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
  return longest ?? readBroken(text.replace(thought, ""));
}

/** Each object that begins and ends in the text, outermost ones alone: braces in strings and in the words around are none. */
function objectsIn(text: string): string[] {
  const found: string[] = [];
  const answer = text.replace(thought, "");
  for (let from = answer.indexOf("{"); from !== -1;) {
    const end = endOf(answer, from);
    // An answer that breaks off: what stands in it are pieces.
    if (end === null && /^\{\s*"/.test(answer.slice(from, from + 40))) break;
    const json = end === null ? null : answer.slice(from, end);
    const isOne = json !== null && parse(json) !== undefined;
    if (isOne) found.push(json);
    from = answer.indexOf("{", isOne ? end! : from + 1);
    // A text of braces alone would be tried from each of them.
    if (found.length === 0 && from > LONGEST_PREFACE) break;
  }
  return found;
}

const LONGEST_PREFACE = 20_000;

/** Behind the brace that closes the one at `from`; null where the text ends before. */
function endOf(text: string, from: number): number | null {
  let depth = 0;
  for (const { 0: token, index } of text.slice(from).matchAll(/"(?:[^"\\]|\\[^])*"|[{}]/g)) {
    if (token === "{") depth += 1;
    if (token === "}") depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  return null;
}

/** An object that was cut off: what is open is closed behind the last item that was finished. */
function readBroken(text: string): Record<string, unknown> | null {
  const from = text.indexOf("{");
  if (from === -1) return null;
  const open: string[] = [];
  let finished: { end: number; open: string[] } | null = null;
  for (const { 0: token, index } of text.slice(from).matchAll(/"(?:[^"\\]|\\[^])*"|[{}[\]]/g)) {
    if (token === "{" || token === "[") open.push(token);
    if (token !== "}" && token !== "]") continue;
    open.pop();
    finished = { end: from + index + 1, open: [...open] };
  }
  if (finished === null) return null;
  const closing = finished.open.toReversed().map((bracket) => (bracket === "{" ? "}" : "]"));
  const value = parse(text.slice(from, finished.end) + closing.join(""));
  return isObject(value) ? value : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
