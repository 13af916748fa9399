import { addressOf, ApiError, request, type Options, type RequestParts } from "#client/lib/call";
import { methodAndPath, type ResponseBody, type CallInput } from "#shared/contract/contract";
import type { Contract, ContractKey } from "#shared/contract/index";
import type { ErrorBody } from "#shared/errors";

/** More than the server takes for any answer: drafting ends after a minute, one way or the other. */
const TIMEOUT_MS = 80_000;

const ANSWER_LOST =
  "The connection was lost before the answer arrived. Please try again: nothing is done twice.";

type Progress<R> = R extends { progress: { _zod: { output: infer P } } } ? P : never;
type ProgressKey = {
  [Key in ContractKey]: Contract[Key] extends { progress: object } ? Key : never;
}[ContractKey];

type Line = { progress: unknown } | { answer: unknown } | { error: ErrorBody & { status: number } };

/**
 * As `call`, for an endpoint that tells how far it is. Throws `ApiError` as `call` does; its status is 0 when the connection ends before
 * the answer, whatever has become of the request.
 */
export async function callWithProgress<Key extends ProgressKey>(
  key: Key,
  input: CallInput<Contract[Key]>,
  { onProgress, ...options }: Options & { onProgress: (progress: Progress<Contract[Key]>) => void },
): Promise<ResponseBody<Contract[Key]>> {
  const { params, query, body } = input as RequestParts;
  const { method, path } = methodAndPath(key);
  const sending = { method, body, accept: "application/x-ndjson", timeoutMs: TIMEOUT_MS, ...options };
  const read = (response: Response) => readAnswer(response, onProgress as (progress: unknown) => void);
  return (await request(addressOf(path, params, query), sending, read)) as ResponseBody<Contract[Key]>;
}

/** Tells each progress until a line brings the answer, or a refusal. */
async function readAnswer({ body }: Response, onProgress: (progress: unknown) => void): Promise<unknown> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read().catch(lost);
    if (done) throw answerLost();
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    // Empty lines only keep the connection open.
    for (const text of lines.filter((line) => line !== "")) {
      const line = parseLine(text);
      if ("answer" in line) return line.answer;
      if ("error" in line) throw new ApiError(line.error.status, JSON.stringify(line.error));
      onProgress(line.progress);
    }
  }
}

/** What is no line of ours, a proxy's page say, is no answer. */
function parseLine(text: string): Line {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === "object" && line !== null) return line as Line;
  } catch {
    // No JSON at all.
  }
  throw answerLost();
}

/** Whoever has stopped waiting knows why; anybody else has lost the connection. */
function lost(error: unknown): never {
  throw error instanceof TypeError ? answerLost() : error;
}

function answerLost(): ApiError {
  return new ApiError(0, JSON.stringify({ message: ANSWER_LOST }));
}
