import type { ChatRequest } from "#server/testing/openai-server";

type Part = { heading: string; paragraphs: string[] };
type Draft = { recitals: string[]; clauses: Part[] };

/** What the model was given to work with. */
export type Material = {
  facts: { label: string; text: string }[];
  wordsOfTheParties: { label: string; text: string }[];
  draft: Draft;
};

export function materialIn({ messages }: ChatRequest): Material {
  return JSON.parse(messages[1]!.content) as Material;
}

/** What the model is told to put right, when it is asked again. */
export function faultsIn({ messages }: ChatRequest) {
  const faults: unknown = messages.length > 2 ? JSON.parse(messages.at(-1)!.content) : { faults: [] };
  return (faults as { faults: { heading?: string; mustSay?: string[]; mustNotSay?: string[] }[] }).faults;
}

/** A model that does as it should: every clause in other words, and only those at fault when asked again. */
export function goodDraft(request: ChatRequest): Draft {
  const { draft } = materialIn(request);
  const wanted = new Set(faultsIn(request).map(({ heading }) => heading));
  const isWanted = ({ heading }: Part) => wanted.size === 0 || wanted.has(undefined) || wanted.has(heading);
  return {
    recitals: draft.recitals.map(inOtherWords),
    clauses: draft.clauses.filter(isWanted).map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map(inOtherWords),
    })),
  };
}

/** The sign of the model's hand in a paragraph. */
export const HAND = "So the parties have settled it.";

function inOtherWords(paragraph: string): string {
  return `${paragraph} ${HAND}`;
}

/** A model that changes the text of some clauses, by words of their heading, and writes the others well. */
export function draftWith(heading: string, change: (text: string) => string) {
  return (request: ChatRequest): Draft => {
    const { recitals, clauses } = goodDraft(request);
    return {
      recitals,
      clauses: clauses.map((part) =>
        part.heading.includes(heading) ? { ...part, paragraphs: part.paragraphs.map(change) } : part,
      ),
    };
  };
}
