import type { Deps } from "#server/deps";

/** The tables, of any schema, with the text in any column of any row. */
export async function tablesWith(
  { deps: { pool } }: { deps: Pick<Deps, "pool"> },
  text: string,
): Promise<string[]> {
  const { rows } = await pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const hit = await pool.query(`select from "${schema}"."${name}" t where strpos(t::text, $1) > 0`, [text]);
    if (hit.rowCount) found.push(`${schema}.${name}`);
  }
  return found.toSorted();
}
