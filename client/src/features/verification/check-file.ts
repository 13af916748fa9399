import type { FileCheck } from "#shared/contract/verification";
import type { Inspection } from "#client/features/verification/inspect-file";
import { askAboutFile } from "#client/features/verification/ask-about-file";

/** Ours have a few hundred kB; what is larger than this would only fill a phone's memory. */
const MOST_BYTES = 200 * 1024 * 1024;
/** Longer than this is no file of ours, also with much behind it: its seal is not looked for. */
const MOST_INSPECTED = 32 * 1024 * 1024;

export type FileRefusal = { title: string; message: string };

/** A file that was read on this device: whether it was issued here, and what its seal and the log say. */
export type CheckedFile = {
  name: string;
  size: number;
  sha256: string;
  answer: FileCheck;
  inspection: Inspection | null;
};

/** Why the files that were dropped cannot be one of ours, or null. */
export function refuseFiles(files: readonly Pick<File, "size">[]): FileRefusal | null {
  const [file, another] = files;
  if (another)
    return { title: "One file at a time", message: "Please drop the file that you want to check alone." };
  if (!file || file.size === 0)
    return {
      title: "This file is empty",
      message: "It may not have been downloaded or saved whole. Please get it again.",
    };
  if (file.size > MOST_BYTES)
    return {
      title: "This is not one of our files",
      message: "No file that we hand out is nearly this large.",
    };
  return null;
}

export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** In hex. The browser computes it beside the page, which goes on answering. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const loadVerdict = () => import("#client/features/verification/file-verdict");

/**
 * Asks with the SHA-256 alone whether it was issued here, and looks at its seal and its place in the log on this device: what that takes
 * is loaded now.
 */
export async function checkFile(bytes: Uint8Array<ArrayBuffer>, sha256: string) {
  const loading = import("#client/features/verification/inspect-file");
  const [answer, { inspectFile }] = await Promise.all([askAboutFile(sha256), loading, loadVerdict()]);
  return { answer, inspection: bytes.length > MOST_INSPECTED ? null : await inspectFile(bytes, answer) };
}

/** "3fa9 12cd …": 64 letters and digits as they stand in a PDF. */
export function inGroups(sha256: string): string {
  return sha256.replace(/(.{8})(?=.)/g, "$1 ");
}
