import { Download } from "lucide-react";
import { useParams } from "wouter";
import { paths } from "#shared/paths";
import { useDownloadExport } from "#client/features/account/index";
import { ApiError } from "#client/lib/call";
import { Button, ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { MessageCard } from "#client/ui/message-card";

/** Where the mail about gathered data leads. */
export function DataExportPage() {
  const { id } = useParams<{ id: string }>();
  const download = useDownloadExport(id);
  const { error } = download;
  if (error instanceof ApiError && error.code === "export_not_found")
    return (
      <MessageCard title="Not found" action={<ButtonLink href={paths.settings}>Go to settings</ButtonLink>}>
        <p>{error.serverMessage}</p>
      </MessageCard>
    );
  return (
    <MessageCard
      title="Your data is ready"
      action={
        <Button
          size="lg"
          icon={<Download aria-hidden />}
          busy={download.isPending}
          busyLabel="Preparing…"
          onClick={() => download.mutate()}
        >
          Download
        </Button>
      }
    >
      <p>
        One ZIP with your profile, documents, payments and messages as JSON, and the PDF of every document.
      </p>
      <p className="text-sm text-muted">
        It stays here for 7 days. Keep it where only you can read it: other people’s names are in it, too.
      </p>
      <div role="status" className="text-sm">
        {download.isSuccess && "Your browser is saving it."}
      </div>
      {download.errorMessage && (
        <Notice tone="danger" title="Download failed">
          {download.errorMessage}
        </Notice>
      )}
    </MessageCard>
  );
}
