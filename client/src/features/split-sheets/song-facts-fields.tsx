import { useFormState, type UseFormReturn } from "react-hook-form";
import { Field } from "#client/ui/field";
import { Combo, Input, Textarea } from "#client/ui/input";
import { formatIsrc } from "#client/features/split-sheets/format-isrc";
import type { SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";
import { genres } from "#shared/domain/music-lists";
import type { SplitSheet } from "#shared/domain/split-sheet";

type FieldsProps = { form: UseFormReturn<SplitSheetForm, unknown, SplitSheet> };

/** What every split sheet says of its song. */
export function SongFields({ form: { register, control } }: FieldsProps) {
  const { errors } = useFormState({ control, name: ["songTitle", "artistName"], exact: true });
  return (
    <section aria-labelledby="song" className="grid gap-4">
      <h2 id="song" className="font-serif text-xl font-semibold">
        The song
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Song title" error={errors.songTitle?.message} required>
          {(field) => <Input {...field} {...register("songTitle")} autoComplete="off" />}
        </Field>
        <Field label="Artist name" error={errors.artistName?.message} required>
          {(field) => <Input {...field} {...register("artistName")} autoComplete="off" />}
        </Field>
      </div>
    </section>
  );
}

const details = ["releaseDate", "duration", "genre", "isrc", "label", "publisher", "notes"] as const;

/** What may be added, now or later, while the sheet is a draft. */
export function DetailFields({ form: { register, control, setValue, getValues } }: FieldsProps) {
  const { errors } = useFormState({ control, name: [...details], exact: true });
  return (
    <section aria-labelledby="details" className="grid gap-4">
      <header>
        <h2 id="details" className="font-serif text-xl font-semibold">
          Details
        </h2>
        <p className="mt-1 text-sm text-muted">
          All optional. You can add them any time before you send the sheet.
        </p>
      </header>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="Release date" error={errors.releaseDate?.message}>
          {(field) => (
            <Input
              {...field}
              {...register("releaseDate")}
              type={isDate(getValues("releaseDate")) ? "date" : "text"}
            />
          )}
        </Field>
        <Field label="Duration" help="Minutes and seconds, such as 3:45" error={errors.duration?.message}>
          {(field) => <Input {...field} {...register("duration")} autoComplete="off" />}
        </Field>
        <Field label="Genre" error={errors.genre?.message}>
          {(field) => <Combo {...field} {...register("genre")} suggestions={genres} autoComplete="off" />}
        </Field>
        <Field
          label="ISRC"
          help="The code of the recording, such as KE-A1B-26-00001. Your distributor gives it; leave it empty until then."
          error={errors.isrc?.message}
        >
          {(field) => (
            <Input
              {...field}
              {...register("isrc", { onBlur: () => setValue("isrc", formatIsrc(getValues("isrc"))) })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Label" error={errors.label?.message}>
          {(field) => (
            <Input {...field} {...register("label")} placeholder="Independent" autoComplete="off" />
          )}
        </Field>
        <Field label="Publisher" error={errors.publisher?.message}>
          {(field) => <Input {...field} {...register("publisher")} autoComplete="off" />}
        </Field>
      </div>
      <Field
        label="Notes"
        help="Anything the parties agreed on besides the shares. It becomes part of the document."
        error={errors.notes?.message}
      >
        {(field) => <Textarea {...field} {...register("notes")} />}
      </Field>
    </section>
  );
}

/** A date field shows only dates; what was written in words elsewhere ("Summer 2027") stays text. */
function isDate(text: string): boolean {
  return text === "" || /^\d{4}-\d{2}-\d{2}$/.test(text);
}
