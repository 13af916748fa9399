import type { ReadPaper } from "#server/features/songs/read-papers";
import type { Contradiction, Song, SongPaper } from "#shared/contract/songs";
import { percentageBaseLabels } from "#shared/domain/agreements/agreement-choices";
import { shortTitle } from "#shared/domain/document-status";
import { featuredMasterOwnershipLabels } from "#shared/domain/agreements/featured-artist-agreement";
import { formatKes } from "#shared/domain/money";
import { toPercent, WHOLE } from "#shared/domain/shares";
import { promiseOf } from "#shared/domain/songs/income";
import {
  isOnSheet,
  partiesIn,
  percent,
  sortPapers,
  type Featured,
  type Producer,
  type Sheet,
} from "#shared/domain/songs/paper";

type Placed = ReadPaper & { recognisedBy: SongPaper["recognisedBy"] };

/** The papers of a song as one: who wrote, owns and is paid what, each by the paper that says it. */
export function viewSong(papers: readonly Placed[], contradictions: Contradiction[]): Song {
  const { sheets, producers, features } = sortPapers(papers.map(({ paper }) => paper));
  const byText = papers.filter(({ paper }) => paper.byTextAlone).map(({ paper }) => paper.id);
  return {
    ...nameOf(papers, sheets),
    papers: papers.map(viewPaper),
    writers: sheets.map(({ id, sheet }) => ({ documentId: id, people: sheet.publishing.map(viewHolder) })),
    recordings: [
      ...sheets.flatMap(recordingsOf),
      ...producers.map(ownersByProducer),
      ...features.map(ownersByFeatured),
      ...byText.map((documentId) => ({ ...nothingKnown, documentId })),
    ],
    payments: [
      ...producers.flatMap((paper) => paidBy(paper, paper.form.producerName, paper.form.producerFee)),
      ...features.flatMap((paper) =>
        paidBy(paper, paper.form.featuredArtist, paper.form.featuredArtistFee ?? 0),
      ),
      ...sheets.flatMap((sheet) => pointsOf(sheet, producers)),
      ...byText.map((documentId) => ({ documentId, name: "", words: AS_TEXT })),
    ],
    contradictions,
  };
}

function nameOf(papers: readonly Placed[], sheets: readonly Sheet[]): Pick<Song, "title" | "artist"> {
  const [sheet] = sheets;
  if (sheet) return { title: sheet.sheet.songTitle, artist: sheet.sheet.artistName };
  const [first] = papers;
  if (!first) return { title: "", artist: "" };
  const { producers, features } = sortPapers([first.paper]);
  const producer = producers[0]?.form;
  const featured = features[0]?.form;
  return {
    title:
      producer?.trackTitle ??
      featured?.songTitle ??
      shortTitle({ type: first.found.type, title: first.title }),
    artist: producer?.artistName ?? featured?.primaryArtist ?? "",
  };
}

function viewPaper({ found, paper, title, recognisedBy }: Placed): SongPaper {
  const { id, type, status, access, signerCount, signedCount, signedAt, reached } = found;
  // What signers have in their hands while a change is drafted is the version in force.
  const asSigned = signedAt !== null && (access === "signer" || status === "draft") && status === "draft";
  return {
    documentId: id,
    type,
    title,
    access,
    status: asSigned && access === "signer" ? "fully_signed" : status,
    signerCount: asSigned ? reached.length : signerCount,
    signedCount: asSigned ? reached.length : signedCount,
    inForceSince: signedAt,
    recognisedBy,
    byTextAlone: paper.byTextAlone,
  };
}

const viewHolder = ({ name, role, share }: { name: string; role: string; share: number }) => ({
  name,
  role,
  percentage: toPercent(share),
});

type Recording = Song["recordings"][number];

const AS_TEXT = "As its text says.";
const nothingKnown = { title: "", version: "", isrc: "", owners: [], words: AS_TEXT };

