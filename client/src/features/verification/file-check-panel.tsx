import { CircleX, FileSearch, RotateCw, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { formatSize } from "#client/lib/format-size";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { DropZone } from "#client/ui/drop-zone";
import { Working } from "#client/ui/working";
import { FileVerdict } from "#client/features/verification/file-verdict";
import { useFileCheck, type FileCheckState } from "#client/features/verification/use-file-check";

/** Drop a PDF and learn, free of charge, whether it is one that was issued here. It never leaves the device. */
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
            label="Choose a PDF"
            help="Your file never leaves this device"
            icon={<FileSearch />}
            accept=".pdf,application/pdf"
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
  if (state.is === "checked") return <FileVerdict file={state.file} />;
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
