import { useRef, useState, type SubmitEvent } from "react";
import { Search } from "lucide-react";
import type { SongQuestion } from "#client/features/verification/verification-queries";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";
import { toast } from "#client/ui/toast";

type SearchFormProps = {
  /** What was asked before, as it stands in the address. */
  asked: SongQuestion;
  isBusy: boolean;
  onSearch: (question: SongQuestion) => void;
};

const NOTHING_ASKED = "Please enter a song title or artist name to search.";

/** Looks for a work by its title, by somebody on it, or by both. */
export function SearchForm({ asked, isBusy, onSearch }: SearchFormProps) {
  const [title, setTitle] = useState(asked.title);
  const [artist, setArtist] = useState(asked.artist);
  const [shown, setShown] = useState(asked);
  const [isMissing, setIsMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  // The browser's back button changes what was asked.
  if (shown.title !== asked.title || shown.artist !== asked.artist) {
    setShown(asked);
    setTitle(asked.title);
    setArtist(asked.artist);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const question = { title: title.trim(), artist: artist.trim() };
    const isBlank = question.title === "" && question.artist === "";
    setIsMissing(isBlank);
    if (!isBlank) return onSearch(question);
    first.current?.focus();
    toast({ title: "Search Required", description: NOTHING_ASKED, tone: "danger" });
  }

  return (
    <form
      role="search"
      aria-label="Documents"
      noValidate
      onSubmit={submit}
      className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
    >
      <Field label="Song title" error={isMissing ? NOTHING_ASKED : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={first}
            name="title"
            autoComplete="off"
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label="Artist, writer or producer">
        {(control) => (
          <Input
            {...control}
            name="artist"
            autoComplete="off"
            maxLength={200}
            value={artist}
            onChange={(event) => setArtist(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        busy={isBusy}
        busyLabel="Searching…"
        icon={<Search aria-hidden />}
        className="sm:mt-[1.78rem]"
      >
        Search
      </Button>
    </form>
  );
}
