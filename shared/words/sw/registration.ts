import type { registration as english } from "#shared/words/en/registration";

export const registration = {
  "registration.invite": "Ili ulipwe",
  "registration.inviteHelp": "Vyama hulipa kwa nambari yako ya IPI. Angalia yaliyoandikwa kukuhusu.",
  "registration.open": "Angalia maelezo yangu",
  "registration.tab": "Maelezo yako: {title}",
  "registration.heading": "Je, haya ni maelezo yako?",
  "registration.why":
    "Yanaenda pamoja na {title} kwa vyama na wachapishaji wa muziki. Si sehemu ya ulichosaini, na yote yanaweza kuachwa wazi.",
  "registration.legalName": "Jina rasmi",
  "registration.legalNameHelp": "Weka koma jina la mwisho likitangulia: Wanjiru, Amina",
  "registration.stageName": "Jina la kisanii",
  "registration.ipi": "Nambari ya jina ya IPI",
  "registration.ipiHelp": "Hadi tarakimu 11, kutoka kwa chama chako",
  "registration.ipiBase": "Nambari ya msingi ya IPI",
  "registration.ipiBaseHelp": "Moja kwa mtu, majina yake yoyote, kutoka kwa chama",
  "registration.isniHelp": "Tarakimu 16 za jina la umma, kutoka isni.org au msambazaji",
  "registration.performing": "Chama cha haki za maonyesho",
  "registration.mechanical": "Chama cha haki za nakala",
  "registration.publisher": "Mchapishaji wa muziki au msimamizi",
  "registration.publisherHelp":
    "Huchukua sehemu yake ndani ya hisa yako, si kando yake. Kwa maonyesho, vyama hukuachia angalau nusu.",
  "registration.publisherName": "Jina",
  "registration.publisherKind": "Kazi yake",
  "registration.publishes": "Huchapisha: humiliki sehemu",
  "registration.administers": "Husimamia: hukusanya tu",
  "registration.publisherIpi": "Nambari yake ya jina ya IPI",
  "registration.publisherSociety": "Chama chake",
  "registration.checkDigits":
    "Tarakimu za ukaguzi hazilingani: tafadhali linganisha na barua iliyokupa nambari hii.",
  "registration.confirm": "Ndiyo, ni sahihi",
  "registration.confirming": "Inahifadhiwa…",
  "registration.confirmedOn": "Ulisema {moment} kwamba haya ni sahihi.",
  "registration.notConfirmed": "Hakuna aliyethibitisha haya bado.",
  "registration.changed": "Bado hujathibitisha: bonyeza kitufe yakiwa sahihi.",
  "registration.notSaved": "Haikuhifadhiwa. Ulichoandika bado kiko hapa.",
  "registration.back": "Rudi kwenye hati",
} as const satisfies Record<keyof typeof english, string>;
