import { describe, expect, test } from "vitest";
import { isFlagged, type Clause } from "#server/contract-rules/labelled/is-flagged";
import { readByRules } from "#server/contract-rules/read-by-rules";

/** What shares its words with a harm and does none, each beside one that does. */
const clauses: readonly Clause[] = [
  [
    1,
    true,
    "The Writer sells the song with all copyrights and all renewals and extensions of them.",
    "publishing",
  ],
  [
    1,
    true,
    "The Writer assigns the song to the Publisher, to have and to hold the same absolutely.",
    "publishing",
  ],
  [
    1,
    false,
    "The Writer assigns the song to the Publisher for five years, without renewals of copyright.",
    "publishing",
  ],
  [
    23,
    false,
    "You agree to indemnify us from claims that your song is a copy. We will defend you against claims arising from our use of your music.",
  ],
  [2, true, "The Artist assigns the masters to the Company."],
  [2, false, "The Artist signs this form before any ticket is sold. The Company sells tickets to the show."],
  [
    12,
    false,
    "The Company pays half of the income. The Artist may audit the books once a year on sixty days' prior written notice.",
  ],
  [
    12,
    true,
    "The Company pays half of the income. The Artist may audit the books within sixty days after a statement.",
  ],
  [27, false, "When the tour ends the Company shall immediately reimburse the Artist's fares."],
  [24, false, "The Company is not liable for any delay from a cause beyond its reasonable control."],
  [24, true, "The Company is not liable for any delay."],
  [28, false, "The Artist sells shirts there in compliance with the consumer laws of England and France."],
  [28, true, "This agreement is governed by the laws of England and France."],
  [47, false, "If the Company suspends the account the Artist has a right to complain within ten days."],
  [30, false, "The Company may assign this agreement in connection with a merger with another label."],
  [30, true, "The Company may assign this agreement to whom it likes."],
  [34, false, "The Company may use the song in any manner with visual images or a motion picture."],
  [34, true, "The Company may use images of the Artist in any manner."],
  [36, false, "The Artist assigns all recordings made during the sessions to the Company."],
  [36, true, "The Artist assigns all recordings made during the term to the Company."],
  [38, false, "The Artist grants the Company the audio-visual recordings made at the show."],
  [38, false, "The Company may license clips to advertise the platform."],
  [
    43,
    false,
    "The term is two years. A minor is whoever is under eighteen years old when the contract starts.",
  ],
  [
    46,
    false,
    "The Company may reject songs that are obscene, libelous or otherwise unlawful when delivered.",
  ],
  [47, false, "In an earthquake the affected obligations of the Company are suspended."],
  [1, false, "The Artist's royalty rights are perpetual."],
  [1, true, "The rights granted to the Company are perpetual."],
  [
    13,
    false,
    "The Company must submit a proof of the programme book before printing; it is final once approved.",
  ],
  [
    41,
    false,
    "The Manager takes 20 % commission. After the term commission is paid as follows: year 1 post-term 15 %, year 2 post-term 5 %.",
    "management",
  ],
  [41, true, "The Manager takes 20 % commission, during the term and after it for ever.", "management"],
  [23, false, "The Company shall indemnify and hold harmless the Artist and the band against all claims."],
  [27, false, "No refund is due to terminated users who are in breach of the community guidelines."],
  [
    27,
    true,
    "The Company may terminate the agreement if the Artist is in breach of the community guidelines.",
  ],
  [36, false, "The Artist grants the use of all recordings in every medium now known or hereafter devised."],
  [36, false, "The Company owns all recordings listed in Schedule 1 in any format hereafter invented."],
  [36, true, "The Artist assigns to the Company all recordings hereafter made."],
  [20, false, "This form was issued solely for the Artist's use."],
  [20, false, "Whereas the Artist wishes to render exclusive services as a singer;"],
  [20, true, "The Artist renders exclusive services as a singer."],
  [35, false, "The Company's privacy notice, which may be amended by the Company, tells how data are used."],
  [35, true, "The Company may change the royalty rates in this agreement at any time."],
  [47, false, "The Artist cannot see the statistics while the account is suspended."],
  [47, true, "The Company may suspend the Artist's account and the payments at any time."],
  [50, false, "The Artist waives any right to bring all claims together in class actions."],
  [50, true, "The Artist waives all claims against the Company, known and unknown."],
  [53, true, "The Artist waives any right to class actions."],
  [
    22,
    false,
    "The Artist delivers correct metadata (titles, credits, lyrics). The Artist credits the Producer on every release, and puts a missing credit right within ten days.",
    "producer",
  ],
  [
    1,
    false,
    "The Licensor grants a non-exclusive licence to use the beat in one song. The rights are granted perpetually.",
    "beat_licence",
  ],
  [
    1,
    true,
    "The Licensor assigns the beat and all rights in it to the Licensee in perpetuity.",
    "beat_licence",
  ],
  [
    26,
    false,
    "The Company may terminate this agreement at any time. The Artist may remove the recordings at any time.",
  ],
  [
    26,
    true,
    "The Company may terminate this agreement at any time. The Artist may remove the sticker from the sleeve.",
  ],
  [1, false, "The Company may sell the recordings as permanent digital downloads or on compact disc."],
  [
    12,
    false,
    "The Company pays half of the income. The Artist may audit the books once a year for three years. Sums in closed accounts are paid out, and closed accounts are opened again on request.",
  ],
  [
    27,
    false,
    "The Artist shall notify the Company immediately of an illness because of which a show is cancelled.",
  ],
  [47, false, "The Company may have to cancel, suspend or postpone the event on the customer's request."],
  [
    49,
    false,
    "The Company is not liable for a refund if a customer finds the Artist's behaviour to be a breach.",
  ],
  [
    38,
    false,
    "The Company shall not use the song in political advertising or license it for films without the Artist's prior written approval.",
  ],
  [2, false, "A royalty is due on every copy that is sold and paid for."],
  [2, false, "Tapes left at the studio for ninety days become the property of the Company."],
  [9, true, "Any and all monies laid out by the Company are recoupable."],
  [9, true, "The Artist shall reimburse all expenses of the Company, including its offices, without limit."],
  [
    9,
    false,
    "The Manager is paid 20% of the Artist's gross income, including recording costs, without deduction of any kind.",
    "management",
  ],
  [9, false, "Expenses are reimbursed where they were pre-approved in writing."],
  [9, false, "The prevailing party recovers its costs from the other."],
  [11, true, "Beside the fee the Artist is entitled to the following royalties: ______."],
  [18, true, "The Artist assigns half of the publishing in every song to the Company."],
  [18, false, "Should the Artist have a share in the publishing, a separate agreement will cover it."],
  [20, true, "The Artist shall render recording services exclusively to the Company."],
  [20, false, "Services are judged by the Company in its sole and exclusive discretion."],
  [20, false, "The Artist shall perform for no other company during the term of this agreement."],
  [27, true, "If the Artist fails to deliver, the Company may terminate this agreement."],
  [29, false, "The Company cannot prevent users from copying the recordings."],
  [30, true, "The Manager may assign this agreement to anybody.", "management"],
  [30, false, "The Manager may assign this agreement to a company owned by the Manager.", "management"],
  [30, false, "The Company may sell copies of the song in accordance with this agreement."],
  [35, false, "The title of the song may be changed by the Company."],
  [40, true, "The Artist receives a royalty of ______ per cent."],
  [7, true, "The Company issues a statement of account, and pays the Artist within thirty days."],
  [7, true, "The Company issues statements twice a year, in June and December, and pays within sixty days."],
  [7, true, "The Company shall ensure that the Artist is credited on all copies released."],
  [7, true, "The Company shall cause the Artist's name to appear on every copy released."],
  [
    7,
    true,
    "The Company may not unreasonably withhold its consent to the release of a live recording, and answers within ten days.",
  ],
  [
    7,
    true,
    "The Company has no duty to release the recordings. The Company shall ensure that the Artist is credited on all copies released.",
  ],
  [28, true, "All disputes, existing or future, shall be governed by the laws of England."],
  [
    28,
    true,
    "Tamu Inc., a company incorporated under the laws of Delaware, and the Artist agree that this agreement is governed by the laws of the State of New York.",
  ],
  [28, true, "Notices are sent by registered post, and the laws of England apply to this agreement."],
  [28, true, "The rights established herein are governed by the laws of the State of California."],
  [
    28,
    false,
    "Tamu Inc., a company incorporated under the laws of Delaware, is one of the parties to this agreement.",
  ],
  [
    28,
    false,
    "Tamu Inc., organized and existing under and by virtue of the laws of the State of Delaware, and the Artist agree that this agreement is governed by the laws of Kenya.",
  ],
  [24, true, "The Company is liable up to KES 10,000, whereas the Artist is liable without limit."],
  [
    24,
    true,
    "The Company shall be responsible for direct loss up to the fee only, and the Artist shall indemnify the Company without limit.",
  ],
  [24, false, "The Company is liable to the Artist without limit."],
  [
    23,
    true,
    "The Artist shall indemnify the Company against all claims. The Company may sue and defend the Artist's copyright in its own name and keep what it recovers.",
  ],
  [
    23,
    true,
    "The Artist shall indemnify the Company against all claims. The Company may bring and defend the Artist's claims.",
  ],
  [
    31,
    true,
    "The Artist acknowledges that the personal services of the Artist are of a special and unique character.",
    "management",
  ],
  [31, true, "The services under this agreement shall be rendered personally.", "management"],
  [31, true, "The Manager shall not be personally responsible for any loss.", "management"],
  [31, true, "The parties meet in person to discuss plans. The Manager advises.", "management"],
  [31, true, "Commission shall be paid personally by the Artist.", "management"],
  [47, true, "The Company may suspend this agreement if the Artist misses any show."],
  [47, true, "The Company may suspend its obligations if the Artist cancels the performance."],
  [
    2,
    true,
    "The Artist assigns to the Company the recordings made under this agreement, to be sold on all platforms.",
  ],
  [2, true, "The Artist assigns all rights in the recording, which is sold as a single, to the Company."],
  [2, false, "The recording is sold as a single through all retailers, and the Company pays the Artist."],
  [32, false, "The Company pays a former member the same share as before."],
  [32, false, "The Company continues to pay royalties to each departing member."],
  [32, true, "A departing member shall pay the Company what is not yet recouped."],
];

