import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ComponentProps } from "react";
import { downloadFile } from "#client/lib/download";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";

type DownloadPdfProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className"> & {
  url: string;
  /** The document's title names the file. */
  title: string;
};

/** Saves the document as a PDF, and says in place when that failed. */
export function DownloadPdf({ url, title, variant = "secondary", ...button }: DownloadPdfProps) {
  const download = useMutation({ mutationFn: () => downloadFile(url, `${title}.pdf`) });
  return (
    <>
      <Button
        {...button}
        variant={variant}
        busy={download.isPending}
        busyLabel="Preparing PDF…"
        icon={<Download aria-hidden />}
        onClick={() => download.mutate()}
      >
        Download PDF
      </Button>
      {download.isError && (
        <Notice tone="danger" title="Download failed" className="mt-3 w-full">
          Could not generate PDF. Please try again.
        </Notice>
      )}
    </>
  );
}
