import { z } from "zod";
import { CollaboratorProfileBody, type CollaboratorProfileInput } from "#shared/contract/account";
import type { CollaboratorProfile } from "#shared/contract/auth";
import type { DraftKind } from "#client/lib/drafts/draft-storage";

/** The form as it is typed: what is not chosen is empty. */
const CollaboratorFields = z.object({
  collaboratorRole: z.string(),
  genres: z.array(z.string()),
  country: z.string(),
  bio: z.string(),
  sampleWorkUrl: z.string(),
  budgetPreference: z.string(),
  availabilityStatus: z.string(),
});
export type CollaboratorFields = z.infer<typeof CollaboratorFields>;

export function fieldsOf(profile: CollaboratorProfile): CollaboratorFields {
  const { collaboratorRole, genres, country, bio, sampleWorkUrl, budgetPreference, availabilityStatus } =
    profile;
  return {
    collaboratorRole: collaboratorRole ?? "",
    genres: [...genres],
    country: country ?? "",
    bio: bio ?? "",
    sampleWorkUrl: sampleWorkUrl ?? "",
    budgetPreference: budgetPreference ?? "",
    availabilityStatus: availabilityStatus ?? "",
  };
}

/** Nothing where nothing was typed. */
export const collaboratorDraft: DraftKind<CollaboratorFields | null> = {
  read: (stored) => CollaboratorFields.safeParse(stored).data,
  blank: () => null,
};

/** What is sent, checked as the server does. */
export const CollaboratorForm = CollaboratorFields.transform(bodyOf).pipe(CollaboratorProfileBody);

function bodyOf(fields: CollaboratorFields): CollaboratorProfileInput {
  return {
    ...fields,
    sampleWorkUrl: withScheme(fields.sampleWorkUrl.trim()),
    budgetPreference: fields.budgetPreference || null,
    availabilityStatus: fields.availabilityStatus || null,
  } as CollaboratorProfileInput;
}

/** Few type the beginning of an address. */
function withScheme(typed: string): string {
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed;
}
