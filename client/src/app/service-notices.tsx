import { useEffect, useEffectEvent, useRef, useState } from "react";
import { RotateCw } from "lucide-react";
import { useOnline } from "#client/lib/use-online";
import { refreshUser, useUser } from "#client/lib/use-user";
import { Button } from "#client/ui/button";

/** Says so when there is no connection or the API does not answer, and tries again. */
export function ServiceNotices() {
  const { state } = useUser();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const retry = () => {
    setAsking(true);
    void refreshUser().finally(() => setAsking(false));
  };

  const askAgain = useEffectEvent(() => {
    if (state === "unavailable") void refreshUser();
  });
  // Only when the connection returns: a service that is down is asked again by hand.
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) askAgain();
    wasOnline.current = online;
  }, [online]);

  const isServed = online && state !== "unavailable";
  // Always there: a region that comes together with its words is not read out everywhere.
  return (
    <div role="status">
      {!isServed && (
        <div className="border-b border-warning/30 bg-warning/10">
          <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-3 px-4 py-1.5 text-xs sm:px-6 sm:text-sm">
            <p className="min-w-0 flex-1">
              {online
                ? "The service is not available right now. Signing in will work again in a moment."
                : "You are offline. What you type is kept on this device."}
            </p>
            {online && (
              <Button
                variant="ghost"
                size="sm"
                className="-mr-3 shrink-0"
                icon={<RotateCw aria-hidden />}
                busy={asking}
                busyLabel="Trying…"
                onClick={retry}
              >
                Try again
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
