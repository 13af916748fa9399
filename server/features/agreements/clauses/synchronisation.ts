import { prose } from "#server/features/agreements/clauses/prose";

/** What a form that does not open synchronisation leaves the parties with. */
export function noSynchronisation(): string[] {
  return [
    prose(
      "Neither party may license the Master for synchronisation with film, television, advertising, games or other moving images",
      "without the other’s prior written consent to that use, its period and the division of what is paid for it.",
    ),
    "Videos that the parties make to promote the release are not synchronisation.",
  ];
}

export const NO_HARMFUL_CONTEXT =
  "Use in advertising for tobacco, gambling, or a political or religious cause, or in pornography, always needs the written consent of both parties.";
