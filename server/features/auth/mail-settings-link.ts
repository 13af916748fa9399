import type { Deps } from "#server/deps";
import { paths } from "#shared/paths";

/** Ends every mail that `wantsMail` can stop. */
export function mailSettingsLink({ env }: Pick<Deps, "env">): { label: string; url: string } {
  return { label: "Choose which mails you get", url: env.APP_URL + paths.settings };
}
