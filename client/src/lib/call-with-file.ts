import { ApiError } from "#client/lib/call";
import { methodAndPath, type ResponseBody } from "#shared/contract/contract";
import type { Contract, ContractKey } from "#shared/contract/index";

/** A connection that has moved nothing for so long is gone. */
const STALLED_AFTER_MS = 40_000;
/** The server reads for a minute at most, and may have the files of others before. */
const ANSWERED_WITHIN_MS = 150_000;

type FileKey = {
  [Key in ContractKey]: Contract[Key] extends { upload: object } ? Key : never;
}[ContractKey];

type Options = {
  /** What stands in the address. */
  params?: Record<string, string>;
  signal: AbortSignal;
  /** How much of the file has arrived, from 0 to 1. */
  onSent: (share: number) => void;
};

/** As `call`, for an endpoint that takes a file. `fetch` does not tell how much of a body is sent. */
export async function callWithFile<Key extends FileKey>(
  key: Key,
  file: File,
  options: Options,
): Promise<ResponseBody<Contract[Key]>> {
  const form = new FormData();
  form.append("file", file);
  const request = new XMLHttpRequest();
  await sendForm(request, key, form, options).catch((error: unknown) => {
    request.abort();
    throw error;
  });
  const { status, responseText, statusText } = request;
  if (status < 200 || status > 299) throw new ApiError(status, responseText || statusText);
  return JSON.parse(responseText) as ResponseBody<Contract[Key]>;
}

/** Resolves with any answer; rejects when none comes, or nobody waits any more. */
function sendForm(
  request: XMLHttpRequest,
  key: ContractKey,
  form: FormData,
  { params = {}, signal, onSent }: Options,
): Promise<void> {
  const { method, path } = methodAndPath(key);
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<void>((resolve, reject) => {
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error("The connection stands still")), ms);
    };
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait(STALLED_AFTER_MS);
      onSent(total === 0 ? 1 : loaded / total);
    });
    request.upload.addEventListener("load", () => {
      wait(ANSWERED_WITHIN_MS);
      onSent(1);
    });
    request.addEventListener("load", () => resolve());
    request.addEventListener("error", () => reject(new TypeError("The connection was lost")));
    signal.addEventListener("abort", () => reject(new Error("Nobody waits for it any more")));
    wait(STALLED_AFTER_MS);
    request.open(
      method,
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "")),
    );
    request.send(form);
  }).finally(() => clearTimeout(timer));
}
