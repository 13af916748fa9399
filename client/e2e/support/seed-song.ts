import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { people } from "#server/testing/factories/split-sheet";
import type { ServerProcess } from "#server/testing/server-process";
import type { SheetDocument } from "#shared/contract/documents";
import { untilAllMailed } from "./database.ts";
import { seedAccount, seedSent, seedSignature, seedSplitSheet, signingLink } from "./seed.ts";

type Caller = { request: APIRequestContext };

const names = ["Wanjikũ Mũthoni", "João Pemba"];

/** A sheet of two, sent for signing by a new account; the first `signatures` of them have signed. No other story has its title. */
export async function seedSong(
  caller: Caller,
  server: ServerProcess,
  signatures: number,
): Promise<SheetDocument & { songTitle: string }> {
  await seedAccount(caller);
  const songTitle = `Mawimbi ya ${oneOfItsKind()}`;
  const writers = people(2).map((writer, index) => ({ ...writer, name: names[index] ?? writer.name }));
  const content = { songTitle, artistName: names[0]!, publishingRightsCollaborators: writers };
  const sheet = await seedSplitSheet(caller, content);
  await seedSent(caller, sheet);
  for (const { email } of writers.slice(0, signatures)) await seedSignature(await signingLink(server, email));
  // What all have signed is sealed and mailed by then.
  await untilAllMailed(server);
  return { ...sheet, songTitle };
}

/** Eight letters, as a word has them. */
function oneOfItsKind(): string {
  return Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join("");
}
