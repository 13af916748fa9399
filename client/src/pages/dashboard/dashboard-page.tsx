import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, CopyPlus, Plus } from "lucide-react";
import { Link } from "wouter";
import { CollaboratorProfileButton } from "#client/features/account/index";
import { AgreementSketch } from "#client/features/agreements/index";
import {
  dashboardQuery,
  DocumentsSection,
  hasDocuments,
  newestSheet,
} from "#client/features/documents/index";
import { SheetSketch } from "#client/features/split-sheets/index";
import { welcomeName } from "#client/pages/dashboard/welcome-name";
import {
  isUnused,
  paymentsQuery,
  PriceTag,
  servicesQuery,
  UnusedPayment,
} from "#client/features/payments/index";
import { ReviewSketch } from "#client/features/reviews/index";
import { ResendButton, useResendInvitation } from "#client/features/signing/index";
import { TemplatesButton, UnfinishedRows, useUnfinished } from "#client/features/unfinished/index";
import { useUser } from "#client/lib/use-user";
import { continuePlaceOf } from "#client/pages/payments/payment-places";
import { Badge } from "#client/ui/badge";
import { ButtonLink } from "#client/ui/button";
import { classNames } from "#client/ui/class-names";
import type { DashboardRow } from "#shared/contract/dashboard";
import type { DocumentSummary } from "#shared/contract/documents";
import type { Payment } from "#shared/contract/payments";
import { paths, pathTo } from "#shared/paths";

/** Home of a signed-in user: what was begun and, until there is something, what can be. */
export function DashboardPage() {
  const { user } = useUser();
  const { data: parts } = useQuery(dashboardQuery);
  const { data: payments = [] } = useQuery(paymentsQuery);
  const hasNothing = parts !== undefined && !hasDocuments(parts);
  const unused = payments.filter(isUnused);
  const unfinished = useUnfinished(
    user?.id,
    unused.map(({ id }) => id),
  );
  return (
    <div className={hasNothing ? "grid gap-10" : "grid gap-5 sm:gap-8"}>
      <div className={hasNothing ? "grid gap-6" : "grid gap-3 sm:gap-5"}>
        <h1
          className={classNames(
            "font-serif font-semibold wrap-anywhere sm:text-3xl",
            // Whoever has work here comes for that: a name too long for one line of a phone is left out as a whole.
            hasNothing
              ? "text-2xl"
              : "text-xl max-sm:flex max-sm:max-h-[1lh] max-sm:flex-wrap max-sm:overflow-hidden",
          )}
        >
          Welcome
          <span>
            , <bdi>{welcomeName(user)}</bdi>
          </span>
        </h1>
        {hasNothing && <UnusedPayments payments={unused} />}
        {hasNothing && <UnfinishedRows {...unfinished} />}
        {hasNothing && <TemplatesButton />}
        {hasNothing ? <StartCards /> : <StartLine last={parts && newestSheet(parts)} />}
      </div>
      <DocumentsSection
        remind={(document) => <Remind document={document} />}
        alsoNeeded={{
          count: unused.length,
          shown: <UnusedPayments payments={unused.slice(0, 1)} />,
          unfinished: unfinished.forms.length,
          shownLast: (
            <>
              <UnusedPayments payments={unused.slice(1)} />
              <UnfinishedRows {...unfinished} />
            </>
          ),
        }}
      />
      {user && <CollaboratorProfileButton user={user} className="sm:justify-self-start" />}
    </div>
  );
}

type StartLineProps = { last: DashboardRow | undefined };

