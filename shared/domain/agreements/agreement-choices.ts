/** What a party to an agreement is: it decides on how it is named, and on who signs for it. */
export const partyTypes = ["person", "minor", "company", "group"] as const;
export type PartyType = (typeof partyTypes)[number];

export const partyTypeLabels: Record<PartyType, string> = {
  person: "A person of 18 or older",
  minor: "A person under 18",
  company: "A company or label",
  group: "A band or group",
};

/** Who may license the recording for film, series, games and adverts. */
export const syncChoices = ["alone", "joint", "none"] as const;
export type SyncChoice = (typeof syncChoices)[number];

/** What somebody who owns half of the master receives beside a stated percentage. */
export const ownersIncomes = ["percentage", "share"] as const;
export type OwnersIncome = (typeof ownersIncomes)[number];

export const ownersIncomeLabels: Record<OwnersIncome, string> = {
  percentage: "Only the percentage",
  share: "The percentage, and half of the rest",
};

/** What a percentage is reckoned on: before or after what distributors keep. */
export const percentageBases = ["net", "gross"] as const;
export type PercentageBase = (typeof percentageBases)[number];

export const percentageBaseLabels: Record<PercentageBase, string> = {
  net: "What comes in after distributors’ charges",
  gross: "What comes in before any charge",
};

/** What a party is, where the form names it under a prefix: "artistType", "artistLegalName" and so on. */
export type PartyDetails<Prefix extends string> = { [Field in `${Prefix}Type`]: PartyType } & {
  [Field in `${Prefix}${"LegalName" | "Registration" | "Office" | "Signatory" | "Members"}`]: string;
};

/** What both forms ask in their folded part. */
export type AgreementChoices = {
  /** Null in a form from before this was asked. */
  sync: SyncChoice | null;
  ownerReceives: OwnersIncome;
  percentageBase: PercentageBase;
  /** So long there is for a release before the rights go back; null where that was not asked. */
  releaseMonths: number | null;
  letterOfDirection: boolean;
  /** The city that an arbitration has its seat in. */
  seat: string;
};

export const agreementChoicesDefaults = {
  ownerReceives: "percentage",
  percentageBase: "net",
  releaseMonths: 18,
  letterOfDirection: true,
  seat: "Nairobi",
} as const;

export const RELEASE_MONTHS = { least: 6, most: 36 } as const;

/** How a party is described in a contract. */
export type DescribedParty = {
  type: PartyType;
  /** The name that it performs or trades under. */
  name: string;
  legalName: string;
  registration: string;
  office: string;
  signatory: string;
  members: string;
};

/** One party out of a form that names it under a prefix; `name` stands in a field of its own. */
export function partyDetails<Prefix extends string>(
  form: PartyDetails<Prefix>,
  prefix: Prefix,
  name: string,
): DescribedParty {
  const fields = form as Record<string, string>;
  const field = (what: string) => fields[`${prefix}${what}`] ?? "";
  return {
    type: field("Type") as PartyType,
    name,
    legalName: field("LegalName"),
    registration: field("Registration"),
    office: field("Office"),
    signatory: field("Signatory"),
    members: field("Members"),
  };
}

/** Which of its fields a party of a type is asked for; what the type does not ask for is dropped. */
export const partyFieldsOf = {
  person: ["LegalName", "Office"],
  minor: ["LegalName", "Office", "Signatory"],
  company: ["LegalName", "Registration", "Office", "Signatory"],
  group: ["Office", "Signatory", "Members"],
} as const satisfies Record<PartyType, readonly string[]>;

/** Whether a master that both own leaves a stated percentage beside it: then the form asks what the owner receives. */
export function asksOwnersIncome(ownership: string, hasPercentage: boolean): boolean {
  return ownership === "shared" && hasPercentage;
}

/** A party of which a form says nothing but the name that stands in a field of its own. */
export function personAlone<Prefix extends string>(prefix: Prefix): PartyDetails<Prefix> {
  const texts = ["LegalName", "Registration", "Office", "Signatory", "Members"];
  return Object.fromEntries([
    [`${prefix}Type`, "person"],
    ...texts.map((field) => [`${prefix}${field}`, ""]),
  ]) as PartyDetails<Prefix>;
}
