import type { sharing as english } from "#shared/words/en/sharing";

export const sharing = {
  "sharing.tab": "Imeshirikiwa: {title}",
  "sharing.sharedBy": "{owner} anakuonyesha hati hii. Unaweza kuisoma, si kuisaini wala kuibadilisha.",
  "sharing.until": "Kiungo kinafanya kazi hadi {day}, kisipoondolewa kabla.",
  "sharing.withoutAddresses": "Huonyeshwi anwani wala nambari za simu.",
  "sharing.withoutTerms": "Unaonyeshwa ni kati ya nani na nani, si hisa wala malipo ya kila mmoja.",
  "sharing.isSigned": "Wote walisaini hati hii tarehe {day}",
  "sharing.notSigned": "Si wote waliosaini hati hii bado",
  "sharing.notSignedHelp": "Hadi wote wasaini, haimfungi yeyote.",
  "sharing.verify": "Omba ithibitishwe",
  "sharing.ended": "Hakuna cha kuona hapa",
} as const satisfies Record<keyof typeof english, string>;
