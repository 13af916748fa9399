import type { Acknowledgements } from "#shared/wordings/acknowledgements/en";

/**
 * The Swahili of each wording, line by line: the version is the one it translates and `/sw`. Kept as the English ones are, never
 * changed and never removed. Apart from them, because only who reads Swahili loads it.
 */
export const versions = [
  {
    version: "2026-11-21/sw",
    lines: [
      "Ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zangu na za kila mtu mwingine aliyetajwa.",
      "Sahihi yangu ya kielektroniki hapa inanifunga kisheria, sawa na sahihi ya mkono.",
      "Nimeyakagua maelezo yaliyo katika hati hii na ni sahihi.",
    ],
  },
] as const satisfies readonly Acknowledgements[];

/** What a signer agrees to by signing now, read in Swahili. */
export const acknowledgements: Acknowledgements = versions[versions.length - 1]!;
