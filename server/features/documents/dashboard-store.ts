import { sql, type SQL } from "#server/orm";
import type { Db } from "#server/db/client";
import { plan } from "#server/db/plan";
import { documents } from "#server/db/shown-documents";
import { consentAnswers, consentRequests } from "#server/db/tables/consent";
import { documentVersions } from "#server/db/tables/documents";
import { archivedDocuments, documentLabels, labels } from "#server/db/tables/labels";
import { searchEntries } from "#server/db/tables/search";
import { signatures, signerNotes, signers, textMessages } from "#server/db/tables/signing";
import {
  isoTime,
  ownColumns,
  holdsOneInForce,
  receivedColumns,
  isReader,
  plannedReader,
  toSignOf,
  type Asking,
  type Value,
} from "#server/features/documents/documents-store";
import type { Reader } from "#server/features/documents/reader";
import type { ParsedInput, ResponseBody } from "#shared/contract/contract";
import { ROWS_PER_PAGE, type DashboardRow } from "#shared/contract/dashboard";
import type { Label } from "#shared/contract/labels";
import type { Contract } from "#shared/contract/index";
import { dashboardParts, type DashboardPart, type DocumentSort } from "#shared/domain/dashboard";

/** So many of each part stand on the dashboard before somebody asks for all of them. */
const ROWS_PER_PART = 5;
const PEOPLE_PER_ROW = 6;
/** So many that were declined stand before what waits for the reader: old ones that nobody takes up again hide nothing. */
const DECLINED_FIRST = 2;

/** A row with its place among those shown, and how many there are of its kind. */
type Found = DashboardRow & { place: string; total: number; everything?: number };

/**
 * Everything of a reader's as `mine`: each document with the part of the dashboard it stands in, what it is sorted by and nothing that
 * an index does not say. `urgency` is 0 for what was declined last, which stops everybody, 1 where somebody waits for the reader, 2 for what else
 * came back, and 3 for what was never sent. What the reader has put away stays there, but for a draft that has changed since: it came back, or they went on with it.
 */
const mine = ({ userId, ...reader }: Asking) => sql`
  live as (
    select s.document_id, s.id as signer_id, s.awaits_turn, v.signed_at, v.number from ${signers} s
    join ${documentVersions} v on v.id = s.version_id and v.ended_at is null
    where ${isReader("s", { userId, ...reader })}),
  to_sign as (
    select document_id from live
    where signed_at is null and not awaits_turn and not exists (select 1 from ${signatures} g where g.signer_id = live.signer_id)),
  to_answer as (
    select r.document_id from live
    join ${consentAnswers} a on a.signer_id = live.signer_id and a.answer is null
    join ${consentRequests} r on r.id = a.request_id and r.status = 'pending'),
  noted as (
    select s.document_id from ${signerNotes} n
    join ${signers} s on s.id = n.signer_id
    join ${documentVersions} v on v.id = s.version_id and v.ended_at is null
    where n.owner_id = ${userId}::uuid and n.answered_at is null and not exists (select 1 from ${signatures} g where g.signer_id = s.id)),
  unreached as (
    select s.document_id, s.name from ${textMessages} t
    join ${signers} s on s.id = t.signer_id and s.email = ''
    join ${documentVersions} v on v.id = s.version_id and v.ended_at is null
    where t.account_id = ${userId}::uuid and t.state in ('failed', 'unsure') and t.kind in ('invitation', 'answer')
      and not exists (select 1 from ${signatures} g where g.signer_id = s.id)
      and not exists (select 1 from ${textMessages} l where l.signer_id = s.id and l.created_at > t.created_at and l.state not in ('failed', 'unsure'))),
  declined as (
    select d.id from ${documents} d ${putAway(userId)}
    where d.owner_id = ${userId}::uuid and d.status = 'draft' and d.version_number > 0 and not ${isAway}
      and (select v.ended_because from ${documentVersions} v where v.document_id = d.id and v.number = d.version_number) = 'declined'
    order by d.updated_at desc, d.id limit ${sql.raw(String(DECLINED_FIRST))}),
  mine as (
    select d.id, 'owner' as access, d.type, d.status, d.created_at, d.updated_at as at,
      case when d.id in (select id from declined) then 0 when ${isAsked} then 1 when d.version_number > 0 then 2 else 3 end as urgency,
      ${isAway} as archived,
      case when ${isAsked} then 'needs_you'
        when ${isAway} then 'archived'
        when d.status = 'draft' then 'needs_you'
        when d.status in ('pending', 'partially_signed') or d.locked_from in ('pending', 'partially_signed')
          or d.id in (select r.document_id from ${consentRequests} r where r.requested_by = ${userId}::uuid and r.status = 'pending')
        then 'waits' else 'done' end as part
    from ${documents} d ${putAway(userId)} where d.owner_id = ${userId}::uuid
    union all
    select d.id, 'signer', d.type, case when ${hasOneInForce} then 'fully_signed' else d.status end, d.created_at,
      case when ${hasOneInForce} then (select max(live.signed_at) from live where live.document_id = d.id) else d.updated_at end,
      1, away.at is not null, case when ${isAsked} then 'needs_you' when away.at is not null then 'archived'
        when d.status in ('pending', 'partially_signed', 'locked') and not ${hasOneInForce} then 'waits' else 'done' end
    from ${documents} d ${putAway(userId)} where d.owner_id <> ${userId}::uuid and d.id in (select document_id from live))`;

