import { describe, expect, test } from "vitest";
import { readByRules } from "#server/contract-rules/read-by-rules";

const deals = {
  recording: ["RECORDING AGREEMENT", "Label", "Artist"],
  distribution: ["MUSIC DISTRIBUTION AGREEMENT", "Distributor", "Licensor"],
  publishing: ["PUBLISHING AGREEMENT", "Publisher", "Writer"],
  management: ["ARTIST MANAGEMENT AGREEMENT", "Manager", "Artist"],
  letter: ["MUSIC DISTRIBUTION AGREEMENT", "we", "you"],
} as const;
type Deal = keyof typeof deals;

/** Whether such a contract is said to do harm at a point, in these words. */
function isCalledHarmful(point: number, words: string, deal: Deal): boolean {
  const [title, company, creator] = deals[deal];
  const copies =
    deal === "letter"
      ? "You keep one copy and send us the other. We tell you what our headings mean; you tell us whether your name is right."
      : `The parties sign two copies. The ${creator} signs first and the ${company} signs last.`;
  const text = `${title}\n\nThis agreement is between Mawingu Tunes Limited of Nakuru, Kenya ("${company}") and Akinyi Odero of Nakuru, Kenya ("${creator}").\n\n1. Terms\n\n${words}\n\n2. Copies\n\n${copies}`;
  const { issues, doubtful } = readByRules(text);
  return issues.some((issue) => issue.point === point && !doubtful.includes(issue));
}

type Wording = [point: number, deal: Deal, words: string];

const harmful: Wording[] = [
  [35, "letter", "Rates may be adjusted on fourteen days' notice."],
  [35, "letter", "A change takes effect as soon as the revised text is posted here."],
  [
    35,
    "letter",
    "Whoever goes on uploading after an amendment of these conditions is deemed to agree to it.",
  ],
  [35, "letter", "By leaving your singles online after an update, you consent to the new conditions."],
  [35, "letter", "If you do not accept a modified fee list, you must stop using the service."],
  [35, "distribution", "The current version of this agreement on the portal prevails over any earlier one."],
  [35, "publishing", "The Publisher is entitled to vary its fee on a month's notice to the Writer."],
  [
    39,
    "management",
    "The Manager has authority to negotiate and conclude concert contracts in the name of the Artist.",
  ],
  [39, "management", "The Manager may take bookings and bind the Artist to a tour of up to ten dates."],
  [39, "management", "The Manager is authorised to receive cheques and endorse the Artist's name on them."],
  [39, "recording", "A refusal to sign entitles the Label to sign the paper as the Artist's agent."],
  [
    39,
    "recording",
    "The Label is appointed the Artist's lawful representative for the signing of registrations and transfers.",
  ],
  [
    39,
    "recording",
    "The Artist gives to the Label the right as attorney-in-fact to sign and register such papers anywhere if the Artist does not do so within three days after being asked.",
  ],
  [23, "recording", "What the Label spends on costs of defending a claim is at the Artist's expense."],
  [23, "recording", "The Artist shall save and keep the Label free and clear from every claim of others."],
  [55, "recording", "Income is divided as follows: 91% Label / 9% Artist."],
  [
    55,
    "recording",
    "The Label retains eighty-eight percent (88%) of all net revenue and the other twelve percent (12%) is paid to the Artist.",
  ],
  [55, "publishing", "Of all income the Publisher's share is 70% and the Writer's share is 30%."],
  [
    55,
    "distribution",
    "The Distributor deducts a distribution fee of forty percent (40%) from gross revenue.",
  ],
  [55, "distribution", "The royalty for each track amounts to 45% of the net income."],
  [55, "distribution", "Net revenue is split 50/50 between the Distributor and the Licensor."],
  [55, "distribution", "The Distributor's commission: 45% of gross receipts."],
  [35, "recording", "The shares of Schedule C are subject to adjustment by the Label each year."],
  [23, "letter", "You alone answer for claims about your songs and reimburse us what we spend."],
  [
    15,
    "letter",
    "If we find that a stream was artificial or broke our policies, we may for good withhold any payments to you.",
  ],
  [
    15,
    "letter",
    "Where we are of the opinion that there was such activity, we withhold all payments due to you.",
  ],
  [45, "recording", "All income from video monetisation shall belong to the Label."],
  [45, "letter", "Earnings below 40 dollars at the closing of your account are forfeited."],
  [45, "letter", "Royalties not drawn within nine months become our property."],
  [45, "publishing", "The Publisher is not obliged to account to the Writer for any blanket sums."],
  [58, "recording", "Late delivery entails a penalty of 4% of the fee for each week."],
  [58, "recording", "After a breach the Artist must buy out this contract for KES 900,000."],
  [
    58,
    "recording",
    "If the Artist does not appear, the Artist forfeits the whole fee and pays the same again.",
  ],
  [58, "management", "Whoever leaves early pays: the Artist shall pay an exit fee of $4,000."],
  [24, "management", "The Manager shall not be liable for any act or omission of its staff."],
  [24, "letter", "We are not liable for rules of shops, for breaks in service, or for any loss of yours."],
  [50, "letter", "We owe nothing and you release us from all liability for takedowns."],
  [50, "recording", "The Artist waives every right of recourse against the Label."],
  [53, "letter", "Quarrels are settled by an arbitrator whom we choose."],
  [53, "recording", "Disputes are put to the Label, whose decision is final."],
  [53, "letter", "Every dispute must be brought within six months or it is barred."],
  [
    52,
    "management",
    "The Artist shall be liable for all legal fees on an advocate-and-own-client scale if the Manager enforces its rights.",
  ],
  [52, "recording", "Legal costs of mediation are borne by the Artist."],
];

