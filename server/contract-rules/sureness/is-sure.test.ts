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
  [12, "Kito Records, having its registered office at 4 Mill Road, keeps no books there.", "an address"],
  [3, "A work-for-hire agreement engages a drummer, and the studio is the author.", "what a form is for"],
  [3, "This Work-for-Hire Agreement is made today between the Studio and the Drummer.", "who signs"],
  [10, "The part of Net Revenue kept by the Platform as set out in Section 9.", "a thing that is only named"],
  [35, "These Terms of Upload, as amended from time to time.", "a thing that is only named"],
  [35, "Pictures must follow the guidelines at our help page (as may be updated at any time).", "guidelines"],
  [18, "You own or have cleared every right in the songs, lyrics and compositions.", "what is true"],
  [29, "You are not subject to any order of a court that would prevent a release.", "what is true"],
  [10, "The office keeps 12 % of all gross royalties as an administration fee.", "gross is known"],
  [9, "Commission is reckoned after deduction of all recording costs.", "what comes off before"],
  [39, "The Manager may sign for the Singer subject to the Singer's prior approval.", "with approval"],
  [49, "The Singer acknowledges that unpaid taxes may harm her public image.", "nothing follows"],
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
  [10, "The office keeps 12 % of the net receipts and an overhead."],
  [35, "We may change these terms, policies and guidelines; they are updated on this page."],
  [37, "You have cleared all samples and pay the costs of any claim about them."],
  [39, "The Manager may sign any contract for the Singer."],
  [49, "The Singer acknowledges that the Label may terminate this contract for conduct in public."],
  [35, "by posting them here we may change these terms from one day to the next"],
  [11, "nothing found on accounting statements"],
])("is sure of point %i: %s", (point, quotation) => {
  expect(isSure(point, { quotation })).toBe(true);
});
