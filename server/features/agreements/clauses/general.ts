import type { Clause } from "#shared/domain/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";

export function general({ releasing, contributing }: Deal): Clause {
  return {
    heading: "General",
    paragraphs: [
      prose(
        "Entire agreement: this agreement, with the split sheet that it refers to, is all that the parties have agreed on its",
        "subject. It replaces what they said or wrote before.",
      ),
      "Amendment: a change is valid only in writing and signed by both parties, which they may do electronically.",
      prose(
        `Assignment: a party may transfer its rights to income by notice to the other. ${releasing.The} may transfer other rights`,
        "only together with the Master, to someone who takes on in writing every duty that goes with them. Any other transfer, and",
        `any transfer of the duties of ${contributing.the}, needs the other party’s written consent.`,
      ),
      prose(
        "Severability: if a provision is invalid, the rest stays in force, and the provision is read as far as possible so that it",
        "is valid and keeps its purpose.",
      ),
      "Waiver: a party that does not use a right at once does not lose it.",
      "Further steps: each party must sign the papers and make the registrations that give effect to this agreement.",
    ],
  };
}
