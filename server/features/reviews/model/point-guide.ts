import type { RuleReading } from "#server/contract-rules/index";
import { reviewPoints } from "#shared/domain/reviews/review-points";

/** What a model is told of a point: its name, what raises it, and what looks like it and is none. */
type Guide = readonly [key: string, raises: string, not: string];

/** In the order of `reviewPoints`. */
const guides: readonly Guide[] = [
  [
    "taken_for_ever",
    "an assignment or exclusive grant of recordings, songs or a name without an end: perpetual, full term of copyright",
    "a grant with an end; a non-exclusive licence of one use",
  ],
  [
    "assignment_without_period",
    "rights are assigned and no period is said; in Kenya that ends after three years",
    "a licence; a stated period",
  ],
  [
    "work_for_hire_and_assignment",
    "work for hire, or authorship given to the company, alone or with an assignment",
    "an employee's ordinary duties outside music",
  ],
  [
    "options",
    "the company alone may extend: more than three times, automatically, irrevocably, or without a number",
    "options that both must agree to",
  ],
  [
    "no_long_stop",
    "the term hangs on delivery, release or recoupment and no last day is set",
    "a term in years alone",
  ],
  [
    "no_reversion",
    "rights do not come back when a work is not released, not exploited or the term ends",
    "a dated return of the rights",
  ],
  [
    "no_release_duty",
    "the company may record and need not release",
    "a duty to release by a date, or the rights return",
  ],
  [
    "cross_collateral",
    "debts of one album, song or agreement are paid from the income of another",
    "each accounted for by itself",
  ],
  [
    "uncapped_recoupment",
    "costs are recouped or deducted without a cap, budget or approval",
    "a cap, a budget approved in writing, or a list with sums",
  ],
  [
    "undefined_net",
    "net receipts, profits, overhead or reductions that nobody has defined or that the company sets",
    "net defined by a closed list of costs",
  ],
  [
    "no_statements",
    "no duty to account at regular dates to someone who is paid by share",
    "a flat fee with nothing to account for",
  ],
  [
    "no_audit",
    "no right to examine the books, or one under 24 months, or blocked in practice",
    "an audit right of 24 months or more",
  ],
  [
    "statements_binding",
    "statements become final if not objected to within a short time, or at once",
    "final after two years or more, errors excepted",
  ],
  [
    "reserves",
    "reserves against returns without a limit of size or of time, or large and long ones (50 % for four years)",
    "a small reserve, paid out within a year",
  ],
  [
    "withheld_on_any_claim",
    "all payments may be held back on any claim, however small or long",
    "a reasonable sum for a filed claim, released after a time",
  ],
  [
    "other_income",
    "a share of touring, merchandise, endorsements or other income in a deal about something else",
    "the artist keeps such income; a manager's or booker's own commission",
  ],
  [
    "mechanicals_reduced",
    "mechanical royalties waived, reduced (75 % of statutory) or capped at a number of songs",
    "full statutory or society rates",
  ],
  [
    "publishing_taken",
    "songs, a writer's or publisher's share taken or administered in a deal about recordings, a beat or management",
    "a publishing deal; the writer retains all publishing",
  ],
  [
    "society_forbidden",
    "the writer or performer may not join, register with or be paid by a society",
    "registration by shares; a duty to join",
  ],
  [
    "endless_exclusivity",
    "exclusive for longer than the deal needs, without an end, or renewed until somebody stops it",
    "exclusive for a stated short term; one song",
  ],
  [
    "re_record",
    "a ban on recording the same songs again without an end or beyond five years",
    "a ban of two years or so after the term",
  ],
  ["credit_remedy", "no credit, or no remedy when it is missing", "credit with a duty to put it right"],
  [
    "one_way_indemnity",
    "the artist pays for claims against the company and not the other way",
    "each for its own breach",
  ],
  [
    "unlimited_liability",
    "liability or damages of the artist without a cap, or penalties out of proportion",
    "a cap at what was paid",
  ],
  [
    "no_way_out",
    "a continuing deal that the artist cannot end, not even for breach",
    "a single fee for a single work; a fixed short term that simply ends",
  ],
  [
    "one_sided_termination",
    "the company may end it at will and the artist may not",
    "either party may end it on the same grounds",
  ],
  [
    "no_cure",
    "a breach ends it or forfeits money at once, without time to put it right",
    "notice and days to cure",
  ],
  [
    "foreign_law",
    "law, courts or arbitration in a country that neither the reader lives in nor can afford",
    "the reader's own country; mediation near them",
  ],
  [
    "injunction_waived",
    "the artist may only claim money and never stop the use",
    "nothing said of injunctions",
  ],
  [
    "free_assignment",
    "the company may pass the deal to anybody without consent",
    "to a buyer of the whole business, bound by it",
  ],
  [
    "no_key_person",
    "the artist signs because of a person and has no way out when they leave",
    "a company deal that rests on nobody",
  ],
  ["leaving_member", "a leaving member owes songs, money or exclusivity", "each keeps what is theirs"],
  [
    "moral_rights",
    "moral rights waived, or changes to the work without consent",
    "they stay with the author",
  ],
  [
    "name_and_likeness",
    "name, voice or picture used for anything or for ever",
    "for the promotion of the works during the term",
  ],
  [
    "changed_by_one",
    "the company may change terms, prices or rates by itself or by a web page",
    "changes in writing signed by both",
  ],
  [
    "future_works",
    "works not yet made or named fall under it, without a limit",
    "a stated number of works in a stated term",
  ],
  [
    "sample_risk",
    "every risk of samples falls on the artist, also those that others brought in",
    "each answers for what they brought",
  ],
  [
    "sync_without_approval",
    "use in films, adverts, politics or games without the artist's approval",
    "approval, not unreasonably withheld",
  ],
  [
    "power_of_attorney",
    "somebody may sign for the artist, in general, irrevocably or after the term",
    "limited to a named registration after notice",
  ],
  [
    "left_open",
    "blanks, sums to be agreed, vague shares, or the artist states falsely to have had advice",
    "advice offered and time to take it",
  ],
  [
    "commission_after_term",
    "commission goes on after the term without falling or ending, also on extensions and renewals",
    "a sunset in months or steps; only income received during the term",
  ],
  [
    "commission_on_gross",
    "commission on gross income without taking off recording, tour and agency costs or what is passed on",
    "net income, or a list of what is not commissioned",
  ],
  [
    "long_term",
    "the first period alone binds for more than three years",
    "a term of up to three years; the period of a licence",
  ],
  [
    "reduced_rates",
    "royalties fall by country, format, budget line or packaging, or are paid on a part of sales",
    "one rate; mechanicals, which are a point of their own",
  ],
  [
    "income_without_pay",
    "kinds of income of which nothing is paid, or shares that are forfeited",
    "free copies for promotion within a number; a share of everything",
  ],
  [
    "satisfactory_delivery",
    "delivery or payment hangs on taste: commercially satisfactory, to the company's satisfaction",
    "technically satisfactory; acceptance that may not be unreasonably withheld",
  ],
  [
    "suspension",
    "the company may suspend the term, its duties or payments",
    "suspension during force majeure for both",
  ],
  [
    "no_creative_control",
    "the company alone chooses or changes songs, producers, mixes, artwork or style",
    "decided together or with approval",
  ],
  [
    "morals",
    "it ends or costs money when the artist is said to offend, scandalise or bring into disrepute",
    "a conviction by a court; moral rights",
  ],
  ["claims_released", "claims are released or waived in advance", "a settlement of a named claim"],
  [
    "non_compete",
    "other work in the field is forbidden beside or after the deal, or within a radius and time",
    "exclusivity of the recordings during the term; a short radius for one show",
  ],
  [
    "one_sided_costs",
    "the artist pays the other side's lawyers, arbitration or enforcement whoever wins",
    "the loser pays; each bears its own",
  ],
  [
    "court_narrowed",
    "jury or class action waived, claims barred within less than two years, no court at all",
    "mediation first; ordinary arbitration near both",
  ],
  [
    "buyout",
    "one sum settles everything and no royalty follows",
    "a session fee for a session; a fee with royalties",
  ],
  [
    "low_share",
    "a share well below what is usual for this kind: recording under 15 %, writer under 50 %, commission above 20 %",
    "usual shares",
  ],
  ["capped_use", "a licence that is used up after a number of copies, streams or views", "unlimited use"],
  [
    "joint_ownership",
    "the other side becomes co-owner of the vocal, lyrics or new song",
    "shares by a split sheet",
  ],
  [
    "penalty",
    "a fixed sum, a multiple of the fee or forfeiture for a breach, without regard to the loss",
    "damages for loss proved; a cancellation fee for both",
  ],
];

/** "uncapped_recoupment" of point 9. */
export const keyOf = (point: number): string => guides[point - 1]![0];

export function pointOfKey(key: string): number | undefined {
  const index = guides.findIndex(([name]) => name === key);
  return index === -1 ? undefined : index + 1;
}

/** The points that such a contract is asked for. */
export function askedPoints({ isAsked }: Pick<RuleReading, "isAsked">): number[] {
  return reviewPoints.map(({ number }) => number).filter(isAsked);
}

/** A line for each of the points. */
export function guideTo(points: readonly number[]): string {
  return points
    .map((point) => {
      const [key, raises, not] = guides[point - 1]!;
      return `${key}: ${raises}. Not: ${not}.`;
    })
    .join("\n");
}
