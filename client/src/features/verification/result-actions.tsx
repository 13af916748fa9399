import { Download, Printer } from "lucide-react";
import type { Verification } from "#shared/contract/verification";
import { pathTo } from "#shared/paths";
import { fileUrl } from "#client/lib/call";
import { useDownload } from "#client/lib/use-download";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { CopyButton } from "#client/ui/copy-button";

type ResultActionsProps = {
  result: Verification;
  /** Where it was mailed to, as far as this device knows. */
  email: string | undefined;
};

/** What can be done with a verification: keep its certificate, show it to others, print it. */
export function ResultActions({ result: { verificationId }, email }: ResultActionsProps) {
  const address = fileUrl("GET /api/verify/results/{verificationId}/pdf", { verificationId });
  const download = useDownload(address, `${verificationId}.pdf`, {
    done: null,
    failed: "The certificate could not be fetched. Please try again.",
  });
  const link = window.location.origin + pathTo.verification(verificationId);
  return (
    <div className="grid gap-4 print:hidden">
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button
          icon={<Download aria-hidden />}
          busy={download.isPending}
          busyLabel="Preparing PDF…"
          onClick={() => download.mutate()}
        >
          Download certificate
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {download.errorMessage && (
        <Notice tone="danger" title="Download failed">
          {download.errorMessage}
        </Notice>
      )}
      {email !== undefined && (
        <p className="text-sm text-muted wrap-anywhere">
          Mailed to <bdi className="font-medium text-ink">{email}</bdi>, with the certificate.
        </p>
      )}
      <div className="flex items-center justify-between gap-x-2 rounded-control bg-ink/5 py-1.5 pr-1.5 pl-4">
        <p className="min-w-0 flex-1 py-1 text-sm wrap-anywhere select-all">{link}</p>
        <CopyButton text={link} label="Copy the link to this verification" />
      </div>
    </div>
  );
}
