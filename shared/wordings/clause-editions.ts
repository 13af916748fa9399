/**
 * The editions of the clause library, oldest first, each with the SHA-256 of what it drafts for the forms of
 * `server/features/agreements/clause-editions.test.ts`. An agreement keeps the text, and the name of the edition it was drafted with;
 * what was drafted before editions had names was drafted with the first. A change is a new edition at the end.
 */
export const editions = [
  { version: "2026-11-21", sha256: null },
  { version: "2026-11-24", sha256: "75a17049e9e0083b" },
  { version: "2026-11-25", sha256: "60bcca769f78125e" },
  { version: "2026-11-26", sha256: "32050676328213f0" },
  { version: "2026-11-27", sha256: "535e04d4ef33be6d" },
  { version: "2026-11-28", sha256: "74d84c7a64b4be0e" },
  { version: "2026-11-29", sha256: "b4205c7beb512961" },
  { version: "2026-11-30", sha256: "d9aa259c2938b470" },
  { version: "2026-12-01", sha256: "8bee5a14b5b234c4" },
  { version: "2026-12-02", sha256: "f72326d2d7beb89a" },
  { version: "2026-12-03", sha256: "8ffec2e35cf84b3a" },
] as const;

/** What agreements are drafted with now. */
export const clauseEdition: string = editions[editions.length - 1]!.version;
