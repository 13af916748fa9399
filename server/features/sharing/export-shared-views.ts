import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { viewsOfOwner } from "#server/features/sharing/shared-views-store";

/** For the export of somebody's data: to whom they have shown what. The links themselves stay out of it. */
export async function* exportSharedViews({ db }: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  const views = await viewsOfOwner(db, user.id);
  if (views.length === 0) return;
  yield jsonEntry(
    "view-only-links.json",
    views.map(({ documentId, title, version, forWhom, shows, madeAt, expiresAt, endedAt }) => ({
      documentId,
      title,
      version,
      forWhom,
      shows,
      madeAt,
      expiresAt,
      endedAt,
    })),
  );
}
