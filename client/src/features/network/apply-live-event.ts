import type { LiveEvent } from "#shared/contract/network";
import { acceptMessages } from "#client/features/network/chat/conversation-cache";
import { refreshNotices } from "#client/features/notices/index";
import { refreshNetwork } from "#client/features/network/network-queries";

/** Brings what is known of the network up to date with something that has happened. */
export function applyLiveEvent(event: LiveEvent): void {
  refreshNotices();
  switch (event.type) {
    case "notice":
      // It tells of documents, most of the time.
      return;
    case "message":
      acceptMessages(event.requestId, { items: [event.message] });
      return refreshNetwork("badge", "requests");
    case "read":
      return refreshNetwork("badge", "requests", "messages");
    case "request":
      return refreshNetwork("badge", "requests", "request", "people");
    case "ready":
      // Between the first question and the open stream something may have happened.
      return refreshNetwork("badge", "requests", "request", "messages");
    case "reset":
      return refreshNetwork("badge", "requests", "request", "messages", "people");
  }
}
