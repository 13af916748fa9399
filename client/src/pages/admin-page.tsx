import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { adminTabs, analyticsQuery, tabIn, type AdminTab, SummaryCards } from "#client/features/admin/index";
import { nameTab } from "#client/lib/name-tab";
import { refreshUser, useUser } from "#client/lib/use-user";
import { Badge } from "#client/ui/badge";
import { ButtonLink } from "#client/ui/button";
import { ErrorState } from "#client/ui/error-state";
import { MessageCard } from "#client/ui/message-card";
import { Skeleton } from "#client/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs";
import { paths } from "#shared/paths";

const UsersTab = lazy(async () => ({
  default: (await import("#client/features/admin/users/users-tab")).UsersTab,
}));
const DocumentsTab = lazy(async () => ({
  default: (await import("#client/features/admin/documents/documents-tab")).DocumentsTab,
}));
const PaymentsTab = lazy(async () => ({
  default: (await import("#client/features/admin/payments/payments-tab")).PaymentsTab,
}));
const PricingTab = lazy(async () => ({
  default: (await import("#client/features/admin/payments/pricing-tab")).PricingTab,
}));
const SocietiesTab = lazy(async () => ({
  default: (await import("#client/features/admin/societies/societies-tab")).SocietiesTab,
}));
const SupportTab = lazy(async () => ({
  default: (await import("#client/features/admin/support/support-tab")).SupportTab,
}));
const AnalyticsTab = lazy(async () => ({
  default: (await import("#client/features/admin/analytics/analytics-tab")).AnalyticsTab,
}));
const AuditTab = lazy(async () => ({
  default: (await import("#client/features/admin/audit/audit-tab")).AuditTab,
}));

/** The back of the house. Nobody but an administrator gets any of it from the server either. */
export function AdminPage() {
  const { user, state } = useUser();
  const search = useSearch();

  if (state === "loading") return <Skeleton className="h-96 rounded-card" />;
  if (state === "unavailable")
    return <ErrorState message="Administration could not be loaded." onRetry={() => void refreshUser()} />;
  if (!user)
    return (
      <Redirect to={`${paths.adminLogin}?next=${encodeURIComponent(`${paths.admin}?${search}`)}`} replace />
    );
  return user.role === "admin" ? <Administration selfId={user.id} /> : <NotAllowed />;
}

function Administration({ selfId }: { selfId: string }) {
  const search = useSearch();
  const [, navigate] = useLocation();
  const tab = tabIn(search);
  const { data: numbers } = useQuery(analyticsQuery);
  const label = adminTabs.find(([name]) => name === tab)![1];
  useEffect(() => nameTab(`${label} · Administration`), [label]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="font-serif text-2xl font-semibold">Administration</h1>
      <SummaryCards />
      <Tabs value={tab} onValueChange={(name) => navigate(`${paths.admin}?tab=${name}`)}>
        {/* What scrolls sideways is cut off below: the line is drawn inside. */}
        <TabsList
          aria-label="Administration"
          className="overflow-x-auto border-b-0 shadow-[inset_0_-1px_var(--line)] max-sm:-mx-4 max-sm:px-4 max-sm:[scrollbar-width:none]"
        >
          {adminTabs.map(([name, text]) => (
            <TabsTrigger
              key={name}
              value={name}
              ref={name === tab ? showWhole : null}
              className="mb-0 shrink-0 flex-none -outline-offset-2!"
            >
              {text}
              {name === "support" && !!numbers?.openTickets && (
                <>
                  {" "}
                  <Badge tone="accent" className="relative">
                    {numbers.openTickets} <span className="sr-only">open</span>
                  </Badge>
                </>
              )}
            </TabsTrigger>
          ))}
        </TabsList>
        {/* One place for all of them: each table reads its own state from the address. */}
        <TabsContent key={tab} value={tab} tabIndex={-1}>
          <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
            <TabBody tab={tab} selfId={selfId} />
          </Suspense>
        </TabsContent>
      </Tabs>
    </div>
  );
}

/** On a phone not all tabs fit: the one that is chosen comes into sight. */
function showWhole(trigger: HTMLElement | null): void {
  trigger?.scrollIntoView({ block: "nearest", inline: "center" });
}

function TabBody({ tab, selfId }: { tab: AdminTab; selfId: string }) {
  if (tab === "users") return <UsersTab selfId={selfId} />;
  if (tab === "documents") return <DocumentsTab />;
  if (tab === "payments") return <PaymentsTab />;
  if (tab === "pricing") return <PricingTab />;
  if (tab === "societies") return <SocietiesTab />;
  if (tab === "support") return <SupportTab selfId={selfId} />;
  if (tab === "analytics") return <AnalyticsTab />;
  return <AuditTab />;
}

function NotAllowed() {
  return (
    <MessageCard
      title="Administration"
      action={
        <>
          <ButtonLink href={paths.home}>Go to your dashboard</ButtonLink>
          <ButtonLink href={paths.adminLogin} variant="secondary">
            Sign in as an administrator
          </ButtonLink>
        </>
      }
    >
      <p className="text-muted">
        You don't have permission to access the admin panel. Please contact an administrator if you believe
        this is an error.
      </p>
    </MessageCard>
  );
}
