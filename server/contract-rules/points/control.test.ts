import { expect, test } from "vitest";
import { isFlagged, type Clause } from "#server/contract-rules/labelled/is-flagged";

const advised = "Each party has had the opportunity to take independent legal advice.";

const clauses: Clause[] = [
  [30, true, "The Company may assign this agreement to any third party."],
  [30, true, "The Company is free to transfer its rights without the consent of the Artist."],
  [30, true, "The Company may pass this agreement on to an investor."],
  [30, false, "Neither party may assign this agreement without the other's consent."],
  [30, false, "The Company may assign this agreement only with the Artist's written consent."],
  [30, false, "The Company may sell copies of the recordings to anyone."],

  [32, true, "If a member leaves the band, the Company has an option on the solo recordings of that member."],
  [32, true, "A leaving member remains bound to this agreement."],
  [32, true, "Leaving members are exclusive to the Company as solo artists."],
  [32, false, "A member who leaves the band is released from this agreement and free to record."],
  [32, false, "If Grace leaves the Company, the Artist may end this agreement."],
  [32, false, "Each member of the band shall attend the sessions."],

  [39, true, "The Company may sign contracts in her name.", "management"],
  [
    39,
    false,
    "The Manager signs nothing in her name: each contract is put before her, and only she signs it.",
    "management",
  ],

  [33, true, "The Artist waives all moral rights."],
  [33, true, "The Artist agrees not to assert moral rights against the Company."],
  [33, true, "The Artist gives up the right to be named as author."],
  [33, false, "The Artist does not waive any moral rights."],
  [33, false, "The Company respects the moral rights of the Artist."],
  [33, false, "The Artist keeps all moral rights, and no waiver of them is intended."],

  [34, true, "The Company may use the Artist's name, image and voice for any purpose."],
  [34, true, "The Company has the perpetual right to use the Artist's likeness."],
  [34, true, "The Company may put the Artist's photograph on any products or services."],
  [34, false, "The Company may use the Artist's name and approved photographs only to promote the Masters."],
  [34, false, "The Company shall not use the Artist's likeness for any product."],
  [34, false, "The Company may use the Artist's image to advertise the Album during the Term."],

  [35, true, "The Company may amend the terms of this agreement by notice."],
  [35, true, "The Company reserves the right to change the royalty rates at any time."],
  [35, true, "The terms may be changed by the Company without notice."],
  [35, false, "This agreement may be amended only in writing signed by both parties."],
  [35, false, "The Company may not vary this agreement by notice."],
  [35, false, "The Company may change the artwork with the Artist's approval."],

  [39, true, "The Artist irrevocably appoints the Company as her attorney-in-fact."],
  [39, true, "The Artist grants the Company a power of attorney."],
  [39, true, "The Company may sign any document in the Artist's name."],
  [39, false, "The Artist gives no power of attorney."],
  [39, false, "The Company shall not sign in the Artist's name."],
  [39, false, "The loser pays attorneys' fees, and each party may consult an attorney."],

  [40, true, "The Artist receives ____ percent of the income."],
  [40, true, "The Artist shall be paid a fair share. " + advised],
  [40, true, "The royalty is to be agreed. " + advised],
  [40, true, "The fee is KES [amount]. " + advised],
  [40, true, "The Company pays the costs of the Artist's lawyer."],
  [40, false, advised],
  [40, false, `${advised}\n\nSigned: ____________ Date: ________`],
  [40, false, `${advised}\n\nTAMU ______________ WANJIRU ______________`],
  [40, true, `${advised}\n\nRoyalty ______________ Term ______________`],
  [40, false, "The Artist has consulted a lawyer of her choice."],
];

test.each(clauses)("point %d is flagged (%s) by: %s", (point, isFlag, words, kind) => {
  expect(isFlagged(point, words, kind)).toBe(isFlag);
});
