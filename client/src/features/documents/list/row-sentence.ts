import type { DashboardRow } from "#shared/contract/dashboard";
import { agoForReader, dayForReader } from "#shared/dates";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { nameSome } from "#client/lib/name-people";

/** What is mailed to everybody together takes some minutes. */
const ASKED_AGAIN_AFTER_MS = 15 * 60_000;

/**
 * For whom a document waits that was sent, and since when: "Waits for Brian and 2 others since 12/11/2026". `self` is the reader's name:
 * who has not confirmed their address yet signs by link, as everybody else.
 */
export function waitingSentence(row: DashboardRow, self: string): string | null {
  const { status, sentAt, people, signerCount, signedCount, toSign, access, askedAt } = row;
  const since = sentAt ? ` since ${dayForReader(sentAt)}` : "";
  const isAskedAgain = sentAt && askedAt && Date.parse(askedAt) - Date.parse(sentAt) > ASKED_AGAIN_AFTER_MS;
  const again = isAskedAgain ? `, last asked ${agoForReader(askedAt)}` : "";
  const missing = people.filter(({ signed }) => !signed).map(({ name }) => (name === self ? "you" : name));
  const isForAll = access === "owner" && missing.includes("you") && signerCount - signedCount > 1;
  if (toSign && !isForAll) return `Waits for your signature${since}`;
  if (status === "locked" && sentAt) return "Nobody can sign it until it is unlocked";
  if (!isAwaitingSignatures(status)) return null;
  const names = missing.toSorted((one, other) => Number(other === "you") - Number(one === "you"));
  return `Waits for ${nameSome(names, signerCount - signedCount)}${since}${again}`;
}
