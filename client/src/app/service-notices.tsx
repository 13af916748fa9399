import { useEffect, useState } from "react";
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

  useEffect(() => {
    if (online && state === "unavailable") void refreshUser();
    // Only when the connection returns: a service that is down is asked again by hand.
  }, [online]);

  if (online && state !== "unavailable") return null;
  return (
    <div role="status" className="border-b border-warning/30 bg-warning/10">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm sm:px-6">
        <p className="flex-1 basis-60">
          {online
            ? "The service is not available right now. Signing in will work again in a moment."
            : "You are offline. What you type is kept on this device."}
        </p>
        {online && (
          <Button
            variant="ghost"
            size="sm"
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
  );
}
