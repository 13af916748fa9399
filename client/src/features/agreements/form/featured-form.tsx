import { ChevronDown, ChevronUp } from "lucide-react";
import { asksOwnersIncome } from "#shared/domain/agreements/agreement-choices";
import {
  deliveryMethodLabels,
  deliveryMethods,
  featuredCompensationLabels,
  featuredCompensations,
  featuredMasterOwnershipLabels,
  featuredMasterOwnerships,
} from "#shared/domain/agreements/featured-artist-agreement";
import {
  emptyFeaturedFields,
  paysFee,
  paysPercentage,
  type FeaturedFields,
} from "#client/features/agreements/form/featured-fields";
import { CheckField, ChoiceField, TextField, useTyped } from "#client/features/agreements/form/form-fields";
import { noShare, pastDay } from "#client/features/agreements/form/doubts";
import {
  FeaturedDetails,
  FoldedDetails,
  SpecialTermsNote,
} from "#client/features/agreements/form/folded-details";
import { FieldRow, FormSection } from "#client/features/agreements/form/form-section";
import { LegalDetails } from "#client/features/agreements/form/legal-details";
import type { AgreementFormProps } from "#client/features/agreements/form/use-agreement-form";
import { PartyFields } from "#client/features/agreements/form/party-fields";
import { OwnersIncomeField } from "#client/features/agreements/form/sync-field";
import { credits, timelines } from "#client/features/agreements/form/suggestions";
import { Button } from "#client/ui/button";

type FeaturedFormProps = AgreementFormProps<FeaturedFields>;

/** What a featured artist agreement asks for: a short form, and the legal details for who wants them. */
export function FeaturedForm({ form, me }: FeaturedFormProps) {
  return (
    <>
      <FormSection title="The song">
        <FieldRow>
          <TextField
            form={form}
            name="projectTitle"
            label="Project title"
            required
            help="The album, EP or single it is for"
          />
          <TextField form={form} name="songTitle" label="Song title" required />
        </FieldRow>
      </FormSection>
      <FormSection
        title="The artists"
        help="Both will be asked to sign, each through a personal link sent to their e-mail."
      >
        <FieldRow>
          <PartyFields
            form={form}
            me={me}
            title="The primary artist"
            name={{ field: "primaryArtist", label: "Primary artist name" }}
            email={{ field: "primaryArtistEmail", label: "Primary artist email" }}
          />
          <PartyFields
            form={form}
            me={me}
            title="The featured artist"
            name={{ field: "featuredArtist", label: "Featured artist name" }}
            email={{ field: "featuredArtistEmail", label: "Featured artist email" }}
            otherEmail="primaryArtistEmail"
          />
        </FieldRow>
      </FormSection>
      <MoneySection form={form} />
      <RightsSection form={form} />
      <DeliverySection form={form} />
      <FormSection title="Anything else" help="Optional. It goes into the agreement in your own words.">
        <TextField form={form} name="additionalTerms" label="Additional terms" kind="prose" />
        <SpecialTermsNote form={form} name="additionalTerms" />
      </FormSection>
      <FoldedDetails form={form} empty={emptyFeaturedFields()} names={folded}>
        <FeaturedDetails form={form} />
      </FoldedDetails>
      <LegalSwitch form={form} />
    </>
  );
}

type SectionProps = Pick<FeaturedFormProps, "form">;

function MoneySection({ form }: SectionProps) {
  const compensationType = useTyped(form, "compensationType");
  const isOpen = useTyped(form, "featuredArtistFee").trim() === "";
  const percentage = useTyped(form, "featuredArtistPercentage");
  return (
    <FormSection title="Money">
      <ChoiceField
        form={form}
        name="compensationType"
        label="Compensation"
        options={featuredCompensations.map((value) => ({ value, label: featuredCompensationLabels[value] }))}
      />
      <FieldRow>
        {paysFee({ compensationType }) && (
          <TextField
            form={form}
            name="featuredArtistFee"
            label="Featured artist fee"
            kind="money"
            help={isOpen ? "Left open, the agreement says that no fee is payable." : undefined}
          />
        )}
        {paysPercentage({ compensationType }) && (
          <TextField
            form={form}
            name="featuredArtistPercentage"
            label="Featured artist percentage"
            kind="number"
            help={
              noShare(percentage, featuredCompensationLabels.flat_fee) ??
              "The featured artist’s share of what the recording earns, in %"
            }
          />
        )}
      </FieldRow>
    </FormSection>
  );
}

