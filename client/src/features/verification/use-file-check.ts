import { useRef, useState } from "react";
import {
  askAboutFile,
  canHash,
  isPdf,
  refuseFiles,
  sha256Of,
  type CheckedFile,
  type FileRefusal,
} from "#client/features/verification/check-file";
import { messageOf } from "#client/lib/errors";

export type FileCheckState =
  | { is: "waiting" }
  | { is: "impossible" }
  | { is: "reading" | "asking"; name: string; size: number }
  | { is: "refused"; refusal: FileRefusal }
  | { is: "failed"; message: string; again: () => void }
  | { is: "checked"; file: CheckedFile };

const notPdf = {
  title: "This is not a PDF",
  message: "We issue PDF files only. A photo, a scan or a Word file of one cannot be recognised.",
};
const unreadable = {
  title: "This file could not be read",
  message: "It may have been moved, or it is a folder. Please choose it again.",
};

/** Reads a file on this device and asks with its SHA-256 whether it was issued here. The newest file is the one that counts. */
export function useFileCheck() {
  const [state, setState] = useState<FileCheckState>({ is: canHash() ? "waiting" : "impossible" });
  const turn = useRef(0);

  async function check(files: readonly File[]) {
    const mine = ++turn.current;
    const show = (next: FileCheckState) => mine === turn.current && setState(next);
    const refusal = refuseFiles(files);
    const [file] = files;
    if (refusal || !file) return show({ is: "refused", refusal: refusal ?? unreadable });
    const { name, size } = file;
    show({ is: "reading", name, size });
    try {
      if (!(await isPdf(file))) return show({ is: "refused", refusal: notPdf });
      await ask({ name, size, sha256: await sha256Of(file) }, show);
    } catch {
      show({ is: "refused", refusal: unreadable });
    }
  }

  async function ask(file: Omit<CheckedFile, "answer">, show: (next: FileCheckState) => void) {
    show({ is: "asking", ...file });
    await askAboutFile(file.sha256).then(
      (answer) => show({ is: "checked", file: { ...file, answer } }),
      (error: unknown) =>
        show({
          is: "failed",
          message: messageOf(error, "We could not reach the service. Please check your connection."),
          again: () => void ask(file, show),
        }),
    );
  }

  return {
    state,
    check: (files: readonly File[]) => void check(files),
    startOver: () => {
      turn.current += 1;
      setState({ is: "waiting" });
    },
  };
}
