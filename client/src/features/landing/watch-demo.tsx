import { lazy, Suspense, useState } from "react";
import { Play } from "lucide-react";
import { Button } from "#client/ui/button";
import { toast } from "#client/ui/toast";

const loadDemo = async () => ({ default: (await import("#client/features/landing/demo-dialog")).DemoDialog });
const DemoDialog = lazy(loadDemo);

/** Its code comes with the first wish to see it. Without scripts there is nothing to play. */
export function WatchDemo() {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  async function watch() {
    const isLoaded = await loadDemo().catch(() => null);
    if (!isLoaded)
      return toast({
        title: "No connection",
        description: "The demo did not load. Please check your connection and try again.",
        tone: "danger",
      });
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        icon={<Play aria-hidden />}
        onClick={() => void watch()}
        className="noscript:hidden"
      >
        Watch Demo
      </Button>
      {wanted && (
        <Suspense>
          <DemoDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