test.each(clauses)("point %i is flagged (%s) by: %s", (point, isFlag, words, kind) => {
  expect(isFlagged(point, words, kind)).toBe(isFlag);
});

const licence = (words: string, title = "MUSIC LICENCE AGREEMENT") =>
  readByRules(`${title}

This agreement is between Amina Njoki of Nairobi, Kenya (the "Licensor") and Pwani Films Limited of Mombasa, Kenya (the "Licensee").

1. Licence

The Licensor grants the Licensee a licence to use the song "Asubuhi" in one film for two years. ${words}

2. Law

This agreement is governed by the laws of Kenya. Both parties have taken independent legal advice.`).issues.map(
    ({ point }) => point,
  );

test("what a manager may spend is limited in a manager's words", () => {
  const { issues } = readByRules(`ARTIST MANAGEMENT AGREEMENT

This agreement is between Simba Talent Limited of Nairobi (the "Manager") and Brian Otieno of Nairobi (the "Artist").

1. The Artist appoints the Manager to manage his career for two years. The Manager's commission is 15% of the Artist's net income.

2. The Artist shall reimburse all expenses of the Manager, including office overheads, without limit.`);
  const spent = issues.find(({ point }) => point === 9);
  expect(spent?.quotation).toContain("shall reimburse all expenses");
  expect(spent?.description).toMatch(/^You would pay for whatever the Manager spends/);
  expect(spent?.suggestion).toContain("what the Artist has approved in writing");
});

