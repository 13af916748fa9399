import type { ComponentProps, ReactNode } from "react";
import {
  get,
  useController,
  useFormState,
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import { formatThousands } from "#client/features/agreements/form/format-thousands";
import { Check } from "#client/ui/fields/check";
import { Choice } from "#client/ui/fields/choice";
import { DateInput } from "#client/ui/fields/date-input";
import { Field, type FieldControl } from "#client/ui/fields/field";
import { Input, ListedInput, Select, Textarea } from "#client/ui/fields/input";

type FormFieldProps<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>;
  name: FieldPath<Fields>;
  label: ReactNode;
  help?: ReactNode;
};

type TextFieldProps<Fields extends FieldValues> = FormFieldProps<Fields> & {
  required?: boolean;
  /** What is asked for: it decides on the keyboard of a phone. */
  kind?: "text" | "email" | "tel" | "date" | "money" | "number" | "secret" | "prose";
  suggestions?: readonly string[];
  /** Makes it a list to choose from. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  className?: string;
};

/** One field of an agreement's form, with its message in place. */
export function TextField<Fields extends FieldValues>({
  form: { control, register, setValue, getValues },
  name,
  label,
  help,
  kind = "text",
  suggestions,
  options,
  required = false,
  className,
  placeholder,
}: TextFieldProps<Fields>) {
  const error = useFieldError(control, name);
  const onBlur = () => setValue(name, formatThousands(String(getValues(name))) as never);
  const input = { ...register(name, kind === "money" ? { onBlur } : {}), ...keyboards[kind], placeholder };
  return (
    <Field label={label} help={help} error={error} required={required} {...(className && { className })}>
      {(field) => {
        if (kind === "prose") return <Textarea {...field} {...register(name)} placeholder={placeholder} />;
        if (options) return <OptionList {...field} {...register(name)} options={options} />;
        if (suggestions) return <ListedInput {...field} {...input} suggestions={suggestions} />;
        if (kind === "date") return <DateField {...field} control={control} name={name} />;
        if (kind === "money") return <MoneyInput {...field} {...input} />;
        return <Input {...field} {...input} />;
      }}
    </Field>
  );
}

const keyboards = {
  text: { autoComplete: "off" },
  prose: {},
  email: { type: "email", autoComplete: "off", autoCapitalize: "none", spellCheck: false },
  tel: { type: "tel", autoComplete: "off" },
  date: {},
  money: { inputMode: "decimal", autoComplete: "off" },
  number: { inputMode: "decimal", autoComplete: "off" },
  secret: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
} as const;

type OptionListProps = ComponentProps<"select"> & {
  options: NonNullable<TextFieldProps<FieldValues>["options"]>;
};

function OptionList({ options, ...select }: OptionListProps) {
  return (
    <Select {...select}>
      <option value="">Choose…</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

type DateFieldProps<Fields extends FieldValues> = FieldControl & {
  control: UseFormReturn<Fields>["control"];
  name: FieldPath<Fields>;
};

function DateField<Fields extends FieldValues>({ control, name, ...field }: DateFieldProps<Fields>) {
  const { field: registered } = useController({ control, name });
  return <DateInput {...field} {...registered} />;
}

function MoneyInput(input: ComponentProps<"input">) {
  return (
    <span className="relative grid">
      <Input {...input} className="pr-14 tabular-nums" />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-muted"
      >
        KES
      </span>
    </span>
  );
}

type ChoiceFieldProps<Fields extends FieldValues> = FormFieldProps<Fields> & {
  options: readonly { value: string; label: ReactNode; help?: ReactNode }[];
  columns?: 2 | 3;
};

export function ChoiceField<Fields extends FieldValues>({
  form: { control, register },
  name,
  label,
  ...choice
}: ChoiceFieldProps<Fields>) {
  return <Choice legend={label} {...choice} radio={register(name)} error={useFieldError(control, name)} />;
}

export function CheckField<Fields extends FieldValues>({
  form: { register },
  name,
  label,
  help,
}: FormFieldProps<Fields>) {
  return <Check label={label} help={help} {...register(name)} />;
}

/** What is typed in a field now, or chosen. */
export function useTyped<Fields extends FieldValues, Name extends FieldPath<Fields>>(
  { control }: UseFormReturn<Fields>,
  name: Name,
): FieldPathValue<Fields, Name> {
  return useWatch({ control, name });
}

function useFieldError<Fields extends FieldValues>(
  control: UseFormReturn<Fields>["control"],
  name: FieldPath<Fields>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  const error: unknown = get(errors, name);
  return (error as { message?: string } | undefined)?.message;
}
