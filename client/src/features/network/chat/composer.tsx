import { useId, useRef, type KeyboardEvent } from "react";
import { SendHorizontal } from "lucide-react";
import { AttachFile, FileOnItsWayLine } from "#client/features/network/chat/attach-file";
import { useSendFile } from "#client/features/network/chat/use-send-file";
import type { Outbox } from "#client/features/network/chat/use-outbox";

const LONGEST = 4000;
/** From here on it is told how much room there is. */
const NEARLY_FULL = 200;

type ComposerProps = { outbox: Pick<Outbox, "text" | "type" | "send">; partner: string; requestId: string };

/** Where one writes: Enter sends, Shift+Enter begins a new line. */
export function Composer({ outbox: { text, type, send }, partner, requestId }: ComposerProps) {
  const sending = useSendFile(requestId);
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const left = LONGEST - text.trim().length;
  const canSend = text.trim() !== "" && left >= 0;

  function submit() {
    if (canSend) send(text);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // An Enter that chooses among the suggestions of a keyboard is not meant for us.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="border-t bg-surface p-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:p-3"
    >
      <div className="flex items-end gap-2">
        <AttachFile sending={sending} partner={partner} />
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          aria-label={`Message to ${partner}`}
          aria-describedby={noteId}
          aria-invalid={left < 0 || undefined}
          placeholder="Write a message"
          enterKeyHint="send"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-36 min-h-11 w-full min-w-0 flex-1 resize-none rounded-[22px] border border-control bg-paper px-4 py-2 text-base placeholder:text-muted/85 hover:border-muted aria-invalid:border-danger"
        />
        <button
          type="submit"
          aria-label="Send"
          aria-disabled={!canSend}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-primary text-on-primary transition-opacity hover:bg-primary/90 aria-disabled:opacity-45"
        >
          <SendHorizontal aria-hidden className="size-5" />
        </button>
      </div>
      <FileOnItsWayLine sending={sending} />
      <p id={noteId} className="px-4 text-xs text-muted not-empty:pt-1.5">
        {left < 0 && (
          <span className="font-medium text-danger">
            A message can have at most {LONGEST.toLocaleString("en-GB")} characters: please take out {-left}.
          </span>
        )}
        {left >= 0 && left <= NEARLY_FULL && `${left} ${left === 1 ? "character" : "characters"} left.`}
      </p>
    </form>
  );
}