describe("who does it counts", () => {
  test("a way out for whoever makes the music is no harm to them", () => {
    const out = "The licence may be terminated by the Licensor upon a breach of it by the Licensee.";
    expect(licence(out)).not.toContain(27);
    expect(
      licence(out.replaceAll("Licensor", "X").replaceAll("Licensee", "Licensor").replaceAll("X", "Licensee")),
    ).toContain(27);
  });

  test("the day that is written in when one signs is no blank", () => {
    expect(licence("This ____ day of ________ the parties have signed it in Nairobi.")).not.toContain(40);
    expect(licence("The fee is KES ________.")).toContain(40);
  });

  test.each(["[***] shillings", "[*****] shillings", "[**]%", "**KES** [***]"])("%s is a blank", (sum) => {
    expect(licence(`The fee is ${sum}.`)).toContain(40);
  });

  test.each([
    "The Licensor is ________ and lives in ________.",
    "E-mail: ________",
    "Song: [SONG TITLE]",
    "Name of the event: ______",
  ])("who signs and what a song is called is written in: %s", (words) => {
    expect(licence(words)).not.toContain(40);
  });

  test.each([
    "Territory: ________",
    "Share of the producer: [PERCENTAGE]",
    "It lasts ____ years.",
    "USD ____",
  ])("how much, how long and where must not be left open: %s", (words) => {
    expect(licence(words)).toContain(40);
  });

  test("a synchronisation that one signs for is approved of", () => {
    const title = "SYNCHRONISATION LICENCE";
    expect(
      licence("The Licensor grants the right to synchronise the song with the film.", title),
    ).not.toContain(38);
    expect(
      licence("The Licensee may license the song for any film without the Licensor's approval.", title),
    ).toContain(38);
  });

  test("what is written in bold is no blank", () => {
    expect(licence("The fee is **KES 20,000** [***before taxes***].")).not.toContain(40);
  });

  test("a credit to others is no credit to whoever reads", () => {
    expect(licence("The Licensee shall place a credit to the songwriters in the titles.")).not.toContain(22);
    expect(licence("The Licensee shall credit the Licensor in the titles.")).toContain(22);
  });
});
