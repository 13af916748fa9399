import { expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { featuredBody, sendAgreement } from "#server/testing/factories/create-agreement";
import { signSheet } from "#server/testing/factories/sign-sheet";
import { guestTicket } from "#server/testing/factories/ticket";
import { contractKeys } from "#server/testing/valid-calls";

const app = await appForFile();
const { pool } = app.deps;
const { user, caller } = await app.signedIn();
const ids = { primary: "29384756", featured: "A0091827364" };
const { id: documentId } = await sendAgreement(app, caller, featuredBody(ids));
await signSheet(app, caller);
const { ticket } = await guestTicket(app);

/** What nobody reads in a table of administration: words of contracts, what opens something, what tells where somebody was. */
const secret = [
  "users.password_hash",
  "two_factors.secret_sealed",
  "recovery_codes.code_hash",
  "account_links.token_hash",
  "sessions.sid",
  "documents.content",
  "document_versions.canonical",
  "document_versions.message",
  "document_edits.text",
  "issued_pdfs.bytes",
  "signers.token_hash",
  "signatures.ip_address",
  "signatures.user_agent",
  "payments.access_code",
  "payments.authorization_url",
  "payments.form_sealed",
  "ticket_links.token_hash",
];

/** Puts a word into a column of every row there is; none is left without. */
async function plant(column: string, word: string): Promise<void> {
  const [table, name] = column.split(".") as [string, string];
  const { rows } = await pool.query<{ type: string }>(
    "select data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2",
    [table, name],
  );
  const text = `'${word}' || left(gen_random_uuid()::text, 20)`;
  const values: Record<string, string> = {
    jsonb: `to_jsonb(${text})`,
    bytea: `convert_to(${text}, 'UTF8')`,
  };
  // No triggers: what was signed cannot be changed otherwise.
  const [, { rowCount }] = (await pool.query(
    `set local session_replication_role = replica; update ${table} set ${name} = ${values[rows[0]!.type] ?? text}`,
  )) as unknown as [unknown, { rowCount: number }];
  expect([column, rowCount]).not.toEqual([column, 0]);
}

/** Every GET of administration, but the PDF itself: that one is the contract, and that it was had is written down. */
async function everyResponse(admin: Caller): Promise<[string, string][]> {
  const keys = contractKeys.filter((key) => /^GET .api.admin/.test(key) && !key.endsWith("/pdf"));
  const address = (key: string) =>
    key.slice(4).replace("{id}", key.includes("tickets") ? ticket.id : documentId) + `?userId=${user.id}`;
  return Promise.all(
    keys.map(async (key): Promise<[string, string]> => {
      const { text } = await admin.get(address(key)).expect(200);
      return [key, text];
    }),
  );
}

test("no list, view, file or line of the log has a contract's words, a government id, a hash or a token", async () => {
  await app.deps.jobs.idle();
  await pool.query("insert into two_factors (user_id, secret_sealed) values ($1, '-')", [user.id]);
  await pool.query("insert into recovery_codes (user_id, code_hash) values ($1, '-')", [user.id]);
  await pool.query(
    "insert into document_edits (id, document_id, number, text, words, saved_by, saved_at) values (gen_random_uuid(), $1, 9, '-', 1, $2, now())",
    [documentId, user.id],
  );
  await pool.query(
    "insert into account_links (token_hash, user_id, purpose, email, created_at, expires_at) values ('-', $1, 'reset', '-', now(), now())",
    [user.id],
  );
  for (const column of secret) await plant(column, "hush");
  await pool.query(
    `insert into pgboss.job (name, data, source_name, source_output)
     values ('dead', '{"a": "hush"}', 'admin.refund', '{"message": "No answer", "stack": "hush"}')`,
  );

  const admin = (await app.signedIn({ role: "admin" })).caller;
  const person = { firstName: "A", lastName: "B", email: user.email, role: "user", status: "active" };
  await admin.put(`/api/admin/users/${user.id}`).send(person).expect(200);
  await admin.delete(`/api/admin/documents/${documentId}`).expect(204);
  await admin.post(`/api/admin/documents/${documentId}/restore`).expect(200);

  const leaks = /hush|argon2|29384756|A0091827364/;
  const responses = await everyResponse(admin);
  expect(responses.length).toBeGreaterThan(14);
  for (const [key, text] of responses) expect([key, leaks.exec(text)?.[0]]).toEqual([key, undefined]);
});

/** The columns of files that people, or the provider, have filled. */
const typed = {
  users: ["users.first_name", "users.last_name", "users.email"],
  documents: ["documents.title"],
  payments: ["payments.reference", "payments.receipt_number", "payments.channel", "payments.email"],
  tickets: ["tickets.subject", "tickets.message", "tickets.name", "tickets.email"],
  audit: ["users.first_name", "documents.title"],
};

test("no cell of a file runs as a formula, whatever it was filled with", async () => {
  const { caller: admin } = await app.signedIn({ role: "admin" });
  await pool.query("update payments set owner_id = null");
  for (const column of new Set(Object.values(typed).flat())) await plant(column, `=${column}`);
  for (const [table, columns] of Object.entries(typed)) {
    const path = table === "tickets" ? "support/tickets" : table;
    const { text } = await admin.get(`/api/admin/${path}/csv`).expect(200);
    for (const column of columns) expect(text).toContain(`'=${column}`);
    expect([table, /(?:^|[,\n])"?[=+@\-\t]/.exec(text)?.[0]]).toEqual([table, undefined]);
  }
});
