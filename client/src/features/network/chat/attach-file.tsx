import { useRef } from "react";
import { Paperclip, RotateCw } from "lucide-react";
import type { useSendFile } from "#client/features/network/chat/use-send-file";

/** What a browser offers; what a file is, the server finds by its content. */
const ACCEPTED = ".pdf,application/pdf,audio/*,image/*";

type AttachFileProps = { sending: ReturnType<typeof useSendFile>; partner: string };

/** Chooses a file, which is sent at once. */
export function AttachFile({ sending, partner }: AttachFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={`File for ${partner}`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = "";
          if (file) sending.send(file);
        }}
      />
      <button
        type="button"
        aria-label="Send a file"
        title="Send a PDF, an audio file or a picture, up to 10 MB"
        disabled={sending.onItsWay !== null && sending.onItsWay.failure === null}
        onClick={() => input.current?.click()}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-ink/6 hover:text-ink disabled:opacity-45"
      >
        <Paperclip aria-hidden className="size-5" />
      </button>
    </>
  );
}

/** How far the file is, or why it was not sent. */
export function FileOnItsWayLine({ sending }: { sending: ReturnType<typeof useSendFile> }) {
  const { onItsWay, sendAgain, cancel } = sending;
  if (!onItsWay) return null;
  const { file, sent, failure, mayHelp } = onItsWay;
  return (
    <div
      role={failure === null ? "status" : "alert"}
      className="flex flex-wrap items-center gap-x-2 px-4 pt-1 text-sm"
    >
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <bdi className="font-medium">{file.name}</bdi>
        {failure === null ? (
          <span className="text-muted tabular-nums"> · {Math.round(sent * 100)} %</span>
        ) : (
          <span className="block text-danger">Not sent. {failure}</span>
        )}
      </p>
      {failure !== null && mayHelp && (
        <button
          type="button"
          onClick={sendAgain}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold hover:bg-ink/6"
        >
          <RotateCw aria-hidden className="size-4" /> Try again
        </button>
      )}
      <button
        type="button"
        onClick={cancel}
        className="min-h-11 rounded-control px-2 text-muted hover:bg-ink/6 hover:text-ink"
      >
        {failure === null ? "Cancel" : "Discard"}
      </button>
    </div>
  );
}
