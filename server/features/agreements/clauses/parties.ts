import type { Side } from "#server/features/agreements/clauses/deal";

/** "(1) Amina Njeri Wanjiru, performing as Amina, of Nairobi, e-mail a@example.com (the “Artist”); and" */
export function partyLine(number: number, { role, email, party }: Side, end: "; and" | "."): string {
  const address = party.type === "minor" ? "whose e-mail is" : "e-mail";
  return `(${number}) ${described(party)}, ${address} ${email} (the “${role}”)${end}`;
}

/** "Kevin Odhiambo (Kevo Beats)": as whoever is to pay them has to know them. */
export function payeeName({ type, name, legalName }: Side["party"]): string {
  return type === "group" || legalName === "" || legalName === name ? name : `${legalName} (${name})`;
}

function described({
  type,
  name,
  legalName,
  registration,
  office,
  signatory,
  members,
}: Side["party"]): string {
  const known = legalName === "" || legalName === name;
  const named = known ? name : `${legalName}, performing as ${name}`;
  const at = (what: string) => (office === "" ? "" : `, ${what} ${office}`);
  switch (type) {
    case "person":
      return `${named}${at("of")}`;
    case "minor":
      return `${named}${at("of")}, who is under eighteen years of age and is represented by ${signatory}, as parent or guardian, who is bound beside them`;
    case "company": {
      const number = registration === "" ? "" : `, registered under number ${registration}`;
      const under = known ? "" : `, for the work done as ${name}`;
      return `${known ? name : legalName}, a company or firm${number}${at("whose office is at")}, acting by ${signatory}${under}`;
    }
    case "group": {
      const signs = signatory === "" ? "" : `, for all of whom ${signatory} signs with their authority`;
      return `the members of ${name}, who are ${members}${at("of")}${signs}`;
    }
  }
}
