import type { DocumentSummary } from "#shared/contract/documents";
import { MAX_LABEL_NAME } from "#shared/contract/labels";
import { beginningQuery, refreshLists } from "#client/features/documents/document-queries";
import {
  makeSongs,
  MOST_SONGS,
  moreSongsDraft,
  songsSentence,
  titlesIn,
} from "#client/features/documents/many/more-songs";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";

type MoreSongsDialogProps = {
  document: Pick<DocumentSummary, "id" | "title">;
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The other songs of an EP: a draft of each, with the people and shares of this sheet, to be changed where they differ. */
export function MoreSongsDialog({ document: { id, title }, userId, ...dialog }: MoreSongsDialogProps) {
  const { value, change, forget } = useDeviceDraft(moreSongsDraft, userId, `more-songs.${id}`);
  const titles = titlesIn(value.titles);
  const make = useMutationOnce({
    mutationFn: async (songs: { id: string; title: string }[]) => {
      const sheet = await queryClient.query({ ...beginningQuery(id), staleTime: 0 });
      if (sheet.type === "split_sheet") await makeSongs(sheet, songs, value.album.trim());
    },
    meta: {
      error: { title: "Not made", fallback: "Please check your connection and try again.", inDialog: true },
    },
    onSuccess: (_made, { length }) => {
      forget();
      refreshLists();
      toast({ title: length === 1 ? "1 draft made." : `${length} drafts made.`, tone: "success" });
      dialog.onOpenChange(false);
    },
    // Some of them may be there.
    onError: refreshLists,
  });

  function submit() {
    const songs = titles.map((song) => ({ title: song, id: value.ids[song] ?? crypto.randomUUID() }));
    // Whoever tries again, also after a reload, makes none twice.
    const ids = Object.fromEntries(songs.map((song) => [song.title, song.id]));
    change((typed) => ({ ...typed, ids }));
    make.mutate(songs);
  }

  return (
    <FormDialog
      {...dialog}
      title="Several songs"
      description={
        <>
          Each becomes a draft of its own with the people and shares of “<bdi>{title}</bdi>”. Change what
          differs before it is sent.
        </>
      }
      text={{
        label: "Song titles, one a line",
        help: songsSentence(value.titles),
        rows: 6,
        value: value.titles,
        onChange: (text) => change((typed) => ({ ...typed, titles: text })),
        missing: { message: "Please enter a song title" },
        limit: { most: LONGEST, tooLong: (more) => `${more} characters too long` },
      }}
      action={titles.length > 1 ? `Make ${titles.length} drafts` : "Make a draft"}
      busyLabel="Making…"
      busy={make.isPending}
      disabled={titles.length > MOST_SONGS}
      error={titles.length > MOST_SONGS ? `At most ${MOST_SONGS} songs at once` : make.errorMessage}
      onSubmit={submit}
    >
      <Field
        label="Name of the EP or album (optional)"
        help={`All of them get it as a label, and “\u2068${title}\u2069”, too.`}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={MAX_LABEL_NAME}
            value={value.album}
            onChange={({ target }) => change((typed) => ({ ...typed, album: target.value }))}
          />
        )}
      </Field>
    </FormDialog>
  );
}

const LONGEST = 10_000;
