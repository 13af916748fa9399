import type { Clause } from "#shared/domain/agreement-text";
import { prose } from "#server/features/agreements/clauses/prose";

/** Who appoints whoever the parties cannot agree on. */
export const APPOINTING_BODY = "the Chairperson of the Chartered Institute of Arbitrators, Kenya Branch";

export function disputes(): Clause {
  return {
    heading: "Governing law and disputes",
    paragraphs: [
      "This agreement is governed by the law of Kenya.",
      prose(
        "A party that has a dispute must tell the other in writing, and both must try in good faith to settle it. If they have",
        "not settled it within fourteen days they must refer it to a mediator, whose fees they share equally.",
      ),
      prose(
        "A dispute that mediation has not settled within thirty days after it was proposed is finally decided under the",
        "Arbitration Act (Cap. 49) by one arbitrator. The seat is Nairobi, the language English, and hearings may be held by",
        "video.",
      ),
      prose(
        `If the parties cannot agree on a mediator or arbitrator within fourteen days, ${APPOINTING_BODY}, appoints one at the`,
        "request of either.",
      ),
      "Either party may at any time ask a court for urgent interim relief to protect its rights.",
    ],
  };
}