/** What the cards offer, for whoever has work here already, and another song with the people of the sheet that was touched last. */
function StartLine({ last }: StartLineProps) {
  const { data: services } = useQuery(servicesQuery);
  const review =
    services?.reviewing === "unavailable"
      ? { href: paths.contractCheck, label: "Check", name: "contract check" }
      : { href: paths.aiReview, label: "Review", name: "contract review" };
  const links = [{ href: paths.agreements, label: "Agreement", name: "agreement" }, review];
  return (
    <ul aria-label="New" className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4">
      <li className="shrink-0">
        <ButtonLink
          href={paths.splitSheet}
          size="sm"
          icon={<Plus aria-hidden />}
          aria-label="New split sheet"
        >
          Split sheet
        </ButtonLink>
      </li>
      {last && (
        <li className="shrink-0">
          <ButtonLink
            href={pathTo.splitSheetLike(last.id)}
            variant="secondary"
            size="sm"
            icon={<CopyPlus aria-hidden />}
            title={`Another song with the people of ${last.title}`}
          >
            Same people
          </ButtonLink>
        </li>
      )}
      {links.map(({ href, label, name }) => (
        <li key={href} className="shrink-0">
          <ButtonLink href={href} variant="secondary" size="sm" aria-label={`New ${name}`}>
            {label}
          </ButtonLink>
        </li>
      ))}
      <li className="shrink-0 empty:hidden">
        <TemplatesButton />
      </li>
    </ul>
  );
}

/** What somebody has paid for and not got yet, because they closed the page or the connection was lost. */
function UnusedPayments({ payments }: { payments: Payment[] }) {
  return payments.map((payment) => {
    const place = continuePlaceOf(payment);
    return place && <UnusedPayment key={payment.id} payment={payment} href={place} />;
  });
}

/** A card for each thing to draw up: as many in a row as fit, each as wide as its share. */
function StartCards() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
      <StartCard
        href={paths.splitSheet}
        title="Create Split Sheet"
        badge={<Badge tone="primary">Free</Badge>}
        action="Start a split sheet"
        sketch={<SheetSketch className="w-44" />}
      >
        Agree who owns how much of a song before it is out. As many people as it took; each signs through a
        link, without an account.
      </StartCard>
      <StartCard
        href={paths.agreements}
        title="Music Agreements"
        badge={<PriceTag service="producer_agreement" unit="each" />}
        action="Start an agreement"
        sketch={<AgreementSketch className="w-44" />}
      >
        Producer and featured artist agreements, drafted from your answers. Paid once, with unlimited
        downloads and sharing.
      </StartCard>
      <ReviewCard />
    </ul>
  );
}

/** Where no review is sold, the free check stands in its place. */
function ReviewCard() {
  const { data: services } = useQuery(servicesQuery);
  const sketch = <ReviewSketch className="w-44" />;
  if (services?.reviewing === "unavailable")
    return (
      <StartCard
        href={paths.contractCheck}
        title="Contract Check"
        badge={<Badge tone="primary">Free</Badge>}
        action="Check a contract"
        sketch={sketch}
      >
        Which clauses of a contract to look at before you sign it, what is missing from it, and what to ask
        for instead.
      </StartCard>
    );
  return (
    <StartCard
      href={paths.aiReview}
      title="AI Contract Review"
      badge={<PriceTag service="ai_review" />}
      action="Review a contract"
      sketch={sketch}
    >
      What a contract asks of you, before you sign it: a score, what is wrong with it in plain words, and what
      to ask for instead.
    </StartCard>
  );
}

type StartCardProps = {
  href: string;
  title: string;
  badge: ReactNode;
  action: string;
  /** Where there is room for it. */
  sketch: ReactNode;
  children: ReactNode;
};

function StartCard({ href, title, badge, action, sketch, children }: StartCardProps) {
  return (
    <li>
      <Link
        href={href}
        className="group flex h-full flex-col overflow-hidden rounded-card border bg-surface transition-colors hover:border-primary/60"
      >
        <span aria-hidden className="hidden h-28 items-end justify-center border-b bg-primary/6 lg:flex">
          {sketch}
        </span>
        <div className="flex flex-1 flex-col p-5 sm:p-6">
          <h2 className="font-serif text-xl font-semibold">{title}</h2>
          <p className="mt-2 mb-4 text-sm text-muted">{children}</p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="inline-flex items-center gap-2 text-sm font-semibold text-primary">
              {action}
              <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-1" />
            </span>
            {badge}
          </div>
        </div>
      </Link>
    </li>
  );
}

function Remind({ document: { id } }: { document: DocumentSummary }) {
  return <ResendButton resend={useResendInvitation(id)} label="Remind" />;
}
