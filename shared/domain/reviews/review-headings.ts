/** The headings of a review in Swahili, under the English ones: what is quoted and advised stays in the language of the contract. */
export const swahiliHeadings = {
  review: "Ukaguzi wa mkataba",
  first: "Mambo ya kushughulikia kwanza",
  change: "Yanayopaswa kubadilishwa",
  alsoRead: "Vifungu vingine vya kusoma",
  missing: "Yanayokosekana",
  reply: "Barua ya kujibu upande wa pili",
  good: "Mazuri ya mkataba",
  number: "Jinsi alama zilivyopatikana",
  todo: "Cha kufanya",
} as const;
export type ReviewSection = keyof typeof swahiliHeadings;
