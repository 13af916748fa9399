import { isOfMinor, type Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { clause } from "#server/features/agreements/clauses/references";
import { prose } from "#server/features/agreements/clauses/prose";

export const general: LibraryClause<Deal> = {
  purpose: "What papers belong together and which prevails; how they change, pass to others and are read.",
  source:
    "Practice of the trade. A share in a master is offered to the other owner first, as its own clause says.",
  dependsOn: ["ownership"],
  write: (deal) => ({
    heading: "General",
    paragraphs: [
      prose(
        "Entire agreement: this agreement with its annexes, and the split sheet, replace what was said or",
        "written before, but for what they name. This agreement prevails for the recording and what it earns; the split sheet prevails for the",
        "Composition.",
      ),
      prose(
        "Amendment: a change is valid only in writing and signed by both parties, also electronically. Until then the",
        "agreement stays as it is.",
      ),
      transferOfRights(deal),
      "Heirs: this agreement binds and benefits heirs and successors. Duties to perform in person end with death.",
      prose(
        "Severability: an invalid provision leaves the rest in force, and is read close to its purpose. A right not used at",
        "once is not lost.",
      ),
      prose(
        "Events beyond control: a party is not in breach while what it can neither foresee nor avoid keeps it from performing.",
        "This excuses no payment.",
      ),
    ],
  }),
};

function transferOfRights({ releasing, contributing, owner }: Deal): string {
  const income = `Transfer: a party may transfer its income by notice to the other${isOfMinor({ releasing, contributing }) ? ", but while it is under eighteen only with leave of a court" : ""}.`;
  const duties = `Nobody passes on the duties of ${contributing.the} without the other’s written consent.`;
  if (!owner) {
    return prose(
      `${income} It may transfer its share in the Master as`,
      `${clause("Ownership of the Master")} says. ${duties}`,
    );
  }
  const other = owner === releasing ? contributing : releasing;
  return prose(
    `${income} ${owner.The} may transfer the Master to someone who takes on`,
    `in writing every duty that goes with it, and stays liable beside them. ${other.The} may transfer other rights only with the`,
    `business they belong to, on the same condition. ${duties}`,
  );
}
