import { isRefusal } from "#client/features/signing/refusal";
import { refusalOf } from "#client/features/signing/rooms/room-refusal";
import { say } from "#client/lib/say";
import { Notice } from "#client/ui/card";

const takeFocus = (notice: HTMLElement | null) => notice?.focus();

/** Why a signature was not taken. Wherever the page has room for it by then, it takes the focus and so comes into view. */
export function SigningFailed({ error }: { error: unknown }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="mt-6 scroll-my-6 focus:outline-none">
      <Notice tone="danger" title={say("signing.failed")}>
        {failureSentence(error)}
      </Notice>
    </div>
  );
}

function failureSentence(error: unknown): string {
  if (isRefusal(error)) return refusalOf(error, say("signing.refused"));
  return say("signing.unreachable");
}
