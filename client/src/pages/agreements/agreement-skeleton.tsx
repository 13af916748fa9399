import type { AgreementType } from "#shared/domain/agreements/agreement-content";
import { documentTypeLabels } from "#shared/domain/document-status";
import { AgreementFrame } from "#client/pages/agreements/agreement-frame";
import { Skeleton } from "#client/ui/skeleton";

/** The form of an agreement on its way. */
export function FormSkeleton({ type }: { type: AgreementType }) {
  return (
    <AgreementFrame title={documentTypeLabels[type]} step="form">
      <div role="status" aria-label="Loading the form" className="grid gap-6">
        <Skeleton className="h-24" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </AgreementFrame>
  );
}

/** A drafted agreement on its way. */
export function AgreementSkeleton() {
  return (
    <AgreementFrame title="Agreement" step="document">
      <div role="status" aria-label="Loading the agreement" className="grid gap-6">
        <Skeleton className="h-11 w-64" />
        <Skeleton className="h-[36rem] rounded-card" />
      </div>
    </AgreementFrame>
  );
}
