import type { Clause } from "#shared/domain/agreement-text";
import type { Deal } from "#server/features/agreements/clauses/deal";
import { prose } from "#server/features/agreements/clauses/prose";

export function notices({ releasing, contributing }: Deal): Clause {
  return {
    heading: "Notices",
    paragraphs: [
      "A notice under this agreement is given in writing, by e-mail:",
      `(a) to ${releasing.the}, ${releasing.name}, at ${releasing.email}; and`,
      `(b) to ${contributing.the}, ${contributing.name}, at ${contributing.email}.`,
      prose(
        "It counts as received on the next working day in Nairobi, unless the sender learns that it did not arrive. A party may",
        "name another address by notice to the other.",
      ),
    ],
  };
}
