import { spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "#server/orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { certificatesIn } from "#server/adapters/seal/seal";
import { makeAuthority } from "#server/dev/seal/make-authority";
import { recordEvent } from "#server/features/documents/index";
import { auditLog } from "#server/features/transparency/audit-log";
import { entryOf, sequenceEntries } from "#server/features/transparency/sequence-entries";
import { stampCheckpoint } from "#server/features/transparency/stamp-checkpoint";
import { startTestApp, type TestApp } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { runCommand } from "#server/testing/run-command";
import { startTimeStampAuthority } from "#server/testing/time-stamp-authority";
import { ConsistencyProof, LogCheckpoint, LogKeys } from "#shared/contract/transparency";
import { fromBase64 } from "#shared/evidence/bytes";
import { readCheckpoint } from "#shared/evidence/checkpoint";
import { checkTimeStamp } from "#shared/evidence/check-seal";
import { isConsistent, isIncluded } from "#shared/evidence/merkle-proof";

const app = await appForFile();
const { pool } = app.deps;
let documentId: string;

const newKey = () =>
  generateKeyPairSync("ed25519").privateKey.export({ format: "pem", type: "pkcs8" }) as string;

beforeAll(async () => {
  const { caller } = await app.signedIn();
  documentId = (await createSheet(caller)).id;
});

/** So many events of one document, each in the transaction of its own that `recordEvent` asks for. */
async function record(count: number, to: TestApp = app): Promise<void> {
  for (let nth = 0; nth < count; nth++)
    await to.deps.db.transaction(async (trx) => {
      await trx.execute(sql`select from documents where id = ${documentId} for update`);
      const at = to.clock.now();
      await recordEvent(trx, { documentId, event: "document_edited", actor: "system", at });
    });
}

async function rowsOf<Row extends object>(statement: string): Promise<Row[]> {
  return (await pool.query<Row>(statement)).rows;
}

type Place = { index: number; entry: Buffer; hash: string; salt: Buffer | null };
const placed = () =>
  rowsOf<Place>(`select l.index::int, l.entry, a.hash, s.salt from log_entries l join audit_events a on a.id = l.event_id
    left join entry_salts s on s.event_id = a.id order by l.index`);

async function keyOfLog(): Promise<string> {
  const { body } = await app.nobody().get("/api/transparency/keys").expect(200);
  return LogKeys.parse(body).log.inForce;
}

/** What a stranger reads of a checkpoint with the key that they were told. */
async function treeOf(note: string) {
  const tree = await readCheckpoint(note, await keyOfLog());
  if (!tree) throw new Error("the checkpoint is not signed by the log");
  return tree;
}

async function newest() {
  const { text, type } = await app.nobody().get("/api/transparency/checkpoint").expect(200);
  expect(type).toBe("text/plain");
  return text;
}

test("every event gets one place, and a stranger can check it with the key, the checkpoint and the salt", async () => {
  await record(3);
  await sequenceEntries(app.deps);
  await record(298);
  await sequenceEntries(app.deps);
  const entries = await placed();
  const { size, origin } = await treeOf(await newest());
  expect(origin).toBe("sahihi.test/log");
  expect(entries.map(({ index }) => index)).toEqual(entries.map((_, at) => at));
  expect(size).toBe(entries.length);
  const [{ events }] = (await rowsOf<{ events: number }>(
    "select count(*)::int as events from audit_events",
  )) as [{ events: number }];
  expect(size).toBe(events);

  for (const index of [0, 1, 255, 256, size - 1]) {
    const { body } = await app.nobody().get(`/api/transparency/inclusion?index=${index}`).expect(200);
    const { proof } = body as { proof: string };
    const [head, note] = [proof.slice(0, proof.indexOf("\n\n")), proof.slice(proof.indexOf("\n\n") + 2)];
    const [version, at, ...hashes] = head.split("\n");
    expect([version, at]).toEqual(["c2sp.org/tlog-proof@v1", `index ${index}`]);
    const { hash, salt } = entries[index]!;
    const entry = new Uint8Array(entryOf(salt!, hash));
    const path = hashes.map((one) => fromBase64(one));
    expect(await isIncluded(entry, index, path, await treeOf(note)), `entry ${index}`).toBe(true);
  }
});

test("a later checkpoint begins with every earlier one", async () => {
  const checkpoints = await rowsOf<{ size: number }>("select size::int from log_checkpoints order by size");
  expect(checkpoints.length).toBeGreaterThan(1);
  for (const { size } of checkpoints) {
    const { body } = await app.nobody().get(`/api/transparency/consistency?from=${size}`).expect(200);
    const { from, to, hashes } = ConsistencyProof.parse(body);
    const path = hashes.map((one) => fromBase64(one));
    expect(await isConsistent(await treeOf(from), await treeOf(to), path)).toBe(true);
  }
});

test("what the log does not have is not found", async () => {
  const { size } = await treeOf(await newest());
  const get = (path: string) => app.nobody().get(`/api/transparency/${path}`);
  await get(`inclusion?index=${size}`).expect(404, /entry_not_found/);
  await get(`checkpoints/${size + 1}`).expect(404, /checkpoint_not_found/);
  await get(`consistency?from=${size + 1}`).expect(404, /checkpoint_not_found/);
  await get("consistency?from=0").expect(400);
  await get("inclusion?index=-1").expect(400);
});

test("three sequencers at once, one of them killed with its batch in its hands: no gap, no double, every root right", async () => {
  const [second, third] = [
    await startTestApp({ beside: app, jobs: "queued" }),
    await startTestApp({ beside: app, jobs: "queued" }),
  ];
  await record(20);
  // Whoever sequences waits for this record last, when all else of the batch is written.
  const holder = await pool.connect();
  await holder.query("begin");
  await holder.query("select from documents where id = $1 for update", [documentId]);
  const killed = spawn(process.execPath, ["server/cli/run-job.ts", "log.sequence"], {
    cwd: join(import.meta.dirname, "../../.."),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      LOG_KEY: app.deps.env.LOG_KEY,
      ...app.database.variables,
    },
    stdio: "ignore",
  });
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into entry_salts%' and datname = current_database()",
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 60_000, interval: 50 },
  );
  const exit = once(killed, "exit");
  killed.kill("SIGKILL");
  await exit;
  const others = [second, third, app].map(({ deps }) => sequenceEntries(deps));
  await holder.query("commit");
  holder.release();
  await Promise.all(others);
  await Promise.all([
    record(30).then(() => sequenceEntries(app.deps)),
    ...[second, third].map(async ({ deps }) => {
      for (let nth = 0; nth < 10; nth++) await sequenceEntries(deps);
    }),
  ]);

  const entries = await placed();
  expect(entries.map(({ index }) => index)).toEqual(entries.map((_, at) => at));
  expect(await rowsOf("select from log_pending")).toEqual([]);
  expect(await auditLog(app.deps)).toMatchObject({ hasFailed: false });
  await Promise.all([second.stop(), third.stop()]);
});

