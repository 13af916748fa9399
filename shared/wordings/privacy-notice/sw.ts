import { brand } from "#shared/brand";
import { withBlocks, withSection, type LegalSection, type LegalText } from "#shared/wordings/legal-text";
import { paths } from "#shared/paths";

const site = `${brand.name}${brand.suffix}`;
const mail = "[{dataContact}](mailto:{dataContact})";

const of20261124 = {
  title: "Ilani ya faragha kwa wanaoombwa kusaini",
  summary: `Mtu amekuomba usaini hati kwenye ${site}. Haya ndiyo tunayokuwa nayo kukuhusu, na unachoweza kufanya.`,
  updated: "2026-11-24",
  language: "sw",
  sections: [
    {
      id: "where-from",
      heading: "Tumeyapata wapi",
      blocks: [
        `[In English](${paths.privacyNotice})`,
        "Aliyeandaa hati alitupa jina lako, nafasi yako na anwani yako ya barua pepe, na akaandika yanayosemwa kukuhusu kwenye hati. Mwaliko wako unamtaja. Mengine yote yanatoka kwenye ukurasa unaosoma na kusaini.",
      ],
    },
    {
      id: "what-for",
      heading: "Kwa nini",
      blocks: [
        "Ili uombwe kusaini, uweze kusoma hati, na ili mtu asiweze kukana au kubuni sahihi yako. Unaposaini tunarekodi wakati, anwani yako ya IP, kivinjari na kifaa chako, jinsi hati ilivyoonyeshwa kwako, kama ukurasa ulivyoripoti, alama ya kipekee ya maandishi, na jina lako kama ulivyolichora au kuliandika, ukifanya hivyo.",
        "Hii ni kwa ajili ya makubaliano kati yako na walio kwenye hati, na kwa maslahi yenu nyote ya kuwa na ushahidi. Hatuyatumii kwa jambo lingine lolote, wala hatuuzi chochote.",
      ],
    },
    {
      id: "your-choice",
      heading: "Si lazima usaini",
      blocks: [
        "Hakuna sheria inayokulazimisha utupe chochote, na huhitaji akaunti. Unaweza kukataa kwenye ukurasa na kusema sababu, kuzima vikumbusho, au kutofanya lolote: basi hakuna kinachosainiwa. Bila rekodi ya jinsi ulivyosaini, hakuna anayeweza kusaini hapa.",
      ],
    },
    {
      id: "who-sees",
      heading: "Nani anayaona",
      blocks: [
        {
          list: [
            "Walio kwenye hati wanaisoma yote na kuona nani amesaini.",
            `Hati ikishatumwa, yeyote anaweza kupata jina lake, aina yake, tarehe yake, na majina na nafasi zilizomo kwenye [ukurasa wa uthibitisho](${paths.verify}). Kamwe si anwani yako ya barua pepe, hisa wala malipo.`,
            "Huduma inayobeba barua pepe zetu na wanaoendesha kompyuta zetu, baadhi yao nje ya Kenya, chini ya mikataba inayoyalinda; kwa mkataba, pale ilipowashwa, modeli ya AI ambayo mwenye mkataba huiomba iueleze.",
            "Mahakama au mamlaka, sheria inapotulazimisha.",
          ],
        },
        "Yanatumwa kwa njia iliyosimbwa, viungo vinahifadhiwa kama alama za kipekee tu, na badiliko lolote la kilichosainiwa linaonekana.",
      ],
    },
    {
      id: "how-long",
      heading: "Kwa muda gani",
      blocks: [
        "Ambacho hakuna aliyekisaini kinabaki hadi mwenye hati akifute. Kilichosainiwa na wote kinabaki hadi wote waliosaini wakubali kifutwe, na siku 30 zaidi: ni ushahidi kwenu nyote. Kinachobaki ni mfululizo wa nyakati na alama za kipekee usio na majina.",
      ],
    },
    {
      id: "your-rights",
      heading: "Haki zako",
      blocks: [
        "Unaweza kujua tulicho nacho kukuhusu na kupata nakala, kukitaka kirekebishwe, kukipinga au kukitaka kisimamishwe kwa muda, na kutaka kifutwe ambacho hatuna tena sababu ya kukihifadhi. Sahihi ambayo wengine wanaitegemea inabaki muda wote hati yake ipo.",
        `Tuandikie: ${mail}. Nakala huchukua hadi siku 7, jibu lingine lolote hadi siku 14, bila malipo. Pia unaweza kulalamika wakati wowote kwa Ofisi ya Kamishna wa Ulinzi wa Data: [www.odpc.go.ke](https://www.odpc.go.ke).`,
      ],
    },
    {
      id: "who-we-are",
      heading: "Sisi ni nani",
      blocks: [
        `${site} inaendeshwa na {legalName}, nambari ya kampuni {registration}, {address}, iliyosajiliwa kwa Kamishna wa Data kwa nambari {dataRegistration}. Maelezo yote kamili yako kwenye [sera ya faragha](${paths.privacy}), kwa Kiingereza.`,
      ],
    },
  ],
} as const satisfies LegalText;

