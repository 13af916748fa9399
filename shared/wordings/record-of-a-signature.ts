import { brand } from "#shared/brand";

/** What is recorded of each signature: said in the same words in agreements, on their PDF and on the page that asks for it. */
export const recordOfASignature =
  "its id, date and time, the way and device it came by, IP address, browser, and how the page was read, as the browser reported";

/** What signatures here are no proof of. */
export const identitiesUnchecked = `${brand.name} does not check identities.`;
