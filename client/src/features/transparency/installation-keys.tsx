import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { saveBlob } from "#client/lib/use-download";
import { Button } from "#client/ui/button";
import { CopyButton } from "#client/ui/copy-button";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";

/** What whoever checks without us has to bring, as this installation has it now. */
export function InstallationKeys() {
  const { data, error, refetch } = useQuery({
    queryKey: ["/api/transparency/keys"],
    queryFn: ({ signal }) => call("GET /api/transparency/keys", {}, { signal }),
  });
  if (error && !data)
    return (
      <ErrorState
        message={messageOf(error, "The keys could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-40" />;
  const { log, sealRoots, timeStampRoots } = data;
  return (
    <dl className="grid gap-5">
      {sealRoots.map(({ sha256, pem }, index) => (
        <Key
          key={sha256}
          label={`SHA-256 of the root of our seals${index > 0 ? " before" : ""}`}
          value={inGroups(sha256)}
          copied={sha256}
        >
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveBlob(new Blob([pem], { type: "application/x-pem-file" }), "root.pem")}
          >
            root.pem
          </Button>
        </Key>
      ))}
      {sealRoots.length === 0 && <Key label="Seals" value="Nothing is sealed on this installation." />}
      <Key label="Key of the log" value={log.inForce} copied={log.inForce} />
      {log.retired.map((key) => (
        <Key key={key} label="Key of the log before" value={key} copied={key} />
      ))}
      {timeStampRoots.map(({ sha256 }) => (
        <Key
          key={sha256}
          label="SHA-256 of the root of time stamps"
          value={inGroups(sha256)}
          copied={sha256}
        />
      ))}
    </dl>
  );
}

type KeyProps = { label: string; value: string; copied?: string; children?: ReactNode };

function Key({ label, value, copied, children }: KeyProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 flex flex-wrap items-center gap-2">
        <code className="min-w-0 text-sm tabular-nums wrap-anywhere select-all">{value}</code>
        {copied && <CopyButton text={copied} label={`Copy: ${label}`} />}
        {children}
      </dd>
    </div>
  );
}

const inGroups = (sha256: string) => sha256.replace(/.{8}(?=.)/g, "$& ");
