import { Suspense, useState, type ReactNode } from "react";
import { useController, useFormState, useWatch, type UseFormReturn } from "react-hook-form";
import { Plus } from "lucide-react";
import { afterPress } from "#client/lib/after-press";
import { optionalPart } from "#client/lib/parts";
import { Button } from "#client/ui/button";
import { Combo } from "#client/ui/fields/combo";
import { DateInput } from "#client/ui/fields/date-input";
import { Field, type FieldControl } from "#client/ui/fields/field";
import { Input, Textarea } from "#client/ui/fields/input";
import { Skeleton } from "#client/ui/skeleton";
import type { SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";
import { factForms } from "#shared/contract/split-sheet";
import { isNothing } from "#shared/domain/declared";
import { genres } from "#shared/domain/music-lists";
import { songDetails, songTexts, type SongFact } from "#shared/domain/song-facts";
import type { SplitSheet } from "#shared/domain/split-sheet";

const DeclaredFields = optionalPart(() =>
  import("#client/features/split-sheets/declared-fields").then((part) => part.DeclaredFields),
);

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

/** What may be added, now or later, while the sheet is a draft. */
export function DetailFields({ form }: FieldsProps) {
  const declared = useWatch({ control: form.control, name: "declared" });
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || !isNothing(declared);
  return (
    <section aria-labelledby="details" className="grid gap-4">
      <header>
        <div className="flex items-center justify-between gap-x-3">
          <h2 id="details" className="font-serif text-xl font-semibold">
            Details
          </h2>
          {!isShown && (
            <Button
              variant="ghost"
              icon={<Plus aria-hidden />}
              className="-my-2 -mr-3"
              onClick={() => setIsOpen(true)}
            >
              Samples, AI, remixes
            </Button>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">
          All optional. You can add them any time before you send the sheet.
        </p>
      </header>
      {/* Most songs have none of it: it is there by itself where something is declared. */}
      {isShown && (
        <Suspense fallback={<Skeleton className="h-128 rounded-card" />}>
          <DeclaredFields form={form} />
        </Suspense>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {songDetails.map((fact) => (
          <FactField key={fact.key} form={form} fact={fact} />
        ))}
      </div>
      {songTexts.map((fact) => (
        <FactField key={fact.key} form={form} fact={fact} />
      ))}
    </section>
  );
}

function FactField({ form, fact: { key, label, kind } }: FieldsProps & { fact: SongFact }) {
  const { errors } = useFormState({ control: form.control, name: key, exact: true });
  const Control = kind === "text" ? Textarea : Input;
  return (
    <Field label={label} help={help[key]} error={errors[key]?.message}>
      {(field) =>
        inputs[key]?.(field, form) ?? <Control {...field} {...form.register(key)} autoComplete="off" />
      }
    </Field>
  );
}

const help: Partial<Record<SongFact["key"], string>> = {
  duration: "Minutes and seconds, such as 3:45",
  isrc: "The code of the recording, such as KE-A1B-26-00001. Your distributor gives it; leave it empty until then.",
  notes: "Anything the parties agreed on besides the shares. It becomes part of the document.",
};

/** The facts that are no plain text. */
const inputs: Partial<
  Record<SongFact["key"], (field: FieldControl, form: FieldsProps["form"]) => ReactNode>
> = {
  releaseDate: (field, { control }) => <ReleaseDate {...field} control={control} />,
  genre: (field, { register }) => (
    <Combo {...field} {...register("genre")} suggestions={genres} autoComplete="off" />
  ),
  duration: (field, form) => (
    <Input {...field} {...registerInForm(form, "duration")} autoComplete="off" placeholder="3:45" />
  ),
  isrc: (field, form) => (
    <Input
      {...field}
      {...registerInForm(form, "isrc")}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  ),
  label: (field, { register }) => <Input {...field} {...register("label")} autoComplete="off" />,
};

/** What was pasted is put right once its field is left, and told to be wrong where it cannot be. */
function registerInForm(
  { register, setValue, getValues, trigger }: FieldsProps["form"],
  key: "duration" | "isrc",
) {
  const mend = () => {
    setValue(key, factForms[key]?.read(getValues(key)) ?? getValues(key).trim());
    void trigger(key);
  };
  return register(key, { onBlur: () => afterPress(mend) });
}

/** A day, or in words ("Summer 2027") where none is known yet. */
function ReleaseDate({ control, ...field }: FieldControl & Pick<FieldsProps["form"], "control">) {
  const { field: registered } = useController({ control, name: "releaseDate" });
  return <DateInput {...field} {...registered} />;
}
