import { isRefusal } from "#client/features/signing/sign-document";
import { messageOf } from "#client/lib/errors";
import { say } from "#client/lib/words/say";
import { Notice } from "#client/ui/card";

const takeFocus = (notice: HTMLElement | null) => notice?.focus();

/** Why a signature was not taken. Wherever the page has room for it by then, it takes the focus and so comes into view. */
export function SigningFailed({ error }: { error: unknown }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="mt-6 scroll-my-6 focus:outline-none">
      <Notice tone="danger" title={say("Signing Failed")}>
        {failureSentence(error)}
      </Notice>
    </div>
  );
}

function failureSentence(error: unknown): string {
  if (isRefusal(error)) return messageOf(error, say("The signature was refused. Please reload the page."));
  return say(
    "We could not reach the server to confirm your signature. Check your connection and press Sign Document again: it is never signed twice.",
  );
}
