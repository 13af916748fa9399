import type { ReactNode } from "react";
import { Link } from "wouter";
import { ContradictionList } from "#client/features/documents/song/contradiction-list";
import { SongPapers } from "#client/features/documents/song/song-papers";
import { Waiver } from "#client/features/documents/song/waiver";
import type { Contradiction, Song } from "#shared/contract/songs";
import { documentTypeLabels } from "#shared/domain/document-status";
import { formatShare, toHundredths } from "#shared/domain/shares";
import { pathTo } from "#shared/paths";

type SongViewProps = { documentId: string; song: Song };

/** What the papers of a song come to: where they differ, who wrote, owns and is paid what, and the papers themselves. */
export function SongView({ documentId, song }: SongViewProps) {
  const nameOf = (id: string) => <PaperName song={song} id={id} />;
  return (
    <>
      <Contradictions documentId={documentId} song={song} />
      <Part id="writers" title="Who wrote the song" empty="No split sheet says it yet.">
        {song.writers.map(({ documentId: id, people }) => (
          <Shares key={id} by={nameOf(id)} rows={people} />
        ))}
      </Part>
      <Part id="owners" title="Who owns the recording" empty="No paper says it yet.">
        {song.recordings.map(({ documentId: id, title, version, isrc, owners, words }, index) => (
          <Shares
            key={index}
            by={nameOf(id)}
            name={[version && title, version, isrc].filter(Boolean).join(" · ")}
            rows={owners}
            words={words}
          />
        ))}
      </Part>
      <Part id="payments" title="Who is paid for the recording" empty="No agreement says it yet.">
        {song.payments.length > 0 && (
          <ul className="mt-2 divide-y border-y">
            {song.payments.map(({ documentId: id, name, words }, index) => (
              <li key={index} className="grid gap-x-6 py-3 text-sm sm:grid-cols-[1fr_1.4fr]">
                <div>
                  {name && <bdi className="font-semibold wrap-anywhere">{name}</bdi>}
                  <p className="text-xs text-muted">{nameOf(id)}</p>
                </div>
                <p className="tabular-nums wrap-anywhere">{words}</p>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <SongPapers documentId={documentId} song={song} />
    </>
  );
}

/** Of several papers of one kind, by its number among them. */
function PaperName({ song, id }: { song: Song; id: string }) {
  const paper = song.papers.find(({ documentId }) => documentId === id);
  if (!paper) return null;
  const ofKind = song.papers.filter(({ type }) => type === paper.type);
  const label = documentTypeLabels[paper.type];
  return (
    <Link href={pathTo.view(id)} className="underline underline-offset-4">
      {ofKind.length > 1 ? `${label} ${ofKind.indexOf(paper) + 1}` : label}
    </Link>
  );
}

function Contradictions({ documentId, song }: SongViewProps) {
  const nameOf = (id: string) => <PaperName song={song} id={id} />;
  const waiver = (contradiction: Contradiction) => (
    <Waiver documentId={documentId} contradiction={contradiction} />
  );
  const open = song.contradictions.filter(({ waived }) => waived === null);
  const waived = song.contradictions.filter((one) => one.waived !== null);
  const uncompared = song.papers.filter(({ byTextAlone }) => byTextAlone);
  const left = uncompared.map(({ documentId: id }) => (
    <p key={id} className="mt-4 text-sm text-muted">
      The text of the {nameOf(id)} was written or changed by hand. What it says of money and rights is read
      there, and not compared here.
    </p>
  ));
  if (song.contradictions.length === 0)
    return (
      <>
        {song.papers.length - uncompared.length > 1 && (
          <p className="mt-4 text-sm text-muted">No contradiction was found in these papers.</p>
        )}
        {left}
      </>
    );
  return (
    <section aria-labelledby="contradictions" className="mt-6">
      <h2 id="contradictions" className="font-serif text-lg font-semibold">
        Where the papers differ
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        {open.length > 0
          ? "Both places are quoted. Which one is right is for you to agree on."
          : "You let all of it stand."}
      </p>
      <ContradictionList contradictions={open} nameOf={nameOf} heading="h3">
        {waiver}
      </ContradictionList>
      {left}
      {waived.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
            {waived.length === 1 ? "One that you let stand" : `${waived.length} that you let stand`}
          </summary>
          <ContradictionList contradictions={waived} nameOf={nameOf} heading="h3">
            {waiver}
          </ContradictionList>
        </details>
      )}
    </section>
  );
}

type PartProps = { id: string; title: string; empty: string; children: ReactNode };

function Part({ id, title, empty, children }: PartProps) {
  const isEmpty = children === false || (Array.isArray(children) && children.length === 0);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-serif text-lg font-semibold">
        {title}
      </h2>
      {isEmpty ? <p className="mt-1 text-sm text-muted">{empty}</p> : children}
    </section>
  );
}

type SharesProps = {
  by: ReactNode;
  name?: string;
  rows: Song["writers"][number]["people"];
  words?: string;
};

/** Who holds a right by one paper. */
function Shares({ by, name = "", rows, words = "" }: SharesProps) {
  return (
    <div className="mt-3">
      <p className="text-xs text-muted wrap-anywhere">
        By the {by}
        {name && <bdi> · {name}</bdi>}
      </p>
      {words && <p className="mt-1 text-sm">{words}</p>}
      {rows.length > 0 && (
        <table className="mt-1 w-full text-sm">
          <tbody className="divide-y border-y">
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row" className="py-2 text-left font-semibold wrap-anywhere">
                  <bdi>{row.name}</bdi>
                  {row.role && <bdi className="ml-2 font-normal text-muted">{row.role}</bdi>}
                </th>
                <td className="w-20 py-2 text-right font-semibold tabular-nums">
                  {formatShare(toHundredths(row.percentage))}%
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
