import type { ChatRequest } from "#server/testing/openai-server";

type Issue = { point: string | number; sentences: string[]; why: string; ask: string };

/** What a model finds, as it is asked to answer. */
export type ModelReading = {
  isContract: boolean;
  issues: Issue[];
  absent: Omit<Issue, "sentences">[];
  strengths: { point: string | number; title: string; sentences: string[] }[];
  neutral: { point: string | number; sentences: string[] }[];
  judged: { finding: string; verdict: string; sentences: string[] }[];
};

/** The part of a contract that the model was given. */
export type GivenPart = {
  kind: string;
  reader?: object;
  today: string;
  part: number;
  parts: number;
  before?: Record<string, string>;
  sentences: Record<string, string>;
  findings: { id: string; point: string; finds: "harm" | "absence" | "protection"; quotation: string }[];
};

export function partIn({ messages }: ChatRequest): GivenPart {
  return JSON.parse(messages[1]!.content) as GivenPart;
}

/** The words of the part that are to be read, one sentence a line. */
export function textIn(request: ChatRequest): string {
  return Object.values(partIn(request).sentences).join("\n");
}

/** The ids of the sentences with these words; "s0" where there is none. */
export function cite(request: ChatRequest, ...words: string[]): string[] {
  const sentences = Object.entries(partIn(request).sentences);
  return words.map((each) => sentences.find(([, text]) => text.includes(each))?.[0] ?? "s0");
}

/** The id of what the rules found on the point. */
export function findingOn(request: ChatRequest, point: string, finds = "harm"): string {
  return (
    partIn(request).findings.find((finding) => finding.point === point && finding.finds === finds)?.id ?? "r0"
  );
}

/** The sign of the model's hand in what it says. */
export const HAND = "So a model has read it.";

export function issueOn(point: string | number, sentences: string[]): Issue {
  return { point, sentences, why: HAND, ask: "In place of it a fair clause." };
}

export function absenceOf(point: string | number) {
  return { point, why: HAND, ask: "A clause on it." };
}

export function strengthIn(point: string | number, sentences: string[], title = "Good to have") {
  return { point, title, sentences };
}

/** A model that finds this in every part. */
export function reading(found: Partial<ModelReading> = {}): ModelReading {
  return { isContract: true, issues: [], absent: [], strengths: [], neutral: [], judged: [], ...found };
}
