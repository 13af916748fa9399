import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import type { CollaborationRequest } from "#shared/contract/network";
import { messageOf } from "#client/lib/errors";
import { ErrorState } from "#client/ui/error-state";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs";
import { CollaborationRow } from "#client/features/network/requests/collaboration-row";
import { CountMark } from "#client/ui/count-mark";
import { FewFirst } from "#client/features/network/requests/few-first";
import { requestsQuery } from "#client/features/network/network-queries";
import { awaitsAnswerOf } from "#client/features/network/people";
import { RequestReceived } from "#client/features/network/requests/request-received";
import { RequestSent } from "#client/features/network/requests/request-sent";
import { useIsLive } from "#client/features/network/live-stream";

export type CollaborationTab = "active" | "sent" | "received";

type CollaborationsSectionProps = {
  userId: string;
  /** The tab that was chosen, if one was. */
  tab: CollaborationTab | undefined;
  onTab: (tab: CollaborationTab) => void;
};

const EVERY_MS = 30_000;
const label = "Your collaborations";

/** With whom one works, whom one has asked, and who asks: a tab for each, where there is any. */
export function CollaborationsSection({ userId, tab, onTab }: CollaborationsSectionProps) {
  const isLive = useIsLive();
  const {
    data: requests,
    error,
    refetch,
  } = useQuery({ ...requestsQuery, refetchInterval: isLive ? false : EVERY_MS });
  if (!requests)
    return (
      error && (
        <ErrorState
          title="Failed to fetch collaboration requests"
          message={messageOf(error, "Please check your connection and try again.")}
          onRetry={() => void refetch()}
        />
      )
    );
  const of = sortOut(requests, userId);
  const shown = (["active", "received", "sent"] as const).filter((name) => of[name].length > 0);
  const current = shown.find((name) => name === tab) ?? (of.waiting > 0 ? "received" : shown[0]);
  if (!current) return null;
  const rows: Record<CollaborationTab, (request: CollaborationRequest) => ReactNode> = {
    active: (request) => <CollaborationRow request={request} userId={userId} />,
    received: (request) => <RequestReceived request={request} />,
    sent: (request) => <RequestSent request={request} />,
  };
  return (
    <section aria-labelledby="collaborations">
      <h2 id="collaborations" className="sr-only">
        {label}
      </h2>
      <Tabs value={current} onValueChange={(name) => onTab(name as CollaborationTab)}>
        <TabsList aria-label={label}>
          {shown.map((name) => (
            <TabsTrigger
              key={name}
              value={name}
              className="flex items-center justify-center gap-2 sm:flex-none"
            >
              <TabLabel name={name} of={of} />
            </TabsTrigger>
          ))}
        </TabsList>
        {shown.map((name) => (
          <TabsContent key={name} value={name} className="pt-4">
            {/* Each that waits for an answer is in sight: the cards of the people lead there. */}
            <FewFirst items={of[name]} render={rows[name]} {...(name === "received" && { few: Infinity })} />
          </TabsContent>
        ))}
      </Tabs>
    </section>
  );
}

type SortedOut = ReturnType<typeof sortOut>;

function TabLabel({ name, of }: { name: CollaborationTab; of: SortedOut }) {
  if (name === "active")
    return (
      <>
        Active <CountMark count={of.unread} words={of.unread === 1 ? "unread message" : "unread messages"} />
      </>
    );
  if (name === "sent") return <>Sent</>;
  return (
    <>
      Received{" "}
      <CountMark count={of.waiting} words={of.waiting === 1 ? "request to answer" : "requests to answer"} />
    </>
  );
}

/** Whose last word is newest comes first; what waits for an answer, before what was answered. */
function sortOut(requests: readonly CollaborationRequest[], userId: string) {
  const newest = (request: CollaborationRequest) =>
    request.lastMessageAt ?? request.respondedAt ?? request.createdAt;
  const active = requests
    .filter(({ status }) => status === "accepted")
    .toSorted((one, other) => newest(other).localeCompare(newest(one)));
  const open = requests
    .filter(({ status }) => status !== "accepted")
    .toSorted((one, other) => Number(other.status === "pending") - Number(one.status === "pending"));
  return {
    active,
    sent: open.filter(({ senderId }) => senderId === userId),
    received: open.filter((request) => awaitsAnswerOf(request, userId)),
    waiting: open.filter((request) => awaitsAnswerOf(request, userId)).length,
    unread: active.reduce((sum, { unread }) => sum + unread, 0),
  };
}
