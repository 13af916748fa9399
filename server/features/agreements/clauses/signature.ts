import { brand } from "#shared/brand";
import type { PartyType } from "#shared/domain/agreements/agreement-choices";
import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";
import { recordOfASignature } from "#shared/wordings/record-of-a-signature";

export const electronicSignature: LibraryClause<Deal> = {
  purpose: "The parties accept how they sign, and what the law may still ask for.",
  source:
    "Kenya, Evidence Act s.78A and s.106B; KICA s.83O and s.83P; Law of Contract Act s.3(6) (as amended: not verified).",
  dependsOn: [],
  write: () => ({
    heading: "Electronic signature",
    paragraphs: [
      prose(
        "The parties sign electronically, each through a personal link or session, in parts that are one original. Neither disputes this",
        "agreement for that.",
      ),
      prose(
        `The signed text, its SHA-256 digest, and the record of each signature (${recordOfASignature}) may be produced as evidence,`,
        "with the certificate that the law requires.",
      ),
    ],
  }),
};

export const independentAdvice: LibraryClause<Deal> = {
  purpose: "Nobody signs unread, under age, or without authority.",
  source: "Practice of the trade. Minors’ contracts: not verified; docs/legal-review.md.",
  dependsOn: [],
  write: ({ releasing, contributing }) => ({
    heading: "Capacity and independent advice",
    paragraphs: [
      ...capacity([releasing.party.type, contributing.party.type]),
      prose(
        "Each party has read and understood this agreement, could take independent legal advice, and signs",
        `freely. ${brand.name}${brand.suffix}, with which it was prepared, is no party to it and gives no legal advice.`,
      ),
    ],
  }),
};

function capacity(types: readonly PartyType[]): string[] {
  const everyMember = types.includes("group") ? ", and every member of a group," : "";
  const isMinor = types.includes("minor");
  return paragraphs(
    types.some((type) => type === "company" || type === "group") &&
      prose(
        "Whoever signs for a company or a group has its authority. It has, or will first get, the written consent of everyone who performs or",
        "writes for it (under eighteen, of a parent or guardian), and shows it when asked and before the release: what this agreement says of its performance, writing, name or likeness is said of them.",
      ),
    types.includes("group") &&
      prose(
        "Each member of a group is liable for all of its duties, and hands over the others’ written authority when asked. What is paid to the account that whoever signs for it names is paid to all.",
        "Whoever signs for it also gives and receives notices and consents for all, but nobody’s own consent on their voice, playing or likeness, until the other party is told otherwise. Its members hold what is theirs by this agreement in equal shares, unless they agree otherwise in writing.",
      ),
    ...(isMinor ? ofMinor : []),
    isMinor
      ? prose(
          "Whoever is named as under eighteen counts as such until the other party is shown otherwise.",
          `Everybody else${everyMember} is eighteen or older.`,
        )
      : `Everybody who signs${everyMember} is eighteen or older.`,
  );
}

const ofMinor = [
  prose(
    "The parent or guardian who signs for a person under eighteen has considered that this agreement is for that person’s benefit,",
    "and agrees to the use of that person’s data that it describes. The recording takes place outside school hours; the parent or guardian is present, or",
    "names an adult who is.",
  ),
  prose(
    "Until that person is eighteen the parent or guardian makes the payments, sees to it that the other duties of this agreement are performed, and is",
    "liable for both, as a party beside that person.",
  ),
  prose(
    "What is due to that person is paid to an account that the parent or guardian names and holds in trust for them; it is",
    "spent only for their benefit, accounted for at eighteen, and goes to them alone from then on. Whoever the law puts in the place of that parent or guardian",
    "takes it here, too, once named to the other party.",
  ),
];
