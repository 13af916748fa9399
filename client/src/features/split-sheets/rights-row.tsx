import { memo, type FocusEvent } from "react";
import { useFormState, type Control, type UseFormRegister, type UseFormTrigger } from "react-hook-form";
import { PieChart, Trash2 } from "lucide-react";
import { afterPress } from "#client/lib/after-press";
import { Button } from "#client/ui/button";
import { Field } from "#client/ui/fields/field";
import { Combo } from "#client/ui/fields/combo";
import { EmailInput, Input } from "#client/ui/fields/input";
import { personColour } from "#shared/domain/person-colours";
import { ShareInput } from "#client/features/split-sheets/share-input";
import type { ListName, SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";
import { recordingRoles, writerRoles } from "#shared/domain/music-lists";
import type { SplitSheet } from "#shared/domain/split-sheet";

export type SplitSheetControl = Control<SplitSheetForm, unknown, SplitSheet>;

type RightsRowProps = {
  control: SplitSheetControl;
  register: UseFormRegister<SplitSheetForm>;
  trigger: UseFormTrigger<SplitSheetForm>;
  list: ListName;
  index: number;
  isRemovable: boolean;
  /** Whether somebody can be asked by phone. */
  hasPhone: boolean;
  onGiveRest: (index: number) => void;
  onRemove: (index: number) => void;
};

/** The columns of a row on a wide screen; the list's heading row uses them too. */
export const rowColumns =
  "lg:grid-cols-[0.75rem_minmax(0,1.3fr)_minmax(0,1.75fr)_minmax(0,1.05fr)_6rem_5.75rem]";

// On a wide screen the heading row names the columns for the eye; a screen reader still hears every label.
const fieldClass = "lg:[&>label]:sr-only";

const roles: Record<ListName, readonly string[]> = {
  publishingRightsCollaborators: writerRoles,
  masterRightsCollaborators: recordingRoles,
};

/** One person of a rights list. It draws itself only when it moves or its own errors change: its inputs keep what is typed. */
export const RightsRow = memo(function RightsRow(props: RightsRowProps) {
  const { control, register, trigger, list, index, isRemovable, hasPhone, onGiveRest, onRemove } = props;
  const path = `${list}.${index}` as const;
  const { errors } = useFormState({
    control,
    name: [`${path}.name`, `${path}.email`, `${path}.phone`, `${path}.role`, `${path}.percentage`],
    exact: true,
  });
  const wrong = errors[list]?.[index];
  const person = `person ${index + 1}`;
  return (
    <li
      aria-label={`Person ${index + 1}`}
      className={`relative grid grid-cols-[minmax(0,1fr)_7.5rem] gap-x-3 gap-y-4 rounded-control border bg-surface p-4 pl-6 lg:items-start lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:px-0 lg:py-3 max-lg:[&_input]:scroll-mt-20 ${rowColumns}`}
    >
      <span
        aria-hidden
        style={{ backgroundColor: personColour(index) }}
        className="absolute inset-y-3 left-2 w-1.5 rounded-full lg:static lg:mt-4 lg:size-3"
      />
      <Field
        label="Name"
        error={wrong?.name?.message}
        required
        className={`col-span-2 lg:col-span-1 ${fieldClass}`}
      >
        {(field) => <Input {...field} {...register(`${path}.name`)} autoComplete="off" maxLength={240} />}
      </Field>
      <div className="col-span-2 grid content-start gap-4 lg:col-span-1 lg:gap-2">
        <Field label="Email (optional)" error={wrong?.email?.message} className={fieldClass}>
          {(field) => (
            <EmailInput
              {...field}
              {...register(`${path}.email`)}
              autoComplete="off"
              placeholder="name@example.com"
            />
          )}
        </Field>
        {hasPhone && (
          <Field label="Phone (optional)" error={wrong?.phone?.message} className={fieldClass}>
            {(field) => (
              <Input
                {...field}
                {...register(`${path}.phone`)}
                type="tel"
                autoComplete="off"
                placeholder="0712 345 678"
              />
            )}
          </Field>
        )}
      </div>
      <Field label="Role" error={wrong?.role?.message} required className={fieldClass}>
        {(field) => <Combo {...field} {...register(`${path}.role`)} suggestions={roles[list]} />}
      </Field>
      <Field label="Share in %" error={wrong?.percentage?.message} required className={fieldClass}>
        {(field) => (
          <ShareInput
            {...field}
            {...register(`${path}.percentage`, {
              onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
                if (target.value !== "") afterPress(() => void trigger(`${path}.percentage`));
              },
              onChange: () => {
                if (wrong?.percentage) void trigger(`${path}.percentage`);
              },
            })}
          />
        )}
      </Field>
      <div className="col-span-2 -mb-2 flex justify-between lg:col-span-1 lg:mb-0 lg:justify-end">
        <Button
          variant="ghost"
          icon={<PieChart aria-hidden />}
          aria-label={`Give the rest to ${person}`}
          data-tip="Give this person the rest up to 100%"
          onClick={() => onGiveRest(index)}
          className="-ml-3 lg:ml-0 lg:w-11 lg:px-0"
        >
          <span className="lg:hidden">Give the rest</span>
        </Button>
        <Button
          variant="ghost"
          icon={<Trash2 aria-hidden />}
          aria-label={`Remove ${person}`}
          data-tip={isRemovable ? "Remove this person" : "A list needs at least one person"}
          disabled={!isRemovable}
          onClick={() => onRemove(index)}
          className="-mr-3 lg:mr-0 lg:w-11 lg:px-0"
        >
          <span className="lg:hidden">Remove</span>
        </Button>
      </div>
    </li>
  );
});