/** See `holdsOneInForce`. */
const hasOneInForce = holdsOneInForce(sql`(select max(live.number) from live where live.document_id = d.id)`);

/** Somebody waits for what the reader alone can do. */
const isAsked = sql.raw(`(d.id in (select document_id from to_answer)
  or (d.status in ('pending', 'partially_signed')
    and (d.id in (select document_id from to_sign) or d.id in (select document_id from noted) or d.id in (select document_id from unreached))))`);

const putAway = (userId: Value) => sql`
  left join ${archivedDocuments} away on away.document_id = d.id and away.account_id = ${userId}::uuid`;
const isAway = sql.raw(`(away.at is not null and (d.status <> 'draft' or away.at >= d.updated_at))`);

/** What is out for signing or binds, as its people have it in their hands; of a draft the owner sees what it says now. */
const heldVersion = (access: "owner" | "signer") => sql`
  left join lateral (
    select v.id, v.canonical, case when v.signed_at is null then v.sent_at end as sent_at from ${documentVersions} v
    where v.document_id = d.id and v.ended_at is null and ${
      access === "signer" ? sql`not (v.signed_at is null and ${hasOneInForce})` : sql`d.status <> 'draft'`
    }
    order by v.number desc limit 1) held on true`;

const peopleOf = sql.raw(`coalesce(
  (select json_agg(json_strip_nulls(json_build_object('name', p.name, 'signed', p.signed, 'signedBy', p.by))) from (
    select s.name, g.signer_id is not null as signed,
      case when strpos(g.record, '"signedBy":') > 0 then g.record::jsonb -> 'signedBy' ->> 'name' end as by
    from signers s left join signatures g on g.signer_id = s.id where s.version_id = held.id order by signed, s.awaits_turn, s.position limit ${PEOPLE_PER_ROW}) p),
  (select json_agg(json_build_object('name', name, 'signed', false))
    from unnest((document_names(d.type, d.content))[:${PEOPLE_PER_ROW}]) name), '[]')`);

const ownArtist = "coalesce(document_artist(d.type, d.content), '')";
const receivedArtist = sql`case when ${hasOneInForce}
  then coalesce(document_artist(d.type, held.canonical::jsonb -> 'content'), '') else ${sql.raw(ownArtist)} end`;

const lastAsked = `(select ${isoTime("max(greatest(s.invited_at, s.reminded_at))")} from signers s
  where s.version_id = held.id and held.sent_at is not null and not s.awaits_turn and not exists (select 1 from signatures g where g.signer_id = s.id))`;

