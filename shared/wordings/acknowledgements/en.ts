export type Acknowledgements = { version: string; lines: readonly string[] };

/**
 * Every wording that people have signed, oldest first. A wording is never changed and never removed, since what somebody agreed
 * to stays readable: a change is a new version at the end, and signatures store the version they saw.
 */
export const versions = [
  {
    version: "2026-11-21",
    lines: [
      "I agree to the terms of this document and to the percentages shown for me and for everyone else on it.",
      "My electronic signature here is legally binding, like a signature by hand.",
      "I have reviewed the details of this document and they are correct.",
    ],
  },
] as const satisfies readonly Acknowledgements[];

/** What a signer agrees to by signing now. */
export const acknowledgements: Acknowledgements = versions[versions.length - 1]!;
