import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link, useLocation, useSearchParams } from "wouter";
import { DocumentMissing, documentQuery, useAsksForSms } from "#client/features/documents/index";
import { partnerOf, requestQuery } from "#client/features/network/index";
import { isSplitSheet, SplitSheetEditor, startWith } from "#client/features/split-sheets/index";
import { ApiError } from "#client/lib/call";
import { useUser } from "#client/lib/use-user";
import { Badge } from "#client/ui/badge";
import { Notice } from "#client/ui/card";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { Steps } from "#client/ui/steps";
import type { User } from "#shared/contract/auth";
import type { Document } from "#shared/contract/documents";
import { may } from "#shared/domain/document-status";
import { paths, pathTo } from "#shared/paths";

/** Most sheets begin empty: what begins with another document comes when it is asked for. */
const SheetFrom = lazy(async () => ({
  default: (await import("#client/pages/split-sheets/split-sheet-from")).SheetFrom,
}));
const ContinuedSheet = lazy(async () => ({
  default: (await import("#client/pages/split-sheets/continued-sheet")).ContinuedSheet,
}));

const SheetFromTemplate = lazy(async () => ({
  default: (await import("#client/pages/split-sheets/sheet-from-template")).SheetFromTemplate,
}));

/** The form goes without its weight; it comes beside it, long before anybody has filled the form in. */
const preview = import("#client/features/split-sheets/split-sheet-preview");
// That it did not come is told by the screen that shows it.
preview.catch(() => undefined);
const SplitSheetPreview = lazy(async () => ({ default: (await preview).SplitSheetPreview }));

type Step = "form" | "preview";

/** Draws up a split sheet, or changes the one that the address names: first the form, then the finished sheet. */
export function SplitSheetPage() {
  const { user } = useUser();
  const [search] = useSearchParams();
  const id = search.get("edit");
  const source = sources.find((one) => search.has(one));
  const { data: document, error } = useQuery({
    ...documentQuery(id ?? "new"),
    enabled: id !== null,
    staleTime: 0,
  });
  const isAsking = useAsksForSms();
  if (!user) return null;
  if (error instanceof ApiError && error.status === 404) return <DocumentMissing />;
  const isFixed = document !== undefined && !isEditable(document);
  const step = isFixed || search.get("step") === "preview" ? "preview" : "form";
  const heading = id === null ? "Create Split Sheet" : "Edit Split Sheet";
  return (
    <Frame title={isFixed ? <bdi>{document.title}</bdi> : heading} step={step}>
      {isAsking ? (
        <SheetSkeleton />
      ) : (
        <Sheet user={user} id={id} source={source} step={step} search={search} />
      )}
    </Frame>
  );
}

type SheetProps = {
  user: User;
  id: string | null;
  source: (typeof sources)[number] | undefined;
  step: Step;
  search: URLSearchParams;
};

function Sheet({ user, id, source, step, search }: SheetProps) {
  if (id !== null)
    return <ExistingSheet key={id} user={user} id={id} step={step} isToSend={search.has("send")} />;
  if (!source) return <NewSheet key={search.get("with")} user={user} partnerIn={search.get("with")} />;
  return (
    <Suspense fallback={<SheetSkeleton />}>
      {source === "continue" ? (
        <ContinuedSheet key={search.toString()} user={user} id={search.get(source) ?? ""} />
      ) : source === "template" ? (
        <SheetFromTemplate key={search.toString()} user={user} id={search.get(source) ?? ""} />
      ) : (
        <SheetFrom key={search.toString()} user={user} source={source} id={search.get(source) ?? ""} />
      )}
    </Suspense>
  );
}

/** What a new sheet can begin with, as the address names it: the people of a sheet, all of one, the song of an agreement, what was begun, or a template. */
const sources = ["like", "copy", "agreement", "continue", "template"] as const;
export type SheetSource = Exclude<(typeof sources)[number], "continue" | "template">;

/** `partnerIn` is the conversation with whom the sheet is shared, if it was started there. */
function NewSheet({ user, partnerIn }: { user: User; partnerIn: string | null }) {
  const [, navigate] = useLocation();
  const { data: request, isLoading } = useQuery({
    ...requestQuery(partnerIn ?? ""),
    enabled: partnerIn !== null,
    staleTime: Infinity,
  });
  const partner = request?.status === "accepted" ? partnerOf(request, user.id) : null;
  // What is typed over stays, whatever either of them changes about themselves meanwhile.
  const [start, setStart] = useState<ReturnType<typeof startWith>>();
  if (partner && partnerIn && !start) setStart(startWith(partnerIn, user, partner));
  if (isLoading) return <SheetSkeleton />;
  const showPreview = ({ id }: Document) => {
    // The sheet's own form takes the place of the empty one: going back from the preview leads to what was typed.
    navigate(addressOf(id, "form"), { replace: true });
    navigate(addressOf(id, "preview"));
  };
  return (
    <>
      {partner && (
        <Notice tone="info" title={`Started with ${partner.firstName}`} className="mb-6">
          Nobody’s address is shown in a conversation: ask {partner.firstName} for theirs before you send the
          sheet for signing.
        </Notice>
      )}
      <SplitSheetEditor user={user} document={null} start={start} onSaved={showPreview} />
    </>
  );
}

type ExistingSheetProps = { user: User; id: string; step: Step; isToSend: boolean };

function ExistingSheet({ user, id, step, isToSend }: ExistingSheetProps) {
  const [, navigate] = useLocation();
  const { data: document, error, refetch } = useQuery(documentQuery(id));
  const show = (next: Step) => navigate(addressOf(id, next));
  if (!document && !error) return <SheetSkeleton />;
  if (document && !isSplitSheet(document)) return <DocumentMissing />;
  if (!document) {
    return (
      <ErrorState
        title="Edit failed"
        message="Cannot load document for editing. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  if (step === "preview")
    return (
      <Suspense fallback={<SheetSkeleton />}>
        <SplitSheetPreview document={document} isToSend={isToSend} onEdit={() => show("form")} />
      </Suspense>
    );
  return <SplitSheetEditor user={user} document={document} onSaved={() => show("preview")} />;
}

function isEditable({ status, access }: Document): boolean {
  return access === "owner" && may("edit", status);
}

/** The step stands in the address, so that a reload and the back button keep the place. */
export function addressOf(id: string, step: Step): string {
  return step === "preview" ? `${pathTo.editSplitSheet(id)}&step=preview` : pathTo.editSplitSheet(id);
}

type FrameProps = { title: ReactNode; step: Step; children: ReactNode };

function Frame({ title, step, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div className={step === "preview" ? "mx-auto max-w-3xl" : ""}>
      <Link
        href={paths.home}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" /> Dashboard
      </Link>
      <header className="mt-1 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1
          ref={heading}
          tabIndex={-1}
          className="min-w-0 font-serif text-2xl font-semibold wrap-anywhere focus:outline-none max-sm:basis-full"
        >
          {title}
        </h1>
        <Badge tone="accent">Free Tool</Badge>
        <Steps steps={steps} current={step} />
      </header>
      {children}
    </div>
  );
}

const steps = [
  { step: "form", label: "Details" },
  { step: "preview", label: "Preview" },
] as const;

export function SheetSkeleton() {
  return (
    <div role="status" aria-label="Loading the split sheet" className="mt-6 grid gap-6">
      <Skeleton className="h-24" />
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
