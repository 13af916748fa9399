import { Download } from "lucide-react";
import { useDownload } from "#client/lib/use-download";
import { Button } from "#client/ui/button";

type HistoryDownloadProps = {
  address: string;
  filename: string;
  /** What the button says, and what it is called where several say the same. */
  label: string;
  name?: string;
  /** What is sent with it. */
  body?: object;
};

/** A button that saves one file of the history. */
export function HistoryDownload({ address, filename, label, name, body }: HistoryDownloadProps) {
  const download = useDownload(address, filename, {
    failed: "The file could not be made. Please try again.",
    ...(body && { body }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={name}
      icon={<Download aria-hidden />}
      busy={download.isPending}
      busyLabel="Preparing…"
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  );
}
