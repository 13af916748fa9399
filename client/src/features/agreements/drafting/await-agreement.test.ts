import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awaitAgreement } from "#client/features/agreements/drafting/await-agreement";

type Seen = { documentId?: string | null; usingSince?: string | null } | "no answer";

const browserFetch = globalThis.fetch;
/** What the server says of the payment, by the seconds that have passed. */
let paymentAt: (seconds: number) => Seen;

beforeEach(() => {
  vi.useFakeTimers();
  const from = Date.now();
  globalThis.fetch = () => {
    const seen = paymentAt((Date.now() - from) / 1000);
    if (seen === "no answer") return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(Response.json({ documentId: null, usingSince: null, ...seen }));
  };
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.fetch = browserFetch;
});

/** What it comes to, and the seconds that this took. */
async function wait(signal = new AbortController().signal) {
  const from = Date.now();
  const waiting = awaitAgreement("payment-1", signal).then((found) => [found, (Date.now() - from) / 1000]);
  await vi.advanceTimersByTimeAsync(600_000);
  return waiting;
}

const renewed = (seconds: number) => ({ usingSince: `renewed ${Math.floor(seconds / 5)}` });

test("finds the agreement as soon as it is there, however long it is drafted", async () => {
  paymentAt = (seconds) => (seconds < 80 ? renewed(seconds) : { documentId: "document-1" });
  expect(await wait()).toEqual(["document-1", 80]);
});

test("gives up half a minute after whoever drafts it was heard of last", async () => {
  paymentAt = (seconds) => renewed(Math.min(seconds, 12));
  expect(await wait()).toEqual([null, 36]);
});

test("gives up when nobody drafts it, and still none does at the second look", async () => {
  paymentAt = () => ({});
  expect(await wait()).toEqual([null, 2]);
});

test("waits for a request that was still on its way at the first look", async () => {
  paymentAt = (seconds) =>
    seconds < 2 ? {} : seconds < 30 ? renewed(seconds) : { documentId: "document-1" };
  expect(await wait()).toEqual(["document-1", 30]);
});

test("does not take a connection that is gone for a draft that was given up", async () => {
  paymentAt = (seconds) => (seconds < 2 ? renewed(0) : seconds < 60 ? "no answer" : { documentId: "late" });
  expect(await wait()).toEqual(["late", 60]);
});

test("ends when nobody waits any more", async () => {
  paymentAt = renewed;
  expect(await wait(AbortSignal.timeout(0))).toEqual([null, expect.any(Number)]);
});
