import { formatSize } from "#client/lib/format-size";
import type { Extraction } from "#client/features/reviews/use-extraction";
import { Button } from "#client/ui/button";
import { Working } from "#client/ui/working";

type ExtractionProgressProps = {
  extraction: Extract<Extraction, { phase: "sending" | "reading" }>;
  onCancel: () => void;
};

/** A file on its way to its text: how much of it is sent, then that it is read. */
export function ExtractionProgress({ extraction, onCancel }: ExtractionProgressProps) {
  const { phase, file } = extraction;
  const sent = phase === "sending" ? Math.round(extraction.sent * 100) : 100;
  return (
    <div className="grid min-h-64 content-center gap-5 rounded-card border bg-surface p-5 sm:p-8">
      <Working title={phase === "sending" ? `Sending the file: ${sent}%` : "Reading the text"}>
        {phase === "sending"
          ? "Please keep this page open."
          : "Reading a PDF may take up to 60 seconds. Please keep this page open."}
      </Working>
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-ink/10">
        <span
          className={`block h-full rounded-full bg-primary transition-[width] duration-300 ${phase === "reading" ? "animate-pulse" : ""}`}
          style={{ width: `${Math.max(2, sent)}%` }}
        />
      </span>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-sm text-muted wrap-anywhere">
          <bdi className="font-medium text-ink">{file.name}</bdi> · {formatSize(file.size)}
        </p>
        <Button variant="secondary" size="sm" onClick={onCancel} className="max-sm:w-full">
          Cancel
        </Button>
      </div>
    </div>
  );
}
