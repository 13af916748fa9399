import { expect, test } from "vitest";
import { review, type Clause } from "#server/contract-rules/labelled/is-flagged";

/** How long somebody is bound, who may end it and what is taken of the future, as agreements of others say it in passing. */
const clauses: Clause[] = [
  // 4: options
  [
    4,
    true,
    "Should the Artist not reply by the last day, this contract renews automatically for three years.",
  ],
  [
    4,
    true,
    "If the Artist does not answer the letter, the agreement is automatically extended by eighteen months.",
  ],
  [
    4,
    true,
    "The Term renews automatically each year unless one of the parties sends notice at least seven months in advance.",
  ],
  [
    4,
    true,
    "The Term is automatically extended every year unless either party objects two hundred (200) days before it ends.",
  ],
  [
    4,
    true,
    "The Manager shall have the option to extend the engagement by a further period of five (5) years.",
    "management",
  ],
  [4, true, "Options: 6, each for one album, at the election of the Label."],
  [4, true, "The engagement lasts one year, with automatic renewal options.", "management"],
  [4, false, "The agreement renews automatically each year unless either party gives sixty days' notice."],
  [4, false, "The Term may be extended for additional periods by mutual written agreement."],
  [4, false, "The mixing software subscription of the Company renews automatically every March."],
  [4, false, "Both parties may extend the Term for further periods if they agree on a new advance."],
  [4, false, "The Company has the option to extend the Term by one further year, by notice in writing."],
  [4, false, "The Term renews automatically unless the Artist objects within the last month."],
  [
    4,
    false,
    "The Term does not renew automatically, whoever gives notice six months before it ends or does not.",
  ],
  // 5: a last day
  [5, true, "Contract term: three years from the release of the debut album."],
  [
    5,
    true,
    "If the Artist fails to hand over a song, the Label may rest the agreement meanwhile, and the term shall be prolonged by as long.",
  ],
  [5, true, "The Term lasts two years or three albums, whichever is the later."],
  [
    5,
    true,
    "The Artist shall render recording services exclusively for the Label until the later of 1 May 2028 and six months from the last release.",
  ],
  [
    5,
    true,
    "Each period of the agreement runs until the Writer satisfies the quota of twelve songs.",
    "publishing",
  ],
  [5, false, "The Term is two years from signature, whether or not an album is delivered."],
  [5, false, "The Term lasts two years or three albums, whichever is the earlier."],
  [5, false, "If the Artist fails to appear, the session is put off by one week."],
  [5, false, "Licence fees are due from the release of the album until the end of the year."],
  [
    5,
    false,
    "If the Artist is ill, the day of delivery is extended; the term ends on 1 May 2028 at the latest.",
  ],
  // 20: exclusivity
  [20, true, "The Singer may not upload or release any song independently."],
  [20, true, "The Artist is exclusive to the Company for stage, screen and studio."],
  [
    20,
    true,
    "The Artist shall not appoint any other person, firm or agency to guide the career.",
    "management",
  ],
  [20, true, "The Artist is bound exclusively to the Label and must not publish music outside the Label."],
  [
    20,
    false,
    "For {{term}} years the agreement binds both sides. During the Term the Artist records exclusively for the Label.",
  ],
  [
    20,
    false,
    "The term of the agreement is ____ months. The Artist shall not record for any other label during the Term.",
  ],
  [20, false, "The Label shall not release a song independently of the Artist."],
  [20, false, "The Artist may release songs independently."],
  [20, false, "The Artist is not exclusive to the Company."],
  // 25 and 26: who may end it
  [25, true, "The Artist cannot leave the Label, and cannot terminate this agreement for any breach."],
  [25, true, "The Label may terminate this agreement by notice if the Artist is in breach."],
  [25, true, "The Manager alone may end the appointment, on ten days' notice.", "management"],
  [25, false, "The Label may terminate this agreement by notice, and so may the Artist."],
  [25, false, "The term is six months and ends then. The Label may terminate this agreement by notice."],
  [25, false, "We may close your account at any time by notice, and you may close your account at any time."],
  [25, false, "The Company may terminate this agreement if the Producer does not come.", "producer"],
  [25, false, "This agreement lasts until you close your account or until we terminate it."],
  [26, false, "The Label may terminate this agreement by notice, and so may the Artist."],
  [25, false, "The Artist may close the Artist's account at any time."],
  [25, false, "The singer stays if the singer is happy, and either party may terminate on a month's notice."],
  [26, true, "Termination of this agreement is in the discretion of the Label."],
  [26, true, "After a missed payment the Label may, as it thinks right, treat this contract as at an end."],
  [
    26,
    true,
    "The Label may terminate this agreement at any time for any reason. The Artist may terminate it only when the third album has been released.",
  ],
  [26, true, "The Label reserves the right to terminate at once if a secret is told."],
  [26, false, "The Company may cancel the recording session a day before."],
  [26, false, "The Company may terminate its contract with the pressing plant at any time."],
  [26, false, "The Company may discontinue the sale of vinyl at any time."],
  [26, false, "We may close your account on ten days' notice. You can delete your account at any time."],
  [
    26,
    false,
    "The Label may terminate this agreement for any reason. The Artist may terminate it on the same notice.",
  ],
  // 27: time to put right
  [27, true, "The Label may at its option terminate this agreement upon any default of the Artist."],
  [27, true, "We may delete or suspend your page for violations of the house rules."],
  [27, true, "Should the Artist speak of the advance in public, this agreement shall be null and void."],
  [27, false, "Should the Artist be under age, this agreement shall be signed by a guardian or be void."],
  [27, false, "If a clause is held void the rest of this agreement stays in force."],
  [27, false, "The Label may suspend the campaign for as long as the Artist is on holiday."],
  // 36: future works
  [36, true, "The Artist's entire recorded output during the Term is the property of the Label."],
  [
    36,
    true,
    "All performances recorded during the Term are assigned to the Company by way of future assignment.",
  ],
  [36, true, "Every recording made by the Artist during the Term shall be a work for hire for the Company."],
  [36, true, "This agreement covers all songs, those written and those yet to be recorded by the Artist."],
  [36, true, "The Artist gives the Label exclusive rights in any future releases."],
  [
    36,
    true,
    '"Compositions" means all songs written by the Writer, alone or with others, during the Term.',
    "publishing",
  ],
  [36, false, "The Artist keeps the entire recorded output of the Term."],
  [36, false, "This agreement covers the songs in Schedule B and no future releases."],
  [36, false, "The Artist performs all songs of the show during the Term of the tour."],
  [36, false, "The Label gives the Artist exclusive use of the studio for any future album."],
  [36, false, '"Compositions" means the six songs listed in Schedule C.', "publishing"],
  // 43: how long
  [43, true, "Contract duration: 8 years"],
  [43, true, "You will be signed to us for the next seven years."],
  [43, true, "The agreement is effective on 2 March 2027 and ends on 1 March 2033."],
  [43, true, "The Writer shall be contracted to the Publisher for six years.", "publishing"],
  [43, false, "Contract duration: 2 years"],
  [43, false, "Duration of copyright: 50 years"],
  [43, false, "The agreement is effective on 2 March 2027 and ends on 1 March 2029."],
  [43, false, "You will be paid by us for the next seven years for what you record now."],
];

test.each(clauses)("point %d is called harmful (%s): %s", (point, isHarmful, words, kind) => {
  const { issues, doubtful } = review(words, kind);
  const sure = issues.filter((issue) => !doubtful.includes(issue));
  expect(sure.some((issue) => issue.point === point)).toBe(isHarmful);
});
