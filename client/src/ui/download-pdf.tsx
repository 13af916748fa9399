import { Download } from "lucide-react";
import { downloadFile } from "#client/lib/download";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";

/** Saves the document at this address as '{title}.pdf', and says in place when that failed. */
export function DownloadPdf({ address, title }: { address: string; title: string }) {
  const download = useMutationOnce({
    mutationFn: () => downloadFile(address, `${title}.pdf`),
    meta: { error: { message: say("screen.noPdf") } },
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
        {say("screen.downloadPdf")}
      </Button>
      {download.errorMessage && (
        <Notice tone="danger" title={say("screen.downloadFailed")} className="mt-3">
          {download.errorMessage}
        </Notice>
      )}
    </div>
  );
}
