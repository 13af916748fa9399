import type { User } from "#shared/contract/auth";
import {
  availabilities,
  availabilityLabels,
  budgetLabels,
  budgets,
  collaboratorRoleLabels,
  collaboratorRoles,
  countries,
} from "#shared/domain/collaborator-lists";
import { hasCollaboratorProfile } from "#client/features/account/collaborator-profile";
import { GenreChips } from "#client/features/account/genre-chips";
import { useCollaboratorForm } from "#client/features/account/use-collaborator-form";
import { Choice } from "#client/ui/fields/choice";
import { Field } from "#client/ui/fields/field";
import { FormDialog } from "#client/ui/form-dialog";
import { Input, Select, Textarea } from "#client/ui/fields/input";

const LONGEST_BIO = 1000;
/** From here on it is told how much room there is. */
const NEARLY_FULL = 100;

const availabilityOptions = [
  ...availabilities.map((value) => ({ value, label: availabilityLabels[value] })),
  { value: "", label: "Not said" },
];

type CollaboratorFormProps = { user: User; onClose: () => void };

/** What somebody does in music, for those who look for them. */
export function CollaboratorForm({ user, onClose }: CollaboratorFormProps) {
  const { form, save, submit } = useCollaboratorForm(user, onClose);
  const { errors } = form.formState;
  const { register } = form;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Collaborator profile"
      description="Everybody who is signed in can find it. Your e-mail is never shown."
      action={hasCollaboratorProfile(user) ? "Save profile" : "Publish profile"}
      busyLabel="Saving…"
      busy={save.isPending}
      onSubmit={(_, event) => void submit(event)}
    >
      <div className="grid gap-6">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field label="What you do" error={errors.collaboratorRole?.message} required>
            {(control) => (
              <Select {...control} {...register("collaboratorRole")}>
                <option value="">Please choose</option>
                {collaboratorRoles.map((role) => (
                  <option key={role} value={role}>
                    {collaboratorRoleLabels[role]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Country" error={errors.country?.message} required>
            {(control) => (
              <Select {...control} autoComplete="country-name" {...register("country")}>
                <option value="">Please choose</option>
                {countries.map((country) => (
                  <option key={country}>{country}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <GenreChips box={register("genres")} error={errors.genres?.message} />
        <Field label="About you" help={roomHelp(form.watch("bio"))} error={errors.bio?.message}>
          {(control) => <Textarea {...control} rows={5} {...register("bio")} />}
        </Field>
        <Field
          label="A link to your work"
          help="One song or page: SoundCloud, YouTube, Audiomack, Boomplay…"
          error={errors.sampleWorkUrl?.message}
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              {...register("sampleWorkUrl")}
            />
          )}
        </Field>
        <Field
          label="Budget"
          help="For one piece of work, in US dollars"
          error={errors.budgetPreference?.message}
        >
          {(control) => (
            <Select {...control} {...register("budgetPreference")}>
              <option value="">Not said</option>
              {budgets.map((budget) => (
                <option key={budget} value={budget}>
                  {budgetLabels[budget]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Choice
          legend="Availability"
          options={availabilityOptions}
          columns={2}
          error={errors.availabilityStatus?.message}
          radio={register("availabilityStatus")}
        />
      </div>
    </FormDialog>
  );
}

function roomHelp(bio: string): string {
  const left = LONGEST_BIO - bio.length;
  if (left > NEARLY_FULL) return "What you have made, and whom you would like to work with.";
  const characters = Math.abs(left) === 1 ? "1 character" : `${Math.abs(left)} characters`;
  return left < 0 ? `${characters} too many` : `${characters} left`;
}
