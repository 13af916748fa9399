import type { documents as english } from "#shared/words/en/documents";

const type =
  "{type, select, split_sheet {hati ya mgawanyo} producer_agreement {mkataba wa prodyuza} other {mkataba wa msanii mwalikwa}}";

/** `hati ya mgawanyo (split sheet) ya "Nairobi Nights"`, `mkataba wa prodyuza wa "Nairobi Nights"` */
export const called = {
  type,
  document: `${type} {type, select, split_sheet {(split sheet) ya} other {wa}} "{song}"`,
} as const;

const which = "{which, select, this {hati hii} other {toleo hilo}}";

export const documents = {
  "share.inWords":
    "{share}% ya {rights, select, publishing {haki za utunzi (Publishing Rights)} other {haki za rekodi (Master Rights)}}, kama {role}",
  "share.separator": "; ",

  "ending.byYou": `Ulikataa kusaini ${which} tarehe {day}: {reason}`,
  "ending.declined": `{name} alikataa kusaini ${which} tarehe {day}: {reason}`,
  "ending.somebody": "Mtu mmoja",
  "ending.amended": `Tarehe {day} kila mtu alikubali kwamba {isOwner, select, true {unaweza} other {{owner} anaweza}} kubadilisha ${which}: {reason}`,
  "ending.replaced": `Tarehe {day} wote walio kwenye toleo lolote kati ya haya mawili walisaini toleo la baadaye, lililochukua nafasi ya ${which}.`,
  "ending.inForce":
    "Kila mtu alisaini toleo la {number} tarehe {day}. Lina nguvu hadi wote walio kwenye toleo hilo na wote walio kwenye toleo hili watakaposaini hili.",
  "ending.bindsUntil":
    "Toleo la {before} lina nguvu hadi wote walio kwenye toleo hilo na wote walio kwenye toleo la {number} watakaposaini toleo la {number}.",
  "ending.wasInForce":
    "Toleo la {number}, ambalo kila mtu alisaini tarehe {day}, lilikuwa na nguvu hadi wakati huo.",
  "ending.takenBack": `{isOwner, select, true {Uliondoa} other {{owner} aliondoa}} ${which} tarehe {day}: {reason}`,
  "ending.ownerGone": `Tarehe {day} akaunti iliyotuma ${which} ilifutwa, kwa hivyo hakuna anayesaini tena.`,
  "ending.void": "Sahihi yako ({signatureId}) ni batili na haikufungi kwa lolote.",

  "superseded.on":
    "Wote waliokuwa kwenye toleo la {number} na wote waliokuwa kwenye toleo lililofuata walikuwa wamesaini kufikia tarehe {day}: tangu hapo toleo la {number} halimfungi mtu yeyote tena. Toleo la {inForce} lina nguvu tangu tarehe {since}.",
  "superseded.ended":
    "{isAnother, select, true {Alichokuwa nacho {name}} other {Ulichokuwa nacho}} kwa toleo la {number} kimeisha: {held}. Toleo la {inForce} {isAnother, select, true {halimpi} other {halikupi}} chochote badala yake.",
  "superseded.goesOn":
    "{isAnother, select, true {Alichokuwa nacho {name}} other {Ulichokuwa nacho}} kwa toleo la {number} kinaendelea kwa toleo la {inForce}: {held}.",
  "superseded.changed":
    "Kwa toleo la {number} {isAnother, select, true {{name} alikuwa na {held}. Kwa toleo la {inForce} ana} other {ulikuwa na {held}. Kwa toleo la {inForce} una}} {now}.",
  "superseded.alsoOn":
    "{isAnother, select, true {{name} yumo pia kwenye toleo la {inForce}, kama {role}, na limesainiwa kwa niaba yake.} other {Umo pia kwenye toleo la {inForce}, kama {role}, na ulilisaini.}}",
  "superseded.notOn":
    "{isAnother, select, true {Toleo la {number} lilisainiwa kwa niaba ya {name} kama {role}. Hayumo} other {Ulisaini toleo la {number} kama {role}. Haumo}} kwenye toleo la {inForce}.",
  "superseded.kept": "Ulichosaini kinabaki chako kusoma na kupakua.",

  "binding.inForce":
    "Toleo la {number} lina nguvu: kila mtu aliye kwenye toleo hilo alikuwa amesaini kufikia tarehe {day}.",
  "binding.proposed":
    "Toleo la {proposed}, lililotumwa tarehe {since}, limependekezwa kuchukua nafasi yake na halina nguvu. Toleo la {number} linafunga hadi wote walio kwenye toleo hilo na wote walio kwenye toleo la {proposed} watakaposaini toleo la {proposed}.",
  "binding.drafted":
    "Tarehe {since} kila mtu alikubali libadilishwe. Toleo la {number} linafunga hadi wote walio kwenye toleo hilo na wote walio kwenye toleo jipya watakaposaini jipya.",

  "deleting.bindsYou":
    "Toleo la {number}, ambalo kila mtu alisaini, litaendelea kukufunga hata bila hati tuliyohifadhi{hasShares, select, true {: kwa toleo hilo una {shares}} other {}}.",
  "deleting.binds":
    "Toleo la {number}, ambalo kila mtu alisaini, litaendelea kuwafunga wote linaowafunga, hata bila hati tuliyohifadhi.",
  "deleting.proposed":
    "Toleo la {proposed}, ambalo limependekezwa tu, litafutwa pamoja nalo: likifutwa kabla kila mtu hajalisaini, halitakuwa na nguvu kamwe.",
  "deleting.drafted": "Mabadiliko yanayoandikwa yatafutwa pamoja nalo.",

  "closed.youDeclined": "Umekataa kusaini “{song}”",
  "closed.everybodyTold":
    "Kila mtu aliye kwenye hati ameshaarifiwa kwa barua pepe au SMS. Sababu yako iko kwenye barua pepe.",
  "closed.notYourTurn":
    "{names} {count, plural, one {anasaini} other {wanasaini}} kwanza. Utapata barua pepe au SMS yenye kiungo chako mara zamu yako itakapofika.",
  "closed.notSentAgain": "Ikitumwa tena, utapata kiungo kipya. Huhitaji kufanya lolote.",
  "closed.notNeeded": "Ilitumwa tena tarehe {day}, na sahihi yako haihitajiki tena. Huhitaji kufanya lolote.",
  "closed.signedAgain":
    "Ilitumwa tena tarehe {day}, na ulisaini toleo jipya tarehe {signedOn}. Hakuna kingine unachohitaji kufanya.",
  "closed.ofNamed":
    "{isSentAgain, select, true {Ilitumwa tena tarehe {day}} other {Ikitumwa tena}}: {hasSigned, select, true {{name} ameshaisaini. Huhitaji kufanya lolote.} other {{name} ndiye {isSentAgain, select, true {anayeombwa} other {atakayeombwa}} kuisaini, au kumtaja atakayeisaini. Ukitajwa tena, ujumbe mpya utakuletea kiungo chako.}}",
  "closed.newVersion": "Toleo jipya linakusubiri",
  "closed.newLink":
    "Ilitumwa tena tarehe {day}: {isTexted, select, true {SMS} other {barua pepe}} mpya yenye kiungo chako kipya {isUnderWay, select, true {itakufikia hivi karibuni} other {{isTexted, select, true {iko kwenye simu yako} other {iko kwenye sanduku lako}}}}. Tafadhali saini kwa kiungo hicho.",

  "leaving.subject": `{owner} hakukuweka kwenye toleo jipya la "{song}" (${type})`,
  "leaving.held": "Kwa toleo la {number} {isAnother, select, true {{name} ana} other {una}} {shares}.",
  "leaving.role":
    "Kwa toleo la {number} {isAnother, select, true {{name} anasaini} other {unasaini}} kama {role}.",
  "leaving.signing":
    "Ukisaini, {isAnother, select, true {{name} anaondoka: alicho} other {unajiondoa: ulicho}} nacho kwa toleo la {number} kinaisha, na toleo hili {isAnother, select, true {halimpi} other {halikupi}} chochote badala yake.",
  "leaving.mayDecline":
    "Kama hukubali, kataa na useme sababu. Hapo toleo la {number} litaendelea kuwa na nguvu.",
  "leaving.howTo":
    "Soma yanayobadilika kabla ya kujibu, hata kwenye simu yako. Huhitaji akaunti. Kiungo ni chako peke yako, kwa hiyo tafadhali usimtumie mtu mwingine.",
  "leaving.alreadySigned":
    "Imeshasainiwa kwamba unaondoka kwenye hati hii: hakuna kingine cha kusaini, kukataa wala kumpa mwingine.",
  "leaving.label": "Kwa toleo la {number} una",

  "comparison.sharesOf": "{name}, haki za {rights, select, publishing {utunzi} other {rekodi}}",
  "comparison.person": "Aliye humo",
  "comparison.paragraph": "Maandishi",
  "comparison.clause": "Maandishi, {number}",
  "comparison.more":
    "{count, plural, one {Badiliko 1 zaidi linaonyeshwa} other {Mabadiliko {count} zaidi yanaonyeshwa}} kwenye ukurasa.",
  "comparison.yourShare": "{isAnother, select, true {Hisa ya {name}} other {Hisa yako}}",
  "comparison.yourRights":
    "{isAnother, select, true {{name}: haki} other {Haki zako}} za {rights, select, publishing {utunzi} other {rekodi}}",
  "comparison.yourRecording": "{isAnother, select, true {Hisa ya {name}} other {Hisa yako}} ya “{recording}”",
  "comparison.shareIn": "hisa ya {name} katika “{recording}”",
  "comparison.ownerIn": "{name}, “{recording}”",
  "comparison.asBefore": "{label}: {share}, kama awali.",
  "comparison.moved": "{label}: {before} → {after}.",
  "comparison.shareOf": "hisa ya {name}",
  "comparison.detailsOf": "jina, anwani au nafasi ya {name}",
  "comparison.changed": "{also, select, true {Mengine yaliyobadilika} other {Yaliyobadilika}}: {things}.",
  "comparison.added": "Walioongezwa: {names}.",
  "comparison.removed": "Walioondolewa: {names}.",
  "comparison.nothing": "Hakuna jambo {also, select, true {lingine } other {}}lililobadilika.",

  "fact.songTitle": "jina la wimbo",
  "fact.artistName": "msanii",
  "fact.releaseDate": "tarehe ya kutolewa",
  "fact.duration": "urefu wa wimbo",
  "fact.genre": "aina ya muziki",
  "fact.isrc": "ISRC",
  "fact.label": "lebo",
  "fact.publisher": "mchapishaji",
  "fact.notes": "maelezo ya ziada",
  "fact.samples": "sampuli na sehemu zilizopigwa upya",
  "fact.ai": "matumizi ya akili bandia",
  "fact.recordings": "rekodi nyingine",
  "fact.terms": "masharti",
  "fact.title": "kichwa",
  "fact.text": "maandishi ya mkataba",
} as const satisfies Record<keyof typeof english, string>;
