import { randomUUID } from "node:crypto";
import type { SplitSheetInput } from "#shared/contract/split-sheet";

/** A sheet for a song of two, as a caller sends it. */
export function splitSheetBody(given: Partial<SplitSheetInput> = {}) {
  return {
    type: "split_sheet" as const,
    content: {
      songTitle: "Nairobi Nights",
      artistName: "Amina Wanjiru",
      publishingRightsCollaborators: [
        { name: "Amina Wanjiru", email: "amina@example.com", role: "Songwriter", percentage: 50 },
        { name: "Brian Otieno", email: "brian@example.com", role: "Beatmaker", percentage: 50 },
      ],
      ...given,
    },
  };
}

/** `count` people whose shares total exactly 100; their addresses are nobody else's. */
export function people(count: number) {
  const domain = `${randomUUID()}.example`;
  const base = Math.floor(10_000 / count);
  return Array.from({ length: count }, (_, index) => ({
    name: `Writer ${index + 1}`,
    email: `writer${index + 1}@${domain}`,
    role: "Songwriter",
    percentage: (index === 0 ? 10_000 - base * (count - 1) : base) / 100,
  }));
}
