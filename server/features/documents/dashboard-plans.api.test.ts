import { Client, type QueryConfig } from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { fill, reader } from "#server/bench/http-data";
import { appForFile } from "#server/testing/app-for-file";
import { ROWS_PER_PAGE } from "#shared/contract/dashboard";

const app = await appForFile({ jobs: "queued" });
const { pool } = app.deps;
const LABEL = "01890a5d-ac96-774b-bcce-b302099a8057";

beforeAll(async () => {
  // Ten thousand of one person's, beside as many of somebody else's.
  await fill(pool, { listed: 10_000, signable: 2_000 });
  await pool.query("insert into labels (id, owner_id, name, created_at) values ($1, $2, 'Album', now())", [
    LABEL,
    reader.id,
  ]);
  const some = "from (select id from documents where owner_id = $1::uuid order by id limit 2000) chosen";
  await pool.query(`insert into document_labels (document_id, label_id) select id, $2::uuid ${some}`, [
    reader.id,
    LABEL,
  ]);
  await pool.query(
    `insert into archived_documents (account_id, document_id, at) select $1::uuid, id, now() ${some}`,
    [reader.id],
  );
  await pool.query("vacuum analyze");
});

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  Plans?: Node[];
};

/** How the statements that a call of the reader's asks are carried out. */
async function plansOf(address: string): Promise<Node[]> {
  const caller = app.nobody();
  await caller.post("/api/login").send({ email: reader.email, password: reader.password }).expect(200);
  const query = vi.spyOn(Client.prototype, "query");
  await caller.get(address).expect(200);
  const asked = (query.mock.calls as unknown as [QueryConfig, unknown[]?][])
    .map(([statement, values = []]) => ({ values, ...statement }))
    .filter(({ text }) => text?.includes("to_sign"));
  query.mockRestore();
  expect(asked).toHaveLength(1);
  const { text, values } = asked[0]!;
  const { rows } = await pool.query<{ "QUERY PLAN": { Plan: Node }[] }>({
    text: `explain (analyze, format json) ${text}`,
    values,
  });
  return nodesOf(rows[0]!["QUERY PLAN"][0]!.Plan);
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Rows of documents that were read themselves, and not in an index alone. */
function documentsRead(nodes: Node[]): number {
  return nodes
    .filter((node) => node["Relation Name"] === "documents" && node["Node Type"] !== "Index Only Scan")
    .reduce((rows, node) => rows + node["Actual Rows"] * node["Actual Loops"], 0);
}

test.each([
  ["/api/dashboard", 3 * 5],
  ["/api/dashboard/documents", ROWS_PER_PAGE],
  ["/api/dashboard/documents?page=700", ROWS_PER_PAGE],
  ["/api/dashboard/documents?sort=type&status=draft", ROWS_PER_PAGE],
  [`/api/dashboard/documents?label=${LABEL}`, ROWS_PER_PAGE],
  ["/api/dashboard/documents?part=archived&page=20", ROWS_PER_PAGE],
])(
  "%s parts and sorts ten thousand documents by an index, and reads those it shows",
  async (address, most) => {
    const nodes = await plansOf(address);
    expect(documentsRead(nodes)).toBeLessThanOrEqual(most);
    const scanned = nodes
      .filter((node) => node["Node Type"] === "Seq Scan")
      .map((node) => node["Relation Name"]);
    for (const table of ["documents", "document_versions", "signers"]) expect(scanned).not.toContain(table);
  },
);
