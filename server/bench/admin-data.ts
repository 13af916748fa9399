import type { Pool, QueryConfig } from "pg";

const PATIENCE_MS = 5 * 60_000;

export type Sizes = { users: number; documents: number; payments: number; tickets: number };

/**
 * A house with so many of everything, over three years, made by the database itself: random, but the same each time. Every other
 * document was sent, with two signers each; of three of those one is fully signed.
 */
export async function fillAdmin(pool: Pool, sizes: Sizes): Promise<void> {
  const client = await pool.connect();
  try {
    // No triggers: foreign keys hold anyway.
    await client.query(
      "set statement_timeout = 0; set maintenance_work_mem = '256MB'; set session_replication_role = replica; select setseed(0.5)",
    );
    // Built at the end, indexes take a third of the time.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('documents', 'signers', 'payments') and indexname not like '%pkey'
        and not exists (select from pg_constraint where conname = indexname)`);
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    const statements = [
      ...statementsFor(sizes),
      ...indexes.map(({ definition }) => definition),
      "vacuum analyze",
    ];
    for (const text of statements) await client.query({ text, query_timeout: PATIENCE_MS } as QueryConfig);
  } finally {
    client.release(true);
  }
}

const id = (kind: string, n: string) =>
  `('${kind}000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const ago = "now() - random() * interval '3 years'";
const oneOf = (...values: string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(", ")}])[1 + floor(random() * ${values.length})::int]`;
const services = ["producer_agreement", "featured_artist_agreement", "ai_review", "ownership_verification"];

function statementsFor({ users, documents, payments, tickets }: Sizes): string[] {
  return [
    `insert into users (id, email, password_hash, first_name, last_name, role, status, created_at)
     select ${id("a1", "n")}, 'user' || n || '@example.com', '-', ${oneOf("Amina", "Ọlá", "Juma", "Achieng", "Thabo")},
       ${oneOf("Otieno", "Wanjiru", "Mensah", "Diallo")} || ' ' || n % 997,
       case when n % 1000 = 0 then 'admin' else 'user' end, case when n % 50 = 0 then 'suspended' else 'active' end, ${ago}
     from generate_series(1, ${users}) n`,
    `insert into documents (id, owner_id, type, title, status, locked_from, content, version_number, signer_count, signed_count,
       created_at, updated_at, hidden_at)
     select ${id("d1", "n")}, ${id("a1", `1 + n % ${users}`)}, type, 'Song ' || n || ' ' || word, status,
       case when status = 'locked' then 'pending' end, '{}', case when status in ('draft', 'completed') then 0 else 1 end, 2,
       case status when 'fully_signed' then 2 when 'partially_signed' then 1 else 0 end, at, at,
       case when n % 2000 = 0 then now() end
     from (select n, ${oneOf("split_sheet", "split_sheet", "producer_agreement", "featured_artist_agreement")} as type,
       ${oneOf("draft", "draft", "completed", "pending", "partially_signed", "fully_signed", "fully_signed", "locked")} as status,
       ${oneOf("nights", "love", "home", "dance", "river", "fire")} as word, ${ago} as at from generate_series(1, ${documents}) n) made`,
    `insert into document_versions (id, document_id, number, canonical, sha256, sent_at, signed_at)
     select ${id("e1", "row_number() over ()")}, id, 1, '{}', '-', created_at,
       case when status = 'fully_signed' then created_at + random() * interval '9 days' end
     from documents where version_number > 0`,
    `insert into signers (id, document_id, version_id, position, name, email, rights, token_hash, token_expires_at, invited_at, opened_at)
     select gen_random_uuid(), v.document_id, v.id, p, 'Signer', 'signer' || p || '@example.com', '[]',
       v.id || ' ' || p, v.sent_at, v.sent_at, case when v.signed_at is not null or random() < 0.5 then v.sent_at end
     from document_versions v, generate_series(0, 1) p`,
    `insert into payments (id, owner_id, service_type, amount_cents, email, reference, status, receipt_number, paid_at, created_at)
     select ${id("b1", "n")}, ${id("a1", `1 + n % ${users}`)}, service, 2000 + n % 60000, 'user' || 1 + n % ${users} || '@example.com',
       'REF' || n, status, case when status = 'completed' then 'SAH-' || n end, case when status = 'completed' then at end, at
     from (select n, ${oneOf(...services)} as service,
       ${oneOf("completed", "completed", "completed", "completed", "pending", "abandoned", "failed")} as status, ${ago} as at
       from generate_series(1, ${payments}) n) made`,
    `insert into tickets (id, user_id, email, name, subject, message, category, priority, status, created_at, updated_at)
     select ${id("c1", "n")}, ${id("a1", `1 + n % ${users}`)}, 'user' || n || '@example.com', 'Amina', 'Question ' || n, 'Help',
       ${oneOf("technical", "billing", "account", "general")}, ${oneOf("low", "medium", "high", "urgent")},
       ${oneOf("open", "in_progress", "resolved", "resolved", "closed", "closed")}, at, at
     from (select n, ${ago} as at from generate_series(1, ${tickets}) n) made`,
  ];
}
