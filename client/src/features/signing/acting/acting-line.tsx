import { useEffect, useRef } from "react";
import { say, sayWith } from "#client/lib/say";
import { Button } from "#client/ui/button";
import type { SigningView } from "#shared/contract/signing/view";
import type { Acting } from "#shared/domain/acting";

type ActingLineProps = {
  view: SigningView;
  acting: Pick<Acting, "capacity" | "position">;
  /** Where the reader has said so, they take it back. */
  onUndo: (() => void) | null;
};

/** For whom the reader signs, and as what: above what they agree to. */
export function ActingLine({ view, acting: { capacity, position }, onUndo }: ActingLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const isStated = onUndo !== null;
  useEffect(() => {
    if (!isStated) return undefined;
    // The dialog in which they said it gives the focus back first.
    const later = setTimeout(() => {
      line.current?.focus({ preventScroll: true });
      document.getElementById("sign")?.scrollIntoView();
    });
    return () => clearTimeout(later);
  }, [isStated]);
  return (
    <p
      ref={line}
      tabIndex={isStated ? -1 : undefined}
      className="mt-2 focus:outline-none flex flex-wrap items-center gap-x-3 text-sm font-medium wrap-anywhere"
    >
      <span>
        {sayWith("acting.youSign", {
          name: <bdi>{view.collaborator.name}</bdi>,
          capacity,
          position,
          hasPosition: position !== "",
        })}
      </span>
      {onUndo && (
        <Button variant="ghost" size="sm" className="-ms-3" onClick={onUndo}>
          {say("acting.undo")}
        </Button>
      )}
    </p>
  );
}
