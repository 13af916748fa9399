/** Mails a day of an account to others: on the day its address is confirmed, from then on, and as many as an administrator can allow. */
export const mailsADay = { first: 100, usual: 1000, most: 20_000 } as const;
