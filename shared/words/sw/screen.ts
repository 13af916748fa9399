import type { screen as english } from "#shared/words/en/screen";

export const screen = {
  // The name of the other language stands on the button above.
  "screen.languageFailed": "{language, select, other {}}Haikupatikana. Bonyeza tena.",
  "screen.tryAgain": "Jaribu tena",
  "screen.close": "Funga",
  "screen.clauses": "Vifungu",
  "screen.clauseCount":
    "{count, plural, one {Kifungu 1} other {Vifungu {count}}}{annexes, plural, =0 {} one {, kiambatanisho 1} other {, viambatanisho {annexes}}}",
  "screen.annex": "Kiambatanisho {letter}",
  "screen.clauseOf": "Kifungu cha {place} kati ya {count}",
  "screen.cancel": "Ghairi",
  "screen.error": "Hitilafu",
  "screen.reason": "Sababu",
  "screen.copy": "Nakili",
  "screen.copied": "Imenakiliwa",
  "screen.copiedWhat": "{what}: imenakiliwa",
  "screen.roomLeft": "Zimebaki {room}.",
  "screen.downloadRecord": "Pakua tulichorekodi kukuhusu (PDF)",
  "screen.downloadCertificate": "Pakua cheti (PDF)",
  "screen.downloadProof": "Pakua uthibitisho (ZIP)",
  "screen.downloadForCourt": "Rasimu ya cheti cha kuwasilisha mahakamani (PDF)",
  "screen.noProof":
    "Uthibitisho haukuweza kutengenezwa. Unahitaji muda kidogo baada ya sahihi ya mwisho: tafadhali jaribu tena.",
  "screen.downloadPdf": "Pakua PDF",
  "screen.preparingPdf": "PDF inaandaliwa…",
  "screen.downloadFailed": "Haikupakuliwa",
  "screen.noPdf": "PDF haikuweza kuandaliwa. Tafadhali jaribu tena.",
  "screen.loadingDocument": "Hati inapakiwa",
  "screen.notLoaded": "Ukurasa huu haukupakiwa",
  "screen.notShown": "Ukurasa huu haukuweza kuonyeshwa",
  "screen.notShownWhy":
    "Kuna hitilafu kwenye ukurasa huu, au intaneti imekatika. Ulichoandika kimehifadhiwa.",
  "screen.linkIsFine": "Kiungo chako hakina tatizo. Angalia intaneti yako kisha ujaribu tena.",
  "screen.forReader": "Kwa {reader}",
  "screen.terms": "Masharti",
  "screen.privacy": "Faragha",
  "screen.howProved": "Jinsi inavyothibitishwa",
  "screen.whatWeAre":
    "ni mahali ambapo wasanii wa muziki huandaa na kusaini hati za mgawanyo na mikataba. Una swali kuhusu ukurasa huu? Tuandikie:",
  "screen.aSigner": "Mtia sahihi mmoja",
  "screen.you": "Wewe",
  "screen.youInList": "wewe",
  "screen.document": "Hati",
  "screen.characters": "herufi {count, number}",
  "screen.reasonTooLong": "Sababu isizidi herufi {most, number}: tafadhali punguza {characters}.",
  "screen.others": "{count, plural, one {mwingine 1} other {wengine {count}}}",
  "screen.documentType":
    "{type, select, split_sheet {Hati ya mgawanyo (Split Sheet)} producer_agreement {Mkataba wa Prodyuza} other {Mkataba wa Msanii Mwalikwa}}",
} as const satisfies Record<keyof typeof english, string>;