/** The fields that stand in the folded part. */
const folded = Object.keys(emptyFeaturedFields()).filter((name) =>
  /^(?:primaryArtist|featuredArtist)(?:Type|LegalName|Registration|Office|Signatory|Members)$|^(?:percentageBase|releaseMonths|seat|courtesyOf|letterOfDirection)$/.test(
    name,
  ),
) as (keyof FeaturedFields)[];

function RightsSection({ form }: SectionProps) {
  const masterOwnership = useTyped(form, "masterOwnership");
  const compensationType = useTyped(form, "compensationType");
  const royaltyBased = useTyped(form, "royaltyBased");
  const isDetailed = useTyped(form, "isDetailed");
  const hasPercentage = paysPercentage({ compensationType }) || (isDetailed && royaltyBased);
  return (
    <FormSection
      title="Rights"
      help="Publishing is not covered here. Who wrote the song, and how much of it is whose, is for a split sheet of its own."
    >
      <ChoiceField
        form={form}
        name="masterOwnership"
        label="Master recording ownership"
        options={featuredMasterOwnerships.map((value) => ({
          value,
          label: featuredMasterOwnershipLabels[value],
        }))}
      />
      {masterOwnership === "label_other" && (
        <TextField
          form={form}
          name="ownerName"
          label="Who owns it"
          help="The label’s registered name. It joins the agreement in an annex of its own."
        />
      )}
      {asksOwnersIncome(masterOwnership, hasPercentage) && (
        <OwnersIncomeField form={form} name="ownerReceives" owner="The featured artist" />
      )}
      <CheckField
        form={form}
        name="exclusivity"
        label="Exclusive"
        help="The featured artist will not record this song with anybody else."
      />
    </FormSection>
  );
}

function DeliverySection({ form }: SectionProps) {
  const deliveryMethod = useTyped(form, "deliveryMethod");
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
          name="deliveryTimeline"
          label="Delivery timeline"
          suggestions={timelines}
          required
        />
        <TextField
          form={form}
          name="deliveryMethod"
          label="Delivery method"
          options={deliveryMethods.map((value) => ({ value, label: deliveryMethodLabels[value] }))}
          required
        />
        {deliveryMethod === "other" && (
          <TextField form={form} name="otherDeliveryMethod" label="Which other way" required />
        )}
      </FieldRow>
      <TextField
        form={form}
        name="creditRequirements"
        label="Credit requirements"
        suggestions={credits}
        help="How the featured artist is named wherever the song appears"
        required
      />
    </FormSection>
  );
}

function LegalSwitch({ form }: SectionProps) {
  const isDetailed = useTyped(form, "isDetailed");
  const toggle = () => form.setValue("isDetailed", !isDetailed, { shouldDirty: true });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed border-ink/25 p-4 sm:p-5">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold">Full legal details</h2>
          <p className="mt-0.5 text-sm text-muted">
            {isDetailed
              ? "The agreement will have everything below. Without it, what you typed there is kept."
              : "Identities, payment terms, duration and sync in writing. For when a label, a lawyer or a large sum is involved. Costs nothing extra."}
          </p>
        </div>
        <Button
          variant="secondary"
          aria-expanded={isDetailed}
          icon={isDetailed ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          onClick={toggle}
          className="max-sm:w-full"
        >
          {isDetailed ? "Leave out legal details" : "Add full legal details"}
        </Button>
      </div>
      {isDetailed && <LegalDetails form={form} />}
    </>
  );
}
