import { describe, expect, it } from "vitest";
import type { DashboardRow } from "#shared/contract/dashboard";
import { agoForReader } from "#shared/dates";
import { waitingSentence } from "#client/features/documents/list/row-sentence";

const sentAt = "2026-11-12T10:00:00.000Z";

function sentence(more: Partial<DashboardRow>): string | null {
  const row = {
    status: "pending",
    sentAt,
    people: [],
    signerCount: 0,
    signedCount: 0,
    toSign: false,
    ...more,
  };
  return (
    waitingSentence(row as unknown as DashboardRow, "Amina Wanjiru")?.replaceAll(/[\u2068\u2069]/g, "") ??
    null
  );
}

const waiting = (...names: string[]) => ({
  people: names.map((name) => ({ name, signed: false })),
  signerCount: names.length,
});

describe("for whom a document waits", () => {
  it.each([
    [waiting("Brian"), "Waits for Brian since 12/11/2026"],
    [waiting("Brian", "Zuri"), "Waits for Brian and Zuri since 12/11/2026"],
    [waiting("Brian", "Zuri", "Tunde"), "Waits for Brian, Zuri and Tunde since 12/11/2026"],
    [
      { ...waiting("Brian", "Zuri", "Tunde", "Ola"), signerCount: 40, signedCount: 29 },
      "Waits for Brian, Zuri, Tunde and 8 others since 12/11/2026",
    ],
    [waiting("Amina Wanjiru", "Brian"), "Waits for you and Brian since 12/11/2026"],
    [{ ...waiting("Brian"), toSign: true }, "Waits for your signature since 12/11/2026"],
    [
      { ...waiting("Brian", "Amina Wanjiru", "Zuri"), toSign: true, access: "owner" },
      "Waits for you, Brian and Zuri since 12/11/2026",
    ],
    [
      { ...waiting("Brian", "Amina Wanjiru"), toSign: true, access: "signer" },
      "Waits for your signature since 12/11/2026",
    ],
    [{ ...waiting("Brian"), askedAt: "2026-11-12T10:05:00.000Z" }, "Waits for Brian since 12/11/2026"],
    [
      { ...waiting("Brian"), askedAt: "2026-11-14T10:00:00.000Z" },
      `Waits for Brian since 12/11/2026, last asked ${agoForReader("2026-11-14T10:00:00.000Z")}`,
    ],
    [{ status: "locked" }, "Nobody can sign it until it is unlocked"],
    [{ status: "locked", sentAt: null }, null],
    [{ status: "draft", sentAt: null }, null],
  ] as const)("%o", (row, words) => {
    expect(sentence(row as Partial<DashboardRow>)).toBe(words);
  });
});
