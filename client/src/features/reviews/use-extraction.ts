import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#client/lib/call";
import { callWithFile } from "#client/lib/call-with-file";
import { messageOf } from "#client/lib/errors";
import { leaveIfLoggedOut } from "#client/lib/session";
import { dismissErrors, toast } from "#client/ui/toast";
import { changeContract } from "#client/features/reviews/contract-in-hand";
import { refuseFile, tooLarge, unsupported, type FileRefusal } from "#client/features/reviews/refuse-file";

export type Extraction =
  | { phase: "idle" }
  | { phase: "sending"; file: File; sent: number }
  | { phase: "reading"; file: File }
  | { phase: "failed"; file: File; message: string };

const idle: Extraction = { phase: "idle" };
const NOT_ARRIVED = "The file did not arrive. Please check your connection and try again.";

/** Has the text taken out of a file. What comes of it is in the hand; what does not is told here. */
export function useExtraction() {
  const [extraction, setExtraction] = useState<Extraction>(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = useCallback(() => {
    running.current?.abort();
    setExtraction(idle);
  }, []);

  const read = useCallback(async (file: File) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const fail = (refusal: FileRefusal) => {
      setExtraction({ phase: "failed", file, message: refusal.message });
      tell(refusal);
    };
    const refusal = refuseFile(file);
    if (refusal) return fail(refusal);
    dismissErrors();
    setExtraction({ phase: "sending", file, sent: 0 });
    const onSent = (sent: number) =>
      setExtraction(sent < 1 ? { phase: "sending", file, sent } : { phase: "reading", file });
    try {
      const extracted = await callWithFile("POST /api/extract-text", file, { signal, onSent });
      if (signal.aborted) return;
      changeContract({ file: { ...extracted, name: file.name, size: file.size } });
      setExtraction(idle);
    } catch (error) {
      if (signal.aborted) return;
      if (leaveIfLoggedOut(error)) return setExtraction(idle);
      fail(refusalOf(error));
    }
  }, []);

  return { extraction, read: (file: File) => void read(file), stop };
}

export type ExtractionState = ReturnType<typeof useExtraction>;

const FROM_PDF = "PDF Text Extraction Failed";

function refusalOf(error: unknown): FileRefusal {
  const message = messageOf(error, NOT_ARRIVED);
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "unsupported_file") return { ...unsupported, message };
  if (code === "file_too_large" || code === "body_too_large") return { ...tooLarge, message };
  return { title: /pdf|images|manual/i.test(message) ? FROM_PDF : "Upload failed", message };
}

/** Where a PDF gives no text, its text is asked for instead. Why stands in the form, and is not said twice. */
function tell({ title }: FileRefusal): void {
  if (title === FROM_PDF) changeContract({ way: "paste" });
  toast({ title, ...wayOut[title], tone: "danger" });
}

const wayOut: Record<string, { description: string }> = {
  [FROM_PDF]: { description: "Please paste the text of the contract instead." },
  "Upload failed": {
    description: "Failed to process the uploaded file. Please try using the 'Paste Text' tab instead.",
  },
};
