import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { findLinks, findWaivers } from "#server/features/songs/songs-store";

/** What the user has said of papers of one song. */
export async function* exportSongs({ db }: Pick<Deps, "db">, user: UserRecord): AsyncGenerator<ZipEntry> {
  const [links, waivers] = [await findLinks(db, user.id), await findWaivers(db, user.id)];
  if (links.length + waivers.length === 0) return;
  yield jsonEntry("songs.json", {
    links,
    waivers: waivers.map(({ one, other, reason, at }) => ({ one, other, reason, at })),
  });
}
