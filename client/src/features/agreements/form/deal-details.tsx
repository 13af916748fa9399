import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import {
  agreementChoicesDefaults,
  partyFieldsOf,
  partyTypeLabels,
  partyTypes,
  percentageBaseLabels,
  percentageBases,
  type PartyType,
} from "#shared/domain/agreements/agreement-choices";
import { feeParts, feePartsLabels } from "#shared/domain/agreements/producer-agreement";
import type { FeaturedFields } from "#client/features/agreements/form/featured-fields";
import { CheckField, TextField, useTyped } from "#client/features/agreements/form/form-fields";
import { FieldRow } from "#client/features/agreements/form/form-section";
import type { ProducerFields } from "#client/features/agreements/form/producer-fields";
import { SyncField } from "#client/features/agreements/form/sync-field";

/** What the folded part of a producer agreement's form asks. */
export function ProducerDetails({ form }: { form: UseFormReturn<ProducerFields> }) {
  return (
    <div className="grid gap-6">
      <FieldRow>
        <PartyKind form={form} prefix="artist" title="The artist" />
        <PartyKind form={form} prefix="producer" title="The producer" />
      </FieldRow>
      <FieldRow>
        <TextField
          form={form}
          name="feeParts"
          label="When the fee is paid"
          options={feeParts.map((value) => ({ value, label: feePartsLabels[value] }))}
        />
        <BaseField form={form} name="percentageBase" />
        <MonthsField form={form} name="releaseMonths" />
        <SeatField form={form} name="seat" />
      </FieldRow>
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-4">
        <CheckField
          form={form}
          name="mayReject"
          label="Right to reject"
          help="After the revisions the artist may turn the track down, for half of the fee."
        />
        <LetterField form={form} name="letterOfDirection" />
      </div>
    </div>
  );
}

/** What the folded part of a featured artist agreement's form asks. */
export function FeaturedDetails({ form }: { form: UseFormReturn<FeaturedFields> }) {
  const isDetailed = useTyped(form, "isDetailed");
  return (
    <div className="grid gap-6">
      <FieldRow>
        <PartyKind form={form} prefix="primaryArtist" title="The primary artist" />
        <PartyKind form={form} prefix="featuredArtist" title="The featured artist" />
      </FieldRow>
      <FieldRow>
        {!isDetailed && <SyncField form={form} name="sync" alone="The primary artist decides alone" />}
        <TextField
          form={form}
          name="courtesyOf"
          label="By courtesy of"
          help="The label that the featured artist is signed to, if any"
        />
        <BaseField form={form} name="percentageBase" />
        <MonthsField form={form} name="releaseMonths" />
        <SeatField form={form} name="seat" />
      </FieldRow>
      <LetterField form={form} name="letterOfDirection" />
    </div>
  );
}

type NamedField<Fields extends FieldValues> = { form: UseFormReturn<Fields>; name: FieldPath<Fields> };

function BaseField<Fields extends FieldValues>({ form, name }: NamedField<Fields>) {
  return (
    <TextField
      form={form}
      name={name}
      label="What a percentage is of"
      options={percentageBases.map((value) => ({ value, label: percentageBaseLabels[value] }))}
    />
  );
}

function MonthsField<Fields extends FieldValues>({ form, name }: NamedField<Fields>) {
  return (
    <TextField
      form={form}
      name={name}
      label="Months to release it"
      kind="number"
      help={`Rights go back if it is not released by then. Usual are 12 to ${agreementChoicesDefaults.releaseMonths}; a paid buy-out has no such end.`}
    />
  );
}

function SeatField<Fields extends FieldValues>({ form, name }: NamedField<Fields>) {
  return (
    <TextField
      form={form}
      name={name}
      label="Seat of arbitration"
      help="The city, if you ever need an arbitrator"
    />
  );
}

function LetterField<Fields extends FieldValues>({ form, name }: NamedField<Fields>) {
  return (
    <CheckField
      form={form}
      name={name}
      label="Letter of direction"
      help="Asks distributors and labels to pay the agreed percentage directly."
    />
  );
}

type PartyKindProps<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>;
  prefix: string;
  title: string;
};

/** What a party is, and what its kind has to say of itself in a contract. */
function PartyKind<Fields extends FieldValues>({ form, prefix, title }: PartyKindProps<Fields>) {
  const field = (what: string) => `${prefix}${what}` as FieldPath<Fields>;
  const type = (String(useTyped(form, field("Type"))) || "person") as PartyType;
  const fields: readonly string[] = partyFieldsOf[type];
  return (
    <div role="group" aria-label={`${title} as a party`} className="grid content-start gap-4">
      <TextField
        form={form}
        name={field("Type")}
        label={`${title} is`}
        options={partyTypes.map((value) => ({ value, label: partyTypeLabels[value] }))}
      />
      {asked
        .filter(({ what }) => fields.includes(what))
        .map(({ what, label, help }) => (
          <TextField
            key={what}
            form={form}
            name={field(what)}
            label={label(type)}
            help={help?.[type]}
            required={isRequired(what, type)}
          />
        ))}
    </div>
  );
}

function isRequired(what: string, type: PartyType): boolean {
  if (what === "Members") return true;
  return (type === "company" || type === "minor") && (what === "LegalName" || what === "Signatory");
}

type Asked = { what: string; label: (type: PartyType) => string; help?: { [Type in PartyType]?: string } };

const asked: readonly Asked[] = [
  {
    what: "LegalName",
    label: (type) => (type === "company" ? "Registered name" : "Legal name"),
    help: { person: "As in the passport or ID, if it is not the name above" },
  },
  { what: "Registration", label: () => "Registration number" },
  { what: "Members", label: () => "Members", help: { group: "Everybody’s legal name" } },
  { what: "Office", label: (type) => (type === "company" ? "Registered office" : "Address") },
  {
    what: "Signatory",
    label: (type) => (type === "minor" ? "Parent or guardian" : "Who signs"),
    help: {
      company: "Name and position, such as “Grace Njeri, director”",
      group: "If one signs for all, with their authority",
      minor: "They sign through the link, instead of the minor",
    },
  },
];
