function agreedOf({ count }: { count: number }): string {
  if (count === 0) return "Hakuna aliyekubali bado kati ya {total}";
  return count === 1 ? "Mtu 1 kati ya {total} amekubali" : "Watu {count} kati ya {total} wamekubali";
}

/**
 * The pages that ask everybody who signed: may it be deleted, may it be changed. "Kataa kufutwa" could be either answer, so both are
 * said as one would aloud: "Ndiyo, ifutwe", "Hapana, ibaki".
 */
export const consentTexts = {
  "Confirm deletion: {title}": "Ombi la kufuta: {title}",
  "{owner} asks you to confirm the deletion of “{title}”": "{owner} anakuomba ukubali “{title}” ifutwe",
  "This cannot be undone": "Ikifutwa, haiwezi kurejeshwa",
  "If every signer confirms, the document is deleted for good 30 days later: its text, its signatures and its PDF.":
    "Kila mtia sahihi akikubali, hati itafutwa kabisa baada ya siku 30: maandishi yake, sahihi zake na PDF yake.",
  "If one signer rejects, it stays as it is.": "Mtia sahihi mmoja akikataa, itabaki jinsi ilivyo.",
  "Confirm Deletion": "Ndiyo, ifutwe",
  "Reject Deletion": "Hapana, ibaki",
  "Confirming…": "Inatumwa…",
  "Rejecting…": "Inatumwa…",
  "Confirm change: {title}": "Ombi la kubadilisha: {title}",
  "{owner} asks you to agree to change “{title}”": "{owner} anakuomba ukubali “{title}” ibadilishwe",
  "What agreeing means": "Maana ya kukubali",
  "If every signer agrees, the document becomes a draft again that its owner can edit. You sign again, or not, once you have seen the new version.":
    "Kila mtia sahihi akikubali, hati itakuwa tena rasimu ambayo mwenye hati anaweza kuihariri. Utasaini tena, au utakataa, ukishaona toleo jipya.",
  "The version you signed stays in the history with its signatures and its PDF. The new one needs everybody’s signature again.":
    "Toleo ulilosaini litabaki kwenye historia pamoja na sahihi zake na PDF yake. Toleo jipya litahitaji sahihi ya kila mtu tena.",
  "If one signer refuses, nothing changes.": "Mtia sahihi mmoja akikataa, hakuna kitakachobadilika.",
  "Agree to the change": "Ndiyo, ibadilishwe",
  Refuse: "Hapana, ibaki ilivyo",
  "Agreeing…": "Inatumwa…",
  "Refusing…": "Inatumwa…",

  "The reason": "Sababu",
  Document: "Hati",
  "Request date": "Tarehe ya ombi",
  "Answer by": "Jibu kufikia",
  You: "Wewe",
  you: "wewe",
  Answers: "Majibu",
  "Your answer": "Jibu lako",
  "It counts at once and cannot be changed.": "Linahesabiwa papo hapo na haliwezi kubadilishwa.",
  "Your answer was not recorded": "Jibu lako halikupokelewa",
  "We could not reach the server. Check your connection and press again: an answer is never recorded twice.":
    "Hatukuweza kufikia seva. Angalia intaneti yako kisha ubonyeze tena: jibu lako litahesabiwa mara moja tu.",
  "{count} of {total} confirmed": agreedOf,
  "{count} of {total} agreed": agreedOf,
  "Waiting for {names}": "Tunasubiri: {names}",

  "No answer is needed any more": "Jibu halihitajiki tena",
  "Response Recorded": "Jibu lako limepokelewa",
  "On {day} you confirmed the deletion of “{title}”.": "Tarehe {day} ulikubali “{title}” ifutwe.",
  "On {day} you rejected the deletion of “{title}”.": "Tarehe {day} hukukubali “{title}” ifutwe.",
  "On {day} you agreed to change “{title}”.": "Tarehe {day} ulikubali “{title}” ibadilishwe.",
  "On {day} you refused to change “{title}”.": "Tarehe {day} hukukubali “{title}” ibadilishwe.",
  "It is deleted only if every signer confirms.": "Itafutwa tu ikiwa kila mtia sahihi atakubali.",
  "It can be changed only if every signer agrees.": "Itabadilishwa tu ikiwa kila mtia sahihi atakubali.",
  "All signers have confirmed. Document will be deleted on {day}.":
    "Watia sahihi wote wamekubali. Hati itafutwa tarehe {day}.",
  "Download it now if you want to keep it.": "Ipakue sasa kama unataka kubaki nayo.",
  "All signers have agreed, so the document can be changed. You get a new link when there is a new version to sign.":
    "Watia sahihi wote wamekubali, kwa hivyo hati inaweza kubadilishwa. Utapata kiungo kipya kutakapokuwa na toleo jipya la kusaini.",
  "So it stays as it is. Everybody has been told.": "Kwa hivyo itabaki jinsi ilivyo. Kila mtu ameshaarifiwa.",
  "A signer": "Mtia sahihi mmoja",
  "{name} rejected it, so the document stays as it is.":
    "{name} amekataa, kwa hivyo hati inabaki jinsi ilivyo.",
  "{name} refused, so the document stays as it is.": "{name} amekataa, kwa hivyo hati inabaki jinsi ilivyo.",
  "{name} took the request back, so the document stays as it is.":
    "{name} ameondoa ombi, kwa hivyo hati inabaki jinsi ilivyo.",
  "Not everybody answered in time, so the document stays as it is.":
    "Si kila mtu aliyejibu kwa wakati, kwa hivyo hati inabaki jinsi ilivyo.",
  "Email updates will follow: we write to you when everybody has answered, or when somebody is against it.":
    "Tutakuandikia barua pepe kila mtu akishajibu, au mtu akikataa.",
  "Email updates will follow where something changes. There is nothing more for you to do.":
    "Tutakuandikia barua pepe kukiwa na mabadiliko yoyote. Hakuna kingine unachohitaji kufanya.",
  "Your response has been recorded. Waiting for other signers to respond.":
    "Tunasubiri watia sahihi wengine wajibu.",
  "Deletion Rejected": "Hati haitafutwa",
  "The deletion request has been rejected by one or more signers.":
    "Ombi la kufuta hati limekataliwa na mtia sahihi mmoja au zaidi.",
  "Deletion Confirmed": "Hati itafutwa",
  "Change Refused": "Mabadiliko yamekataliwa",
  "The request to change the document has been refused by one or more signers.":
    "Ombi la kubadilisha hati limekataliwa na mtia sahihi mmoja au zaidi.",
  "Change Agreed": "Mabadiliko yamekubaliwa",
  "All signers have agreed. The document can be changed now.":
    "Watia sahihi wote wamekubali. Hati inaweza kubadilishwa sasa.",
  "Failed to process your response.": "Jibu lako halikupokelewa.",

  "Invalid confirmation link": "Kiungo hiki hakifanyi kazi",
  "This confirmation link is invalid or has expired.":
    "Kiungo hiki cha kujibu ombi si sahihi au muda wake umeisha.",
  "If it was copied by hand, open it from the e-mail instead. Nothing was decided by opening this page.":
    "Kama kilinakiliwa kwa mkono, kifungue kutoka kwenye barua pepe. Kufungua ukurasa huu hakujaamua chochote.",
  "The request could not be loaded.": "Ombi halikuweza kupakiwa.",
} as const;
