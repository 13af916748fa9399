import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import { DocumentsSection } from "#client/features/documents/documents-section";
import { SheetSketch } from "#client/features/documents/sheet-sketch";
import { welcomeName } from "#client/features/documents/welcome-name";
import { ResendButton } from "#client/features/signing/resend-button";
import { useResendInvitation } from "#client/features/signing/use-resend-invitation";
import { useUser } from "#client/lib/use-user";
import { Badge } from "#client/ui/badge";
import type { DocumentSummary } from "#shared/contract/documents";
import { paths } from "#shared/paths";

/** Home of a signed-in user: what can be started, and what was. */
export function DashboardPage() {
  const { user } = useUser();
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <h1 className="font-serif text-2xl font-semibold wrap-anywhere sm:text-3xl">
          Welcome, <bdi>{welcomeName(user)}</bdi>
        </h1>
        <StartCards />
      </div>
      <DocumentsSection resend={(document) => <Resend document={document} />} />
    </div>
  );
}

/** A card for each thing to draw up: as many in a row as fit, each as wide as its share. */
function StartCards() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
      <li className="@container">
        <Link
          href={paths.splitSheet}
          className="group flex h-full items-center justify-between gap-8 overflow-hidden rounded-card border bg-surface p-5 transition-colors hover:border-primary/60 sm:p-7"
        >
          <div className="max-w-xl">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="font-serif text-xl font-semibold">Create Split Sheet</h2>
              <Badge tone="primary">Free</Badge>
            </div>
            <p className="mt-2 text-sm text-muted">
              Agree who owns how much of a song before it is out. As many people as it took; each signs
              through a link, without an account.
            </p>
            <span className="mt-4 inline-flex items-center gap-2 text-sm font-semibold text-primary">
              Start a split sheet
              <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-1" />
            </span>
          </div>
          <SheetSketch className="-mb-7 hidden w-56 shrink-0 self-end @2xl:block" />
        </Link>
      </li>
    </ul>
  );
}

function Resend({ document: { id } }: { document: DocumentSummary }) {
  return <ResendButton resend={useResendInvitation(id)} />;
}
