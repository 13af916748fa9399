import { asksOwnersIncome } from "#shared/domain/agreements/agreement-choices";
import {
  producerCompensationLabels,
  producerCompensations,
  producerMasterOwnershipLabels,
  producerMasterOwnerships,
} from "#shared/domain/agreements/producer-agreement";
import { CheckField, ChoiceField, TextField, useTyped } from "#client/features/agreements/form/form-fields";
import { noShare, pastDay } from "#client/features/agreements/form/doubts";
import {
  FoldedDetails,
  ProducerDetails,
  SpecialTermsNote,
} from "#client/features/agreements/form/folded-details";
import { FieldRow, FormSection } from "#client/features/agreements/form/form-section";
import type { AgreementFormProps } from "#client/features/agreements/form/use-agreement-form";
import { PartyFields } from "#client/features/agreements/form/party-fields";
import {
  creditSuggestion,
  emptyProducerFields,
  showsRoyalty,
  type ProducerFields,
} from "#client/features/agreements/form/producer-fields";
import { OwnersIncomeField, SyncField } from "#client/features/agreements/form/sync-field";
import { deliveryPlaces, timelines } from "#client/features/agreements/form/suggestions";

type ProducerFormProps = AgreementFormProps<ProducerFields>;

/** What a producer agreement asks for. */
export function ProducerForm({ form, me }: ProducerFormProps) {
  return (
    <>
      <FormSection title="The work">
        <FieldRow>
          <TextField
            form={form}
            name="projectTitle"
            label="Project title"
            required
            help="The album, EP or single it is for"
          />
          <TextField form={form} name="trackTitle" label="Beat/track title" required />
        </FieldRow>
      </FormSection>
      <FormSection
        title="The parties"
        help="Both will be asked to sign, each through a personal link sent to their e-mail."
      >
        <FieldRow>
          <PartyFields
            form={form}
            me={me}
            title="The artist"
            name={{ field: "artistName", label: "Artist name" }}
            email={{ field: "artistEmail", label: "Artist email" }}
          />
          <PartyFields
            form={form}
            me={me}
            title="The producer"
            name={{ field: "producerName", label: "Producer name" }}
            email={{ field: "producerEmail", label: "Producer email" }}
            otherEmail="artistEmail"
          />
        </FieldRow>
      </FormSection>
      <MoneySection form={form} />
      <RightsSection form={form} />
      <DeliverySection form={form} />
      <FormSection title="Anything else" help="Optional. It goes into the agreement in your own words.">
        <TextField
          form={form}
          name="terminationClause"
          label="Termination"
          kind="prose"
          help="How and when either of you may end the agreement"
        />
        <SpecialTermsNote form={form} name="terminationClause" />
        <TextField form={form} name="additionalTerms" label="Additional terms" kind="prose" />
        <SpecialTermsNote form={form} name="additionalTerms" />
      </FormSection>
      <FoldedDetails form={form} empty={emptyProducerFields()} names={folded}>
        <ProducerDetails form={form} />
      </FoldedDetails>
    </>
  );
}

type SectionProps = Pick<ProducerFormProps, "form">;

function MoneySection({ form }: SectionProps) {
  const compensationType = useTyped(form, "compensationType");
  const masterOwnership = useTyped(form, "masterOwnership");
  const royalty = useTyped(form, "royaltyPercentage");
  const isOpen = royalty.trim() === "";
  return (
    <FormSection title="Money">
      <ChoiceField
        form={form}
        name="compensationType"
        label="Compensation"
        options={producerCompensations.map((value) => ({ value, label: producerCompensationLabels[value] }))}
      />
      <FieldRow>
        <TextField
          form={form}
          name="producerFee"
          label="Producer fee"
          kind="money"
          required
          help={compensationType === "royalties_only" ? "0 if nothing is paid upfront" : undefined}
        />
        {showsRoyalty({ compensationType }) && (
          <TextField
            form={form}
            name="royaltyPercentage"
            label="Royalty in %"
            kind="number"
            help={
              isOpen
                ? openRoyalty(masterOwnership === "shared")
                : (noShare(royalty, producerCompensationLabels.upfront_only) ??
                  "The producer’s share of what the recording earns")
            }
          />
        )}
      </FieldRow>
    </FormSection>
  );
}

/** What the agreement says of a royalty without a percentage (decision 009). */
function openRoyalty(isShared: boolean): string {
  return isShared
    ? "The producer’s share of what the recording earns. Left open, it is 50%, as the master is shared equally."
    : "The producer’s share of what the recording earns. Left open, you settle it within thirty days after the release, or an independent expert does.";
}

/** The fields that stand in the folded part. */
const folded = Object.keys(emptyProducerFields()).filter((name) =>
  /^(?:artist|producer)(?:Type|LegalName|Registration|Office|Signatory|Members)$|^(?:feeParts|percentageBase|releaseMonths|seat|mayReject|letterOfDirection)$/.test(
    name,
  ),
) as (keyof ProducerFields)[];

function RightsSection({ form }: SectionProps) {
  const masterOwnership = useTyped(form, "masterOwnership");
  const compensationType = useTyped(form, "compensationType");
  const isOpen = useTyped(form, "royaltyPercentage").trim() === "";
  return (
    <FormSection
      title="Rights"
      help="Who wrote the song, and how much of it is whose, is not settled here: that is what a split sheet is for."
    >
      <ChoiceField
        form={form}
        name="masterOwnership"
        label="Master ownership"
        options={producerMasterOwnerships.map((value) => ({
          value,
          label: producerMasterOwnershipLabels[value],
        }))}
      />
      {asksOwnersIncome(masterOwnership, showsRoyalty({ compensationType }) && !isOpen) && (
        <OwnersIncomeField form={form} name="ownerReceives" owner="The producer" />
      )}
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-4">
        <CheckField
          form={form}
          name="exclusivity"
          label="Exclusive"
          help="The producer will not give this beat to anybody else."
        />
        <SyncField form={form} name="sync" alone="The artist decides alone" />
      </div>
    </FormSection>
  );
}

function DeliverySection({ form }: SectionProps) {
  const producerName = useTyped(form, "producerName");
  const effectiveDate = useTyped(form, "effectiveDate");
  return (
    <FormSection title="Delivery and credit">
      <FieldRow>
        <TextField
          form={form}
          name="effectiveDate"
          label="Effective date"
          kind="date"
          required
          help={pastDay(effectiveDate)}
        />
        <TextField
          form={form}
          name="revisions"
          label="Revisions"
          kind="number"
          help="Rounds of changes included, from 0 to 10"
        />
        <TextField form={form} name="deliveryMethod" label="Delivery method" suggestions={deliveryPlaces} />
        <TextField form={form} name="deliveryTimeline" label="Delivery timeline" suggestions={timelines} />
      </FieldRow>
      <TextField
        form={form}
        name="credits"
        label="Credits"
        placeholder={creditSuggestion(producerName)}
        help="How the producer is named wherever the recording appears"
      />
    </FormSection>
  );
}
