import { Client, type QueryConfig } from "pg";
import { expect, test, vi } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import { createAgreement, producerBody } from "#server/testing/factories/create-agreement";
import { createSheet } from "#server/testing/factories/create-sheet";
import { Song } from "#shared/contract/songs";

const app = await appForFile({ jobs: "queued" });
const { pool } = app.deps;

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  Plans?: Node[];
};
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const people = [
  { name: "Amina Wanjiru", email: "amina@plans.example", role: "Songwriter", percentage: 50 },
  { name: "Brian Otieno", email: "brian@plans.example", role: "Producer", percentage: 50 },
];

test("papers of a song are found however old they are, and nothing of other songs is read", async () => {
  const { caller } = await app.signedIn();
  const sheet = await createSheet(caller, { publishingRightsCollaborators: people });
  const deal = {
    trackTitle: "Nairobi Nigts",
    artistEmail: people[0]!.email,
    producerEmail: people[1]!.email,
  };
  const agreement = await createAgreement(app, caller, producerBody(deal));
  await pool.query(
    `insert into documents (id, owner_id, type, title, content, created_at, updated_at)
     select gen_random_uuid(), d.owner_id, d.type, d.title,
       jsonb_set(d.content, '{songTitle}', to_jsonb('Song of ' || md5(n::text))),
       d.created_at + n * interval '1 minute', d.updated_at
     from documents d, generate_series(1, 2000) n where d.id = $1`,
    [sheet.id],
  );
  const newest = await createSheet(caller, {
    songTitle: "Nairobi Nights (Remix)",
    publishingRightsCollaborators: people,
  });
  const read = async () =>
    Song.parse((await caller.get(`/api/documents/${newest.id}/song`).expect(200)).body).papers;
  const found = [
    { documentId: newest.id, recognisedBy: null },
    { documentId: sheet.id, recognisedBy: "title" },
    { documentId: agreement.id, recognisedBy: "near_title" },
  ];
  expect(await read()).toMatchObject(found);
  await pool.query("vacuum analyze");

  const query = vi.spyOn(Client.prototype, "query");
  expect(await read()).toMatchObject(found);
  const calls = query.mock.calls as unknown as [string | QueryConfig, unknown[]?][];
  query.mockRestore();
  const asked = calls
    .map(([statement, values = []]) =>
      typeof statement === "string" ? { text: statement, values } : { values, ...statement },
    )
    .filter(({ text }) => /song_keys|reached/.test(text));
  expect(asked.length).toBeGreaterThan(3);
  for (const { text, values } of asked) {
    const { rows } = await pool.query<{ "QUERY PLAN": { Plan: Node }[] }>({
      text: `explain (analyze, format json) ${text}`,
      values,
    });
    for (const node of nodesOf(rows[0]!["QUERY PLAN"][0]!.Plan)) {
      const rowsRead = node["Actual Rows"] * node["Actual Loops"];
      expect(rowsRead, `${node["Node Type"]} of ${node["Relation Name"]}: ${text}`).toBeLessThan(500);
    }
  }
}, 60_000);

test("what was written meanwhile is found by its new title alone", async () => {
  const { caller } = await app.signedIn();
  const { id, revision, content } = await createSheet(caller, { publishingRightsCollaborators: people });
  const other = await createSheet(caller, { songTitle: "Lamu", publishingRightsCollaborators: people });
  const papers = async () => {
    const { body } = await caller.get(`/api/documents/${other.id}/song`).expect(200);
    return Song.parse(body).papers.map(({ documentId }) => documentId);
  };
  expect(await papers()).toEqual([other.id]);
  const keys = () => pool.query("select key from song_keys where document_id = $1", [id]);
  expect((await keys()).rows).toContainEqual({ key: "title nairobi nights" });
  const body = { revision, status: "draft", content: { ...content, songTitle: "Lamu" } };
  await caller.patch(`/api/documents/${id}`).send(body).expect(200);
  expect((await keys()).rows).toEqual([]);
  expect(await papers()).toEqual([other.id, id]);
  expect((await keys()).rows).not.toContainEqual({ key: "title nairobi nights" });
});
