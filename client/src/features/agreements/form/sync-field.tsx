import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ownersIncomeLabels, ownersIncomes } from "#shared/domain/agreements/agreement-choices";
import { ChoiceField, TextField } from "#client/features/agreements/form/form-fields";

type SyncFieldProps<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>;
  name: FieldPath<Fields>;
  /** "The artist decides alone" */
  alone: string;
};

/** Who may place the recording with moving pictures. */
export function SyncField<Fields extends FieldValues>({ form, name, alone }: SyncFieldProps<Fields>) {
  return (
    <TextField
      form={form}
      name={name}
      label="Film, series, games and adverts"
      options={[
        { value: "alone", label: alone },
        { value: "joint", label: "Both agree to each use" },
        { value: "none", label: "Not allowed" },
      ]}
    />
  );
}

type OwnersIncomeFieldProps<Fields extends FieldValues> = Omit<SyncFieldProps<Fields>, "alone"> & {
  owner: string;
};

/** What somebody who owns half of the master receives beside a percentage: half of the income does not follow by itself. */
export function OwnersIncomeField<Fields extends FieldValues>({
  form,
  name,
  owner,
}: OwnersIncomeFieldProps<Fields>) {
  return (
    <ChoiceField
      form={form}
      name={name}
      label={`${owner} receives as an owner`}
      columns={2}
      options={ownersIncomes.map((value) => ({ value, label: ownersIncomeLabels[value] }))}
    />
  );
}
