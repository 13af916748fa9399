import { request } from "node:http";
import { createInterface } from "node:readline";
import { LiveEvent } from "#shared/contract/network";

export type Heard = { id: string; event: LiveEvent };

export type Listener = {
  /** Everything heard so far. */
  heard: Heard[];
  headers: Record<string, string | string[] | undefined>;
  /** Resolves once the server has ended the stream. */
  ended: Promise<void>;
  /** Leaves without a word, as somebody does in a tunnel. */
  drop(): void;
};

type Given = { cookie: string; lastEventId?: string; query?: string; onHeard?: (heard: Heard) => void };

/** An open stream of events, as a browser holds it. */
export function listenToEvents(
  baseUrl: string,
  { cookie, lastEventId, query = "", onHeard }: Given,
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      accept: "text/event-stream",
      ...(lastEventId && { "last-event-id": lastEventId }),
    };
    const call = request(`${baseUrl}/api/events${query}`, { headers, agent: false });
    call.once("error", reject);
    call.once("response", (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        reject(new Error(`answered ${response.statusCode}`));
        return;
      }
      const heard: Heard[] = [];
      let id = "";
      const lines = createInterface({ input: response });
      lines.on("error", () => {});
      lines.on("line", (line) => {
        if (line.startsWith("id: ")) id = line.slice(4);
        if (!line.startsWith("data: ") || response.destroyed) return;
        heard.push({ id, event: LiveEvent.parse(JSON.parse(line.slice(6))) });
        onHeard?.(heard.at(-1)!);
      });
      const ended = new Promise<void>((end) => response.once("close", () => end()));
      response.once("error", () => {});
      resolve({ heard, headers: response.headers, ended, drop: () => response.destroy() });
    });
    call.end();
  });
}
