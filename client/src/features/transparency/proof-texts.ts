import type { Language } from "#shared/words/languages";

/** How a signed document is proved, for whoever makes music: a page in each language. */
export type ProofText = {
  title: string;
  lead: string;
  /** In the order in which it happens. */
  steps: readonly { heading: string; text: string }[];
  limits: { heading: string; list: readonly string[] };
  check: string;
  forLawyers: string;
  /** The name of the other language, in it. */
  other: string;
};

export const proofTexts: Record<Language, ProofText> = {
  en: {
    title: "How Sahihi proves it",
    lead: "Who signed what, and when. Nobody has to take our word for it, and neither do you.",
    steps: [
      {
        heading: "The words are frozen",
        text: "What is sent for signing cannot change any more. It has a fingerprint: change one letter, and the fingerprint is another.",
      },
      {
        heading: "Each person comes their own way",
        text: "A link to the address or number the sender gave, a code sent there when you sign together, or an account with that address. We note which it was, whether on a device handed to them, and when they pressed to sign.",
      },
      {
        heading: "The signed PDF is sealed",
        text: "Sahihi seals it when all have signed. A PDF reader shows any change since, without asking us.",
      },
      {
        heading: "It stands in a log that nobody rewrites unseen",
        text: "Every step goes in. Each of you gets its newest page by mail, checkpoint.txt: if we changed the past, your copy would show it.",
      },
      {
        heading: "Anybody can check",
        text: "Drop the PDF on the check. It stays on your device.",
      },
    ],
    limits: {
      heading: "What it does not prove",
      list: [
        "Who somebody is. We know the mailbox, the phone number or the account, not the face.",
        "That the shares are fair, or that you wrote the song.",
        "That a PDF reader knows us. It may say “unknown signer”: that is about us, not about the file.",
      ],
    },
    check: "Check a file",
    forLawyers: "For lawyers",
    other: "Kiswahili",
  },
  sw: {
    title: "Jinsi Sahihi inavyothibitisha",
    lead: "Nani alisaini nini, na lini. Hakuna anayelazimika kutuamini tu, hata wewe.",
    steps: [
      {
        heading: "Maneno hayabadiliki",
        text: "Kilichotumwa kusainiwa hakiwezi kubadilishwa tena. Kina alama yake: ukibadilisha herufi moja, alama inakuwa nyingine.",
      },
      {
        heading: "Kila mtu anakuja kwa njia yake",
        text: "Kwa kiungo kilichotumwa kwa anwani au namba aliyotoa mtumaji, kwa namba ya siri iliyotumwa huko mnaposaini pamoja, au kwa akaunti yenye anwani hiyo. Tunaandika njia ipi, kama ni kwenye kifaa alichokabidhiwa, na saa aliyobonyeza kusaini.",
      },
      {
        heading: "PDF iliyosainiwa inapigwa muhuri",
        text: "Sahihi inaipiga muhuri wote wakishasaini. Programu ya PDF inaonyesha badiliko lolote tangu hapo, bila kutuuliza.",
      },
      {
        heading: "Inaandikwa kwenye kumbukumbu zisizobadilika kwa siri",
        text: "Kila hatua inaandikwa. Kila mmoja wenu anapata ukurasa wake mpya kwa barua pepe, checkpoint.txt: tungebadilisha yaliyopita, nakala yako ingeonyesha.",
      },
      {
        heading: "Mtu yeyote anaweza kukagua",
        text: "Weka PDF kwenye ukurasa wa kukagua. Haitoki kwenye simu yako.",
      },
    ],
    limits: {
      heading: "Isichothibitisha",
      list: [
        "Mtu ni nani hasa. Tunajua barua pepe, namba ya simu au akaunti, si uso.",
        "Kwamba hisa ni za haki, au kwamba wewe ndiye uliyetunga wimbo.",
        "Kwamba programu ya PDF inatujua. Inaweza kusema “unknown signer”: hilo linatuhusu sisi, si faili.",
      ],
    },
    check: "Kagua faili",
    forLawyers: "Kwa mawakili (Kiingereza)",
    other: "English",
  },
};
