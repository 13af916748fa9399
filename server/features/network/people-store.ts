import { and, eq, or, sql, unionAll } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { users } from "#server/db/tables/auth";
import { blocks, collaborationRequests, discoveryEntries } from "#server/db/tables/network";
import type { PersonRecord } from "#server/features/network/person-view";

/** Whether the user's profile can be found. */
export const isPublished = sql<boolean>`${users.id} in (select ${discoveryEntries.userId} from ${discoveryEntries})`;

export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  collaboratorRole: users.collaboratorRole,
};

/** Who does not meet `userId`: themselves, whom they have blocked, and who has blocked them. */
export async function findHidden(db: Queryable, userId: string): Promise<string[]> {
  const [blocked, blockers] = [
    db.select({ id: blocks.blockedId }).from(blocks).where(eq(blocks.blockerId, userId)),
    db.select({ id: blocks.blockerId }).from(blocks).where(eq(blocks.blockedId, userId)),
  ];
  return [userId, ...(await unionAll(blocked, blockers)).map(({ id }) => id)];
}

/** Somebody else whom `userId` may know of: by a published profile, or by a request between the two. */
export async function findKnown(
  db: Queryable,
  userId: string,
  otherId: string,
): Promise<PersonRecord | null> {
  if (userId === otherId) return null;
  const asked = sql`exists (select from ${collaborationRequests} where
    (${collaborationRequests.senderId} = ${userId} and ${collaborationRequests.receiverId} = ${users.id}) or
    (${collaborationRequests.receiverId} = ${userId} and ${collaborationRequests.senderId} = ${users.id}))`;
  const [person] = await db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, otherId), or(isPublished, asked)));
  return person ?? null;
}
