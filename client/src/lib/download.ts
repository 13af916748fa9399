import { ApiError } from "#client/lib/call";

const TIMEOUT_MS = 30_000;

/** Saves what an address answers as a file. Throws `ApiError` when it answers anything but a success. */
export async function downloadFile(url: string, filename: string): Promise<void> {
  const response = await fetch(url, { credentials: "include", signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  const objectUrl = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = objectUrl;
  link.download = filename;
  link.click();
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(objectUrl), TIMEOUT_MS);
}
