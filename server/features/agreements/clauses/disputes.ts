import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { prose, sentence } from "#server/features/agreements/clauses/prose";

/** Who appoints whoever the parties cannot agree on. */
export const APPOINTING_BODY = "the Chairperson of the Chartered Institute of Arbitrators, Kenya Branch";

export const disputes: LibraryClause<Deal> = {
  purpose:
    "A dispute is talked over, then mediated, then decided by somebody, at a cost that fits what it is about.",
  source:
    "Arbitration Act (Cap. 49); Small Claims Court Act, 2016 (limit of its jurisdiction: not verified).",
  dependsOn: ["seat"],
  write: ({ seat }) => ({
    heading: "Governing law and disputes",
    paragraphs: [
      "This agreement is governed by the law of Kenya.",
      prose(
        "A party must tell the other of a dispute in writing. Unless it is settled within fourteen days, they refer it to a mediator, whose fees",
        "they share equally.",
      ),
      prose(
        "A claim that a Small Claims Court in Kenya may hear may go there at once. Any",
        "dispute not brought there that mediation has not settled within thirty days of its proposal, is finally decided by one arbitrator,",
        `in English, under the arbitration law of the seat. The seat is ${sentence(seat)}`,
      ),
      prose(
        `If they agree on no mediator or arbitrator within fourteen days, ${APPOINTING_BODY}, appoints one when`,
        "either asks.",
      ),
      prose(
        "The split sheet, once signed, says how a dispute about the Composition is decided. Either party may ask a court for urgent",
        "interim relief.",
      ),
    ],
  }),
};