test("an event that was taken out while it waited is told of, and holds up no other", async () => {
  await record(3);
  await app.deps.db.transaction(async (trx) => {
    await trx.execute(sql`set local session_replication_role = replica`);
    await trx.execute(sql`delete from audit_events where id = (select min(event_id) + 1 from log_pending)`);
  });
  const error = vi.fn<() => void>();
  const before = (await placed()).length;
  await sequenceEntries({
    ...app.deps,
    log: Object.assign(Object.create(app.deps.log), { error }) as typeof app.deps.log,
  });
  expect((await placed()).length).toBe(before + 2);
  expect(error).toHaveBeenCalledWith(
    expect.anything(),
    "events that waited for the transparency log are gone",
  );
});

describe("a document that is deleted", () => {
  test("leaves its entries noise, and the tree and the proofs of others as they were", async () => {
    const { caller } = await app.signedIn();
    const other = await createSheet(caller);
    await sequenceEntries(app.deps);
    const before = await placed();
    await pool.query("delete from documents where id = $1", [other.id]);
    const after = await placed();
    expect(after.map(({ entry }) => entry)).toEqual(before.map(({ entry }) => entry));
    expect(after.filter(({ salt }) => !salt)).toHaveLength(1);
    expect(await auditLog(app.deps)).toMatchObject({ hasFailed: false });
  });

  test("before its events had a place has no salt at all", async () => {
    const { caller } = await app.signedIn();
    const other = await createSheet(caller);
    await pool.query("delete from documents where id = $1", [other.id]);
    await sequenceEntries(app.deps);
    expect((await placed()).at(-1)!.salt).toBeNull();
  });
});

