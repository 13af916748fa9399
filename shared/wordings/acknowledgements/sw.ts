import type { Acknowledgements, SignedAs } from "#shared/wordings/acknowledgements/en";

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
  {
    version: "2026-11-23/sheet/sw",
    lines: [
      "Ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zangu na za kila mtu mwingine aliyetajwa.",
      "Sahihi yangu ya kielektroniki hapa inanifunga kisheria, sawa na sahihi ya mkono.",
      "Nina umri wa miaka 18 au zaidi. Nimeyakagua maelezo yaliyo katika hati hii na ni sahihi.",
    ],
  },
  {
    version: "2026-11-23/agreement/sw",
    lines: [
      "Ninakubali masharti ya mkataba huu.",
      "Sahihi yangu ya kielektroniki hapa inanifunga kisheria.",
      "Nina umri wa miaka 18 au zaidi. Nimeyakagua maelezo yaliyo katika mkataba huu na ni sahihi.",
    ],
  },
  {
    version: "2026-11-24/leaving/sw",
    lines: [
      "Ninakubali toleo hili ambalo simo tena: kila mtu akishalisaini, litachukua nafasi ya toleo nililosaini, na nilicho nacho kwa toleo hilo kitakoma.",
      "Sahihi yangu ya kielektroniki hapa inanifunga kisheria.",
      "Nina umri wa miaka 18 au zaidi. Nimeyakagua mabadiliko na ninachokiacha.",
    ],
  },
  {
    version: "2026-11-24/sheet/sw",
    lines: [
      "Ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zangu na za kila mtu mwingine aliyetajwa.",
      "Sahihi yangu ya kielektroniki hapa inanifunga kisheria.",
      "Nina umri wa miaka 18 au zaidi. Nimeyakagua maelezo yaliyo katika hati hii na ni sahihi.",
    ],
  },
  {
    version: "2026-11-28/leaving/sw",
    lines: [
      "Ninakubali toleo hili ambalo simo tena. Kila mtu akishalisaini, litachukua nafasi ya toleo nililosaini: nilichokuwa nacho kwa toleo hilo ninawakabidhi waliomo kwenye toleo hili, jinsi linavyokigawanya, duniani kote na kwa muda wote wa hakimiliki. Ninabaki kutajwa kwa nilichofanya, na yaliyopatikana kabla ya hapo yanagawanywa kwa toleo nililosaini.",
      "Sahihi yangu ya kielektroniki hapa inanifunga kisheria.",
      "Nina umri wa miaka 18 au zaidi. Nimeyakagua mabadiliko na ninachokiacha.",
    ],
  },
] as const satisfies readonly Acknowledgements[];

/** What a signer agrees to by signing now, read in Swahili. */
export const acknowledgements: Record<SignedAs, Acknowledgements> = {
  split_sheet: versions[4],
  producer_agreement: versions[2],
  featured_artist_agreement: versions[2],
  leaving: versions[5],
};
