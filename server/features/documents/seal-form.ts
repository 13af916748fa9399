import type { Deps } from "#server/deps";
import type { GivenFeaturedForm, GivenIdentity } from "#shared/contract/agreements";
import {
  maskGovernmentId,
  type FeaturedForm,
  type PartyIdentity,
} from "#shared/domain/featured-artist-agreement";

type Secrets = Pick<Deps["secrets"], "sealData">;

/** The form with its government ids sealed: from here on nobody has them in plain, neither drafters nor tables. */
export function sealForm(secrets: Secrets, { legal, ...form }: GivenFeaturedForm): FeaturedForm {
  if (!legal) return { ...form, legal };
  const { primary, featured, ...details } = legal;
  return {
    ...form,
    legal: {
      ...details,
      primary: sealIdentity(secrets, primary),
      featured: sealIdentity(secrets, featured),
    },
  };
}

function sealIdentity(secrets: Secrets, { governmentId, ...identity }: GivenIdentity): PartyIdentity {
  return {
    ...identity,
    sealedId: secrets.sealData(governmentId),
    maskedId: maskGovernmentId(governmentId),
  };
}
