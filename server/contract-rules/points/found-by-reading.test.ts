import { expect, test } from "vitest";
import { review, type Clause } from "#server/contract-rules/labelled/is-flagged";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/** Clauses that protect the artist in the words of those that do harm, and harm beside words that elsewhere take it back. */
const clauses: Clause[] = [
  // What is denied is the other side's part.
  [18, false, "The Artist gives the Label no share of the compositions."],
  [18, false, "The Artist owes the Label no part of any income and grants it no rights in the songs."],
  [18, true, "The Artist shall not be entitled to any share of the publishing income."],
  [45, false, "No earnings of a song shall ever be forfeited by the Artist."],
  [45, false, "If the Label closes, its unpaid balance is forfeited to the Artist."],
  [45, true, "If the Artist leaves the Label, the balance of the account becomes forfeited."],
  [45, true, "All royalties are forfeited when the Artist is late."],
  [45, false, "The Artist shall not bear any share of the costs of a video."],
  [45, false, "The Artist is never responsible for any portion of the loss on a tour."],
  [45, true, "The Artist shall not receive any share of the income from a video."],
  [27, false, "If we do not pay you by the end of the month, this agreement becomes null and void."],
  [27, false, "If you are late with a song, this agreement is not null and void."],
  [27, true, "If you talk to the press, this agreement is null and void."],
  [35, false, "This agreement may be amended at any time by mutual written consent."],
  [35, false, "The terms may be changed at any time in a letter signed by the Artist and the Label."],
  [35, true, "This agreement may be amended at any time by notice of the Label."],
  [6, false, "The Label keeps books on every sale of the recordings for three years after the term."],
  [6, true, "The Label keeps all rights in the recordings after the term."],
  [41, false, "The Manager earns 15% commission for the life of this agreement.", "management"],
  [41, true, "The Manager earns 15% commission for the life of each contract.", "management"],
  [
    41,
    false,
    "Termination shall not affect any commission that was due before the date of termination.",
    "management",
  ],
  [19, false, "Income of the album is paid pro rata and directly to the Label and the Artist."],
  [
    19,
    false,
    "The publisher's share of royalties is paid by the society directly to the Publisher.",
    "publishing",
  ],
  [
    19,
    true,
    "The writer's share of royalties is paid by the society directly to the Publisher.",
    "publishing",
  ],
  // What takes back one thing takes back no other.
  [5, true, "The term continues until every cost is recouped, whether or not an album comes out."],
  [5, false, "The term lasts two years, whether or not an album comes out."],
  [5, false, "The term lasts until 30 June 2028, whether or not an album is released."],
  [
    41,
    true,
    "Commission is due in perpetuity on every contract concluded before the date of termination.",
    "management",
  ],
  [41, true, "After the term, commission is due for ever on each deal made before the end.", "management"],
  [
    41,
    false,
    "After the term, the Artist pays commission that was earned before the date of termination.",
    "management",
  ],
  [39, true, "Six days after notice the Label may sign any such paper as the attorney of the Artist."],
  [39, false, "A copy of each notice to the Artist goes to the Artist's attorney."],
  [1, true, "The Artist assigns the recordings to the Label in perpetuity, and the assignment never lapses."],
  [
    1,
    false,
    "The Artist assigns the recordings to the Label in perpetuity, but the assignment lapses after five years.",
  ],
  [6, true, "After expiry the Label retains all rights in the recordings, subject to payment of royalties."],
  [6, false, "After expiry the Label keeps paying the royalties of the recordings."],
  [55, true, "The Label retains 90% of all receipts and pays the balance to the Artist."],
  [55, false, "The Label retains 90% of the unrecouped balance of receipts."],
  [
    16,
    true,
    "25% of income from concerts and merchandise is due to the Label, beside its share of records sold.",
  ],
  [16, false, "The Label pays the Artist 55% for albums sold at concerts."],
  [3, true, "The Label is deemed the author of the recordings and need not name the Artist as author."],
  [
    3,
    false,
    "The Label is the first owner and author of the artwork, and shall name the Artist as author of the songs.",
  ],
  [16, true, "The Artist gives the Label a fifth of all income from touring."],
  [16, true, "The Artist shall give the Label all merchandise and touring income."],
  [16, false, "The Artist gives the Label a list of all concerts of the year."],
  [11, true, "The Artist receives statements of royalties at the sole discretion of the Label."],
  [11, false, "The Label shall account for royalties every six months."],
  [4, true, "The agreement will auto-renew each year at the option of the Label."],
  [4, true, "Auto-renewal of the agreement: three years, unless the Label gives notice."],
  [4, false, "Auto-renewal: each year, unless you cancel by notice of sixty days."],
];

/** What is harmless is not even given to be read. */
test.each(clauses)("point %d is called harmful (%s): %s", (point, isHarmful, words, kind) => {
  const { issues, doubtful } = review(words, kind);
  const said = issues.filter((issue) => !isAbsence(issue));
  const counted = isHarmful ? said.filter((issue) => !doubtful.includes(issue)) : said;
  expect(counted.some((issue) => issue.point === point)).toBe(isHarmful);
});
