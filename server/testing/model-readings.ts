import type { ChatRequest } from "#server/testing/openai-server";

type Finding = { point: number; quotation: string; description: string; suggestion: string };

/** What a model finds, as it is asked to answer. */
export type ModelReading = {
  isContract: boolean;
  issues: Finding[];
  absent: Omit<Finding, "quotation">[];
  strengths: { point: number; title: string; quotation: string }[];
};

/** The part of a contract that the model was given. */
export type GivenPart = { kind: string; part: number; parts: number; opening: string; text: string };

export function partIn({ messages }: ChatRequest): GivenPart {
  return JSON.parse(messages[1]!.content) as GivenPart;
}

/** What the model is told to put right, when it is asked again. */
export function faultsIn({
  messages,
}: ChatRequest): { point?: number; quotation?: string; problem: string }[] {
  const last = messages.length > 2 ? messages.at(-1)!.content : '{"faults":[]}';
  return (JSON.parse(last) as { faults: { problem: string }[] }).faults;
}

/** The sign of the model's hand in what it says. */
export const HAND = "So a model has read it.";

export function issueOn(point: number, quotation: string): Finding {
  return { point, quotation, description: HAND, suggestion: `In place of point ${point}: a fair clause.` };
}

export function absenceOf(point: number) {
  return { point, description: HAND, suggestion: `For point ${point}: a clause.` };
}

export function strengthIn(point: number, quotation: string, title = "Good to have") {
  return { point, title, quotation };
}

/** A model that finds this in every part. */
export function reading(found: Partial<ModelReading> = {}): ModelReading {
  return { isContract: true, issues: [], absent: [], strengths: [], ...found };
}
