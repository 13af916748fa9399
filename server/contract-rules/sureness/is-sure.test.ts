import { expect, test } from "vitest";
import { isSure } from "#server/contract-rules/sureness/is-sure";

test.each<[point: number, words: string, why: string]>([
  [
    34,
    "photographs, recordings of the voice, the name of the Artist and any other material in all media",
    "a list from its middle on",
  ],
  [34, "'Materials' means the Artist's name, voice and likeness in all media.", "what a word means"],
  [18, "For example, the right to play your songs without a licence from your publisher.", "an example"],
  [35, "Please refer to clause 9 for how these terms are changed at any time.", "a pointer to other words"],
  [9, "No costs of any kind are deducted from what the Singer is paid.", "costs that nobody bears"],
  [26, "Either party may end this contract at any time and for any reason.", "both may"],
  [45, "You represent and warrant that no royalties are due to your collecting society.", "what is true"],
  [40, "3 May 2019: [Payments](#payments) changed the share of [AMOUNT].", "a note on the text"],
  [12, "The Producer may look at the books of the Label.", "a right that is given"],
  [22, "The Licensee names the composer in the closing titles.", "a credit that is given"],
  [47, "We may suspend your access to the portal if your card is refused.", "access, and not the contract"],
  [2, "The form is signed before tickets are sold.", "nothing is assigned"],
  [10, "The agent keeps a fifth of gross receipts.", "gross is known"],
  [28, "The seller keeps to the rules for consumers of each state.", "no law is chosen"],
])("is not sure of point %i: %s (%s)", (point, quotation) => {
  expect(isSure(point, { quotation })).toBe(false);
});

test.each<[point: number, words: string]>([
  [34, "The Label may use the Artist's name and picture for any purpose and for ever."],
  [12, "The Producer shall have no right to look at the books of the Label."],
  [12, "The books may be examined within six months after a statement and not later."],
  [22, "An omission of the credit gives the Producer no claim."],
  [47, "The Label may suspend the term and all payments while the Artist is ill."],
  [2, "The Writer hereby assigns the copyright in the Song to the Publisher."],
  [10, "The Artist is paid 20 % of net receipts."],
  [28, "This contract is governed by the laws of England."],
  [35, "by posting them here we may change these terms from one day to the next"],
  [11, "nothing found on accounting statements"],
])("is sure of point %i: %s", (point, quotation) => {
  expect(isSure(point, { quotation })).toBe(true);
});
