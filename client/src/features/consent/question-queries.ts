import { queryOptions } from "@tanstack/react-query";
import type { DeletionQuestion } from "#shared/contract/consent";
import type { Purpose } from "#client/features/consent/consent-queries";
import { questionVersion } from "#client/features/consent/question-words";
import { ApiError, call, fileUrl } from "#client/lib/call";
import { currentLanguage } from "#client/lib/say";

/** What the holder of a link is asked, whichever the purpose. */
export type ConsentQuestion = Pick<DeletionQuestion, "document" | "collaborator"> & {
  request: DeletionQuestion["deletionRequest"];
};

/** Others answer while the page is open, and so may another tab: it is asked again whenever its window comes back. */
export function questionQuery(purpose: Purpose, token: string) {
  return queryOptions({
    queryKey: ["/api/confirm", purpose, token],
    queryFn: ({ signal }) => readQuestion(purpose, token, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export async function readQuestion(
  purpose: Purpose,
  token: string,
  signal?: AbortSignal,
): Promise<ConsentQuestion> {
  const params = { token };
  const options = signal ? { signal } : {};
  if (purpose === "deletion") {
    const row = "GET /api/confirm-deletion/{token}";
    const { deletionRequest, ...question } = await call(row, { params }, options);
    return { ...question, request: deletionRequest };
  }
  const { unlockRequest, ...question } = await call("GET /api/confirm-unlock/{token}", { params }, options);
  return { ...question, request: unlockRequest };
}

const answerRows = {
  deletion: "POST /api/confirm-deletion/{token}",
  amendment: "POST /api/confirm-unlock/{token}",
} as const;

const TIMEOUT_MS = 20_000;

export function sendAnswer(purpose: Purpose, token: string, confirmed: boolean) {
  const body = { confirmed, language: currentLanguage(), questionVersion: questionVersion() };
  return call(answerRows[purpose], { params: { token }, body }, { timeoutMs: TIMEOUT_MS });
}

const pdfRows = {
  deletion: "GET /api/confirm-deletion/{token}/pdf",
  amendment: "GET /api/confirm-unlock/{token}/pdf",
} as const;

export function questionPdf(purpose: Purpose, token: string): string {
  return fileUrl(pdfRows[purpose], { token });
}

/** The link itself opens nothing (any more), as opposed to a server that does not answer. */
export function isUselessLink(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
