import { Download } from "lucide-react";
import { say } from "#client/lib/say";
import { useDownload } from "#client/lib/use-download";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";

/** Saves the document at this address as '{title}.pdf', or its proof as '{title}.zip', and says in place when that failed. */
export function DownloadPdf({ address, title, proof }: { address: string; title: string; proof?: true }) {
  const download = useDownload(address, `${title}.${proof ? "zip" : "pdf"}`, {
    done: null,
    failed: proof ? say("screen.noProof") : say("screen.noPdf"),
  });
  return (
    <div className="mt-4">
      <Button
        variant="secondary"
        busy={download.isPending}
        busyLabel={say("screen.preparingPdf")}
        icon={<Download aria-hidden />}
        onClick={() => download.mutate()}
      >
        {proof ? say("screen.downloadProof") : say("screen.downloadPdf")}
      </Button>
      {download.errorMessage && (
        <Notice tone="danger" title={say("screen.downloadFailed")} className="mt-3">
          {download.errorMessage}
        </Notice>
      )}
    </div>
  );
}
