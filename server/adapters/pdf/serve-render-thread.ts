import { parentPort } from "node:worker_threads";
import type { RenderAnswer, RenderRequest } from "#server/adapters/pdf/render-thread";

/** The thread's side: renders what it is sent, one after another, and answers with the file or the reason there is none. */
export function serveRenderThread<Input>(render: (input: Input) => Promise<Buffer>): void {
  async function answer({ id, input }: RenderRequest<Input>): Promise<void> {
    try {
      const file = Uint8Array.from(await render(input));
      parentPort?.postMessage({ id, file } satisfies RenderAnswer, [file.buffer]);
    } catch (error) {
      parentPort?.postMessage({ id, error } satisfies RenderAnswer, []);
    }
  }
  parentPort?.on("message", (request: RenderRequest<Input>) => void answer(request));
}
