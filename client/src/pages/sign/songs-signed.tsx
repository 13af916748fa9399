import { say } from "#client/lib/say";
import { Notice } from "#client/ui/card";

const takeFocus = (notice: HTMLElement | null) => notice?.focus();

/** What came of the press: how many are signed, and that others are not. */
export function SongsSigned({ done, failed }: { done: number; failed: number }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="mt-6 focus:outline-none">
      <Notice tone={failed === 0 ? "success" : "warning"} title={say("together.signedNow", { count: done })}>
        {failed === 0 ? say("together.mailed") : say("together.notAll", { count: failed })}
      </Notice>
    </div>
  );
}
