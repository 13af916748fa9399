import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Link } from "wouter";
import { documentsQuery } from "#client/features/documents/document-queries";
import { acceptSong } from "#client/features/documents/song/song-queries";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { Select } from "#client/ui/fields/input";
import { StatusBadge } from "#client/ui/status-badge";
import type { Song, SongPaper } from "#shared/contract/songs";
import { dayForReader } from "#shared/dates";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";

function usePlacing(documentId: string) {
  return useMutationOnce({
    mutationFn: ({ otherId, belongs }: { otherId: string; belongs: boolean }) =>
      call("PUT /api/documents/{id}/song/papers/{otherId}", {
        params: { id: documentId, otherId },
        body: { belongs },
      }),
    meta: { error: { title: "Not saved", fallback: "Please try again." } },
    onSuccess: (song) => acceptSong(documentId, song),
  });
}

/** Which papers are of the song, and by what they were recognised; the reader puts in what is missing and takes out what is not. */
export function SongPapers({ documentId, song }: { documentId: string; song: Song }) {
  const placing = usePlacing(documentId);
  return (
    <section aria-labelledby="papers" className="mt-10">
      <h2 id="papers" className="font-serif text-lg font-semibold">
        Papers
      </h2>
      <ul className="mt-2 divide-y border-y">
        {song.papers.map((paper) => (
          <li key={paper.documentId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <Link
                href={pathTo.view(paper.documentId)}
                className="block py-2.5 font-semibold underline-offset-4 wrap-anywhere hover:underline"
              >
                {documentTypeLabels[paper.type]}: <bdi>{shortTitle(paper)}</bdi>
              </Link>
              <p className="text-xs text-muted">{standing(paper)}</p>
            </div>
            <StatusBadge status={paper.status} />
            {paper.recognisedBy && (
              <Button
                variant="ghost"
                size="sm"
                disabled={placing.isPending}
                onClick={() => placing.mutate({ otherId: paper.documentId, belongs: false })}
              >
                Not this song<span className="sr-only">: {paper.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AddPaper song={song} onAdd={(otherId) => placing.mutate({ otherId, belongs: true })} />
    </section>
  );
}

const recognised = {
  isrc: "Same ISRC",
  title: "Same title",
  near_title: "Almost the same title, same people",
  by_hand: "Put here by you",
} as const;

function standing({ inForceSince, signedCount, signerCount, recognisedBy, access }: SongPaper): string {
  const signed = inForceSince
    ? `In force since ${dayForReader(inForceSince)}`
    : signerCount > 0
      ? `${signedCount} of ${signerCount} signed`
      : "Not sent yet";
  const of = access === "signer" ? "sent to you" : "";
  return [signed, of, recognisedBy ? recognised[recognisedBy] : ""].filter(Boolean).join(" · ");
}

function AddPaper({ song, onAdd }: { song: Song; onAdd: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { data: documents = [] } = useQuery({ ...documentsQuery, enabled: isOpen });
  const others = documents.filter(({ id }) => !song.papers.some(({ documentId }) => documentId === id));
  if (!isOpen)
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={<Plus aria-hidden />}
        className="mt-2"
        onClick={() => setOpen(true)}
      >
        Add a paper
      </Button>
    );
  return (
    <Field label="Which paper is of this song, too?" className="mt-4 max-w-md">
      {(field) => (
        <Select
          {...field}
          value=""
          onChange={({ target }) => {
            setOpen(false);
            onAdd(target.value);
          }}
        >
          <option value="" disabled>
            {others.length === 0 ? "No other document" : "Choose a document"}
          </option>
          {others.map(({ id, type, title }) => (
            <option key={id} value={id}>
              {documentTypeLabels[type]}: {shortTitle({ type, title })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