/** Who was asked by SMS, or came by a code, is told of that as well. */
const changed: Record<string, LegalSection["blocks"]> = {
  "where-from": [
    `[In English](${paths.privacyNotice})`,
    "Aliyeandaa hati alitupa jina lako, nafasi yako na anwani yako ya barua pepe au nambari yako ya simu, na akaandika yanayosemwa kukuhusu kwenye hati. Mwaliko wako unamtaja. Mengine yote yanatoka kwenye ukurasa unaosoma na kusaini.",
  ],
  "what-for": [
    "Ili uombwe kusaini, uweze kusoma hati, na ili mtu asiweze kukana au kubuni sahihi yako. Unaposaini tunarekodi wakati, anwani yako ya IP, kivinjari na kifaa chako, umeingia kwa njia gani (kiungo, msimbo au akaunti) na kwenye kifaa cha nani, jinsi hati ilivyoonyeshwa kwako, kama ukurasa ulivyoripoti, alama ya kipekee ya maandishi, na jina lako kama ulivyolichora au kuliandika, ukifanya hivyo.",
    "Hii ni kwa ajili ya makubaliano kati yako na walio kwenye hati, na kwa maslahi yenu nyote ya kuwa na ushahidi. Hatuyatumii kwa jambo lingine lolote, wala hatuuzi chochote.",
  ],
  "who-sees": [
    {
      list: [
        "Walio kwenye hati wanaisoma yote na kuona nani amesaini.",
        `Hati ikishatumwa, yeyote anaweza kupata jina lake, aina yake, tarehe yake, na majina na nafasi zilizomo kwenye [ukurasa wa uthibitisho](${paths.verify}). Kamwe si anwani yako ya barua pepe au nambari yako ya simu, hisa wala malipo.`,
        "Huduma zinazobeba barua pepe na SMS zetu na wanaoendesha kompyuta zetu, baadhi yao nje ya Kenya, chini ya mikataba inayoyalinda; kwa mkataba, pale ilipowashwa, modeli ya AI ambayo mwenye mkataba huiomba iueleze.",
        "Mahakama au mamlaka, sheria inapotulazimisha.",
      ],
    },
    "Yanatumwa kwa njia iliyosimbwa, viungo vinahifadhiwa kama alama za kipekee tu, na badiliko lolote la kilichosainiwa linaonekana.",
  ],
};

const of20261125 = withBlocks(of20261124, "2026-11-25", changed);

const of20261127 = withBlocks(of20261125, "2026-11-27", {
  "how-long": [
    "Ambacho hakuna aliyekisaini kinabaki hadi mwenye hati akifute. Kilichosainiwa na wote kinabaki hadi wote ambao kinawafunga wakubali kifutwe, na siku 30 zaidi: ni ushahidi kwenu nyote. Aliyesaini kwamba anaondoka hafungwi tena. Kinachobaki ni mfululizo wa nyakati na alama za kipekee usio na majina.",
  ],
});