/** A recording of which nothing but the song's name is known is none. */
function recordingsOf({ id, sheet, record }: Sheet): Recording[] {
  const [first, ...others] = record?.recordings ?? [];
  const owned = (owners: { name: string; share: number }[] = []) =>
    owners.map((owner) => viewHolder({ ...owner, role: "" }));
  const own: Recording = {
    documentId: id,
    title: first?.title || sheet.songTitle,
    version: first?.version ?? "",
    isrc: first?.isrc || sheet.isrc,
    // The sheet's master rights are those of its recording, and of no other.
    owners: first?.owners.length ? owned(first.owners) : sheet.master.map(viewHolder),
    words: "",
  };
  const further = others.map((one) => ({
    documentId: id,
    title: one.title || sheet.songTitle,
    version: one.version,
    isrc: one.isrc,
    owners: owned(one.owners),
    words: "",
  }));
  return [own, ...further].filter(({ owners, isrc }) => owners.length > 0 || isrc !== "");
}

const all = (name: string) => [viewHolder({ name, role: "", share: WHOLE })];
const halves = (...names: string[]) => names.map((name) => viewHolder({ name, role: "", share: WHOLE / 2 }));

function ownersByProducer({ id, form }: Producer): Recording {
  const { artistName, producerName, masterOwnership, trackTitle: title } = form;
  const owners = {
    artist: all(artistName),
    producer: all(producerName),
    shared: halves(artistName, producerName),
  }[masterOwnership];
  return { documentId: id, title, version: "", isrc: "", owners, words: "" };
}

function ownersByFeatured({ id, form }: Featured): Recording {
  const { primaryArtist, featuredArtist, masterOwnership, ownerName, songTitle: title } = form;
  const owners = {
    lead_artist: all(primaryArtist),
    shared: halves(primaryArtist, featuredArtist),
    label_other: ownerName === "" ? [] : all(ownerName),
  }[masterOwnership];
  const words = owners.length > 0 ? "" : featuredMasterOwnershipLabels[masterOwnership];
  return { documentId: id, title, version: "", isrc: "", owners, words };
}

type Payment = Song["payments"][number];

/** Share and royalty of a featured artist are reckoned on receipts of their own. */
function percentagesOf(paper: Producer | Featured): [share: number, of?: string][] {
  const { form } = paper;
  if ("royaltyPercentage" in form || !form.legal?.royaltyBased || form.compensationType === "flat_fee") {
    const promise = promiseOf(paper);
    return promise ? [[promise.share]] : [];
  }
  return [
    [form.legal.featuredArtistRoyaltyPercentage, "what collecting societies pay for the recording"],
    [form.featuredArtistPercentage, "all else that comes in"],
  ];
}

function paidBy(paper: Producer | Featured, name: string, fee: number): Payment[] {
  const base = percentageBaseLabels[paper.form.percentageBase].toLowerCase();
  return [
    ...(fee > 0 ? [{ documentId: paper.id, name, words: `Fee of ${formatKes(fee)}` }] : []),
    ...percentagesOf(paper).map(([share, of]) => ({
      documentId: paper.id,
      name,
      words: `${percent(share)} of ${of ?? base}`,
    })),
  ];
}

/** Points that an agreement says, too, are paid once. */
function pointsOf(sheet: Sheet, producers: readonly Producer[]): Payment[] {
  const isAgreed = ({ name, points }: { name: string; points: number }) =>
    producers.some(
      (paper) =>
        promiseOf(paper)?.share === points &&
        isOnSheet(sheet, { name, email: "" }, partiesIn.producer(paper.form)),
    );
  return (sheet.record?.recordings ?? []).flatMap(({ producerPoints }) =>
    producerPoints
      .filter((one) => !isAgreed(one))
      .map(({ name, points }) => ({
        documentId: sheet.id,
        name,
        words: `${percent(points).replace("%", "")} points of the recording`,
      })),
  );
}
