import { Download } from "lucide-react";
import { downloadFile } from "#client/lib/download";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { say } from "#client/lib/words/say";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";

/** Saves the document at this address as '{title}.pdf', and says in place when that failed. */
export function DownloadPdf({ address, title }: { address: string; title: string }) {
  const download = useMutationOnce({ mutationFn: () => downloadFile(address, `${title}.pdf`) });
  return (
    <div className="mt-4">
      <Button
        variant="secondary"
        busy={download.isPending}
        busyLabel={say("Preparing PDF…")}
        icon={<Download aria-hidden />}
        onClick={() => download.mutate()}
      >
        {say("Download PDF")}
      </Button>
      {download.isError && (
        <Notice tone="danger" title={say("Download failed")} className="mt-3">
          {say("Could not generate PDF. Please try again.")}
        </Notice>
      )}
    </div>
  );
}