/** What somebody who has not signed has told the owner and waits to be answered: the first of them. */
const openNote = `case when d.status in ('pending', 'partially_signed') then (
  select json_build_object('name', s.name, 'kind', n.kind, 'text', n.text)
  from signers s join signer_notes n on n.signer_id = s.id and n.answered_at is null
  where s.version_id = held.id and not exists (select 1 from signatures g where g.signer_id = s.id) order by n.at limit 1) end`;

const unreachedName = `case when d.status in ('pending', 'partially_signed')
  then (select min(name) from unreached where document_id = d.id) end`;

const labelsOf = (userId: Value) => sql`coalesce((
  select json_agg(json_build_object('id', l.id, 'name', l.name) order by lower(l.name))
  from ${documentLabels} dl join ${labels} l on l.id = dl.label_id and l.owner_id = ${userId}::uuid where dl.document_id = d.id), '[]')`;

/** The rows that `page` names, in its order. */
const rows = (reader: Asking) => {
  const { userId } = reader;
  const shared = sql`page.place, page.total, page.part, page.archived, ${labelsOf(userId)} as labels, ${sql.raw(isoTime("page.at"))} as "updatedAt",
    ${peopleOf} as people, ${sql.raw(isoTime("held.sent_at"))} as "sentAt",
    d.id in (select document_id from to_answer) as "toAnswer", ${toSignOf("d", reader)} as "toSign"`;
  return sql`
    select * from (
      select ${shared}, 'owner' as access, ${ownColumns}, ${sql.raw(ownArtist)} as artist, ${sql.raw(lastAsked)} as "askedAt",
        ${sql.raw(openNote)} as note, ${sql.raw(unreachedName)} as undelivered
      from page join ${documents} d on d.id = page.id ${heldVersion("owner")} where d.owner_id = ${userId}::uuid
      union all
      select ${shared}, 'signer', ${receivedColumns(hasOneInForce)}, ${receivedArtist}, null, null::json, null
      from page join ${documents} d on d.id = page.id ${heldVersion("signer")} where d.owner_id <> ${userId}::uuid) shown
    order by place`;
};

/** The first of each part: what somebody waits for before the rest, and what changed last before what did earlier. */
function firstOfParts(asking: Asking): SQL {
  const first = dashboardParts.map(
    (part) => sql`
      (select id, at, part, urgency, archived, (select count(*)::int from mine where part = ${sql.raw(`'${part}'`)}) as total
      from mine where part = ${sql.raw(`'${part}'`)} order by urgency, at desc, id limit ${sql.raw(String(ROWS_PER_PART))})`,
  );
  return sql`
    with ${mine(asking)}, first as (${sql.join(first, sql` union all `)}),
    page as (select *, row_number() over (order by urgency, at desc, id) as place from first)
    select shown.*, counted.* from (
      select (select count(*)::int from mine where part = 'archived') as "allArchived",
        coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name) order by lower(l.name))
          from ${labels} l where l.owner_id = ${asking.userId}::uuid), '[]') as "allLabels") counted
    left join (${rows(asking)}) shown on true`;
}

/** Where there is nothing to show there is one row all the same, of the counts alone. */
type Counted = Found & { allArchived: number; allLabels: Label[] };
const planned = plan<Counted>("dashboard", firstOfParts(plannedReader({ hasPhone: false })));
const plannedForBoth = plan<Counted>("dashboard_of_both", firstOfParts(plannedReader({ hasPhone: true })));

export async function readDashboard(
  db: Db,
  reader: Reader,
): Promise<ResponseBody<Contract["GET /api/dashboard"]>> {
  const [first, ...others] = await (reader.confirmedPhone === null ? planned : plannedForBoth)(db, reader);
  const { allArchived, allLabels } = first!;
  const found = first!.id === null ? [] : [first!, ...others];
  const partOf = (part: DashboardPart) => {
    const items = found.filter((row) => row.part === part);
    return { items: items.map(rowOf), total: items[0]?.total ?? 0 };
  };
  return {
    needs_you: partOf("needs_you"),
    waits: partOf("waits"),
    done: partOf("done"),
    archived: allArchived,
    labels: allLabels,
  };
}

