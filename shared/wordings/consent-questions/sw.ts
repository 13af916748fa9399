import type { ConsentQuestions } from "#shared/wordings/consent-questions/en";

const of20261123 = {
  version: "2026-11-23/sw",
  deletion: {
    warning: "Ikifutwa, haiwezi kurejeshwa",
    means: [
      "Kila mtia sahihi akikubali, hati itafutwa kabisa baada ya siku 30: maandishi yake, sahihi zake na PDF yake, pamoja na mabadiliko yoyote yanayoandikwa au kupendekezwa.",
      "Kumbukumbu itafutwa, makubaliano hayafutwi: mlichokubaliana bado kinawafunga, na nakala yako mwenyewe ndiyo itakayothibitisha.",
      "Mtia sahihi mmoja akikataa, itabaki jinsi ilivyo.",
    ],
    agree: "Ndiyo, ifutwe",
    refuse: "Hapana, ibaki",
  },
  amendment: {
    warning: "Maana ya kukubali",
    means: [
      "Kila mtia sahihi akikubali, mwenye hati ataweza kuibadilisha. Utasaini toleo lililobadilishwa, au utakataa, ukishaliona.",
      "Toleo ulilosaini litaendelea kuwa na nguvu hadi kila mtu aliye kwenye toleo hilo na kwenye toleo jipya atakaposaini jipya.",
      "Mtia sahihi mmoja akikataa, hakuna kitakachobadilika.",
    ],
    agree: "Ndiyo, ibadilishwe",
    refuse: "Hapana, ibaki ilivyo",
  },
} as const;

/** The Swahili of each wording: the version is the one it translates and `/sw`. Kept as the English ones are. */
export const versions = [
  {
    version: "2026-11-21/sw",
    deletion: {
      warning: "Ikifutwa, haiwezi kurejeshwa",
      means: [
        "Kila mtia sahihi akikubali, hati itafutwa kabisa baada ya siku 30: maandishi yake, sahihi zake na PDF yake.",
        "Mtia sahihi mmoja akikataa, itabaki jinsi ilivyo.",
      ],
      agree: "Ndiyo, ifutwe",
      refuse: "Hapana, ibaki",
    },
    amendment: {
      warning: "Maana ya kukubali",
      means: [
        "Kila mtia sahihi akikubali, hati itakuwa tena rasimu ambayo mwenye hati anaweza kuihariri. Utasaini tena, au utakataa, ukishaona toleo jipya.",
        "Toleo ulilosaini litabaki kwenye historia pamoja na sahihi zake na PDF yake. Toleo jipya litahitaji sahihi ya kila mtu tena.",
        "Mtia sahihi mmoja akikataa, hakuna kitakachobadilika.",
      ],
      agree: "Ndiyo, ibadilishwe",
      refuse: "Hapana, ibaki ilivyo",
    },
  },
  of20261123,
  {
    ...of20261123,
    version: "2026-11-28/sw",
    deletion: {
      ...of20261123.deletion,
      means: [
        of20261123.deletion.means[0],
        "Kumbukumbu itafutwa, makubaliano hayafutwi: toleo lenye nguvu bado linawafunga wote walio kwenye toleo hilo, na nakala yako mwenyewe ndiyo itakayothibitisha.",
        of20261123.deletion.means[2],
      ],
    },
  },
] as const satisfies readonly ConsentQuestions[];

/** What signers are asked now, read in Swahili. */
export const consentQuestions: ConsentQuestions = versions[versions.length - 1]!;
