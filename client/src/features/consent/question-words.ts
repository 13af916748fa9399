import type { Purpose } from "#client/features/consent/consent-queries";
import type { Text } from "#client/lib/words/say";

/** What a person reads of the two purposes. */
export const questionWords = {
  deletion: {
    tab: "Confirm deletion: {title}",
    asks: "{owner} asks you to confirm the deletion of “{title}”",
    warning: "This cannot be undone",
    means: [
      "If every signer confirms, the document is deleted for good 30 days later: its text, its signatures and its PDF.",
      "If one signer rejects, it stays as it is.",
    ],
    agree: "Confirm Deletion",
    refuse: "Reject Deletion",
    agreeing: "Confirming…",
    refusing: "Rejecting…",
  },
  amendment: {
    tab: "Confirm change: {title}",
    asks: "{owner} asks you to agree to change “{title}”",
    warning: "What agreeing means",
    means: [
      "If every signer agrees, the document becomes a draft again that its owner can edit. You sign again, or not, once you have seen the new version.",
      "The version you signed stays in the history with its signatures and its PDF. The new one needs everybody’s signature again.",
      "If one signer refuses, nothing changes.",
    ],
    agree: "Agree to the change",
    refuse: "Refuse",
    agreeing: "Agreeing…",
    refusing: "Refusing…",
  },
} as const satisfies Record<Purpose, Record<string, Text | readonly Text[]>>;
