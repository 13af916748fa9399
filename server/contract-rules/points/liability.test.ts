import { expect, test } from "vitest";
import { isFlagged, type Clause } from "#server/contract-rules/labelled/is-flagged";

const clauses: Clause[] = [
  [23, true, "The Artist keeps the Company free from every claim, cost and loss."],
  [23, true, "The Artist shall indemnify the Company against all claims."],
  [23, true, "The Company shall be indemnified by the Artist and held harmless."],
  [23, true, "The Producer shall indemnify the Artist against all claims.", "producer"],
  [23, false, "Each party shall indemnify the other against loss caused by its own breach."],
  [
    23,
    false,
    "The Artist shall indemnify the Company. The Company shall indemnify the Artist in the same way.",
  ],
  [23, false, "The Company shall indemnify the Artist against claims of third parties."],
  [23, false, "The Artist gives no indemnity and shall not indemnify the Company."],

  [24, true, "The Company is not responsible to her for anything."],
  [
    24,
    true,
    "The Artist will indemnify the Company from any loss, damage and expense whatsoever, including the fees of its lawyers, that arises out of a claim inconsistent with the warranties, without limit of amount.",
  ],
  [24, true, "The liability of the Artist is unlimited."],
  [24, true, "The Artist is liable without any limit."],
  [24, true, "The liability of the Company shall not exceed KES 10,000."],
  [24, false, "Neither party has unlimited liability."],
  [24, false, "The liability of each party is limited to KES 500,000."],
  [
    24,
    false,
    "The Artist may use any means, including without limitation e-mail, and is liable for what it costs.",
  ],

  [28, true, "This agreement is governed by the laws of England."],
  [28, true, "The courts of New York have exclusive jurisdiction."],
  [28, true, "Nigerian law applies to this agreement."],
  [
    28,
    false,
    "Tamu Inc., a company organized under the laws of Delaware, pays for the recording of the album.",
  ],
  [28, false, "This agreement is governed by the law of Kenya."],
  [28, false, "No foreign law applies, and no court of England has jurisdiction."],
  [28, false, "Disputes are settled by the courts in Nairobi. The Company has an office in London."],

  [29, true, "The Artist waives any right to seek an injunction."],
  [
    29,
    true,
    "The Artist's sole remedy is damages and the Artist shall not be entitled to enjoin the release.",
  ],
  [29, true, "The Artist cannot go to court to have the recording stopped."],
  [29, false, "Nothing in this agreement prevents the Artist from seeking an injunction."],
  [29, false, "The Company shall be entitled to seek an injunction if the Artist is in breach."],
  [29, false, "Either party may ask a court for an injunction."],

  [37, true, "The Artist is solely responsible for clearing all samples."],
  [37, true, "The Artist bears all costs of any sample, whether introduced by the Artist or by the Company."],
  [37, true, "The Artist alone pays for every sample in the Masters."],
  [37, false, "The Artist is responsible for samples introduced by the Artist."],
  [37, false, "The Artist is not liable for all samples; the Company is responsible for samples it adds."],
  [37, false, "The Artist warrants that the Masters contain no uncleared samples."],
];

test.each(clauses)("point %d is flagged (%s) by: %s", (point, isFlag, words, kind) => {
  expect(isFlagged(point, words, kind)).toBe(isFlag);
});