/** Everybody who gets to see something is named, as the privacy policy, the terms and the certificates name them. */
const of20261128 = withBlocks(of20261127, "2026-11-28", {
  "where-from": [
    `[In English](${paths.privacyNotice})`,
    "Aliyeandaa hati alitupa jina lako, nafasi yako na anwani yako ya barua pepe au nambari yako ya simu, na akaandika yanayosemwa kukuhusu kwenye hati. Mwaliko wako unamtaja. Mengine yote yanatoka kwenye ukurasa ambapo unaweza kusoma na kusaini.",
  ],
  "what-for": [
    "Ili uombwe kusaini, uweze kusoma hati, na ili mtu asiweze kukana au kubuni sahihi yako. Unaposaini tunarekodi wakati, anwani yako ya IP, kivinjari na kifaa chako, umeingia kwa njia gani (kiungo, msimbo au akaunti) na kwenye kifaa cha nani, jinsi hati ilivyoonyeshwa kwako, kwa kadiri ukurasa ulivyoripoti, alama ya kipekee ya maandishi, na jina lako kama ulivyolichora au kuliandika, ukifanya hivyo.",
    "Hii ni kwa ajili ya makubaliano kati yako na walio kwenye hati, na kwa maslahi yenu nyote ya kuwa na ushahidi. Hatuyatumii kwa jambo lingine lolote, wala hatuuzi chochote.",
  ],
  "who-sees": [
    {
      list: [
        "Walio kwenye hati wanaisoma yote, na wanaona nani amesaini, lini na kwa njia gani, na anwani ambayo kila mmoja aliombwa kupitia. Yeyote ambaye mwenye hati anampa nakala au kiungo cha kusoma tu anasoma hati na kuona nani amesaini.",
        `Hati ikishatumwa, yeyote anaweza kupata jina lake, aina yake, tarehe yake, na majina na nafasi zilizomo kwenye [ukurasa wa uthibitisho](${paths.verify}). Kamwe si anwani yako ya barua pepe au nambari yako ya simu, hisa wala malipo.`,
        "Anayelipia uthibitisho anaambiwa nani amesaini, lini na kwa njia gani. Yeye, na walio kwenye hati, wanaambiwa pia ambacho waliosaini kadhaa, au aliyesaini na aliyetuma, wanashiriki: sanduku moja la barua pepe, au anwani ambazo watoa huduma wengi huzipeleka kwenye sanduku moja, anwani moja ya mtandao, au aina moja ya kivinjari.",
        "Anwani ya IP, kivinjari na kifaa cha sahihi yako, na jinsi hati ilivyoonyeshwa kwako: wewe mwenyewe, mahakama, msuluhishi au mamlaka inayoweza kuviomba kisheria, na aliye kwenye hati kwa ajili ya dai ambalo tunaweza kulikagua. Tunaandika sababu, na tunakujulisha, isipokuwa tukikatazwa.",
        "Huduma zinazobeba barua pepe na SMS zetu na wanaoendesha kompyuta zetu, baadhi yao nje ya Kenya, chini ya mikataba inayoyalinda; kwa mkataba, pale ilipowashwa, modeli ya AI ambayo mwenye mkataba huiomba iueleze.",
      ],
    },
    "Yanatumwa kwa njia iliyosimbwa, viungo vinahifadhiwa kama alama za kipekee tu, na badiliko lolote la kilichosainiwa linaonekana.",
  ],
});

/** Whoever signs for a child, and whoever is named before they have agreed to anything, is told by what right. */
const of20261129 = withSection(
  withBlocks(of20261128, "2026-11-29", {
    "who-sees": of20261128.sections
      .find(({ id }) => id === "who-sees")!
      .blocks.concat(
        `Majina yanaweza kupatikana kabla ya mtu yeyote kusaini kwa maslahi halali: ya walio na sehemu kwenye wimbo, kwamba ujulikane una wenyewe, na ya wanaopaswa kuulipia. Unaweza kupinga: tuandikie ${mail}, nasi tunaliondoa jina lako kwenye utafutaji, isipokuwa kuna sababu yenye uzito zaidi ya kulibakiza.`,
      ),
  }),
  "your-choice",
  {
    id: "children",
    heading: "Ukimsainia mtoto",
    blocks: [
      "Aliye chini ya miaka 18 hasaini chochote hapa: unasaini wewe kama mzazi au mlezi, na kwa hilo unaridhia tunachohifadhi kuhusu mtoto na jina lake kupatikana kwenye utafutaji (Sheria ya Ulinzi wa Data, kifungu cha 33). Ni kwa faida ya mtoto, kama ushahidi wa kilicho chake. Mkataba unaposema kwamba mhusika ana umri wa chini ya miaka 18, utafutaji unaonyesha jina lake pale tu wote wanapokuwa wamesaini. Hati ya mgawanyo haiulizi umri wa mtu, kwa hiyo hatujui kuhusu mtoto kabla hujasaini: tuandikie, kabla au baada ya hapo, nasi tunaliondoa jina. Una haki za mtoto hadi afikishe miaka 18; kuanzia hapo ni zake peke yake.",
    ],
  },
);

/** The translation of each English version, of the same day. */
export const versions: readonly LegalText[] = [of20261124, of20261125, of20261127, of20261128, of20261129];

export const privacyNotice: LegalText = versions[versions.length - 1]!;
