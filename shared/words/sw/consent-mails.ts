import type { consentMails as english } from "#shared/words/en/consent-mails";
import { called } from "#shared/words/sw/documents";

const { type, document } = called;
// "ifutwe" of a sheet, "ufutwe" of a contract: "hati" and "mkataba" are of two noun classes.
const wish =
  "{type, select, split_sheet {i} other {u}}{purpose, select, deletion {futwe} other {badilishwe}}";
const all =
  "{count, plural, =1 {mtia sahihi wake pekee atakubali} other {watia sahihi wote {count} watakubali}}";

export const consentMails = {
  "question.subject": `{owner} anakuomba ukubali "{song}" ${wish} (${type})`,
  "question.ownSubject": `Jibu lako mwenyewe: "{song}" ${wish}? (${type})`,
  "question.reminder": "Kikumbusho: {asks}",
  "question.preheader": "Jibu lako linahitajika. Huhitaji akaunti.",
  "question.heading": `"{song}" ${wish}?`,
  "question.notAnswered": "Bado hujajibu.",
  "question.asks": `{owner} anawaomba wote wanaofungwa na ${document} wakubali ${wish}.`,
  "question.ownAsks": `Uliwaomba wote wanaofungwa na ${document} wakubali ${wish}, na wewe pia umo. Hiki ni kiungo chako mwenyewe cha kujibu.`,
  "question.deletion": `Hati itafutwa tu ikiwa ${all}, na hapo itafutwa kabisa baada ya siku 30: maandishi yake, sahihi zake na PDF iliyosainiwa tuliyo nayo, pamoja na mabadiliko yoyote yanayoandikwa au kupendekezwa. Hati tuliyohifadhi itafutwa, lakini makubaliano hayafutwi.{number, select, other {}} Mmoja akikataa, itabaki.`,
  "question.amendment": `Hati itaweza kubadilishwa tu ikiwa ${all}. Hata hivyo toleo la {number}, linalokufunga, litaendelea kuwa na nguvu hadi wote walio kwenye toleo hilo na wote walio kwenye toleo jipya watakaposaini jipya. Mmoja akikataa, itabaki jinsi ilivyo.`,
  "question.howTo":
    "Jibu kwa simu yako; huhitaji akaunti. Kiungo hiki ni chako peke yako, kwa hivyo tafadhali usikitume kwa mtu mwingine.",
  "question.signedByAll": "Ilisainiwa na wote",
  "question.signersAsked": "Watia sahihi walioulizwa",
  "question.readAndAnswer": "Soma na ujibu",
  "question.closing":
    "Usipofanya chochote, {purpose, select, deletion {hakuna kitakachofutwa} other {hakuna kitakachobadilishwa}}: ombi linaisha tarehe {day}.",

  "outcome.subject": `{headline} (${type})`,
  "outcome.deletedOn": '"{song}" itafutwa tarehe {day}',
  "outcome.mayChange": '"{song}" inaweza kubadilishwa',
  "outcome.stays": '"{song}" {purpose, select, deletion {haitafutwa} other {inabaki jinsi ilivyo}}',
  "outcome.allAgreed": "Kila mtu amekubali.",
  "outcome.allAgreedTo": `Wote wanaofungwa na ${document} wamekubali ${wish}.`,
  "outcome.deletion":
    "Tarehe {day} hati itafutwa kabisa: maandishi yake, sahihi zake na PDF iliyosainiwa tuliyo nayo, pamoja na mabadiliko yoyote yanayoandikwa au kupendekezwa. Kama unataka kubaki na nakala, hifadhi PDF uliyotumiwa kwa barua pepe kila mtu aliposaini.",
  "outcome.canCancel": "{owner} anaweza kughairi kufutwa kwa hati hadi siku hiyo.",
  "outcome.deletedOnLabel": "Itafutwa",
  "outcome.document": "Hati",
  "outcome.draftAgain":
    "{owner} akituma toleo lililobadilishwa, utapata kiungo kipya cha kulisoma na kulisaini.",
  "outcome.binds":
    "Hadi wote walio kwenye toleo la {number} na wote walio kwenye toleo jipya watakaposaini jipya, toleo la {number}, ambalo kila mtu alisaini, lina nguvu.",
  "outcome.supersededNews": "Kuna toleo jipya lenye nguvu.",
  "outcome.superseded": `Ombi la kutaka ${document} ${wish} limeisha: tangu hapo kila mtu amesaini toleo jipya, na hilo ndilo lenye nguvu.`,
  "outcome.staysSigned": "Inabaki imesainiwa, kama ilivyokuwa.",
  "outcome.aSigner": "Mtia sahihi mmoja",
  "outcome.you": "wewe",
  "outcome.rejected": `{isReader, select, true {Hukukubali} other {{name} hakukubali}} ${document} ${wish}.`,
  "outcome.expired": `Si kila mtu aliyejibu kwa wakati, na ni lazima kila mtu akubali ${document} ${wish}. Majibu yaliyokosekana: {names}.`,
  "outcome.cancelled": `{owner} ameondoa ombi la kutaka ${document} ${wish}.`,
  "outcome.ownerGone": `Ombi la kutaka ${document} ${wish} limeisha: akaunti ya {owner}, aliyeliomba, imefutwa.`,
  "outcome.dropped": `{owner} ameacha mabadiliko ya ${document} ambayo kila mtu alikubali. Toleo la {number}, ambalo kila mtu alisaini, lina nguvu kama lilivyokuwa.`,
  "outcome.askedAnew":
    "{song, select, other {}}Kubadilisha kutahitaji kila mtu kuombwa upya. Huhitaji kufanya lolote.",
  "outcome.nothingChanges":
    "{song, select, other {}}Kwa hivyo toleo la {number} linaendelea kuwa na nguvu, kama kila mtu alivyosaini, na majibu yaliyotolewa hayahesabiwi tena. Huhitaji kufanya lolote.",
  "agreed.subject": `Jibu lako kuhusu "{song}" (${type})`,
  "agreed.preheader": "Umekubali. Huhitaji kufanya lolote zaidi.",
  "agreed.heading": 'Jibu lako kuhusu "{song}"',
  "agreed.given": `{name} amekubali ${document} ${wish}. Hifadhi barua pepe hii: ni risiti yako.`,
  "agreed.deletion":
    "Hati itafutwa tu kila mtu akikubali, na hapo ni baada ya siku 30.{number, select, other {}}",
  "agreed.amendment":
    "Toleo la {number} linaendelea kuwa na nguvu, hadi wote walio kwenye toleo hilo na wote walio kwenye toleo jipya watakaposaini jipya.",
  "agreed.at": "Ulikubali",
  "agreed.closing": "Je, si wewe uliyekubali? Andika mara moja kwa {email} na utaje namba ya hati.",

  "outcome.closing": "Umepata barua pepe hii kwa sababu ulisaini hati hii.",

  "purge.subject": "Hati uliyosaini imefutwa",
  "purge.preheader": "Kila mtu alikubali tarehe {agreed}.",
  "purge.heading": "Hati imefutwa",
  "purge.what":
    "Hati uliyosaini ilifutwa kabisa tarehe {deleted}, kama wote walioisaini walivyokubali tarehe {agreed}.",
  "purge.kept":
    "Hatuna tena kichwa chake, maandishi yake, sahihi zake wala PDF yake, kwa hivyo barua pepe hii haiwezi kuitaja kwa jina. Kinachohifadhiwa ni nambari yake, tarehe ilipofutwa, idadi ya waliokubali, na kumbukumbu ya kila hatua ilipofanyika, bila majina. {number, select, none {Mlichokubaliana ndani yake hakijafutwa kwa hilo.} other {Toleo la {number}, ambalo kila mtu alikuwa amesaini, halijafutwa nguvu yake kwa hilo.}}",
  "purge.document": "Hati",
  "purge.agreedBy": "Waliokubali",
  "purge.signers": "{count, plural, one {Mtia sahihi 1} other {Watia sahihi {count}}}",
  "purge.agreedOn": "Walikubali tarehe",
  "purge.deletedOn": "Ilifutwa tarehe",
  "purge.closing":
    "Huhitaji kufanya lolote. Nakala uliyotumiwa kwa barua pepe kila mtu aliposaini ni yako; ina nambari hiyo hiyo.",

  "consentText.question":
    '{isReminder, select, true {Kikumbusho: } other {}}{owner} anaomba "{song}"{isReminder, select, true {} other { (toleo la {number})}} {purpose, select, deletion {ifutwe} other {ibadilishwe}}. Soma na ujibu: {link}',
  "consentText.agreed":
    'Umekubali "{song}" {purpose, select, deletion {ifutwe} other {ibadilishwe}} kwenye {brand}. Jibu litahesabiwa wote wakikubali. Kama si wewe, andika mara moja kwa {email}.',
  "consentText.deletedOn": '"{song}" itafutwa tarehe {day}. Toleo la {number} bado linafunga. Nakala: {link}',
  "consentText.mayChange":
    '"{song}" inaweza kubadilishwa: wote wamekubali. Toleo la {number} lina nguvu hadi wote wasaini jipya.',
  "consentText.stays":
    '"{song}" {purpose, select, deletion {haitafutwa} other {inabaki jinsi ilivyo}}: {ended, select, rejected {mmoja hakukubali} expired {si wote waliojibu} cancelled {{owner} ameondoa ombi} ownerGone {akaunti ya {owner} imefutwa} dropped {{owner} ameacha mabadiliko} other {wote wamesaini toleo jipya}}.',
  "consentText.purged":
    "{type, select, split_sheet {Hati uliyosaini imefutwa} other {Mkataba uliosaini umefutwa}}, kama wote walivyokubali tarehe {day}. Namba yake ilikuwa {documentId}.",
} as const satisfies Record<keyof typeof english, string>;
