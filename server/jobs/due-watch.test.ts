import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDueWatch } from "#server/jobs/due-watch";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string[]>(() => {});

test("a look that is never answered does not end the looking", async () => {
  const woken: string[] = [];
  let looks = 0;
  const watch = createDueWatch({
    findDue: (queues) => (looks++ === 0 ? never() : Promise.resolve(queues)),
    wakeWorker: (worker) => woken.push(worker),
    onError: (error) => expect.unreachable(error.message),
  });
  watch.wake("mail", "worker 1");
  watch.start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(woken).toContain("worker 1");
  watch.stop();
});

test("a failure is told and looked after; one after the end is not", async () => {
  const heard: Error[] = [];
  const watch = createDueWatch({
    findDue: () => Promise.reject(new Error("away")),
    wakeWorker: (worker) => expect.unreachable(worker),
    onError: (error) => heard.push(error),
  });
  watch.start();
  await vi.advanceTimersByTimeAsync(3_500);
  expect(heard).toHaveLength(3);
  watch.stop();
  watch.start();
  await vi.advanceTimersByTimeAsync(3_500);
  expect(heard).toHaveLength(3);
});