describe("the nightly audit", () => {
  const damages: [what: string, said: RegExp, statement: string][] = [
    [
      "an entry that was changed",
      /entry 5 is not its event's/,
      "update log_entries set entry = sha256('x') where index = 5",
    ],
    ["an entry that is gone", /entry 7 is missing/, "delete from log_entries where index = 7"],
    [
      "an event that was changed",
      /entry 9 is not its event's/,
      "update audit_events set hash = repeat('0', 64) where id = (select event_id from log_entries where index = 9)",
    ],
    ["a kept subtree", /subtree 8\/0 does not match/, "update log_nodes set hash = sha256('x')"],
    [
      "a checkpoint of another tree",
      /checkpoint \d+ does not match/,
      "update log_checkpoints set root = sha256('x') where size = (select min(size) from log_checkpoints)",
    ],
    [
      "a note that nobody signed",
      /checkpoint \d+ does not match/,
      "update log_checkpoints set note = replace(note, '1', '2')",
    ],
    [
      "a head of another tree",
      /the head does not match/,
      "update log_head set peaks = set_byte(peaks, 3, (get_byte(peaks, 3) + 1) % 256)",
    ],
    [
      "a checkpoint that is gone",
      /the head's checkpoint \d+ is missing/,
      "delete from log_checkpoints where size = (select size from log_head)",
    ],
    [
      "an event that is kept out",
      /1 events neither stand/,
      "insert into audit_events (document_id, position, event, actor, at, previous_hash, hash) values (gen_random_uuid(), 1, 'x', 'system', now(), '', '')",
    ],
  ];

  test.each(damages)("finds %s", async (_what, said, statement) => {
    const error = vi.fn<() => void>();
    const checked = vi.fn<(what: string, mismatches: number) => void>();
    const damage = app.deps.db.transaction(async (trx) => {
      await trx.execute(sql`set local session_replication_role = replica`);
      await trx.execute(sql.raw(statement));
      const log = { ...app.deps.log, error, info: vi.fn<() => void>() } as unknown as typeof app.deps.log;
      const metrics = { ...app.deps.metrics, checked };
      const { hasFailed, says } = await auditLog({ db: trx, log, metrics });
      expect(says).toMatch(said);
      expect(hasFailed).toBe(true);
      throw new Error("undone");
    });
    await expect(damage).rejects.toThrow("undone");
    expect(error).toHaveBeenCalledWith(expect.anything(), "the transparency log does not match its tree");
    const [[what, mismatches] = []] = checked.mock.calls;
    expect([what, mismatches! > 0]).toEqual(["log", true]);
  });

  test("is run by hand, too", async () => {
    const { code, stdout } = await runCommand(app, "server/cli/run-job.ts", ["log.audit"]);
    expect(stdout).toContain("all match");
    expect(code).toBe(0);
  });

  test.each(["log_entries", "log_nodes", "log_checkpoints", "log_keys"])(
    "%s is append-only",
    async (table) => {
      await expect(pool.query(`delete from ${table}`)).rejects.toThrow(`${table} is append-only`);
      await expect(pool.query(`truncate ${table} cascade`)).rejects.toThrow("append-only");
    },
  );

  test("the head never goes back", async () => {
    await expect(pool.query("update log_head set size = size - 1")).rejects.toThrow("the log only grows");
    await expect(pool.query("delete from log_head")).rejects.toThrow("the log only grows");
  });
});

describe("a time stamp of the checkpoint", () => {
  test("is asked for once, and told with it", async () => {
    const clocks = await makeAuthority("A clock's root");
    const authority = await startTimeStampAuthority(await clocks.issue("A clock", "time stamp"));
    afterAll(() => authority.close());
    const env = { SEAL_TSA_URL: authority.url, SEAL_TSA_ROOTS: clocks.rootCertificate };
    const timed = await startTestApp({ env, beside: app, jobs: "queued" });
    await sequenceEntries(app.deps);
    await stampCheckpoint(timed.deps);
    expect((await stampCheckpoint(timed.deps)).says).toMatch(/has its time stamp\./);
    const { size, note } = (
      await rowsOf<{ size: number; note: string }>(
        "select size::int, note from log_checkpoints order by log_checkpoints.size desc limit 1",
      )
    )[0]!;
    const { body } = await timed.nobody().get(`/api/transparency/checkpoints/${size}`).expect(200);
    const said = LogCheckpoint.parse(body);
    expect(said.note).toBe(note);
    const roots = certificatesIn(clocks.rootCertificate).map(({ raw }) => new Uint8Array(raw));
    const stamped = await checkTimeStamp(fromBase64(said.timeStamp!), new TextEncoder().encode(note), roots);
    expect(stamped?.at).toBeInstanceOf(Date);
    await timed.stop();
  });

  test("is not asked for where no authority is configured", async () => {
    expect((await stampCheckpoint(app.deps)).says).toContain("SEAL_TSA_URL");
  });
});

test("a new key signs beside the old one, and a log that begins anew has another name", async () => {
  const old = app.deps.env.LOG_KEY;
  const oldKey = await keyOfLog();
  const turned = await startTestApp({
    env: { LOG_KEY_OLD: old, LOG_KEY: newKey() },
    beside: app,
    jobs: "queued",
  });
  await record(1);
  await sequenceEntries(turned.deps);
  const note = await newest();
  expect(await readCheckpoint(note, oldKey)).not.toBeNull();
  const keys = LogKeys.parse((await turned.nobody().get("/api/transparency/keys")).body);
  expect(await readCheckpoint(note, keys.log.inForce)).not.toBeNull();
  expect(keys.log.retired).toContain(oldKey);
  await turned.stop();

  const anew = await startTestApp({ env: { LOG_ORIGIN: "sahihi.test/log-2" }, beside: app, jobs: "queued" });
  await record(1);
  await sequenceEntries(anew.deps);
  expect((await newest()).split("\n")[0]).toBe("sahihi.test/log-2");
  expect(await auditLog(app.deps)).toMatchObject({ hasFailed: false });
  await anew.stop();
});
