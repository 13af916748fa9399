import { setImmediate as soon } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLongWork } from "#server/http/long-work";

function workToFinish() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, resolve, reject };
}

it("waits for all that is under way, however it ends, and hands results on", async () => {
  const longWork = createLongWork();
  const [draft, other] = [workToFinish(), workToFinish()];
  const followed = longWork.follow(draft.promise);
  const failing = longWork.follow(other.promise).catch((error: unknown) => error);
  let stopped = false;
  const stopping = longWork.finished(60_000).then(() => (stopped = true));

  draft.resolve("text");
  expect(await followed).toBe("text");
  await soon();
  expect(stopped).toBe(false);

  other.reject(new Error("the model is away"));
  expect(await failing).toMatchObject({ message: "the model is away" });
  await stopping;
});

it("waits no longer than it is told", async () => {
  const longWork = createLongWork();
  void longWork.follow(new Promise(() => {}));
  await longWork.finished(10);
});

it("does not wait when nothing is under way", async () => {
  const longWork = createLongWork();
  await longWork.follow(Promise.resolve());
  await longWork.finished(60_000);
});
