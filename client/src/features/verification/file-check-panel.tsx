import { CircleX, FileSearch, RotateCw, WifiOff } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { formatSize } from "#client/lib/format-size";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { DropZone } from "#client/ui/fields/drop-zone";
import { Working } from "#client/ui/working";
import { loadVerdict } from "#client/features/verification/check-file";
import { useFileCheck, type FileCheckState } from "#client/features/verification/use-file-check";

const FileVerdict = lazy(async () => ({ default: (await loadVerdict()).FileVerdict }));

/** Drop a file and learn, free of charge, whether it was issued here, and what was done to it since. It never leaves the device. */
export function FileCheckPanel() {
  const { state, check, startOver } = useFileCheck();
  return (
    <div className="grid gap-4">
      {state.is === "waiting" || state.is === "refused" ? (
        <>
          {state.is === "refused" && (
            <Notice tone="danger" title={state.refusal.title}>
              {state.refusal.message}
            </Notice>
          )}
          <DropZone
            label="Choose a file"
            help="A PDF or a proof (ZIP). It never leaves this device"
            icon={<FileSearch />}
            multiple
            onFiles={check}
          />
        </>
      ) : (
        <div className="rounded-card border bg-surface p-5 sm:p-6">
          <Progress state={state} />
          {(state.is === "checked" || state.is === "failed") && (
            <Button variant="secondary" onClick={startOver} className="mt-5 max-sm:w-full print:hidden">
              Check another file
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type Shown = Exclude<FileCheckState, { is: "waiting" | "refused" }>;

function Progress({ state }: { state: Shown }): ReactNode {
  if (state.is === "impossible") return <Impossible />;
  if (state.is === "checked")
    return (
      <Suspense>
        <FileVerdict file={state.file} />
      </Suspense>
    );
  if (state.is === "failed")
    return (
      <div role="alert">
        <h3 className="flex items-center gap-2.5 font-serif text-lg font-semibold">
          <WifiOff aria-hidden className="size-5 shrink-0 text-warning" /> Not checked yet
        </h3>
        <p className="mt-1 mb-4 text-sm text-muted">{state.message}</p>
        <Button icon={<RotateCw aria-hidden />} onClick={state.again} className="max-sm:w-full">
          Try again
        </Button>
      </div>
    );
  return (
    <Working title={state.is === "reading" ? "Reading your file" : "Looking for it"}>
      <bdi className="wrap-anywhere">{state.name}</bdi>, {formatSize(state.size)}. It stays on this device.
    </Working>
  );
}

/** Browsers keep what is needed to themselves on pages without a secure connection. */
function Impossible() {
  return (
    <div>
      <h3 className="flex items-center gap-2.5 font-serif text-lg font-semibold">
        <CircleX aria-hidden className="size-5 shrink-0 text-warning" /> This browser cannot check files
      </h3>
      <p className="mt-1 text-sm text-muted">
        It needs a newer browser, or this page at an address that begins with https://. Searching works all
        the same.
      </p>
    </div>
  );
}
