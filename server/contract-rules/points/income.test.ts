import { expect, test } from "vitest";
import { isFlagged, type Clause } from "#server/contract-rules/labelled/is-flagged";

const clauses: Clause[] = [
  [16, true, "The Artist shall pay the Company 20% of income from touring and merchandise."],
  [16, true, "The Company is entitled to a share of live performance and sponsorship income."],
  [16, true, "One fifth of what the Artist earns from concerts goes to the Company."],
  [16, false, "Nothing in this agreement grants the Company a share of touring income."],
  [16, false, "The Artist keeps 100% of income from concerts, merchandise and endorsements."],
  [16, false, "The Manager earns a commission of 15% of income from concerts.", "management"],

  [17, true, "Mechanical royalties are payable at 75% of the minimum statutory rate."],
  [17, true, "The Artist waives mechanical royalties on promotional copies."],
  [17, true, "Controlled compositions are licensed at a reduced rate."],
  [17, false, "Mechanical royalties are paid at the full statutory rate, without reduction."],
  [17, false, "The Artist does not waive mechanical royalties."],
  [
    17,
    false,
    "The Publisher collects mechanical royalties and pays 70% of them to the Writer.",
    "publishing",
  ],

  [18, true, "The Artist assigns half of the copyright in her compositions to the Company for ten years."],
  [18, true, "The Company shall own and administer the publishing of every song on the Album."],
  [18, true, "The compositions shall be published by the Company's affiliate and controlled by the Company."],
  [18, false, "The Company shall not acquire any interest in the compositions."],
  [18, false, "The Artist grants the Company a mechanical licence to reproduce the compositions on records."],
  [18, false, "The Writer assigns the compositions to the Publisher for ten years.", "publishing"],

  [19, true, "The Artist shall not become a member of MCSK or any other collecting society."],
  [19, true, "The Artist may not register any work with a society without the Company's consent."],
  [19, true, "Only the Company may register the works with PRISK or another collecting society."],
  [19, false, "Nothing in this agreement prevents the Artist from joining MCSK."],
  [19, false, "The Artist is free to register her works with any collecting society."],
  [19, false, "Each party shall register its share with its society, and may not register a different one."],

  [7, true, "The Company is under no obligation to release any recording."],
  [7, true, "The Company may release the Masters when it sees fit."],
  [7, true, "The Artist hereby releases the Company from claims within thirty days."],
  [7, false, "The Company shall release the Album within six months after delivery."],
  [7, false, "If the Album has not been released within a year, the Artist may end this agreement."],
  [7, false, "The Company undertakes to put the single on sale by 30 June 2027."],

  [21, true, "The Artist shall not re-record any composition on the Album."],
  [21, true, "The Artist shall never rerecord the songs for another label."],
  [21, true, "Re-recording of the Masters by the Artist is prohibited at any time."],
  [21, false, "The Artist shall not re-record the songs for three years after release."],
  [21, false, "Nothing prevents the Artist from re-recording the songs."],
  [21, false, "The Artist is free to re-record the songs after the Term."],

  [
    22,
    false,
    'The words "Produced by Keyz" appear with the Song. If they are left out, the Artist puts that right within ten days.',
    "producer",
  ],
  [22, true, "The Producer is credited as the Artist sees fit.", "producer"],
  [22, true, "A failure to accord credit shall not be a breach of this agreement."],
  [22, true, "The Producer shall mix the song.", "producer"],
  [
    22,
    false,
    "The Artist shall credit the Producer, and corrects a missing credit within a week.",
    "producer",
  ],
  [22, false, "The Artist is credited as main artist on every copy."],
  [
    22,
    false,
    "If the credit of the Producer is missing, the Artist shall restore it within five days.",
    "producer",
  ],

  [38, true, "The Company may license the Masters for films and games without the Artist's consent."],
  [38, true, "The Company has the right to grant synchronisation licences as it sees fit."],
  [38, true, "The Company may authorise use of the Masters in advertisements."],
  [38, false, "The Company may license the Masters for films only with the Artist's prior written consent."],
  [
    38,
    false,
    "The Company shall not license a Master for an advertisement unless the Artist has approved it.",
  ],
  [38, false, "The Company has no right to license the Masters for synchronisation."],
];

test.each(clauses)("point %d is flagged (%s) by: %s", (point, isFlag, words, kind) => {
  expect(isFlagged(point, words, kind)).toBe(isFlag);
});
