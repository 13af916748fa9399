import type { FileCheck } from "#shared/contract/verification";
import { call } from "#client/lib/call";

/** Ours have a few hundred kB; what is larger than this would only fill a phone's memory. */
const MOST_BYTES = 200 * 1024 * 1024;
/** A PDF says what it is within this. */
const HEAD_BYTES = 1024;

export type FileRefusal = { title: string; message: string };

/** A file that was read on this device, and whether it was issued here. */
export type CheckedFile = { name: string; size: number; sha256: string; answer: FileCheck };

/** Why the files that were dropped cannot be one of ours, or null. */
export function refuseFiles(files: readonly Pick<File, "size">[]): FileRefusal | null {
  const [file, another] = files;
  if (another)
    return { title: "One file at a time", message: "Please drop the PDF that you want to check alone." };
  if (!file || file.size === 0)
    return {
      title: "This file is empty",
      message: "It may not have been downloaded or saved whole. Please get it again.",
    };
  if (file.size > MOST_BYTES)
    return { title: "This is not one of our files", message: "No PDF that we issue is nearly this large." };
  return null;
}

export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Whether it says that it is a PDF. Throws when it cannot be read. */
export async function isPdf(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return new TextDecoder("latin1").decode(head).includes("%PDF-");
}

/** In hex. The browser computes it beside the page, which goes on answering. Throws when the file cannot be read. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Asks with the SHA-256 alone. */
export function askAboutFile(sha256: string): Promise<FileCheck> {
  return call("POST /api/verify/file", { body: { sha256 } });
}

/** "3fa9 12cd …": 64 letters and digits as they stand in a PDF. */
export function inGroups(sha256: string): string {
  return sha256.replace(/(.{8})(?=.)/g, "$1 ");
}
