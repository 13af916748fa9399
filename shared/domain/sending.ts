/** Who is asked when: everybody at once, or each once the one before them has signed. */
export const signingOrders = ["all", "in_turn"] as const;
export type SigningOrder = (typeof signingOrders)[number];

/** How many days a signing link works. */
export const LEAST_LINK_DAYS = 7;
export const MOST_LINK_DAYS = 90;

/** So many people who do not sign may get a copy of what everybody has signed. */
export const MOST_COPIES = 10;

/** Parts of a link's life after which those who have not signed are reminded. */
export const REMIND_AFTER = [1 / 4, 1 / 2, 3 / 4] as const;

/** Of a link that works for so long, the days after which its signer is reminded: whole days, for people to read. */
export const reminderDays = (linkDays: number) => REMIND_AFTER.map((part) => Math.round(linkDays * part));
