import { parentPort } from "node:worker_threads";
import type { RenderRequest, RenderResponse } from "#server/adapters/pdf/render-thread";

/** The thread's side: renders what it is sent, one after another, and answers with the file or the reason there is none. */
export function serveRenderThread<Input>(render: (input: Input) => Promise<Buffer>): void {
  async function respond({ id, input }: RenderRequest<Input>): Promise<void> {
    try {
      const file = Uint8Array.from(await render(input));
      parentPort?.postMessage({ id, file } satisfies RenderResponse, [file.buffer]);
    } catch (error) {
      parentPort?.postMessage({ id, error } satisfies RenderResponse, []);
    }
  }
  parentPort?.on("message", (request: RenderRequest<Input>) => void respond(request));
}
