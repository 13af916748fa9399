import { ApiError } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

type DownloadOptions = {
  /** The title of the toast about a file that was saved. Null where the screen shows `errorMessage` itself, and nothing else. */
  done?: string | null;
  failed?: string;
  /** What is sent with it; without, the address is only asked. */
  body?: object;
};

/** Saves what an address answers as a file of this name, and says so. */
export function useDownload(
  address: string,
  filename: string,
  {
    done = "Download complete",
    failed = "Could not generate PDF. Please try again.",
    body,
  }: DownloadOptions = {},
) {
  return useMutationOnce({
    mutationFn: () => saveFile(address, filename, body),
    meta: { error: done === null ? { message: failed } : { title: "Download failed", message: failed } },
    onSuccess: () => {
      if (done !== null) toast({ title: done, description: filename, tone: "success" });
    },
  });
}

/** So long nothing may come: a large file on a slow line takes its time. */
const SILENCE_MS = 30_000;

/** Throws `ApiError` when the address answers anything but a success. */
export async function saveFile(address: string, filename: string, body?: object): Promise<void> {
  const silence = new AbortController();
  const listen = () => setTimeout(() => silence.abort(), SILENCE_MS);
  let waiting = listen();
  try {
    const response = await fetch(address, {
      credentials: "include",
      signal: silence.signal,
      ...(body && {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
    const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (part, out) => {
        clearTimeout(waiting);
        waiting = listen();
        out.enqueue(part);
      },
    });
    saveBlob(await new Response(response.body?.pipeThrough(heard), response).blob(), filename);
  } finally {
    clearTimeout(waiting);
  }
}

/** Saves what the page has as a file of this name. */
export function saveBlob(blob: Blob, filename: string): void {
  const objectUrl = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = objectUrl;
  link.download = filename;
  link.click();
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(objectUrl), SILENCE_MS);
}
