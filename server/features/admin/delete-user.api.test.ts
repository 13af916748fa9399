import { describe, expect, test } from "vitest";
import { deleteUser } from "#server/features/admin/delete-user";
import type { Deps } from "#server/deps";
import { appForFile } from "#server/testing/app-for-file";
import { PASSWORD } from "#server/testing/factories/user";
import { tablesWith } from "#server/testing/tables-with";
import { contractKeys, endpointOf, send, validCall } from "#server/testing/valid-calls";
import type { ContractKey } from "#shared/contract/index";

/*
 * What somebody does while an administrator deletes them. Every call of the contract that changes something is made, in groups of no
 * more than the pool has connections, and afterwards the tables are looked through.
 */

const app = await appForFile();
const other = await appForFile({ beside: app, jobs: "queued" });
const { pool } = app.deps;
const admin = await other.signedIn({ role: "admin" });

const changing = contractKeys.filter((key) => {
  const { access } = endpointOf(key);
  return !key.startsWith("GET ") && access !== "admin" && access !== "token";
});
const GROUP = 8;
const groups = Array.from({ length: Math.ceil(changing.length / GROUP) }, (_, index) => ({
  keys: changing.slice(index * GROUP, (index + 1) * GROUP),
  name: `${changing[index * GROUP]} and the next`,
}));

let people = 0;

/** Somebody with everything that the calls need, and the calls themselves, not yet made. */
async function somebodyAboutTo(keys: readonly ContractKey[]) {
  const firstName = `Wambui${++people}x`;
  const { user, caller } = await app.signedIn({ firstName });
  const calls: { key: ContractKey; make: () => Promise<{ status: number }> }[] = [];
  for (const key of keys) {
    const input = await validCall(key, app, caller);
    calls.push({ key, make: async () => send(caller, key, input) });
  }
  calls.push({
    key: "POST /api/login",
    make: async () => app.nobody().post("/api/login").send({ email: user.email, password: PASSWORD }),
  });
  await pool.query("delete from rate_limits");
  return { user, firstName, calls };
}

/** Every row that goes with an account, by what names the person there. What somebody had signed was taken back, and is kept as what it was. */
const goesWithTheAccount = `
  select 'account_links' as table from account_links where user_id = $1
  union all select 'avatars' from avatars where user_id = $1
  union all select 'blocks' from blocks where $1 in (blocker_id, blocked_id)
  union all select 'requests' from collaboration_requests where $1 in (sender_id, receiver_id) and status = 'pending'
  union all select 'data_exports' from data_exports where user_id = $1
  union all select 'documents' from documents d where owner_id = $1 and signed_count = 0
    and not exists (select from document_versions v where v.document_id = d.id
      and (v.signed_at is not null or v.ended_because = 'recalled' and v.ended_by is null))
  union all select 'forms' from payments where owner_id = $1 and form_sealed is not null
  union all select 'live_events' from live_events where user_id = $1
  union all select 'recovery_codes' from recovery_codes where user_id = $1
  union all select 'reviews' from reviews where owner_id = $1
  union all select 'sessions' from sessions where sess -> 'passport' ->> 'user' = $1::text
  union all select 'tickets' from tickets where user_id = $1 and email not like '%.invalid'
  union all select 'two_factors' from two_factors where user_id = $1
  union all select 'users' from users where id = $1 and (deleted_at is null or last_name <> 'user' or bio is not null)`;

/** Where the person's name and address may stand: what was signed or paid, what the partner
 * was told, and jobs, which forget by themselves. */
const staying =
  /^(pgboss\..*|public\.(payments|document_versions|documents|signers|signatures|search_.*|live_events|issued_pdfs|verification.*))$/;

async function expectNothingOf({ user, firstName }: Awaited<ReturnType<typeof somebodyAboutTo>>) {
  const { rows } = await pool.query(goesWithTheAccount, [user.id]);
  expect(rows).toEqual([]);
  const found = [...(await tablesWith(app, firstName)), ...(await tablesWith(app, user.email))];
  expect(found.filter((table) => !staying.test(table))).toEqual([]);
}

/** Deps whose transactions are done but for the commit, until they are let go. */
function held(deps: Deps) {
  let letGo!: () => void;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  let arrived!: () => void;
  const isHeld = new Promise<void>((resolve) => (arrived = resolve));
  const db = Object.create(deps.db) as Deps["db"];
  db.transaction = (run, config) =>
    deps.db.transaction(async (trx) => {
      const result = await run(trx);
      arrived();
      await gate;
      return result;
    }, config);
  return { deps: { ...deps, db }, isHeld, letGo };
}

/** Until each call has its answer, or waits: for a lock, or for one of the pool's connections. Asked of the other server, which has some left. */
async function untilTheyWait(calls: Promise<unknown>[]): Promise<void> {
  let settled = 0;
  for (const call of calls) void call.finally(() => settled++);
  const waitingForLocks = async () => {
    const { rows } = await other.deps.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and application_name = 'sahihi' and wait_event_type = 'Lock'`,
    );
    return rows[0]!.waiting;
  };
  await expect
    .poll(async () => settled + pool.waitingCount + (await waitingForLocks()))
    .toBeGreaterThanOrEqual(calls.length);
}

test("every table that names users refuses what is for a deleted one", async () => {
  const { rows } = await pool.query<{ table: string }>(`
    select c.conrelid::regclass::text as table from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'users'::regclass and not exists (
      select from pg_trigger t where t.tgrelid = c.conrelid and t.tgname = c.conrelid::regclass || '_of_users')`);
  // What is found of a profile is written by a trigger on users; a counter says nothing of anybody.
  expect(rows.map(({ table }) => table).toSorted()).toEqual(["discovery_entries", "live_counters"]);
});

describe("of somebody who is being deleted nothing stays of", () => {
  test.each(groups)("$name, made a moment before the deletion commits", async ({ keys }) => {
    const person = await somebodyAboutTo(keys);
    const deletion = held(app.deps);
    const deleted = deleteUser(deletion.deps, admin.user, person.user.id, PASSWORD);
    await deletion.isHeld;
    const made = person.calls.map(({ make }) => make());
    await untilTheyWait(made).finally(deletion.letGo);
    await deleted;
    const answers = await Promise.all(made);
    const failed = answers.flatMap(({ status }, index) =>
      status >= 500 ? [`${person.calls[index]!.key}: ${status}`] : [],
    );
    expect(failed).toEqual([]);
    await expectNothingOf(person);
  });

  test.each(groups)("$name, made at the same instant, at two servers", async ({ keys }) => {
    const person = await somebodyAboutTo(keys);
    const made = person.calls.map(({ make }) => make());
    const { status } = await admin.caller
      .delete(`/api/admin/users/${person.user.id}`)
      .send({ password: PASSWORD });
    expect(status).toBe(204);
    const answers = await Promise.all(made);
    const failed = answers.flatMap(({ status: answer }, index) =>
      answer >= 500 ? [`${person.calls[index]!.key}: ${answer}`] : [],
    );
    expect(failed).toEqual([]);
    await expectNothingOf(person);
  });
});
