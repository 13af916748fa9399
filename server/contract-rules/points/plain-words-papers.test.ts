import { expect, test } from "vitest";
import { isCalledHarmful, type Clause } from "#server/contract-rules/labelled/is-flagged";

/** Rights and songs in the words of templates, letters and terms: what is said outright, and what only looks like it. */
const clauses: Clause[] = [
  [1, true, "The Artist irrevocably assigns to the Label all right, title and interest in the Singles."],
  [
    1,
    true,
    "The Artist assigns the entire copyright in the Album to the Label. This assignment is irrevocable.",
  ],
  [
    1,
    true,
    "The Writer hereby transfers to the Publisher, for itself alone and irrevocably, all interest in every song made by the Writer during the Term.",
    "publishing",
  ],
  [
    1,
    true,
    "The Artist transfers all copyright in the Single to the Company for the full term of protection.",
  ],
  [
    1,
    true,
    "The Artist retains a copy of the takes and hereby grants the Company an exclusive and perpetual licence to exploit them.",
  ],
  [
    1,
    true,
    "What the Artist has granted under this clause shall survive the end of this agreement and shall go on for the full duration of copyright.",
  ],
  [1, false, "The Artist irrevocably appoints the Label as agent for the sale of tickets to the launch."],
  [
    1,
    false,
    "The Artist irrevocably assigns to the Label all rights in the Singles for a period of six years.",
  ],
  [1, false, "The Label irrevocably assigns to the Artist all right, title and interest in the Singles."],
  [1, false, "The Artist retains all rights in the Album in perpetuity and grants nothing to the Label."],
  [1, false, "The Artist shall be paid a royalty for ever on every copy that the Label sells."],
  [1, false, "Each party may use photographs of the launch for ever."],
  [
    1,
    false,
    "The Artist assigns the Album to the Label for the full term of protection, and the assignment lapses when a royalty stays unpaid.",
  ],

  [
    3,
    true,
    "The Album belongs to the Label as a work made for hire or, to the extent it is not a work made for hire, the Artist hereby assigns it to the Label.",
  ],
  [
    3,
    true,
    "Each song is composed within the scope of the Writer's employment, and the Publisher is its author under the Act.",
    "publishing",
  ],
  [
    3,
    true,
    "The Company is the one by whom everything that the making of the Album asks for is arranged and is therefore the author of the sound recording.",
  ],
  [3, false, "To the extent the law allows, no Album is a work made for hire."],
  [3, false, "The Label shall get a work for hire release from each drummer whom it engages, and pays them."],
  [3, false, "The Publisher shall name the Writer as author of the song on each sheet.", "publishing"],
  [3, false, "The Publisher is not the author of any song of the Writer.", "publishing"],

  [18, true, "PUBLISHING: The Label participates in 30% of the Artist's publishing."],
  [
    18,
    true,
    "The Company, through a firm that belongs to it, shall be the exclusive co-publisher of every song on the Album.",
  ],
  [18, true, "The Label will file each song with the society in the Label's own name as publisher."],
  [
    18,
    true,
    "The Artist shall not be entitled to any part of the publishing or the lyrics, whatever the Artist wrote.",
  ],
  [18, true, "The Artist's publishing share is [0 %, or what a later paper says]."],
  [18, false, "The Label shall not be entitled to any part of the publishing or the lyrics."],
  [18, false, "The Label files each song with the society and names the Artist as publisher."],
  [18, false, "The Label does not participate in the Artist's publishing."],
  [18, false, "The Artist warrants that the Artist has not granted anyone rights in the lyrics."],
  [18, false, "The Artist's share of the publishing is 100 %."],

  [
    19,
    true,
    "The Licensee may not register the song with a performance rights organization.",
    "beat_licence",
  ],
  [19, false, "The Licensee may register the song with a performance rights organization.", "beat_licence"],
  [
    19,
    true,
    "The Artist assigns to the Label the right to receive whatever money a collecting society pays.",
  ],
  [19, true, "The Artist shall not collect from any collecting society unless the Label agrees."],
  [19, true, "The Artist shall transfer the Artist's membership of the society to the Company's friend."],
  [19, true, "All royalties of any collecting society shall be paid directly to the Label."],
  [19, false, "All royalties of any collecting society shall be paid directly to the Artist."],
  [19, false, "The Artist shall not claim from the society more than the Artist's own part."],
  [19, false, "The Label shall make no claim to broadcast income that a society pays to the Artist."],
  [19, false, "The Label may not collect the Artist's income from any collecting society."],

  [6, true, "Cancellation of this agreement shall not end the Label's ownership of the Singles."],
  [6, true, "The Label's ownership of the Singles continues after the expiry of this agreement."],
  [6, true, "When this agreement ends, the Label keeps the recordings and may go on selling them."],
  [6, true, "The Artist shall at no time be able to terminate the assignment of the Singles."],
  [6, true, "The rights granted to the Label shall not revert to the Artist if the Label fails to use them."],
  [
    6,
    true,
    "Upon expiry, all rights in the songs that were finished while this agreement ran remain with the Publisher.",
    "publishing",
  ],
  [
    6,
    false,
    "When this agreement ends, the Label keeps the recordings for six months, to sell its stock off.",
  ],
  [6, false, "The Label keeps its books for five years after the end of this agreement."],
  [6, false, "When this agreement ends, the Artist keeps the recordings and may go on selling them."],
  [6, false, "The end of this agreement shall not affect royalties that the Artist has earned."],
  [6, false, "The Label shall not revert to an earlier mix of the recordings."],
  [
    6,
    false,
    "When this agreement ends, the Label keeps nothing, and all rights in the recordings return to the Artist.",
  ],

  [17, true, "The Artist gives up mechanical royalties on what is sold in the first two years."],
  [17, true, "The maximum aggregate mechanical royalty for an album is that of nine songs."],
  [17, false, "The Label may not grant a free mechanical licence for the Artist's songs."],
  [17, false, "The Label gives nothing away: mechanical royalties are paid in full on each copy."],

  [2, true, "Ownership of the Singles transfers to the Label once they are delivered."],
  [2, true, "All right, title and interest in the Singles vests in the Label once they are made."],
  [2, false, "Ownership of the Singles transfers to the Label for a period of four years."],
  [2, false, "Ownership of the tapes and drives transfers to the Artist once they are paid."],
  [2, false, "The Singles are released once their title has been agreed."],
  [6, true, "No default of the Label shall entitle the Artist to the return of the Singles."],
  [6, true, "The Label retains its title in the Singles after the term has run out."],
  [6, false, "A default of the Label entitles the Artist to the return of the Singles."],
  [
    17,
    true,
    "The Label shall not be responsible for the payment of mechanical royalties on the Artist's songs.",
  ],
  [17, true, "The Artist licenses the songs to the Label at half the statutory mechanical rate."],
  [17, false, "The Artist shall not be responsible for the payment of mechanical royalties on the songs."],
  [17, false, "The Label does not ask the Artist to waive mechanical royalties."],
  [18, true, "The Label shall share in the Artist's publishing at twelve percent."],
  [18, false, "The Label shall not share in the Artist's publishing."],
  [19, true, "Joining a collecting society in the Artist's own name is a breach of this contract."],
  [19, false, "Joining a collecting society in the Artist's own name is no breach of this contract."],
  [
    3,
    false,
    "If a court finds that a Single is a work made for hire, the Label hereby assigns it to the Artist.",
  ],
];

test.each(clauses)("point %d is called harmful (%s) by: %s", (point, isHarm, words, kind) => {
  expect(isCalledHarmful(point, words, kind)).toBe(isHarm);
});
