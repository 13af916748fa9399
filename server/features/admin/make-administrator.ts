import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import { hasAdministrator, promote } from "#server/features/admin/users-store";
import { hashPassword, insertUser } from "#server/features/auth/index";

type Account = { email: string; password: string };
export type MadeAdministrator = "created" | "promoted" | "unchanged";

/**
 * Makes an administrator: a new account with this password, or the one that has the e-mail already, which keeps its own password. Who
 * runs the service says that the address is theirs, so it counts as confirmed. `email` trimmed and in lower case.
 */
export async function makeAdministrator(
  deps: Deps,
  { email, password }: Account,
): Promise<MadeAdministrator> {
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (trx) => {
    const now = deps.clock.now();
    const created = await insertUser(trx, {
      id: randomUUID(),
      email,
      passwordHash,
      firstName: "Administrator",
      lastName: "",
      role: "admin",
      createdAt: now,
      emailVerifiedAt: now,
    });
    const made = created ?? (await promote(trx, email));
    if (!made) return "unchanged";
    await noteIt(deps, trx, made.id, email);
    return created ? "created" : "promoted";
  });
}

function noteIt(deps: Deps, trx: Trx, id: string, email: string): Promise<void> {
  return recordAdminEvent(deps, trx, id, {
    action: "user_updated",
    targetType: "user",
    targetId: id,
    targetName: email,
    before: null,
    after: { role: "admin" },
  });
}

/** Sees to an administrator where the environment names one and there is none: whoever was demoted later stays so. */
export async function makeFirstAdministrator(deps: Deps): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = deps.env;
  if (!email || !password || (await hasAdministrator(deps.db))) return;
  const made = await makeAdministrator(deps, { email, password });
  deps.log.warn({ made }, "administrator made from ADMIN_EMAIL");
}
