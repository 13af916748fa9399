import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { readerOf, sha256 } from "#server/features/documents/index";
import { gatherSong, NEW } from "#server/features/songs/gather-song";
import { byTextAlone, draftOf, readPapers, recordOf } from "#server/features/songs/read-papers";
import { viewSong } from "#server/features/songs/song-view";
import {
  findLinks,
  findWaivers,
  removeWaiver,
  storeLinks,
  storeWaiver,
  type Waiver,
} from "#server/features/songs/songs-store";
import { AppError } from "#server/http/app-error";
import type { Checked, Contradiction, Song, songEndpoints } from "#shared/contract/songs";
import type { ParsedInput } from "#shared/contract/contract";
import { readWritten } from "#shared/contract/written-document";
import { contradictionsOf } from "#shared/domain/songs/contradictions";
import { identityOf } from "#shared/domain/songs/identity";
import type { Paper } from "#shared/domain/songs/paper";

/** The papers of a document's song, itself first, with what each was recognised by. Throws `document_not_found`. */
async function papersOfSong({ db }: Pick<Deps, "db">, user: UserRecord, id: string) {
  const links = await findLinks(db, user.id);
  const { papers, song } = await gatherSong({ db }, readerOf(user), { id }, links);
  if (!papers.has(id)) throw new AppError("document_not_found");
  return [...song].map(([key, recognisedBy]) => ({ ...papers.get(key)!, recognisedBy }));
}

/** Throws `document_not_found`. */
export async function readSong(deps: Pick<Deps, "db">, user: UserRecord, id: string): Promise<Song> {
  const papers = await papersOfSong(deps, user, id);
  const contradictions = contradictionsIn(
    papers.map(({ paper }) => paper),
    await findWaivers(deps.db, user.id),
  );
  return viewSong(papers, contradictions);
}

function contradictionsIn(papers: readonly Paper[], waivers: readonly Waiver[]): Contradiction[] {
  return contradictionsOf(papers).map(({ number, isSerious, about, quotes: [one, other] }) => {
    const key = sha256(JSON.stringify([number, one, other]));
    const waiver = waivers.find(({ contradiction }) => contradiction === key);
    const waived = waiver ? { reason: waiver.reason, at: waiver.at.toISOString() } : null;
    return { key, isSerious, about, quotes: [one, other], waived };
  });
}

/** Out of a song is out for all its papers: none of them brings it back. Throws `document_not_found`. */
export async function placePaper(
  deps: Deps,
  user: UserRecord,
  { id, otherId }: { id: string; otherId: string },
  belongs: boolean,
): Promise<Song> {
  const song = await papersOfSong(deps, user, id);
  await papersOfSong(deps, user, otherId);
  const members = song.map(({ paper }) => paper.id).filter((member) => member !== otherId);
  const at = deps.clock.now();
  const linked = belongs ? members.filter((member) => member === id) : members;
  const before = belongs ? await findLinks(deps.db, user.id) : [];
  const wasParted = (member: string) =>
    before.some(
      (link) =>
        !link.belongs && [link.one, link.other].includes(member) && [link.one, link.other].includes(otherId),
    );
  const pairs = [...new Set([...linked, ...members.filter(wasParted)])];
  await deps.db.transaction((trx) =>
    storeLinks(
      trx,
      user.id,
      pairs.map((one) => ({ one, other: otherId, belongs })),
      at,
    ),
  );
  return readSong(deps, user, id);
}

/** Throws `document_not_found`, and `contradiction_gone` where it does not stand there (any more). */
export async function waiveContradiction(
  deps: Deps,
  user: UserRecord,
  id: string,
  { key, reason }: { key: string; reason: string | null },
): Promise<Song> {
  const { contradictions } = await readSong(deps, user, id);
  const found = contradictions.find((one) => one.key === key);
  if (!found) throw new AppError("contradiction_gone");
  const [{ documentId: one }, { documentId: other }] = found.quotes;
  if (reason === null) await removeWaiver(deps.db, user.id, key);
  else
    await storeWaiver(deps.db, {
      userId: user.id,
      contradiction: key,
      one,
      other,
      reason,
      at: deps.clock.now(),
    });
  return readSong(deps, user, id);
}

type Written = ParsedInput<(typeof songEndpoints)["POST /api/songs/check"]>["body"];

/** What is written, or drafted, beside the other papers of its song. Throws `document_not_found` for a document of somebody else. */
export async function checkWritten(
  { db }: Pick<Deps, "db">,
  user: UserRecord,
  { type, documentId, content }: Written,
): Promise<Checked> {
  const reader = readerOf(user);
  const id = documentId ?? NEW;
  const [stored] = documentId === null ? [] : await readPapers(db, reader, [documentId]);
  if (documentId !== null && (stored?.found.access !== "owner" || stored.found.type !== type))
    throw new AppError("document_not_found");
  const says = content ? readWritten(type, content) : stored ? draftOf(stored.found) : null;
  if (says === null) return { papers: [], contradictions: [] };
  const none = { signings: [], signatures: [], isOwn: true };
  const read = {
    says,
    byTextAlone: byTextAlone(says),
    record: recordOf({ record: stored?.found.record ?? null }, says),
  };
  const paper: Paper = { ...none, ...stored?.paper, ...read, id, sentAt: null };
  const written = identityOf(paper, stored?.title ?? "");
  const { papers, song } = await gatherSong({ db }, reader, { id, written }, await findLinks(db, user.id));
  const inSong = [...song.keys()].filter((key) => key !== id).map((key) => papers.get(key)!);
  const contradictions = contradictionsIn(
    [paper, ...inSong.map((one) => one.paper)],
    await findWaivers(db, user.id),
  );
  return {
    papers: inSong.map(({ found, title }) => ({ documentId: found.id, type: found.type, title })),
    contradictions: contradictions.filter(({ quotes }) => quotes.some((quote) => quote.documentId === id)),
  };
}
