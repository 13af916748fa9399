import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { segmentsOf } from "#server/adapters/sms/gsm";

/** What somebody's phone would show. */
const LocalMessage = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  text: z.string(),
  at: z.coerce.date(),
  segments: z.number(),
});
export type LocalMessage = z.output<typeof LocalMessage>;

export type LocalPhones = {
  receive(message: Pick<LocalMessage, "to" | "from" | "text">): Promise<LocalMessage>;
  /** The newest messages first. */
  list(): Promise<LocalMessage[]>;
};

const NEWEST = 200;

/** Phones of a server that nobody gave an SMS provider: a file is a message, whole or not at all. */
export function createLocalPhones(folder: string): LocalPhones {
  return {
    receive: async (given) => {
      const message = {
        ...given,
        id: `ATXid_${randomUUID()}`,
        at: new Date(),
        segments: segmentsOf(given.text),
      };
      // Named so that names sort as times do.
      const file = join(folder, `${message.at.toISOString()}-${message.id}.json`);
      const draft = `${file}.draft`;
      await mkdir(folder, { recursive: true });
      await writeFile(draft, JSON.stringify(message));
      await rename(draft, file);
      return message;
    },
    list: async () => {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith(".json"))
        .toSorted()
        .toReversed()
        .slice(0, NEWEST);
      return Promise.all(
        newest.map(async (name) =>
          LocalMessage.parse(JSON.parse(await readFile(join(folder, name), "utf8"))),
        ),
      );
    },
  };
}
