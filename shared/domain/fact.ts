import { partyDetails, type PartyDetails } from "#shared/domain/agreements/agreement-choices";
import { formatKes, numberInWords, sumInWords, type Cents } from "#shared/domain/money";
import { formatShare, halfOfTheRest, withHalfOfTheRest, type Hundredths } from "#shared/domain/shares";
import { writtenDate } from "#shared/domain/written-date";

/** Something a form says, with the texts any of which says it in an agreement; the first is how the library says it. */
export type Fact = {
  /** The form's field, or a part of it. */
  key: string;
  label: string;
  accepted: string[];
  /** Texts that say the opposite of what was chosen, wherever else it is said as well. */
  contrary?: string[];
  /** Texts that deny it where nothing else says it: of another thing they may be said as well. */
  denials?: string[];
  /** A name or a title: capitals count. */
  isName?: true;
  /** What the parties wrote themselves, at any length: it stands in the agreement word for word. */
  isOwnWords?: true;
  /** It follows from others, so that an agreement may say it and need not. */
  isDerived?: true;
};

/** No fact where the form is silent. */
export function textFact(key: string, label: string, text: string): Fact[] {
  return text === "" ? [] : [{ key, label, accepted: [text] }];
}

export function nameFact(key: string, label: string, name: string): Fact[] {
  return textFact(key, label, name).map((fact) => ({ ...fact, isName: true }));
}

export function ownWordsFact(key: string, label: string, text: string): Fact[] {
  return textFact(key, label, text).map((fact) => ({ ...fact, isOwnWords: true }));
}

export function sumFact(key: string, label: string, cents: Cents): Fact {
  const accepted = cents === 0 ? ["no fee", "KES 0", "without a fee"] : [formatKes(cents), sumInWords(cents)];
  return { key, label, accepted };
}

export function percentageFact(key: string, label: string, share: Hundredths): Fact {
  return { key, label, accepted: [`${formatShare(share)}%`] };
}

/** What a percentage and half of the rest come to, for either side. */
export function inAllFacts(key: string, label: string, share: Hundredths): Fact[] {
  return [
    {
      key: `${key}.inAll`,
      label,
      accepted: [withHalfOfTheRest(share), halfOfTheRest(share)],
      isDerived: true,
    },
  ];
}

export function dayFact(key: string, label: string, day: string): Fact[] {
  return day === "" ? [] : [{ key, label, accepted: [writtenDate(day)] }];
}

/** Whose all of the master is: that 100% are somebody's says nothing of whose. */
export function soleOwnerFact(owner: string, other: string): Fact {
  const [accepted, contrary] = [ownsAll(owner), ownsAll(other)];
  return { key: "masterOwnership", label: "Master ownership", accepted, contrary };
}

export function equalOwnersFact(...owners: string[]): Fact {
  const accepted = ["50%", "50/50", "equal shares"];
  return { key: "masterOwnership", label: "Master ownership", accepted, contrary: owners.flatMap(ownsAll) };
}

const ownsAll = (owner: string) => [
  `${owner} owns 100%`,
  `100% owned by the ${owner}`,
  `owned 100% by the ${owner}`,
];

/** Rights that are given without saying for how long end after three years (Kenya, Copyright Act s.33(7)). */
export function perpetuityFact(): Fact {
  const accepted = ["full term of copyright", "in perpetuity", "perpetual"];
  return { key: "agreementDuration", label: "Agreement duration", accepted };
}

const RIGHT_WORDS = ["revision", "revisions", "round", "rounds", "set of", "sets of", "free", "included"];

/** "two (2) rounds of revisions": in figures, in words or both. */
export function revisionsFact(revisions: number): Fact {
  const none = ["no revisions", "no revision", "no rounds", "no free", "without revisions"];
  const word = numberInWords(revisions).toLowerCase();
  const counts = [`${word} (${revisions})`, String(revisions), word, `${revisions} (${word})`];
  const counted = counts.flatMap((count) => RIGHT_WORDS.map((what) => `${count} ${what}`));
  return {
    key: "revisions",
    label: "Revisions",
    accepted: revisions === 0 ? [...none, ...counted] : counted,
  };
}

export function exclusivityFact(isExclusive: boolean): Fact {
  const fact = { key: "exclusivity", label: "Exclusivity" };
  const exclusive = ["exclusive", "exclusively", "exclusivity"];
  const free = ["non-exclusive", "not exclusive", "no exclusivity", "nonexclusive"];
  if (!isExclusive) return { ...fact, accepted: free, contrary: ["an exclusive basis"] };
  return { ...fact, accepted: exclusive, contrary: [...isFree], denials: free };
}

/** Said of what the agreement is about: a name may be given without exclusivity beside it. */
const isFree = ["non-exclusive", "not exclusive", "nonexclusive"].flatMap((free) => [
  `${free} basis`,
  ...["the beat", "the performance"].flatMap((work) => [`${work}: ${free}`, `${work} is ${free}`]),
  `services are ${free}`,
  `this agreement is ${free}`,
]);

/** How a party is described beside the name that it performs under. */
export function partyFacts<Prefix extends string>(
  form: PartyDetails<Prefix>,
  prefix: Prefix,
  label: string,
): Fact[] {
  const { legalName, registration, office, signatory, members } = partyDetails(form, prefix, "");
  return [
    ...nameFact(`${prefix}LegalName`, `${label} legal name`, legalName),
    ...textFact(`${prefix}Registration`, `${label} registration number`, registration),
    ...textFact(`${prefix}Office`, `${label} address`, office),
    ...nameFact(`${prefix}Signatory`, `Who signs for the ${label.toLowerCase()}`, signatory),
    ...nameFact(`${prefix}Members`, `${label} members`, members),
  ];
}

export function monthsFact(months: number): Fact {
  return { key: "releaseMonths", label: "Months to release", accepted: [`${months} months`] };
}
