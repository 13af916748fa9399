import { useQuery } from "@tanstack/react-query";
import { documentQuery } from "#client/features/admin/admin-queries";
import { FactRows } from "#client/features/admin/fact-rows";
import { messageOf } from "#client/lib/errors";
import { EvidenceClaim } from "#client/features/admin/documents/evidence-claim";
import { SignatureRecords } from "#client/features/admin/documents/signature-records";
import { Badge } from "#client/ui/badge";
import { CopyButton } from "#client/ui/copy-button";
import { Dialog } from "#client/ui/dialog";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { StatusBadge } from "#client/ui/status-badge";
import type { AdminDocument, AdminDocumentView } from "#shared/contract/admin-tables";
import { monthDayForReader, monthDayAndTimeForReader } from "#shared/dates";
import { documentTypeLabels } from "#shared/domain/document-status";

/** A document's facts and who is on it; its text is its parties' alone. */
export function DocumentDetails({ document, onClose }: { document: AdminDocument; onClose: () => void }) {
  const { data, error, refetch } = useQuery(documentQuery(document.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<bdi>{document.title}</bdi>}
      description={documentTypeLabels[document.type]}
      className="sm:max-w-2xl!"
    >
      {!data && !error && <Skeleton className="h-64" />}
      {!data && error && (
        <ErrorState
          message={messageOf(error, "This document could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Details document={data} />}
    </Dialog>
  );
}

function Details({ document }: { document: AdminDocumentView }) {
  const { id, status, ownerName, ownerEmail, createdAt, updatedAt, versionNumber, inForce, purgeAt } =
    document;
  const { collaborators, signedCount } = document;
  return (
    <div className="grid gap-6">
      <FactRows
        facts={[
          ["Status", <StatusBadge key="status" status={status} />],
          ["Owner", <bdi key="owner">{`${ownerName || "Unknown"} · ${ownerEmail}`}</bdi>],
          ["Created", monthDayAndTimeForReader(createdAt)],
          ["Changed", monthDayAndTimeForReader(updatedAt)],
          ...(inForce
            ? ([
                ["In force", `Version ${inForce.version}, signed ${monthDayForReader(inForce.signedAt)}`],
              ] as const)
            : []),
          ["Sent", versionNumber === 0 ? "Never" : versionNumber === 1 ? "Once" : `${versionNumber} times`],
          ...(purgeAt ? ([["Purged for good", monthDayForReader(purgeAt)]] as const) : []),
          ["Document id", <CopyableId key="id" id={id} />],
        ]}
      />
      <section aria-labelledby="admin-collaborators">
        <h3 id="admin-collaborators" className="font-semibold">
          Collaborators
        </h3>
        {collaborators.length === 0 && <p className="mt-2 text-sm text-muted">Nobody is on it yet.</p>}
        <ul className="mt-2 divide-y">
          {collaborators.map((person) => (
            <li
              key={`${person.name} ${person.email}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm"
            >
              <div className="min-w-0">
                <p className="font-medium">
                  <bdi>{person.name}</bdi>
                  {person.ownership !== null && <span className="text-muted"> · {person.ownership}%</span>}
                  {person.leaving && <span className="text-muted"> · leaves</span>}
                </p>
                <p className="text-xs text-muted wrap-anywhere">
                  {[person.role, person.email, person.emailVerified && "confirmed"]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              {person.signed ? (
                <Badge tone="success">
                  Signed{person.signedAt && ` ${monthDayForReader(person.signedAt)}`}
                </Badge>
              ) : (
                <Badge>Not signed</Badge>
              )}
            </li>
          ))}
        </ul>
      </section>
      {(signedCount > 0 || inForce) && (
        <>
          <SignatureRecords documentId={id} />
          <EvidenceClaim documentId={id} title={document.title} />
        </>
      )}
    </div>
  );
}

function CopyableId({ id }: { id: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <code className="text-xs wrap-anywhere">{id}</code>
      <CopyButton text={id} label="Copy the id" />
    </span>
  );
}
