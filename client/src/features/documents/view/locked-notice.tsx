import { LockOpen } from "lucide-react";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";

/** A locked document; `onUnlock` is its owner's. */
export function LockedNotice({ onUnlock }: { onUnlock: (() => void) | undefined }) {
  return (
    <Notice tone="info" title={onUnlock ? "You locked this document" : "The owner has locked this document"}>
      <p className="mt-0.5">
        Nobody can sign, change or delete it until {onUnlock ? "you unlock it" : "it is unlocked"}. The links
        that were sent work again then.
      </p>
      {onUnlock && (
        <Button variant="secondary" icon={<LockOpen aria-hidden />} onClick={onUnlock} className="mt-3 mb-1">
          Unlock
        </Button>
      )}
    </Notice>
  );
}
