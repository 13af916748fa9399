import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { hashPassword } from "#server/features/auth/index";
import { noSongFacts } from "#shared/domain/song-facts";

/** The user whose documents are listed. */
export const reader = { id: idOf("reader", 0), email: "reader@example.com", password: "bench-password" };

/** Ids that SQL and JavaScript make alike: the MD5 of a name, marked as a UUID of version 4. */
export function idOf(kind: string, index: number): string {
  const md5 = createHash("md5").update(`${kind}-${index}`).digest("hex");
  const hex = `${md5.slice(0, 12)}4${md5.slice(13, 16)}a${md5.slice(17)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The same in SQL, `name` being an SQL expression. */
const sqlId = (name: string) =>
  `overlay(overlay(md5(${name}) placing '4' from 13) placing 'a' from 17)::uuid`;

export const tokenOf = (index: number) => `bench-token-${index}`;
export const tokenHashOf = (index: number) => createHash("sha256").update(tokenOf(index)).digest("hex");

const people = [
  "Amina Wanjiru",
  "Brian Otieno",
  "Ọláyínká Adébáyọ̀",
  "João Conceição",
  "N'Golo Kanté",
  "Zawadi Mwangi",
];
const publishing = people.map((name, index) => ({
  name,
  email: `writer${index}@example.com`,
  role: "Songwriter",
  share: index === 0 ? 1670 : 1666,
}));
const content = {
  ...noSongFacts,
  songTitle: "Nairobi Nights",
  artistName: "Amina Wanjiru",
  releaseDate: "2026-12-12",
  duration: "3:42",
  genre: "Afrobeats",
  publishing,
  master: [],
};

/** `listed` documents of the reader, and `signable` ones of six signers whose first has the link `tokenOf(index)`. */
export async function fill(
  pool: Pool,
  { listed, signable }: { listed: number; signable: number },
): Promise<void> {
  await pool.query(
    `insert into users (id, email, email_verified_at, password_hash, first_name, last_name, created_at)
     values ($1, $2, now(), $3, 'Amina', 'Wanjiru', now()), ($4, 'owner@example.com', now(), '-', 'Brian', 'Otieno', now())`,
    [reader.id, reader.email, await hashPassword(reader.password), idOf("owner", 0)],
  );
  await pool.query(
    `insert into documents (id, owner_id, type, title, content, created_at, updated_at)
     select ${sqlId("'listed-' || i")}, $1, 'split_sheet', 'Song number ' || i, $2, now() - i * interval '1 minute', now()
     from generate_series(0, $3::int - 1) i`,
    [reader.id, JSON.stringify(content), listed],
  );
  await fillSignable(pool, signable);
  await pool.query("vacuum analyze");
}

async function fillSignable(pool: Pool, count: number): Promise<void> {
  const held = [{ rightsType: "publishing", role: "Songwriter", share: 1666 }];
  const rights = JSON.stringify(held);
  const frozen = {
    format: "sahihi/2",
    documentId: idOf("document", 0),
    version: 1,
    type: "split_sheet",
    title: content.songTitle,
    sentAt: new Date().toISOString(),
    sentBy: { name: "Brian Otieno" },
    content: {
      ...content,
      publishing: publishing.map(({ role, share }, place) => ({ key: `p${place + 1}`, role, share })),
    },
    terms: [],
    edition: null,
    people: publishing.map(({ name }, place) => ({ key: `p${place + 1}`, name })),
    signers: publishing.map(({ role }, place) => ({ key: `p${place + 1}`, role })),
  };
  const numbers = "generate_series(0, $1::int - 1) i";
  await pool.query(
    `insert into documents (id, owner_id, type, title, status, content, version_number, signer_count, created_at, updated_at)
     select ${sqlId("'document-' || i")}, $2, 'split_sheet', 'Nairobi Nights', 'pending', $3, 1, 6, now(), now() from ${numbers}`,
    [count, idOf("owner", 0), JSON.stringify(content)],
  );
  await pool.query(
    `insert into document_versions (id, document_id, number, canonical, sha256, sent_at)
     select ${sqlId("'version-' || i")}, ${sqlId("'document-' || i")}, 1, $2, repeat('a', 64), now() from ${numbers}`,
    [count, JSON.stringify(frozen)],
  );
  await pool.query(
    `insert into signers (id, document_id, version_id, position, key, name, email, rights, token_hash, token_expires_at, invited_at)
     select ${sqlId("'signer-' || place || '-' || i")}, ${sqlId("'document-' || i")}, ${sqlId("'version-' || i")}, place, 'p' || (place + 1),
       ($2::text[])[place + 1], 'writer' || place || '@example.com', $3,
       case place when 0 then encode(sha256(('bench-token-' || i)::bytea), 'hex') else md5(place || '-' || i) end,
       now() + interval '90 days', now()
     from ${numbers} cross join generate_series(0, 5) place`,
    [count, people, rights],
  );
  await pool.query(
    `insert into audit_events (document_id, position, event, actor, at, previous_hash, hash)
     select ${sqlId("'document-' || i")}, 1, 'document_sent', 'system', now(), repeat('0', 64), repeat('b', 64) from ${numbers}`,
    [count],
  );
}
