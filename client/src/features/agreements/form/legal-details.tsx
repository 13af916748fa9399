import type { UseFormReturn } from "react-hook-form";
import { LockKeyhole } from "lucide-react";
import {
  agreementDurationLabels,
  agreementDurations,
  paymentTerms,
  paymentTermsLabels,
} from "#shared/domain/agreements/featured-artist-agreement";
import type { FeaturedFields } from "#client/features/agreements/form/featured-fields";
import { SpecialTermsNote } from "#client/features/agreements/form/folded-details";
import { CheckField, ChoiceField, TextField, useTyped } from "#client/features/agreements/form/form-fields";
import { SyncField } from "#client/features/agreements/form/sync-field";
import { FieldRow, FormSection } from "#client/features/agreements/form/form-section";

type SectionProps = { form: UseFormReturn<FeaturedFields> };

/** What the detailed form asks beyond the short one. */
export function LegalDetails({ form }: SectionProps) {
  return (
    <>
      <IdentitySection form={form} />
      <PaymentSection form={form} />
      <GrantSection form={form} />
      <DurationSection form={form} />
      <DeliverableSection form={form} />
    </>
  );
}

function IdentitySection({ form }: SectionProps) {
  return (
    <FormSection title="Identities">
      <p className="flex max-w-2xl gap-2.5 text-sm text-muted">
        <LockKeyhole aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        Government ID numbers are encrypted. The agreement, its PDF and every screen show only their last
        characters. They are not kept on this device: after a reload you type them again.
      </p>
      <FieldRow>
        <Identity form={form} party="primary" title="The primary artist" />
        <Identity form={form} party="featured" title="The featured artist" />
      </FieldRow>
    </FormSection>
  );
}

type IdentityProps = SectionProps & { party: "primary" | "featured"; title: string };

function Identity({ form, party, title }: IdentityProps) {
  return (
    <div
      role="group"
      aria-label={`${title}’s identity`}
      className="grid content-start gap-4 rounded-card border bg-surface p-4 sm:p-5"
    >
      <h3 className="font-semibold">{title}</h3>
      <TextField form={form} name={`${party}ArtistPhone`} label="Phone number" kind="tel" required />
      <TextField form={form} name={`${party}ArtistAddress`} label="Address" required />
      <TextField
        form={form}
        name={`${party}ArtistIdNumber`}
        label="Government ID number"
        kind="secret"
        help="National ID or passport. Encrypted, and not kept on this device."
        required
      />
    </div>
  );
}

function PaymentSection({ form }: SectionProps) {
  const royaltyBased = useTyped(form, "royaltyBased");
  return (
    <FormSection title="Payment terms">
      <ChoiceField
        form={form}
        name="paymentTerms"
        label="When the fee is paid"
        options={paymentTerms.map((value) => ({ value, label: paymentTermsLabels[value] }))}
      />
      <CheckField
        form={form}
        name="royaltyBased"
        label="Royalties as well"
        help="The featured artist also receives a share of the royalties."
      />
      {royaltyBased && (
        <FieldRow>
          <TextField
            form={form}
            name="featuredArtistRoyaltyPercentage"
            label="Featured artist royalty in %"
            kind="number"
          />
        </FieldRow>
      )}
    </FormSection>
  );
}

function GrantSection({ form }: SectionProps) {
  const sync = useTyped(form, "sync");
  return (
    <FormSection title="Performance, promotion and sync">
      <FieldRow>
        <TextField
          form={form}
          name="performanceRights"
          label="Performance rights"
          kind="prose"
          help="Who may perform the song live, and where"
        />
        <TextField
          form={form}
          name="promotionalRights"
          label="Promotional rights"
          kind="prose"
          help="Interviews, videos, posts: what each of you does for the release"
        />
      </FieldRow>
      <FieldRow>
        <SyncField form={form} name="sync" alone="The primary artist decides alone" />
      </FieldRow>
      {sync !== "none" && (
        <FieldRow>
          <TextField
            form={form}
            name="syncRoyaltyPercentage"
            label="Sync royalty in %"
            kind="number"
            help="The featured artist’s share of what sync earns"
          />
        </FieldRow>
      )}
      <FieldRow>
        <TextField
          form={form}
          name="publishingSplit"
          label="Publishing split"
          help="A reference only, such as “see split sheet of 20/11/2026”. It is not governed here."
        />
        <TextField
          form={form}
          name="proAffiliation"
          label="PRO affiliation"
          help="The featured artist’s societies, such as MCSK, SAMRO or COSON"
        />
      </FieldRow>
    </FormSection>
  );
}

function DurationSection({ form }: SectionProps) {
  const duration = useTyped(form, "agreementDuration");
  return (
    <FormSection title="Duration">
      <ChoiceField
        form={form}
        name="agreementDuration"
        label="Agreement duration"
        columns={2}
        options={agreementDurations.map((value) => ({ value, label: agreementDurationLabels[value] }))}
      />
      {duration === "fixed" && (
        <FieldRow>
          <TextField form={form} name="fixedEndDate" label="End date" kind="date" required />
        </FieldRow>
      )}
      <TextField
        form={form}
        name="terminationClause"
        label="Termination"
        kind="prose"
        help="Optional. How and when either of you may end the agreement."
      />
      <SpecialTermsNote form={form} name="terminationClause" />
    </FormSection>
  );
}

function DeliverableSection({ form }: SectionProps) {
  return (
    <FormSection title="Recording and deliverables">
      <FieldRow>
        <TextField form={form} name="recordingDate" label="Recording date" kind="date" />
        <TextField
          form={form}
          name="revisions"
          label="Revisions"
          kind="number"
          help="Rounds of changes included, from 0 to 10"
        />
      </FieldRow>
      <TextField
        form={form}
        name="deliverables"
        label="Deliverables"
        kind="prose"
        help="Such as lead vocal, ad-libs and doubles as separate WAV files, 48 kHz, 24 bit"
        required
      />
    </FormSection>
  );
}
