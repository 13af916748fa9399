import type { consent as english } from "#shared/words/en/consent";

export const consent = {
  "consent.deletionTab": "Ombi la kufuta: {title}",
  "consent.deletionAsks": "{owner} anakuomba ukubali “{title}” ifutwe",
  "consent.deletionAgreeing": "Inatumwa…",
  "consent.deletionRefusing": "Inatumwa…",
  "consent.amendmentTab": "Ombi la kubadilisha: {title}",
  "consent.amendmentAsks": "{owner} anakuomba ukubali “{title}” ibadilishwe",
  "consent.amendmentAgreeing": "Inatumwa…",
  "consent.amendmentRefusing": "Inatumwa…",
  "consent.reason": "Sababu",
  "consent.requestedOn": "Tarehe ya ombi",
  "consent.answerBy": "Jibu kufikia",
  "consent.answers": "Majibu",
  "consent.yourAnswer": "Jibu lako",
  "consent.final": "Linahesabiwa papo hapo na haliwezi kubadilishwa.",
  "consent.notRecorded": "Jibu lako halikupokelewa",
  "consent.unreachable":
    "Hatukuweza kufikia seva. Angalia intaneti yako kisha ubonyeze tena: jibu lako litahesabiwa mara moja tu.",
  "consent.deletionCount":
    "{count, plural, =0 {Hakuna aliyekubali bado kati ya {total}} one {Mtu 1 kati ya {total} amekubali} other {Watu {count} kati ya {total} wamekubali}}",
  "consent.amendmentCount":
    "{count, plural, =0 {Hakuna aliyekubali bado kati ya {total}} one {Mtu 1 kati ya {total} amekubali} other {Watu {count} kati ya {total} wamekubali}}",
  "consent.waitingFor": "Tunasubiri: {names}",
  "consent.notNeeded": "Jibu halihitajiki tena",
  "consent.recorded": "Jibu lako limepokelewa",
  "consent.deletionConfirmedOn": "Tarehe {day} ulikubali “{title}” ifutwe.",
  "consent.deletionRejectedOn": "Tarehe {day} hukukubali “{title}” ifutwe.",
  "consent.amendmentConfirmedOn": "Tarehe {day} ulikubali “{title}” ibadilishwe.",
  "consent.amendmentRejectedOn": "Tarehe {day} hukukubali “{title}” ibadilishwe.",
  "consent.deletionPending": "Itafutwa tu ikiwa kila mtia sahihi atakubali.",
  "consent.amendmentPending": "Itabadilishwa tu ikiwa kila mtia sahihi atakubali.",
  "consent.deletionApproved": "Watia sahihi wote wamekubali. Hati itafutwa tarehe {day}.",
  "consent.downloadNow": "Ipakue sasa kama unataka kubaki nayo.",
  "consent.replacedSince": "Tangu {day} kila mtu amesaini toleo la baadaye: hilo ndilo lenye nguvu.",
  "consent.superseded":
    "Tarehe {day} kila mtu alisaini toleo jipya, ambalo lina nguvu, kwa hivyo ombi limeisha.",
  "consent.onceMore": "Bonyeza mara moja tena ili kujibu",
  "consent.nothingYet": "Bado hakuna kilichohifadhiwa.",
  "consent.deletionBinds":
    "Hati iliyohifadhiwa hapa itafutwa kabisa siku 30 baada ya kila mtu kukubali. Makubaliano hayafutwi, na nakala yako mwenyewe ndiyo itakayothibitisha.",
  "consent.amendmentBinds":
    "Toleo la {version} litaendelea kuwa na nguvu hadi wote walio kwenye toleo hilo na wote walio kwenye toleo jipya watakaposaini jipya. Utaamua kuhusu mabadiliko yenyewe ukishayaona.",
  "consent.back": "Bado",
  "consent.amendmentApproved":
    "Watia sahihi wote wamekubali, kwa hivyo hati inaweza kubadilishwa. Utapata kiungo kipya kutakapokuwa na toleo jipya la kusaini. Hadi wote walio kwenye toleo la {version} na wote walio kwenye toleo jipya watakaposaini jipya, toleo la {version} lina nguvu.",
  "consent.refusedByYou": "Kwa hivyo itabaki jinsi ilivyo. Kila mtu ameshaarifiwa.",
  "consent.deletionRefused": "{name} amekataa, kwa hivyo hati inabaki jinsi ilivyo.",
  "consent.amendmentRefused": "{name} amekataa, kwa hivyo hati inabaki jinsi ilivyo.",
  "consent.cancelled": "{name} ameondoa ombi, kwa hivyo hati inabaki jinsi ilivyo.",
  "consent.ownerGone":
    "Akaunti ya {name}, aliyeomba, imefutwa. Kwa hivyo ombi limeisha, na toleo la {version} linaendelea kuwa na nguvu.",
  "consent.dropped":
    "{name} ameacha mabadiliko ambayo kila mtu alikubali: toleo la {version} lina nguvu kama lilivyokuwa.",
  "consent.expired": "Si kila mtu aliyejibu kwa wakati, kwa hivyo hati inabaki jinsi ilivyo.",
  "consent.updatesOnAnswers":
    "Tutakuandikia {by, select, phone {SMS} other {barua pepe}} kila mtu akishajibu, au mtu akikataa.",
  "consent.updatesOnChanges":
    "Tutakuandikia {by, select, phone {SMS} other {barua pepe}} kukiwa na mabadiliko yoyote. Hakuna kingine unachohitaji kufanya.",
  "consent.recordedWaiting": "Tunasubiri watia sahihi wengine wajibu.",
  "consent.deletionRejectedToast": "Hati haitafutwa",
  "consent.deletionRejectedWhy": "Ombi la kufuta hati limekataliwa na mtia sahihi mmoja au zaidi.",
  "consent.deletionConfirmedToast": "Hati itafutwa",
  "consent.amendmentRejectedToast": "Mabadiliko yamekataliwa",
  "consent.amendmentRejectedWhy": "Ombi la kubadilisha hati limekataliwa na mtia sahihi mmoja au zaidi.",
  "consent.amendmentConfirmedToast": "Mabadiliko yamekubaliwa",
  "consent.amendmentConfirmedWhy": "Watia sahihi wote wamekubali. Hati inaweza kubadilishwa sasa.",
  "consent.failed": "Jibu lako halikupokelewa.",
  "consent.linkInvalidHeading": "Kiungo hiki hakifanyi kazi",
  "consent.linkInvalid": "Kiungo hiki cha kujibu ombi si sahihi au muda wake umeisha.",
  "consent.linkInvalidWhatNow":
    "Kama kilinakiliwa kwa mkono, kifungue kutoka kwenye ujumbe. Kufungua ukurasa huu hakujaamua chochote.",
  "consent.notLoaded": "Ombi halikuweza kupakiwa.",
} as const satisfies Record<keyof typeof english, string>;
