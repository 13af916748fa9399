import { Download } from "lucide-react";
import { say } from "#client/lib/say";
import { useDownload } from "#client/lib/use-download";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";

type DownloadPdfProps = {
  address: string;
  title: string;
  what?: "document" | "record" | "certificate" | "proof" | "forCourt";
};

/** Saves the document at this address as '{title}.pdf', its certificate, what was recorded of one’s own signature, a draft for a court, or its proof as '{title}.zip', and says in place when that failed. */
export function DownloadPdf({ address, title, what = "document" }: DownloadPdfProps) {
  const download = useDownload(address, `${title}.${what === "proof" ? "zip" : "pdf"}`, {
    done: null,
    failed: what === "proof" ? say("screen.noProof") : say("screen.noPdf"),
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
        {what === "document" && say("screen.downloadPdf")}
        {what === "record" && say("screen.downloadRecord")}
        {what === "certificate" && say("screen.downloadCertificate")}
        {what === "proof" && say("screen.downloadProof")}
        {what === "forCourt" && say("screen.downloadForCourt")}
      </Button>
      {download.errorMessage && (
        <Notice tone="danger" title={say("screen.downloadFailed")} className="mt-3">
          {download.errorMessage}
        </Notice>
      )}
    </div>
  );
}
