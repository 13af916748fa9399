import { createContext, use, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { valueAt } from "#client/features/registration/registration-form";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";
import { Check } from "#client/ui/fields/check";
import { DateInput } from "#client/ui/fields/date-input";
import { Field } from "#client/ui/fields/field";
import { FileInput } from "#client/ui/fields/file-input";
import { Combo } from "#client/ui/fields/combo";
import { Input, Select } from "#client/ui/fields/input";
import {
  readIpiBaseNumber,
  readIpiNameNumber,
  readIsni,
  readIswc,
  type Identifier,
} from "#shared/domain/registration/identifiers";
import { formatShare, toHundredths } from "#shared/domain/shares";
import { societiesQuery } from "#client/features/registration/registration-queries";

type Editing = {
  form: object;
  change: (place: string, value: unknown) => void;
  /** What the server refused, by place. */
  errors: ReadonlyMap<string, string>;
  /** What is pointed out while it is typed, by place. */
  warnings?: ReadonlyMap<string, string>;
  /** What somebody else keeps, by place. */
  isLocked?: (place: string) => boolean;
};

/** The form that the fields below stand in; each knows its place in it. */
export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error("A field of a registration stands outside of its form");
  return editing;
}

type FieldProps = { place: string; label: string; help?: ReactNode };

function useField(place: string) {
  const { form, change, errors, warnings, isLocked } = useEditing();
  const value = valueAt(form, place);
  return {
    value: typeof value === "string" ? value : "",
    error: errors.get(place),
    warning: warnings?.get(place),
    isLocked: isLocked?.(place) ?? false,
    change: (next: string) => change(place, next),
  };
}

export function TextField({ place, label, help, mode }: FieldProps & { mode?: "numeric" }) {
  const { value, error, warning, change, isLocked } = useField(place);
  const note = warning ? <span className="text-warning">{warning}</span> : help;
  return (
    <Field label={label} help={isLocked ? undefined : note} error={error}>
      {(control) => (
        <Input
          {...control}
          name={place}
          readOnly={isLocked}
          inputMode={mode}
          autoComplete="off"
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}

export function DayField({ place, label, help }: FieldProps) {
  const { value, error, change } = useField(place);
  return (
    <Field label={label} help={help} error={error}>
      {(control) => <DateInput {...control} name={place} value={value} onChange={change} />}
    </Field>
  );
}

const readers = {
  IPI: readIpiNameNumber,
  "IPI base": readIpiBaseNumber,
  ISNI: readIsni,
  ISWC: readIswc,
} satisfies Record<string, (text: string) => Identifier | null>;

/** A wrong check digit is said and never refused: a society may have the number so. */
export function IdentifierField({ kind, help, ...field }: FieldProps & { kind: keyof typeof readers }) {
  const { value } = useField(field.place);
  return <TextField {...field} help={warningOf(kind, value) ?? help} />;
}

export const warningOf = (kind: keyof typeof readers, value: string) =>
  readers[kind](value)?.checks === false ? (
    <span className="text-warning">{say("registration.checkDigits")}</span>
  ) : null;

export function SocietyField({ place, label, help }: FieldProps) {
  const { value, error, change, isLocked } = useField(place);
  // Without the list the field takes what is typed, as it does beside it.
  const { data: societies = [] } = useQuery(societiesQuery);
  const wanted = value.trim().toUpperCase();
  const known = societies.find(({ code, name }) => code === wanted || name.toUpperCase() === wanted);
  const about =
    known &&
    [
      [known.name, known.code === known.name ? "" : ` (${known.code})`, `, ${known.country}`].join(""),
      known.status,
    ]
      .filter(Boolean)
      .join(". ");
  return (
    <Field label={label} help={about ?? help} error={error}>
      {(control) => (
        <Combo
          {...control}
          name={place}
          readOnly={isLocked}
          autoComplete="off"
          suggestions={isLocked ? [] : societies.map(({ name }) => name)}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}

type FileFieldProps = {
  label: string;
  help: string;
  error: string | undefined;
  accept?: string;
  onFile: (file: File) => void;
};

export function FileField({ label, help, error, accept, onFile }: FileFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <FileInput
          {...control}
          accept={accept}
          onFiles={([file]) => file && onFile(file)}
          className="w-full min-w-0 text-sm text-muted file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:bg-surface file:px-4 file:font-medium file:text-ink"
        />
      )}
    </Field>
  );
}

type Options = readonly (readonly [value: string, label: string])[];

export function SelectField({ place, label, help, options }: FieldProps & { options: Options }) {
  const { value, error, change } = useField(place);
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <Select {...control} name={place} value={value} onChange={({ target }) => change(target.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type ChecksProps<Value extends string> = {
  place: string;
  legend: string;
  help: string;
  options: readonly (readonly [Value, string])[];
  value: readonly Value[];
  onChange: (ticked: Value[]) => void;
};

/** Any of a few. */
export function Checks<Value extends string>({
  place,
  legend,
  help,
  options,
  value,
  onChange,
}: ChecksProps<Value>) {
  const withOne = (wanted: Value, isTicked: boolean) =>
    options.map(([one]) => one).filter((one) => (one === wanted ? isTicked : value.includes(one)));
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 text-sm font-medium">
        {legend}
        <span className="block text-xs font-normal text-muted">{help}</span>
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {options.map(([option, label]) => (
          <Check
            key={option}
            name={`${place}.${option}`}
            label={label}
            checked={value.includes(option)}
            onChange={({ target }) => onChange(withOne(option, target.checked))}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function CheckField({ place, label }: FieldProps) {
  const { form, change } = useEditing();
  return (
    <Check
      name={place}
      label={label}
      checked={valueAt(form, place) === true}
      onChange={({ target }) => change(place, target.checked)}
    />
  );
}

/** A percentage, kept in hundredths. What is no number is nothing, and is refused when it is saved. */
export function PercentField({ place, label }: FieldProps) {
  const { form, change, errors } = useEditing();
  const value = valueAt(form, place);
  return (
    <Field label={label} error={errors.get(place)}>
      {(control) => (
        <Input
          {...control}
          name={place}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typeof value === "number" && value > 0 ? formatShare(value) : ""}
          onChange={({ target }) => change(place, toHundredths(Number(target.value.replace(",", ".")) || 0))}
          className="tabular-nums"
        />
      )}
    </Field>
  );
}

type RepeatedProps = {
  place: string;
  legend: string;
  add: string;
  blank: object;
  children: (place: string) => ReactNode;
};

/** A list of like things, each with a way to take it out again. */
export function Repeated({ place, legend, add, blank, children }: RepeatedProps) {
  const { form, change, errors } = useEditing();
  const items = valueAt(form, place) as object[];
  const error = errors.get(place);
  return (
    <fieldset data-field={place} className="grid min-w-0 gap-3">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {items.map((_, index) => (
        <div key={`${items.length}-${index}`} className="grid gap-3 border-l-2 pl-3 sm:grid-cols-2">
          {children(`${place}.${index}`)}
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 aria-hidden />}
            onClick={() => change(place, items.toSpliced(index, 1))}
            className="justify-self-start"
          >
            Remove<span className="sr-only"> {`${legend} ${index + 1}`}</span>
          </Button>
        </div>
      ))}
      {error && <p className="text-xs font-medium text-danger">{error}</p>}
      <Button
        variant="secondary"
        size="sm"
        icon={<Plus aria-hidden />}
        onClick={() => change(place, [...items, blank])}
        className="justify-self-start"
      >
        {add}
      </Button>
    </fieldset>
  );
}
