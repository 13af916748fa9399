import { readStored } from "#server/adapters/files/stored-files";
import type { Deps } from "#server/deps";
import type { Checked } from "#server/features/admin/audit-store";
import { pageOf, shelves } from "#server/features/admin/files/files-store";

/** Fetches every file that has left the database, and compares it with its hash; `wrong` has the ids of the rows it belongs to. */
export async function checkStore(deps: Deps): Promise<Checked> {
  const checked: Checked = { count: 0, wrong: [] };
  for (const shelf of Object.values(shelves)) {
    let page = await pageOf(deps.db, shelf, "store", null);
    while (page.length > 0) {
      const isWhole = await Promise.all(
        page.map((file) => readStored(deps, file).then(Boolean, () => false)),
      );
      checked.count += page.length;
      checked.wrong.push(...page.filter((_, at) => !isWhole[at]).map(({ id }) => id));
      page = await pageOf(deps.db, shelf, "store", page.at(-1)!.id);
    }
  }
  return checked;
}
