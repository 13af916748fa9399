import { useRef, useState } from "react";
import {
  canHash,
  checkFile,
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

const unreadable = {
  title: "This file could not be read",
  message: "It may have been moved, or it is a folder. Please choose it again.",
};

/** Checks a file on this device. The newest file is the one that counts. */
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
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    if (!bytes) return show({ is: "refused", refusal: unreadable });
    await ask(bytes, { name, size, sha256: await sha256Of(bytes) }, show);
  }

  async function ask(
    bytes: Uint8Array<ArrayBuffer>,
    file: Omit<CheckedFile, "answer" | "inspection">,
    show: (next: FileCheckState) => void,
  ) {
    show({ is: "asking", ...file });
    await checkFile(bytes, file.sha256).then(
      (found) => show({ is: "checked", file: { ...file, ...found } }),
      (error: unknown) =>
        show({
          is: "failed",
          message: messageOf(error, "We could not reach the service. Please check your connection."),
          again: () => void ask(bytes, file, show),
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
