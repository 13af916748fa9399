import { expect, test } from "vitest";
import { renderThread } from "#server/adapters/pdf/render-thread";

const script = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ id, input }) => {
    if (input === "die") process.exit(3);
    if (input === "hang") return;
    if (input === "fail") return parentPort.postMessage({ id, error: new Error("Cannot draw this") });
    parentPort.postMessage({ id, file: new TextEncoder().encode(input) });
  });`;
const echo = () => renderThread<string>(new URL(`data:text/javascript,${encodeURIComponent(script)}`));

test("each caller gets their own file", async () => {
  const render = echo();
  const texts = Array.from({ length: 50 }, (_, index) => `Sheet ${index}`);
  expect((await Promise.all(texts.map(render))).map(String)).toEqual(texts);
});

test("what cannot be drawn is refused, and the next is drawn", async () => {
  const render = echo();
  await expect(render("fail")).rejects.toThrow("Cannot draw this");
  expect(String(await render("next"))).toBe("next");
});

test("when the thread dies everything it was rendering is refused, and the next starts a new one", async () => {
  const render = echo();
  const refused = [render("hang"), render("die")];
  for (const result of await Promise.allSettled(refused)) expect(result.status).toBe("rejected");
  expect(String(await render("again"))).toBe("again");
});
