import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { findPage, findProfiles, foldName } from "#server/features/network/discovery-store";
import { viewCollaborator } from "#server/features/network/discovery-view";
import { findHidden } from "#server/features/network/people-store";
import { AppError } from "#server/http/app-error";
import type { ParsedInput, ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { Collaborator } from "#shared/contract/network";

type Discover = Contract["GET /api/collaborators"];

const PAGE_SIZE = 24;
/** Nobody types more words of a name. */
const MOST_WORDS = 6;

/** A page of the published profiles that fit all filters. */
export async function discover(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  { name, page, ...filters }: ParsedInput<Discover>["query"],
): Promise<ResponseBody<Discover>> {
  const facets = Object.entries(filters).flatMap(([facet, value]) => (value ? [`${facet}:${value}`] : []));
  const words = name ? (await foldName(db, name)).slice(0, MOST_WORDS) : [];
  if (name && words.length === 0) return { items: [], total: 0, page, pageSize: PAGE_SIZE };
  const offset = (page - 1) * PAGE_SIZE;
  const hidden = await findHidden(db, user.id);
  const { total, ids } = await findPage(db, hidden, { facets, words, offset, limit: PAGE_SIZE });
  const profiles = new Map((await findProfiles(db, user.id, ids)).map((record) => [record.id, record]));
  const items = ids
    .flatMap((id) => profiles.get(id) ?? [])
    .map((record) => viewCollaborator(record, user.id));
  return { items, total, page, pageSize: PAGE_SIZE };
}

/** One published profile. Throws `collaborator_not_found`, also for one's own and where either has blocked the other. */
export async function readCollaborator(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  id: string,
): Promise<Collaborator> {
  const hidden = await findHidden(db, user.id);
  const [record] = hidden.includes(id) ? [] : await findProfiles(db, user.id, [id]);
  if (!record) throw new AppError("collaborator_not_found");
  return viewCollaborator(record, user.id);
}
