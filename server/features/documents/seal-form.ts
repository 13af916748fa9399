import type { Deps } from "#server/deps";
import type { GivenFeaturedForm, GivenIdentity } from "#shared/contract/agreements";
import { AppError } from "#server/http/app-error";
import {
  KEPT_ID,
  maskGovernmentId,
  type FeaturedForm,
  type PartyIdentity,
} from "#shared/domain/agreements/featured-artist-agreement";

type Secrets = Pick<Deps["secrets"], "sealData">;

/**
 * The form with its government ids sealed: from here on nobody has them in plain, neither drafters nor tables. An id that stays as it was
 * is the one of the form `before`; throws `invalid_input` where that has none.
 */
export function sealForm(
  secrets: Secrets,
  { legal, ...form }: GivenFeaturedForm,
  before: FeaturedForm | null = null,
): FeaturedForm {
  if (!legal) return { ...form, legal };
  const { primary, featured, ...details } = legal;
  return {
    ...form,
    legal: {
      ...details,
      primary: sealIdentity(secrets, primary, before?.legal?.primary),
      featured: sealIdentity(secrets, featured, before?.legal?.featured),
    },
  };
}

function sealIdentity(
  secrets: Secrets,
  { governmentId, ...identity }: GivenIdentity,
  before: PartyIdentity | undefined,
): PartyIdentity {
  if (governmentId === KEPT_ID) {
    if (!before) throw new AppError("invalid_input", "Please enter the whole number of the government ID.");
    return { ...identity, sealedId: before.sealedId, maskedId: before.maskedId };
  }
  return {
    ...identity,
    sealedId: secrets.sealData(governmentId),
    maskedId: maskGovernmentId(governmentId),
  };
}
