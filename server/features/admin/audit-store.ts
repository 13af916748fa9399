import { and, asc, gt, or, eq, sql, type SQL } from "#server/orm";
import type { Queryable } from "#server/db/client";
import { auditEvents } from "#server/db/tables/documents";
import type { AuditEvent } from "#server/features/documents/index";

/** Rows that are read or hashed at a time: so many PDFs are done long before a statement's time is up. */
const PAGE = 500;

/** The events of all chains, chain by chain, each in its order. */
export async function* eventsByChain(db: Queryable): AsyncGenerator<AuditEvent> {
  const { documentId, position } = auditEvents;
  let last: AuditEvent | undefined;
  do {
    const behind =
      last &&
      or(gt(documentId, last.documentId), and(eq(documentId, last.documentId), gt(position, last.position)));
    const page = (await db
      .select()
      .from(auditEvents)
      .where(behind)
      .orderBy(asc(documentId), asc(position))
      .limit(PAGE)) as AuditEvent[];
    yield* page;
    last = page.length === PAGE ? page.at(-1) : undefined;
  } while (last);
}

/** What is stored in one table: how much of it there is, and the ids of what is not as it was stored. */
export type Checked = { count: number; wrong: string[] };

type Table = {
  /** With its alias. */
  from: SQL;
  id: SQL;
  isWrong: SQL;
};

const hashOf = (content: SQL) => sql`encode(sha256(${content}), 'hex')`;

const chainSays = (documentId: SQL, event: string, details: SQL) => sql`exists (
  select from audit_events e where e.document_id = ${documentId} and e.event = ${event} and e.details @> ${details})`;

/**
 * What is compared with its hash, and with what the chain of its document says. Postgres reads and hashes it: nothing of it leaves the
 * database.
 */
export const storedThings: Record<string, Table> = {
  "sent versions": {
    from: sql`document_versions v`,
    id: sql`v.id`,
    isWrong: sql`${hashOf(sql`convert_to(v.canonical, 'UTF8')`)} <> v.sha256 or not ${chainSays(
      sql`v.document_id`,
      "document_sent",
      sql`jsonb_build_object('version', v.number, 'sha256', v.sha256)`,
    )}`,
  },
  signatures: {
    from: sql`signatures g join signers s on s.id = g.signer_id join document_versions v on v.id = s.version_id`,
    id: sql`s.id`,
    isWrong: sql`g.version_sha256 <> v.sha256 or not ${chainSays(
      sql`v.document_id`,
      "document_signed",
      sql`jsonb_build_object('signatureId', g.signature_id, 'sha256', g.version_sha256)`,
    )}`,
  },
  "issued PDFs": {
    from: sql`issued_pdfs p join document_versions v on v.id = p.version_id`,
    id: sql`p.version_id`,
    isWrong: sql`${hashOf(sql`p.bytes`)} <> p.sha256 or not ${chainSays(
      sql`v.document_id`,
      "pdf_issued",
      sql`jsonb_build_object('version', v.number, 'sha256', p.sha256)`,
    )}`,
  },
  "completion certificates": {
    from: sql`completion_certificates c join document_versions v on v.id = c.version_id`,
    id: sql`c.version_id`,
    // Those from before its issue was an event are told of by none.
    isWrong: sql`${hashOf(sql`c.bytes`)} <> c.sha256 or (${chainSays(
      sql`v.document_id`,
      "certificate_issued",
      sql`jsonb_build_object('version', v.number)`,
    )} and not ${chainSays(
      sql`v.document_id`,
      "certificate_issued",
      sql`jsonb_build_object('version', v.number, 'sha256', c.sha256)`,
    )})`,
  },
  certificates: {
    from: sql`verifications f`,
    id: sql`f.id`,
    isWrong: sql`(f.certificate is not null and f.certificate_sha256 is null) or ${hashOf(sql`f.certificate`)} <> f.certificate_sha256`,
  },
  documents: {
    from: sql`documents d`,
    id: sql`d.id`,
    isWrong: sql`not exists (select from audit_events e where e.document_id = d.id)`,
  },
  // What the chain tells of a document that is there has to be there as well.
  "events of documents": {
    from: sql`audit_events e join documents d on d.id = e.document_id`,
    id: sql`e.id`,
    isWrong: sql`case e.event
      when 'document_sent' then not exists (select from document_versions v
        where v.document_id = d.id and v.sha256 = e.details ->> 'sha256')
      when 'document_signed' then not exists (select from signatures g where g.signature_id = e.details ->> 'signatureId')
      when 'pdf_issued' then not exists (select from issued_pdfs p join document_versions v on v.id = p.version_id
        where v.document_id = d.id and p.sha256 = e.details ->> 'sha256')
      when 'certificate_issued' then not exists (select from completion_certificates c join document_versions v
        on v.id = c.version_id where v.document_id = d.id and c.sha256 = e.details ->> 'sha256')
      else false end`,
  },
};

/** Goes through the whole table, page by page. */
export async function checkStored(db: Queryable, { from, id, isWrong }: Table): Promise<Checked> {
  const checked: Checked = { count: 0, wrong: [] };
  let last: string | number | undefined;
  do {
    const behind = last === undefined ? sql`true` : sql`${id} > ${last}`;
    const { rows } = await db.execute<{ id: string | number; isWrong: boolean }>(
      sql`select ${id} as id, coalesce(${isWrong}, false) as "isWrong" from ${from} where ${behind} order by ${id} limit ${sql.raw(String(PAGE))}`,
    );
    checked.count += rows.length;
    checked.wrong.push(...rows.filter((row) => row.isWrong).map((row) => String(row.id)));
    last = rows.length === PAGE ? rows.at(-1)!.id : undefined;
  } while (last !== undefined);
  return checked;
}
