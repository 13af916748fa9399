import { paths } from "#shared/paths";
import { call } from "#client/lib/call";

/** Ends the session and starts afresh at the front page, also when the server could not be told. */
export async function signOut(): Promise<void> {
  await call("POST /api/logout").catch((error: unknown) => console.warn("Signing out failed", error));
  // A full load, so that nothing of the account stays in memory.
  window.location.assign(paths.home);
}
