import { useId, type ComponentProps } from "react";
import { genres } from "#shared/domain/music-lists";
import { classNames } from "#client/ui/class-names";

type GenreChipsProps = {
  /** What every box takes: a name, a ref, what to do on change. */
  box: Omit<ComponentProps<"input">, "type" | "value">;
  error: string | undefined;
};

/** As many as fit. */
export function GenreChips({ box, error }: GenreChipsProps) {
  const noteId = useId();
  return (
    <fieldset aria-describedby={noteId} className="min-w-0">
      <legend className="mb-2 text-sm font-medium">Genres</legend>
      <div className="flex flex-wrap gap-2">
        {genres.map((genre) => (
          <label
            key={genre}
            className="inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-4 text-sm transition-colors select-none hover:border-muted has-checked:border-primary has-checked:bg-primary has-checked:font-medium has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input {...box} type="checkbox" value={genre} className="sr-only" />
            {genre}
          </label>
        ))}
      </div>
      <p id={noteId} className={classNames("mt-2 text-xs", error ? "font-medium text-danger" : "text-muted")}>
        {error ?? "Choose all you are at home in."}
      </p>
    </fieldset>
  );
}
