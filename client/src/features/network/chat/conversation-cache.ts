import { queryOptions } from "@tanstack/react-query";
import type { Message, Messages } from "#shared/contract/network";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

/** What of a conversation is known: its newest messages without gaps, oldest first, and how far the partner has read one's own. */
export type Conversation = { messages: readonly Message[]; readTo: number };

type Arrived = Pick<Messages, "items"> & Partial<Pick<Messages, "readTo">>;

const keyOf = (requestId: string) => ["network", "messages", requestId] as const;

/** The newest messages at first, and whatever has come since when asked again. */
export function conversationQuery(requestId: string) {
  return queryOptions<Conversation>({
    queryKey: keyOf(requestId),
    queryFn: async ({ signal }) => {
      for (;;) {
        const after = known(requestId)?.messages.at(-1)?.number;
        const page = await askForMessages(requestId, { after }, signal);
        const conversation = mergeMessages(known(requestId), page);
        if (after === undefined || page.items.length < page.pageSize) return conversation;
        queryClient.setQueryData(keyOf(requestId), conversation);
      }
    },
    staleTime: 0,
  });
}

/** Fetches what comes before the first message that is known. */
export async function loadEarlier(requestId: string): Promise<void> {
  const before = known(requestId)?.messages[0]?.number;
  if (before === undefined || before === 1) return;
  acceptMessages(requestId, await askForMessages(requestId, { before }));
}

function askForMessages(
  requestId: string,
  query: { before?: number | undefined; after?: number | undefined },
  signal?: AbortSignal,
): Promise<Messages> {
  const input = { params: { id: requestId }, query };
  return call("GET /api/collaboration-requests/{id}/messages", input, signal ? { signal } : {});
}

/** Takes messages that came by themselves. Where others are missing before them, those are asked for. */
export function acceptMessages(requestId: string, arrived: Arrived): void {
  const conversation = known(requestId);
  if (!conversation) return;
  if (leavesGap(conversation, arrived)) {
    void queryClient.invalidateQueries({ queryKey: keyOf(requestId) });
    return;
  }
  queryClient.setQueryData(keyOf(requestId), mergeMessages(conversation, arrived));
}

/** Whether a message is there, however it came: the answer to its sender may have been lost. */
export function hasArrived(requestId: string, id: string): boolean {
  return known(requestId)?.messages.some((message) => message.id === id) ?? false;
}

function known(requestId: string): Conversation | undefined {
  return queryClient.getQueryData<Conversation>(keyOf(requestId));
}

function leavesGap({ messages }: Conversation, { items }: Arrived): boolean {
  const last = messages.at(-1)?.number ?? 0;
  return (items[0]?.number ?? 0) > last + 1;
}

/** Every message once, in the order of their numbers; what was read once is read. */
export function mergeMessages(
  conversation: Conversation | undefined,
  { items, readTo }: Arrived,
): Conversation {
  const { messages = [], readTo: readBefore = 0 } = conversation ?? {};
  const byNumber = new Map([...messages, ...items].map((message) => [message.number, message]));
  return {
    messages: [...byNumber.values()].toSorted((one, other) => one.number - other.number),
    readTo: Math.max(readBefore, readTo ?? 0),
  };
}
