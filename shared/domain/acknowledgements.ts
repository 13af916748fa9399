/** What a signer agrees to by signing. A change of wording is a new version; signatures store the version they saw. */
export const acknowledgements = {
  version: "2026-11-21",
  lines: [
    "I agree to the terms of this document and to the percentages shown for me and for everyone else on it.",
    "My electronic signature here is legally binding, like a signature by hand.",
    "I have reviewed the details of this document and they are correct.",
  ],
} as const;