const harmless: Wording[] = [
  [35, "recording", "The Label may change the release schedule after talking to the Artist."],
  [35, "letter", "Rates may be adjusted by agreement of both of us at any time."],
  [35, "letter", "By continuing to use the site you agree to these rules."],
  [35, "letter", "After a change of your address you agree to tell us the new one."],
  [
    35,
    "publishing",
    "Words may be changed from time to time for a translation that the Writer has approved.",
  ],
  [35, "recording", "The current version of the mix prevails over earlier mixes."],
  [35, "letter", "If you do not accept a new mix, we make another one."],
  [39, "management", "The Manager has no authority to conclude contracts in the name of the Artist."],
  [39, "management", "The Manager may not bind the Artist to any date."],
  [39, "recording", "One of the members may sign on behalf of the band if all members have agreed."],
  [39, "recording", "The Artist's lawful representative receives a copy of each statement."],
  [39, "recording", "The winner of a suit recovers reasonable attorneys' fees."],
  [23, "recording", "What the Artist spends on costs of defending a claim is at the Label's expense."],
  [23, "recording", "The Label shall keep the Artist free and clear from claims about its artwork."],
  [23, "recording", "New strings are bought at the Artist's expense."],
  [55, "recording", "Income is divided as follows: 60% Label / 40% Artist."],
  [
    55,
    "recording",
    "The Label retains fifty percent (50%) of all net revenue and the other fifty percent (50%) is paid to the Artist.",
  ],
  [55, "recording", "Net revenue is split 50/50 between the Label and the Artist."],
  [55, "publishing", "Of all income the Publisher's share is 20% and the Writer's share is 80%."],
  [
    55,
    "distribution",
    "The Distributor deducts a distribution fee of twelve percent (12%) from gross revenue.",
  ],
  [55, "distribution", "The royalty for each track amounts to 85% of the net income."],
  [55, "distribution", "Video costs are split 50/50 between the Distributor and the Licensor."],
  [55, "recording", "A royalty of 3% of net receipts is due to the mixer, out of the Label's share."],
  [55, "letter", "We keep 9% of what your songs earn, and pay you the rest."],
  [55, "distribution", "The Distributor's commission: 10% of gross receipts."],
  [35, "recording", "The shares of Schedule C are subject to adjustment by both parties."],
  [39, "recording", "Notices to the Artist are sent with a copy to the Artist's attorney."],
  [23, "letter", "We answer for claims about our advertising and reimburse you what you spend."],
  [15, "letter", "If we find that a stream was artificial, we withhold only what that stream earned."],
  [15, "letter", "If we find that a file is damaged, we tell you."],
  [45, "recording", "All income from concerts shall belong to the Artist."],
  [45, "letter", "Earnings below 40 dollars are not forfeited and are carried forward."],
  [45, "recording", "The Artist shall not forfeit any royalties for leaving."],
  [45, "recording", "The tapes become the property of the Artist."],
  [58, "recording", "Late payment entails a penalty of 4%, paid by the Label to the Artist."],
  [58, "recording", "If the Label cancels, it shall pay the Artist twice the fee as liquidated damages."],
  [58, "recording", "No early termination entails a penalty of any kind."],
  [58, "recording", "The Artist may buy strings out of the budget for the studio."],
  [24, "management", "Neither side is liable for an act or omission of the other."],
  [24, "letter", "We are liable for breaks in service and for any loss of yours."],
  [50, "letter", "We release you from all liability for takedowns."],
  [50, "recording", "The Artist does not waive any right of recourse against the Label."],
  [53, "letter", "Quarrels are settled by an arbitrator whom the law society chooses."],
  [53, "recording", "Disputes are put to the court in Kisumu, whose decision is final."],
  [53, "letter", "Every dispute is brought to our desk first, and within six days we answer."],
  [
    52,
    "management",
    "The Manager shall be liable for all legal fees on an advocate-and-own-client scale if the Artist enforces its rights.",
  ],
  [52, "recording", "Legal costs of mediation are borne by each party in equal parts."],
];

describe("a clause in words of others is called harmful where it is", () => {
  test.each(harmful)("point %i, %s: %s", (point, deal, words) => {
    expect(isCalledHarmful(point, words, deal)).toBe(true);
  });
});

describe("what only looks like it is not", () => {
  test.each(harmless)("point %i, %s: %s", (point, deal, words) => {
    expect(isCalledHarmful(point, words, deal)).toBe(false);
  });
});