type Query = ParsedInput<Contract["GET /api/dashboard/documents"]>["query"];

const shortTitle = sql.raw(
  `regexp_replace(d.title, '^(Split Sheet|Producer Agreement|Featured Artist Agreement): ', '') collate titles`,
);
const orders: Record<DocumentSort, SQL> = {
  newest: sql`m.created_at desc, m.id`,
  oldest: sql`m.created_at, m.id desc`,
  title: sql`${shortTitle}, m.created_at desc, m.id`,
  type: sql`replace(m.type, '_', ' '), m.created_at desc, m.id`,
};

export async function readDashboardPage(
  db: Db,
  reader: Reader,
  query: Query,
): Promise<ResponseBody<Contract["GET /api/dashboard/documents"]>> {
  const { part, status, type, label, sort, page } = query;
  const words = query.search.split(/\s+/).filter(Boolean).slice(0, 10);
  const conditions = [
    part ? sql`m.part = ${part}` : words.length === 0 && !label && sql`m.part <> 'archived'`,
    status && sql`m.status = ${status}`,
    type && sql`m.type = ${type}`,
    label &&
      sql`m.id in (
        select dl.document_id from ${documentLabels} dl join ${labels} l on l.id = dl.label_id
        where l.id = ${label}::uuid and l.owner_id = ${reader.userId}::uuid)`,
    ...words.map((word) => sql`${searched} like '%' || search_fold(${escaped(word)}) || '%'`),
  ].filter((condition) => condition !== undefined && condition !== false);
  const readsDocuments = words.length > 0 || sort === "title";
  const { rows: found } = await db.execute(sql`
    with ${mine(reader)},
    matching as (
      select m.*, row_number() over (order by ${orders[sort]}) as place
      from mine m ${readsDocuments ? sql`join ${documents} d on d.id = m.id` : sql``}
      where ${sql.join([sql`true`, ...conditions], sql` and `)}),
    counted as (select count(*)::int as total, (select count(*)::int from mine) as everything from matching),
    page as (
      select matching.*, total, everything from matching, counted
      where place > least(${page - 1}, (greatest(total, 1) - 1) / ${ROWS_PER_PAGE}) * ${ROWS_PER_PAGE}
      order by place limit ${ROWS_PER_PAGE})
    select shown.*, counted.total, counted.everything from counted left join (${rows(reader)}) shown on true`);
  // Where nothing matches there is one row all the same, of the counts alone.
  const [first] = found as (Found & { everything: number })[];
  return {
    items: first!.total === 0 ? [] : (found as Found[]).map(rowOf),
    total: first!.total,
    all: first!.everything,
    page: Math.ceil(Number(first!.place ?? 1) / ROWS_PER_PAGE),
    pageSize: ROWS_PER_PAGE,
  };
}

/** These of a reader's, in this order; those that are not theirs are left out. */
export async function readRows(db: Db, reader: Reader, ids: readonly string[]): Promise<DashboardRow[]> {
  const { rows: found } = await db.execute(sql`
    with ${mine(reader)},
    page as (
      select m.*, 0 as total, array_position(${sql.param(ids)}::uuid[], m.id) as place
      from mine m where m.id = any(${sql.param(ids)}::uuid[]))
    ${rows(reader)}`);
  return (found as Found[]).map(rowOf);
}

/** What somebody else drafts or proposes beside what is in force is found by what is in force. */
const searched = sql`case when m.access = 'signer' and ${hasOneInForce}
  then coalesce((select search_fold(e.title || ' ' || array_to_string(e.names, ' ')) from ${searchEntries} e where e.document_id = d.id), '')
  else d.searched end`;

const escaped = (word: string) => word.replace(/[\\%_]/g, "\\$&");

function rowOf(found: Found & { allArchived?: number; allLabels?: Label[] }): DashboardRow {
  const { place: _place, total: _total, everything: _everything, ...more } = found;
  const { allArchived: _archived, allLabels: _labels, ...row } = more;
  return row;
}
