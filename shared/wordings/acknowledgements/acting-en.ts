import type { Acknowledgements, ActedAs } from "#shared/wordings/acknowledgements/en";

/**
 * What those sign who sign in somebody's place; oldest first, and like every wording never changed. Apart from the others, since few
 * readers of the signing page need them.
 */
export const versions = [
  {
    version: "2026-11-25/sheet/guardian",
    lines: [
      "For the person under 18 in whose place I sign, I agree to the terms of this document and to the percentages shown for them and for everyone else on it.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and their parent or legal guardian with the right to sign for them. I have considered that this is for their benefit. I have reviewed the details of this document and they are correct.",
    ],
  },
  {
    version: "2026-11-25/sheet/manager",
    lines: [
      "For the person in whose place I sign, I agree to the terms of this document and to the percentages shown for them and for everyone else on it.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and they have authorised me to sign this document for them. I have reviewed its details and they are correct.",
    ],
  },
  {
    version: "2026-11-25/sheet/company",
    lines: [
      "For the company or group for which I sign, I agree to the terms of this document and to the percentages shown for it and for everyone else on it.",
      "My electronic signature here is legally binding for it.",
      "I am 18 or older, hold the position I have stated, and have the authority to sign this document for it. I have reviewed its details and they are correct.",
    ],
  },
  {
    version: "2026-11-25/agreement/guardian",
    lines: [
      "For the person under 18 in whose place I sign, I agree to the terms of this agreement.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and their parent or legal guardian with the right to sign for them. I have considered that this is for their benefit. I have reviewed the details of this agreement and they are correct.",
    ],
  },
  {
    version: "2026-11-25/agreement/manager",
    lines: [
      "For the person in whose place I sign, I agree to the terms of this agreement.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and they have authorised me to sign this agreement for them. I have reviewed its details and they are correct.",
    ],
  },
  {
    version: "2026-11-25/agreement/company",
    lines: [
      "For the company or group for which I sign, I agree to the terms of this agreement.",
      "My electronic signature here is legally binding for it.",
      "I am 18 or older, hold the position stated, and have the authority to sign this agreement for it. I have reviewed its details and they are correct.",
    ],
  },
  {
    version: "2026-11-25/leaving/guardian",
    lines: [
      "For the person under 18 in whose place I sign, I agree to this version, which they are no longer on: once everybody has signed it, it replaces the version signed for them, and what they hold by that one ends.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and their parent or legal guardian with the right to sign for them. I have considered that this is for their benefit. I have reviewed what changes and what they give up.",
    ],
  },
  {
    version: "2026-11-25/leaving/manager",
    lines: [
      "For the person in whose place I sign, I agree to this version, which they are no longer on: once everybody has signed it, it replaces the version they signed, and what they hold by that one ends.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and they have authorised me to sign this for them. I have reviewed what changes and what they give up.",
    ],
  },
  {
    version: "2026-11-25/leaving/company",
    lines: [
      "For the company or group for which I sign, I agree to this version, which it is no longer on: once everybody has signed it, it replaces the version signed for it, and what it holds by that one ends.",
      "My electronic signature here is legally binding for it.",
      "I am 18 or older, hold the position stated, and have the authority to sign this for it. I have reviewed what changes and what it gives up.",
    ],
  },
  {
    version: "2026-11-27/agreement/group",
    lines: [
      "For every member of the group for which I sign, I agree to the terms of this agreement.",
      "My electronic signature here is legally binding for each of them.",
      "I am 18 or older, and every member named has authorised me to sign this agreement for them. I have reviewed its details and they are correct.",
    ],
  },
  {
    version: "2026-11-28/agreement/guardian",
    lines: [
      "For the person under 18 in whose place I sign, I agree to the terms of this agreement. For myself, too: until they are 18 I make the payments, see to it that the other duties are performed, and am liable for both.",
      "My electronic signature here is legally binding for them and for me.",
      "I am 18 or older, and their parent or legal guardian with the right to sign for them. I have considered that this is for their benefit. I have reviewed the details of this agreement and they are correct.",
    ],
  },
  {
    version: "2026-11-28/leaving/guardian",
    lines: [
      "For the person under 18 in whose place I sign, I agree to this version, which they are no longer on. Once everybody has signed it, it replaces the version signed for them: what they held by that one is assigned to those on this version, as it divides it, worldwide and for the full term of copyright. They stay named for what they did, and what was earned before is divided by the earlier version.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and their parent or legal guardian with the right to sign for them. I have considered that this is for their benefit. I have reviewed what changes and what they give up.",
    ],
  },
  {
    version: "2026-11-28/leaving/manager",
    lines: [
      "For the person in whose place I sign, I agree to this version, which they are no longer on. Once everybody has signed it, it replaces the version they signed: what they held by that one is assigned to those on this version, as it divides it, worldwide and for the full term of copyright. They stay named for what they did, and what was earned before is divided by the earlier version.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and they have authorised me to sign this for them. I have reviewed what changes and what they give up.",
    ],
  },
  {
    version: "2026-11-28/leaving/company",
    lines: [
      "For the company or group for which I sign, I agree to this version, which it is no longer on. Once everybody has signed it, it replaces the version signed for it: what it held by that one is assigned to those on this version, as it divides it, worldwide and for the full term of copyright. It stays named for what it did, and what was earned before is divided by the earlier version.",
      "My electronic signature here is legally binding for it.",
      "I am 18 or older, hold the position stated, and have the authority to sign this for it. I have reviewed what changes and what it gives up.",
    ],
  },
  {
    version: "2026-11-28/sheet/guardian",
    lines: [
      "For the person under 18 in whose place I sign, I agree to the terms of this document and to the percentages shown for them and for everyone else on it. For myself, too: until they are 18 I am liable beside them, and hold what is paid to them in trust for them.",
      "My electronic signature here is legally binding for them and for me.",
      "I am 18 or older, and their parent or legal guardian with the right to sign for them. I have considered that this is for their benefit. I have reviewed the details of this document and they are correct.",
    ],
  },
  {
    version: "2026-11-29/agreement/guardian",
    lines: [
      "For the person under 18 in whose place I sign, I agree to the terms of this agreement and to the use of their data for it, which lets their name be found in the open search. For myself, too: until they are 18 I make the payments, see to it that the other duties are performed, am liable for both, and hold what is paid to them in trust for them.",
      "My electronic signature here is legally binding for them and for me.",
      "I am 18 or older, and their parent or legal guardian with the right to sign for them. I have considered that this is for their benefit. I have reviewed the details of this agreement and they are correct.",
    ],
  },
  {
    version: "2026-11-29/sheet/guardian",
    lines: [
      "For the person under 18 in whose place I sign, I agree to the terms of this document, to the percentages shown for them and for everyone else on it, and to the use of their data for it, which lets their name be found in the open search. For myself, too: until they are 18 I am liable beside them, and hold what is paid to them in trust for them.",
      "My electronic signature here is legally binding for them and for me.",
      "I am 18 or older, and their parent or legal guardian with the right to sign for them. I have considered that this is for their benefit. I have reviewed the details of this document and they are correct.",
    ],
  },
  {
    version: "2026-11-29/leaving/guardian",
    lines: [
      "For the person under 18 in whose place I sign, I agree to this version, which they are no longer on. Once everybody has signed it, it replaces the version signed for them: what they held by that one is assigned to those on this version, as it divides it, worldwide and for the full term of copyright. They stay named for what they did, and what was earned before is divided by the earlier version.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and their parent or legal guardian with the right to sign for them. I have considered that this is for their benefit; where what they give up is theirs, a court has given leave. I have reviewed what changes and what they give up.",
    ],
  },
  {
    version: "2026-11-29/sheet/manager",
    lines: [
      "For the person in whose place I sign, I agree to the terms of this document and to the percentages shown for them and for everyone else on it.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and they have authorised me in writing to sign this document for them. I have reviewed its details and they are correct.",
    ],
  },
  {
    version: "2026-11-29/agreement/manager",
    lines: [
      "For the person in whose place I sign, I agree to the terms of this agreement.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and they have authorised me in writing to sign this agreement for them. I have reviewed its details and they are correct.",
    ],
  },
  {
    version: "2026-11-29/leaving/manager",
    lines: [
      "For the person in whose place I sign, I agree to this version, which they are no longer on. Once everybody has signed it, it replaces the version they signed: what they held by that one is assigned to those on this version, as it divides it, worldwide and for the full term of copyright. They stay named for what they did, and what was earned before is divided by the earlier version.",
      "My electronic signature here is legally binding for them.",
      "I am 18 or older, and they have authorised me in writing to sign this for them. I have reviewed what changes and what they give up.",
    ],
  },
  {
    version: "2026-11-29/sheet/group",
    lines: [
      "For every member of the group for which I sign, I agree to the terms of this document and to the percentages shown for it and for everyone else on it. What it has here is its members’ in equal shares, unless they agree otherwise.",
      "My electronic signature here is legally binding for each of them.",
      "I am 18 or older, hold the position I have stated, and every member, each of 18 or older, has authorised me to sign this document for them. I have reviewed its details and they are correct.",
    ],
  },
  {
    version: "2026-11-29/leaving/group",
    lines: [
      "For every member of the group for which I sign, I agree to this version, which it is no longer on. Once everybody has signed it, it replaces the version signed for it: what it held by that one is assigned to those on this version, as it divides it, worldwide and for the full term of copyright. It stays named for what it did, and what was earned before is divided by the earlier version.",
      "My electronic signature here is legally binding for each of them.",
      "I am 18 or older, hold the position stated, and every member has authorised me to sign this for them. I have reviewed what changes and what they give up.",
    ],
  },
] as const satisfies readonly Acknowledgements[];

/** What somebody who acts for another agrees to by signing now. */
export const acting: Record<ActedAs, Acknowledgements> = {
  "sheet/guardian": versions[16],
  "sheet/manager": versions[18],
  "sheet/company": versions[2],
  "agreement/guardian": versions[15],
  "agreement/manager": versions[19],
  "agreement/company": versions[5],
  "leaving/guardian": versions[17],
  "leaving/manager": versions[20],
  "leaving/company": versions[13],
  "agreement/group": versions[9],
  "sheet/group": versions[21],
  "leaving/group": versions[22],
};
