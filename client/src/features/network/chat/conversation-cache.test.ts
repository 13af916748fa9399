import { beforeEach, describe, expect, it } from "vitest";
import type { Message } from "#shared/contract/network";
import { queryClient } from "#client/lib/query-client";
import {
  acceptMessages,
  conversationQuery,
  mergeMessages,
  type Conversation,
} from "#client/features/network/chat/conversation-cache";

const message = (number: number) => ({ number, message: `Message ${number}` }) as Message;
const numbers = (conversation: Conversation | undefined) =>
  conversation?.messages.map(({ number }) => number);

describe("a conversation", () => {
  const { queryKey } = conversationQuery("one");
  beforeEach(() => queryClient.clear());

  it("has every message once and in order, from wherever it came", () => {
    const conversation = mergeMessages(
      { messages: [message(4), message(5)], readTo: 5 },
      {
        items: [message(3), message(4), message(6)],
        readTo: 4,
      },
    );
    expect(numbers(conversation)).toEqual([3, 4, 5, 6]);
    expect(conversation.readTo).toBe(5);
  });

  it("takes what comes next, and nothing that would leave a gap", () => {
    queryClient.setQueryData(queryKey, { messages: [message(1)], readTo: 0 });
    acceptMessages("one", { items: [message(2)] });
    acceptMessages("one", { items: [message(4)] });
    expect(numbers(queryClient.getQueryData(queryKey))).toEqual([1, 2]);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it("is not begun by a message alone", () => {
    acceptMessages("one", { items: [message(7)] });
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });
});
