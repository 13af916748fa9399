import { Client, type QueryConfig } from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { fillAdmin } from "#server/bench/admin-data";
import { appForFile } from "#server/testing/app-for-file";
import { createUser } from "#server/testing/factories/user";
import { adminActions, auditTargets } from "#shared/contract/admin-tables";
import { contract } from "#shared/contract/index";
import { DEFAULT_PAGE_SIZE } from "#shared/contract/fields/paging";

const app = await appForFile({ jobs: "queued" });
const { pool } = app.deps;
const someone = await createUser(app.deps);
const admin = await app.signIn(await createUser(app.deps, { role: "admin" }));

beforeAll(async () => {
  // So many that an index is the quicker way, and the planner chooses by itself.
  await fillAdmin(pool, { users: 10_000, documents: 10_000, payments: 10_000, tickets: 10_000 });
  await pool.query(
    `insert into admin_events (at, actor_id, action, target_type, target_id)
     select now() - n * interval '1 minute', $1, ($2::text[])[1 + n % cardinality($2::text[])],
       ($3::text[])[1 + n % cardinality($3::text[])], gen_random_uuid() from generate_series(1, 10000) n`,
    [someone.id, adminActions, auditTargets],
  );
  await pool.query("vacuum analyze admin_events");
});

/** Without jobs that were given up: pg-boss has tables of its own. */
const lists = Object.entries(contract).flatMap(([key, endpoint]) => {
  const [, list] = /^GET \/api\/admin\/(.+)$/.exec(key) ?? [];
  const isList =
    list && list !== "jobs" && !list.endsWith("csv") && "query" in endpoint && "sort" in endpoint.query.shape;
  const address = list === "user-documents" ? `${list}?userId=${someone.id}&` : `${list}?`;
  return isList ? [{ address, fields: Object.entries<z.ZodType>(endpoint.query.shape) }] : [];
});

/** Every sort, every order and every filter that has a choice; and what is typed. */
const pages = [
  ...lists.flatMap(({ address, fields }) =>
    fields.flatMap(([name, field]) =>
      choicesOf(field).map((choice) => `${address}${name}=${String(choice)}`),
    ),
  ),
  "users?search=user777",
  "documents?search=song%20777",
  "documents?sort=title&page=40",
  `documents?userId=${someone.id}`,
  "payments?search=ref777",
  `payments?userId=${someone.id}`,
  "support/tickets?search=T-10777",
  "audit?from=2026-01-01",
  `audit?actorId=${someone.id}`,
  `audit?targetId=${someone.id}`,
];

function choicesOf(field: z.ZodType): readonly unknown[] {
  if (field instanceof z.ZodEnum) return field.options;
  const isWrapped =
    field instanceof z.ZodDefault || field instanceof z.ZodCatch || field instanceof z.ZodOptional;
  return isWrapped ? choicesOf(field.unwrap() as z.ZodType) : [];
}

/** Of a node that is carried out several times, rows are those of one time. */
type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  Schema?: string;
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
};

type Explained = { "QUERY PLAN": { Plan: Node }[] };

const statements = new Map<string, QueryConfig[]>();

/** All that a page asks of the database; asked for once. */
async function statementsOf(page: string): Promise<QueryConfig[]> {
  const known = statements.get(page);
  if (known) return known;
  const query = vi.spyOn(Client.prototype, "query");
  await admin.get(`/api/admin/${page}`).expect(200);
  const calls = query.mock.calls as unknown as [string | QueryConfig, unknown[]?][];
  query.mockRestore();
  const asked = calls
    .map(([statement, values = []]) =>
      typeof statement === "string" ? { text: statement, values } : { values, ...statement },
    )
    .filter(({ text }) => /^\s*select/i.test(text));
  statements.set(page, asked);
  return asked;
}

/** The plans it is carried out by. */
async function plansOf(page: string, { seqscan = "on" } = {}) {
  const asked = await statementsOf(page);
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query(`set local enable_seqscan = ${seqscan}`);
    const plans: { statement: string; nodes: Node[] }[] = [];
    for (const { text, values = [] } of asked) {
      const explain = `explain (analyze, verbose, format json) ${text}`;
      const { rows } = await client.query<Explained>(explain, values);
      const nodes = nodesOf(rows[0]!["QUERY PLAN"][0]!.Plan);
      // The queue asks, too, whenever it likes.
      if (nodes.some(({ Schema }) => Schema === "public")) plans.push({ statement: text, nodes });
    }
    return plans;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** What a page does more work for than it shows. */
async function wasteOf(page: string): Promise<string[]> {
  const shown = DEFAULT_PAGE_SIZE * Number(new URLSearchParams(page.split("?")[1]).get("page") ?? 1);
  const plans = await plansOf(page);
  if (plans.length < 2)
    throw new Error(`${page} asked for ${plans.length} pages and counts: at least two were expected`);
  return plans.flatMap(({ statement, nodes }) =>
    nodes.flatMap((node) => {
      const read = node["Actual Rows"];
      const thrownAway = removedBy(node);
      const sorted = node["Node Type"].endsWith("Sort") ? node.Plans![0]!["Actual Rows"] : 0;
      const isPage = statement.includes("limit");
      return [
        sorted > DEFAULT_PAGE_SIZE && `${page} sorts ${sorted} rows`,
        isPage && read > shown && `${page} reads ${read} rows of ${node["Relation Name"]}`,
        thrownAway > Math.max(read, DEFAULT_PAGE_SIZE) && `${page} throws ${thrownAway} rows away`,
      ].filter((fault) => fault !== false);
    }),
  );
}

function removedBy(node: Node): number {
  return (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
}

test("no page, filter, sort or search of an administrator reads, sorts or throws away more than it shows", async () => {
  const waste: string[] = [];
  for (const page of pages) waste.push(...(await wasteOf(page)));
  expect(waste).toEqual([]);
});

test("none of them, and not the analytics, has to read a whole table: what is counted is in an index", async () => {
  const whole: string[] = [];
  for (const page of [...pages, "analytics"]) {
    for (const node of (await plansOf(page, { seqscan: "off" })).flatMap(({ nodes }) => nodes)) {
      const isRead =
        node["Node Type"] === "Seq Scan" && node["Actual Rows"] + removedBy(node) > DEFAULT_PAGE_SIZE;
      if (isRead) whole.push(`${page}: ${node["Relation Name"]}`);
    }
  }
  expect(whole).toEqual([]);
});

// The last: no index is put back.
test.each([
  ["documents_by_title", "documents?sort=title", "sorts 9995 rows"],
  ["users_by_name", "users?sort=name", "sorts"],
  ["tickets_by_priority", "support/tickets?priority=urgent", "throws"],
])("without the index %s the page %s would be told", async (index, page, fault) => {
  await pool.query(`drop index ${index}`);
  expect(await wasteOf(page)).toContainEqual(expect.stringContaining(fault));
});
