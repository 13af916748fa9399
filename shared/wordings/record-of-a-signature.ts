import { brand } from "#shared/brand";

/** What is recorded of each signature: said in the same words in agreements, on their PDF and on the page that asks for it. */
export const recordOfASignature =
  "its id, date and time, the way and device it came by, IP address, and, where reported, the browser and how it showed the document";

/** What signatures here are no proof of. */
export const identitiesUnchecked = `${brand.name} does not check identities.`;

/** Who else than the signer may be given what was recorded of how somebody signed: on certificates as in the privacy notice, the policy and the terms. */
export const whoMayBeGivenEvidence =
  "a court, an arbitrator or an authority that may ask for it by law, and somebody on the document for a claim that we can check";
