import type { Acknowledgements, ActedAs } from "#shared/wordings/acknowledgements/en";

/** What those sign in Swahili who sign in somebody's place, as `acting-en.ts`. */
export const versions = [
  {
    version: "2026-11-25/sheet/guardian/sw",
    lines: [
      "Kwa niaba ya mtoto wa chini ya miaka 18 ninayemsainia, ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zake na za kila mtu mwingine aliyetajwa.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, na ni mzazi wake au mlezi wake wa kisheria mwenye haki ya kumsainia. Nimezingatia kwamba hili ni kwa faida yake. Nimeyakagua maelezo yaliyo katika hati hii na ni sahihi.",
    ],
  },
  {
    version: "2026-11-25/sheet/manager/sw",
    lines: [
      "Kwa niaba ya mtu ninayemsainia, ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zake na za kila mtu mwingine aliyetajwa.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, naye amenipa idhini ya kumsainia hati hii. Nimeyakagua maelezo yake na ni sahihi.",
    ],
  },
  {
    version: "2026-11-25/sheet/company/sw",
    lines: [
      "Kwa niaba ya kampuni au kundi ninalolisainia, ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zake na za kila mtu mwingine aliyetajwa.",
      "Sahihi yangu ya kielektroniki hapa inalifunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, nina cheo nilichotaja, na nina mamlaka ya kulisainia hati hii. Nimeyakagua maelezo yake na ni sahihi.",
    ],
  },
  {
    version: "2026-11-25/agreement/guardian/sw",
    lines: [
      "Kwa niaba ya mtoto wa chini ya miaka 18 ninayemsainia, ninakubali masharti ya mkataba huu.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, na ni mzazi wake au mlezi wake wa kisheria mwenye haki ya kumsainia. Nimezingatia kwamba hili ni kwa faida yake. Nimeyakagua maelezo yaliyo katika mkataba huu na ni sahihi.",
    ],
  },
  {
    version: "2026-11-25/agreement/manager/sw",
    lines: [
      "Kwa niaba ya mtu ninayemsainia, ninakubali masharti ya mkataba huu.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, naye amenipa idhini ya kumsainia mkataba huu. Nimeyakagua maelezo yake na ni sahihi.",
    ],
  },
  {
    version: "2026-11-25/agreement/company/sw",
    lines: [
      "Kwa niaba ya kampuni au kundi ninalolisainia, ninakubali masharti ya mkataba huu.",
      "Sahihi yangu ya kielektroniki hapa inalifunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, nina cheo kilichotajwa, na nina mamlaka ya kulisainia mkataba huu. Nimeyakagua maelezo yake na ni sahihi.",
    ],
  },
  {
    version: "2026-11-25/leaving/guardian/sw",
    lines: [
      "Kwa niaba ya mtoto wa chini ya miaka 18 ninayemsainia, ninakubali toleo hili ambalo hayumo tena: kila mtu akishalisaini, litachukua nafasi ya toleo lililosainiwa kwa niaba yake, na alicho nacho kwa toleo hilo kitakoma.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, na ni mzazi wake au mlezi wake wa kisheria mwenye haki ya kumsainia. Nimezingatia kwamba hili ni kwa faida yake. Nimeyakagua mabadiliko na anachokiacha.",
    ],
  },
  {
    version: "2026-11-25/leaving/manager/sw",
    lines: [
      "Kwa niaba ya mtu ninayemsainia, ninakubali toleo hili ambalo hayumo tena: kila mtu akishalisaini, litachukua nafasi ya toleo alilosaini, na alicho nacho kwa toleo hilo kitakoma.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, naye amenipa idhini ya kumsainia hili. Nimeyakagua mabadiliko na anachokiacha.",
    ],
  },
  {
    version: "2026-11-25/leaving/company/sw",
    lines: [
      "Kwa niaba ya kampuni au kundi ninalolisainia, ninakubali toleo hili ambalo halimo tena: kila mtu akishalisaini, litachukua nafasi ya toleo lililosainiwa kwa niaba yake, na lilicho nacho kwa toleo hilo kitakoma.",
      "Sahihi yangu ya kielektroniki hapa inalifunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, nina cheo kilichotajwa, na nina mamlaka ya kulisainia hili. Nimeyakagua mabadiliko na linachokiacha.",
    ],
  },
  {
    version: "2026-11-27/agreement/group/sw",
    lines: [
      "Kwa niaba ya kila mwanachama wa kundi ninalolisainia, ninakubali masharti ya mkataba huu.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kila mmoja wao kisheria.",
      "Nina umri wa miaka 18 au zaidi, na kila mwanachama aliyetajwa ameniruhusu nimsainie mkataba huu. Nimeyakagua maelezo yake na ni sahihi.",
    ],
  },
  {
    version: "2026-11-28/agreement/guardian/sw",
    lines: [
      "Kwa niaba ya mtoto wa chini ya miaka 18 ninayemsainia, ninakubali masharti ya mkataba huu. Kwa niaba yangu pia: hadi afikishe miaka 18 ninalipa, ninahakikisha wajibu mwingine unatimizwa, na ninawajibika kwa yote mawili.",
      "Sahihi yangu ya kielektroniki hapa inamfunga yeye na mimi kisheria.",
      "Nina umri wa miaka 18 au zaidi, na ni mzazi wake au mlezi wake wa kisheria mwenye haki ya kumsainia. Nimezingatia kwamba hili ni kwa faida yake. Nimeyakagua maelezo yaliyo katika mkataba huu na ni sahihi.",
    ],
  },
  {
    version: "2026-11-28/leaving/guardian/sw",
    lines: [
      "Kwa niaba ya mtoto wa chini ya miaka 18 ninayemsainia, ninakubali toleo hili ambalo hayumo tena. Kila mtu akishalisaini, litachukua nafasi ya toleo lililosainiwa kwa niaba yake: alichokuwa nacho kwa toleo hilo wanakabidhiwa waliomo kwenye toleo hili, jinsi linavyokigawanya, duniani kote na kwa muda wote wa hakimiliki. Anabaki kutajwa kwa alichofanya, na yaliyopatikana kabla ya hapo yanagawanywa kwa toleo la awali.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, na ni mzazi wake au mlezi wake wa kisheria mwenye haki ya kumsainia. Nimezingatia kwamba hili ni kwa faida yake. Nimeyakagua mabadiliko na anachokiacha.",
    ],
  },
  {
    version: "2026-11-28/leaving/manager/sw",
    lines: [
      "Kwa niaba ya mtu ninayemsainia, ninakubali toleo hili ambalo hayumo tena. Kila mtu akishalisaini, litachukua nafasi ya toleo alilosaini: alichokuwa nacho kwa toleo hilo wanakabidhiwa waliomo kwenye toleo hili, jinsi linavyokigawanya, duniani kote na kwa muda wote wa hakimiliki. Anabaki kutajwa kwa alichofanya, na yaliyopatikana kabla ya hapo yanagawanywa kwa toleo la awali.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, naye amenipa idhini ya kumsainia hili. Nimeyakagua mabadiliko na anachokiacha.",
    ],
  },
  {
    version: "2026-11-28/leaving/company/sw",
    lines: [
      "Kwa niaba ya kampuni au kundi ninalolisainia, ninakubali toleo hili ambalo halimo tena. Kila mtu akishalisaini, litachukua nafasi ya toleo lililosainiwa kwa niaba yake: lilichokuwa nacho kwa toleo hilo wanakabidhiwa waliomo kwenye toleo hili, jinsi linavyokigawanya, duniani kote na kwa muda wote wa hakimiliki. Linabaki kutajwa kwa lilichofanya, na yaliyopatikana kabla ya hapo yanagawanywa kwa toleo la awali.",
      "Sahihi yangu ya kielektroniki hapa inalifunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, nina cheo kilichotajwa, na nina mamlaka ya kulisainia hili. Nimeyakagua mabadiliko na linachokiacha.",
    ],
  },
  {
    version: "2026-11-28/sheet/guardian/sw",
    lines: [
      "Kwa niaba ya mtoto wa chini ya miaka 18 ninayemsainia, ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zake na za kila mtu mwingine aliyetajwa. Kwa niaba yangu pia: hadi afikishe miaka 18 ninawajibika pamoja naye, na ninamtunzia kwa amana anacholipwa.",
      "Sahihi yangu ya kielektroniki hapa inamfunga yeye na mimi kisheria.",
      "Nina umri wa miaka 18 au zaidi, na ni mzazi wake au mlezi wake wa kisheria mwenye haki ya kumsainia. Nimezingatia kwamba hili ni kwa faida yake. Nimeyakagua maelezo yaliyo katika hati hii na ni sahihi.",
    ],
  },
  {
    version: "2026-11-29/agreement/guardian/sw",
    lines: [
      "Kwa niaba ya mtoto wa chini ya miaka 18 ninayemsainia, ninakubali masharti ya mkataba huu na matumizi ya taarifa zake kwa ajili ya mkataba huu, ambayo yanaruhusu jina lake kupatikana kwenye utafutaji ulio wazi kwa wote. Kwa niaba yangu pia: hadi afikishe miaka 18 ninalipa, ninahakikisha wajibu mwingine unatimizwa, ninawajibika kwa yote mawili, na ninamtunzia kwa amana anacholipwa.",
      "Sahihi yangu ya kielektroniki hapa inamfunga yeye na mimi kisheria.",
      "Nina umri wa miaka 18 au zaidi, na ni mzazi wake au mlezi wake wa kisheria mwenye haki ya kumsainia. Nimezingatia kwamba hili ni kwa faida yake. Nimeyakagua maelezo yaliyo katika mkataba huu na ni sahihi.",
    ],
  },
  {
    version: "2026-11-29/sheet/guardian/sw",
    lines: [
      "Kwa niaba ya mtoto wa chini ya miaka 18 ninayemsainia, ninakubali masharti ya hati hii, asilimia zilizoonyeshwa humo, zake na za kila mtu mwingine aliyetajwa, na matumizi ya taarifa zake kwa ajili ya hati hii, ambayo yanaruhusu jina lake kupatikana kwenye utafutaji ulio wazi kwa wote. Kwa niaba yangu pia: hadi afikishe miaka 18 ninawajibika pamoja naye, na ninamtunzia kwa amana anacholipwa.",
      "Sahihi yangu ya kielektroniki hapa inamfunga yeye na mimi kisheria.",
      "Nina umri wa miaka 18 au zaidi, na ni mzazi wake au mlezi wake wa kisheria mwenye haki ya kumsainia. Nimezingatia kwamba hili ni kwa faida yake. Nimeyakagua maelezo yaliyo katika hati hii na ni sahihi.",
    ],
  },
  {
    version: "2026-11-29/leaving/guardian/sw",
    lines: [
      "Kwa niaba ya mtoto wa chini ya miaka 18 ninayemsainia, ninakubali toleo hili ambalo hayumo tena. Kila mtu akishalisaini, litachukua nafasi ya toleo lililosainiwa kwa niaba yake: alichokuwa nacho kwa toleo hilo wanakabidhiwa waliomo kwenye toleo hili, jinsi linavyokigawanya, duniani kote na kwa muda wote wa hakimiliki. Anabaki kutajwa kwa alichofanya, na yaliyopatikana kabla ya hapo yanagawanywa kwa toleo la awali.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, na ni mzazi wake au mlezi wake wa kisheria mwenye haki ya kumsainia. Nimezingatia kwamba hili ni kwa faida yake; anachokiacha kikiwa chake, mahakama imetoa idhini. Nimeyakagua mabadiliko na anachokiacha.",
    ],
  },
  {
    version: "2026-11-29/sheet/manager/sw",
    lines: [
      "Kwa niaba ya mtu ninayemsainia, ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zake na za kila mtu mwingine aliyetajwa.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, naye amenipa kwa maandishi idhini ya kumsainia hati hii. Nimeyakagua maelezo yake na ni sahihi.",
    ],
  },
  {
    version: "2026-11-29/agreement/manager/sw",
    lines: [
      "Kwa niaba ya mtu ninayemsainia, ninakubali masharti ya mkataba huu.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, naye amenipa kwa maandishi idhini ya kumsainia mkataba huu. Nimeyakagua maelezo yake na ni sahihi.",
    ],
  },
  {
    version: "2026-11-29/leaving/manager/sw",
    lines: [
      "Kwa niaba ya mtu ninayemsainia, ninakubali toleo hili ambalo hayumo tena. Kila mtu akishalisaini, litachukua nafasi ya toleo alilosaini: alichokuwa nacho kwa toleo hilo wanakabidhiwa waliomo kwenye toleo hili, jinsi linavyokigawanya, duniani kote na kwa muda wote wa hakimiliki. Anabaki kutajwa kwa alichofanya, na yaliyopatikana kabla ya hapo yanagawanywa kwa toleo la awali.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kisheria.",
      "Nina umri wa miaka 18 au zaidi, naye amenipa kwa maandishi idhini ya kumsainia hili. Nimeyakagua mabadiliko na anachokiacha.",
    ],
  },
  {
    version: "2026-11-29/sheet/group/sw",
    lines: [
      "Kwa niaba ya kila mwanachama wa kundi ninalolisainia, ninakubali masharti ya hati hii na asilimia zilizoonyeshwa humo, zake na za kila mtu mwingine aliyetajwa. Kilicho cha kundi hapa ni cha wanachama wake kwa hisa sawa, wasipokubaliana vingine.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kila mmoja wao kisheria.",
      "Nina umri wa miaka 18 au zaidi, nina cheo nilichokitaja, na kila mwanachama, mwenye umri wa miaka 18 au zaidi, amenipa idhini ya kumsainia hati hii. Nimeyakagua maelezo yake na ni sahihi.",
    ],
  },
  {
    version: "2026-11-29/leaving/group/sw",
    lines: [
      "Kwa niaba ya kila mwanachama wa kundi ninalolisainia, ninakubali toleo hili ambalo kundi halimo tena. Kila mtu akishalisaini, litachukua nafasi ya toleo lililosainiwa kwa niaba yake: lilichokuwa nacho kwa toleo hilo wanakabidhiwa waliomo kwenye toleo hili, jinsi linavyokigawanya, duniani kote na kwa muda wote wa hakimiliki. Linabaki kutajwa kwa lilichofanya, na yaliyopatikana kabla ya hapo yanagawanywa kwa toleo la awali.",
      "Sahihi yangu ya kielektroniki hapa inamfunga kila mmoja wao kisheria.",
      "Nina umri wa miaka 18 au zaidi, nina cheo kilichotajwa, na kila mwanachama amenipa idhini ya kumsainia hili. Nimeyakagua mabadiliko na wanachokiacha.",
    ],
  },
] as const satisfies readonly Acknowledgements[];

/** What somebody who acts for another agrees to by signing now, read in Swahili. */
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
