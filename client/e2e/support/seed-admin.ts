import type { APIRequestContext } from "@playwright/test";
import type { ServerProcess } from "#server/testing/server-process";
import { queryDatabase } from "./database.ts";
import { newPerson, type Person } from "./people.ts";
import { seedAccount } from "./seed.ts";

/** A new administrator, signed in on this device. */
export async function seedAdmin(
  caller: { request: APIRequestContext },
  server: ServerProcess,
): ReturnType<typeof seedAccount> {
  const admin: Person = newPerson({ firstName: "Zawadi", lastName: "Njeri" });
  const account = await seedAccount(caller, { ...admin, email: `admin.${admin.email}` });
  await queryDatabase(server, "update users set role = 'admin', email_verified_at = now() where id = $1", [
    account.user.id,
  ]);
  return account;
}
