import type { signingMails as english } from "#shared/words/en/signing-mails";
import { called } from "#shared/words/sw/documents";

const { type, document } = called;
const what =
  "{type, select, split_sheet {nani anamiliki hisa gani ya wimbo} other {mnachokubaliana kuhusu kazi, pesa na haki}}.";
const read = "{type, select, split_sheet {Isome, ukague hisa yako} other {Usome hadi mwisho}}";
// "Hati" and "mkataba" are of two noun classes.
const beSigned = "{type, select, split_sheet {isainiwe} other {usainiwe}}";

export const signingMails = {
  "part.role": "Unasaini kama {role}.",
  "part.shares": "Hisa yako: {shares}.",
  "part.for": "Kwa",
  "part.signAs": "Unasaini kama",
  "part.share": "Hisa yako",
  "part.shareOf": "Hisa ya {name}",
  "part.forWhom": "Unasaini kwa niaba ya",
  "part.signatory": "Anayesaini kwa niaba ya {name}",
  "part.unconfirmed":
    "{owner} bado hajathibitisha kwamba anwani {email} ni yake. Kama hukutarajia ombi hili, muulize kwanza.",
  "part.readAndSign": "Soma na usaini",

  "invitation.subject": `{owner} anakuomba usaini {asked} (${type})`,
  "invitation.ownSubject": `Sahihi yako mwenyewe kwenye "{song}" (${type})`,
  "invitation.newVersion": 'toleo jipya la "{song}"',
  "invitation.preheader": "{part} Huhitaji akaunti.",
  "invitation.heading": "Tafadhali saini {asked}",
  "invitation.asks": `{owner} anakuomba usaini ${document}: ${what}`,
  "invitation.ownAsks": `Ulituma ${document} ili ${beSigned}, na wewe pia umo. Hiki ni kiungo chako mwenyewe cha kusaini.`,
  "invitation.replaces": "Toleo hili jipya linachukua nafasi ya toleo la {number}. {ending}",
  "invitation.howTo": `${read}, kisha usaini kwa simu yako. Huhitaji akaunti. Kiungo hiki ni chako peke yako, kwa hivyo tafadhali usikitume kwa mtu mwingine.`,
  "invitation.alsoInSwahili": "{owner} anakuomba usaini hati hii.",
  "invitation.closing":
    "Usipofanya chochote, hati itabaki bila sahihi yako; kiungo kinafanya kazi hadi {day}.",
  "invitation.closingInForce":
    "Usipofanya chochote, toleo la {number} litaendelea kuwa na nguvu; kiungo kinafanya kazi hadi {day}.",
  "invitation.ifWrong":
    "Kama kuna kosa, kataa kwenye ukurasa huo huo na useme sababu, au mwandikie {email} kabla ya kusaini.",

  "invitations.subject":
    "{owner} anakuomba usaini hati {count}: {songs}{count, plural, =2 {} =3 {} other { na nyingine {more}}}",
  "invitations.preheader": "{songs}. Huhitaji akaunti.",
  "invitations.heading": "Tafadhali saini hati {count}",
  "invitations.asks":
    "{owner} anakuomba usaini hati {count}. Kiungo kimoja kinazifungua zote, na kila moja husainiwa peke yake.",
  "invitations.howTo":
    "Soma kila moja hadi mwisho, ukague sehemu yako, kisha usaini kwa simu yako: zote, au baadhi. Huhitaji akaunti. Kiungo hiki ni chako peke yako, kwa hivyo tafadhali usikitume kwa mtu mwingine.",
  "invitations.ownSubject":
    "Sahihi yako mwenyewe kwenye hati {count}: {songs}{count, plural, =2 {} =3 {} other { na nyingine {more}}}",
  "invitations.ownAsks":
    "Ulituma hati {count} ili zisainiwe, na wewe pia umo. Hiki ni kiungo chako mwenyewe cha kuzisaini.",
  "invitations.readAndSign": "Soma na usaini hati {count}",
  "invitations.alsoInSwahili": "{owner} anakuomba usaini hati {count}.",
  "invitations.part": `{asked} (${type})`,
  "invitations.closing":
    "Usipofanya chochote, hati zitabaki bila sahihi yako; kiungo kinafanya kazi hadi {day}.",

  "reminder.subject": `{owner} anasubiri sahihi yako kwenye "{song}" (${type})`,
  "reminder.ownSubject": `Sahihi yako mwenyewe inakosekana kwenye "{song}" (${type})`,
  "reminder.heading": '"{song}" inakusubiri',
  "reminder.asked": `Tarehe {day}, {owner} alikuomba usaini ${document}: ${what}`,
  "reminder.ownAsked": `Tarehe {day} ulituma ${document} ili ${beSigned}, na wewe pia umo.`,
  "reminder.onlyYours": "Ni sahihi yako pekee inayohitajika.",
  "reminder.noneSigned": "Hakuna aliyesaini bado.",
  "reminder.allOthersSigned": "Wengine wote wamesaini: ni sahihi yako pekee inayokosekana.",
  "reminder.someSigned":
    "{signed, plural, one {Mtu 1 kati ya {total} amesaini.} other {Watu {signed} kati ya {total} wamesaini.}}",
  "reminder.howTo": `${read}, kisha usaini kwa simu yako. Huhitaji akaunti. Kama kuna kosa, kataa kwenye ukurasa huo huo na useme sababu.`,
  "reminder.closing":
    "{isLast, select, true {Hiki ni kikumbusho cha mwisho.} other {Tunakukumbusha mara tatu tu.}} Kiungo kinafanya kazi hadi {day}.",
  "reminder.stop": "Usinikumbushe tena kuhusu hati hii",

  "answer.subject": `{owner} amekujibu kuhusu "{song}" (${type})`,
  "answer.preheader": "Uliomba mabadiliko kabla ya kusaini.",
  "answer.heading": "{owner} amekujibu",
  "answer.asked": "Uliandika: “{text}”",
  "answer.howTo": `${document} {type, select, split_sheet {iko kama ulivyoisoma} other {uko kama ulivyousoma}}. Ukiridhika, saini; usiporidhika, kataa kwenye ukurasa huohuo na useme sababu.`,
  "answer.closing": "Usipofanya chochote, hakuna kinachosainiwa.",

  "current.subject": `Kiungo chako cha "{song}" (${type})`,
  "current.preheader": "Umekiomba kwenye ukurasa wa kiungo cha zamani.",
  "current.heading": 'Kiungo chako cha "{song}"',
  "current.asked": `Kwenye ukurasa wa kiungo cha zamani, mtu ameomba kinachofanya kazi. Ndicho hiki: {owner} anakuomba usaini ${document}. Ikiwa si wewe uliyeomba, hakuna kinachotokea usipokifungua.`,
  "current.askedSigned": `Kwenye ukurasa wa kiungo cha zamani, mtu aliomba kinachofanya kazi. Kinafungua ${document}, ambapo huna lililobaki la kusaini.`,
  "current.open": "Fungua hati",
  "current.closing":
    "Kiungo hiki ni chako peke yako, kwa hivyo tafadhali usimpe mtu mwingine. Kinafanya kazi hadi {day}.",

  "replaced.subject": `Kiungo chako cha "{song}" kimefungwa (${type})`,
  "replaced.preheader": "Huna la kufanya.",
  "replaced.heading": "Kiungo chako kimefungwa",
  "replaced.what": `Ulitumiwa kiungo cha kusaini ${document} kilichomlenga {name}. {owner} amerekebisha anwani hiyo: kiungo cha ujumbe wa awali hakifanyi kazi tena, na hakuna kilichosainiwa nacho.`,
  "replaced.closing": "Ikiwa wewe ni {name}, mwombe {owner} kiungo kipya. Vinginevyo huna la kufanya.",

  "representative.subject": `{name} anakuomba usaini "{song}" kwa niaba yake (${type} kutoka kwa {owner})`,
  "representative.heading": "{name} anakuomba usaini kwa niaba yake",
  "representative.asks": `{owner} anamwomba {name} asaini ${document}. {name} amekutaja wewe usaini kwa niaba yake{capacity, select, guardian {, kama mzazi au mlezi wake} manager {, kama meneja wake} other {, kwa niaba ya kampuni yake}}.`,
  "representative.alsoInSwahili": "{name} anakuomba usaini hati hii kwa niaba yake.",
  "representative.howTo":
    "Soma kabla ya kusaini. Utakachosaini kitamfunga {name}. Usipotaka kusaini, sema hivyo kwenye ukurasa huohuo, na {name} ataambiwa.",
  "representative.closing":
    "Kiungo ni chako peke yako, kwa hiyo tafadhali usikisambaze. Kinafanya kazi hadi {day}, au hadi {name} atakapokifuta.",
  "representative.source": "{name} alitupa anwani yako ili uombwe kusaini kwa niaba yake.",
  "dropped.subject": `Husaini tena "{song}" kwa niaba ya {name} (${type})`,
  "dropped.what": `Ulitajwa usaini ${document} kwa niaba ya {name}. {owner} amerekebisha anwani ya {name}: huenda aliyekutaja alikuwa mtu mwingine. Kiungo cha ujumbe wa awali hakifanyi kazi tena, na hakuna kilichosainiwa nacho.`,
  "dropped.ended": `Ulitajwa usaini ${document} kwa niaba ya {name}. Kusainiwa kwake kuliisha kabla ya wote kusaini: hakuna kilichobaki cha kusaini kwa kiungo chako{isTold, select, true {, na {name} ameambiwa} other {}}.`,
  "dropped.endedClosing": "Huna la kufanya.",
  "dropped.closing":
    "Ikiwa {name} anataka usaini kwa niaba yake, anaweza kukutaja kwa kiungo chake kipya. Vinginevyo huna la kufanya.",
  "signedFor.subject": `{news, select, sent {Toleo jipya la "{song}"} stays {"{song}" inabaki kama ilivyo} other {Kuhusu "{song}"}} (${type})`,
  "signedFor.heading":
    '{news, select, asked_deletion {Je, "{song}" ifutwe?} asked_amendment {Je, "{song}" ibadilishwe?} agreed_deletion {"{song}" itafutwa} agreed_amendment {"{song}" inaweza kubadilishwa} sent {Toleo jipya la "{song}" limetumwa lisainiwe} void {Ulichosaini kwa niaba ya {name} hakihesabiki} other {"{song}" inabaki kama ilivyo}}',
  "signedFor.what": `Ulisaini toleo la {number} la ${document} kwa niaba ya {name}. {news, select, asked_deletion {{owner} anawaomba wote ambao linawafunga wakubali lifutwe.} asked_amendment {{owner} anawaomba wote ambao linawafunga wakubali libadilishwe.} agreed_deletion {Wote ambao linawafunga wamekubali lifutwe.} agreed_amendment {Wote ambao linawafunga wamekubali libadilishwe.} sent {{owner} ametuma toleo jipya lisainiwe.} void {Kusainiwa kwa toleo hilo kuliisha kabla ya wote kusaini.} other {Lililoombwa kulihusu limeisha, na hakuna kinachobadilika.}}`,
  "signedFor.who":
    "{news, select, asked_deletion {{name} ndiye anayeombwa, na wewe huhitaji kujibu.} asked_amendment {{name} ndiye anayeombwa, na wewe huhitaji kujibu.} sent {{name} ndiye anayeombwa kulisaini, au kumtaja atakayelisaini. Ulichosaini hakihesabiki kwa toleo hilo.} other {{name} ndiye aliyeombwa, naye ameambiwa pia.}} Kama hukubali, zungumza na {name} sasa.",
  "signedFor.binds":
    "Toleo la {number} litaendelea kuwa na nguvu hadi wote walio kwenye toleo hilo na wote walio kwenye toleo jipya watakaposaini jipya.",
  "signedFor.goes":
    "Siku 30 baada ya wote kukubali rekodi inafutwa: maandishi yake, sahihi zake na PDF yake. Kilichokubaliwa katika toleo la {number} bado kinafunga, kwa hivyo hifadhi nakala uliyotumiwa.",
  "signedFor.void":
    "Sahihi yako ni batili, kama zote za toleo hili.{isTold, select, true { {name} ameambiwa.} other {}} Ikitumwa tena, {name} ndiye atakayeombwa kusaini, au kumtaja atakayesaini.",
  "signedFor.closing": "Unapata barua pepe hii kwa sababu ulisaini hati hii kwa niaba ya {name}.",
  "givenBack.subject": `{by} hatasaini "{song}" kwa niaba yako (${type})`,
  "givenBack.heading": "{by} hatasaini kwa niaba yako",
  "givenBack.what": `Ulimtaja {by} asaini ${document} kwa niaba yako, naye hataki. Kiungo chako kinafanya kazi kama awali: saini mwenyewe, au mtaje mtu mwingine kwenye ukurasa huohuo.`,
  "signatureReceipt.signedFor": `{by} amesaini ${document} kwa niaba ya {name}. Hifadhi barua pepe hii: ni risiti. Wote wakishasaini, utapata PDF iliyosainiwa.`,

  "signatureReceipt.subject": `Sahihi yako kwenye "{song}" (${type})`,
  "signatureReceipt.preheader": "Nambari ya sahihi {signatureId}. Huhitaji kufanya lolote zaidi.",
  "signatureReceipt.heading": 'Sahihi yako kwenye "{song}"',
  "signatureReceipt.signed": `{name} amesaini ${document}. Hifadhi barua pepe hii: ni risiti yako. Wote wakishasaini, utapata PDF iliyosainiwa.`,
  "signatureReceipt.leaves":
    "Kwa sahihi hii {name} anaondoka: alicho nacho kwa toleo la {number} kinaisha kila mtu akishasaini, na kinabaki na nguvu hadi hapo.",
  "signatureReceipt.id": "Nambari ya sahihi",
  "signatureReceipt.at": "Imesainiwa",
  "signatureReceipt.fingerprint": "SHA-256 ya kilichosainiwa",
  "signatureReceipt.closing":
    "Je, si wewe uliyesaini, au kuna kosa? Andika mara moja kwa {email} na utaje nambari ya sahihi.",

  "roomCode.subject": '{code} ni nambari yako ya kusaini "{song}"',
  "roomCode.preheader": "Inafanya kazi kwa dakika 10.",
  "roomCode.what": `{name}, andika nambari hii {inRoom, select, true {ulipochagua jina lako} other {kwenye ukurasa wa kiungo chako}}, ili usaini ${document} ambayo {owner} anakuomba usaini.`,
  "roomCode.keep":
    "Iandike mwenyewe wala usimwambie mtu yeyote, hata aliyekuomba usaini: mwenye nambari hii anaweza kusaini kwa jina lako. Inafanya kazi kwa dakika 10, mara moja tu.",
  "roomCode.closing":
    "Hukuiomba? Basi kuna mtu {inRoom, select, true {aliyechagua jina lako} other {mwenye kiungo chako: kilinukuliwa kwenye jibu, au kilitumwa kwa mtu mwingine}}. Bila nambari hii hakuna kinachosainiwa. Hali hii ikiendelea, andika kwa {email}.",

  "completion.subject": `Kila mtu amesaini "{song}" (${type})`,
  "completion.preheader":
    "{type, select, split_sheet {Hati iliyosainiwa imeambatishwa.} other {Mkataba uliosainiwa umeambatishwa.}}",
  "completion.heading": '"{song}" imesainiwa na wote',
  "completion.attached": `{count, plural, one {Sahihi iliyohitajika imepatikana.} other {Sahihi zote {count} zimepatikana.}} Nakala iliyosainiwa ya ${document} imeambatishwa kwenye barua pepe hii: ihifadhi, ni yako. Cheti cha ukamilishaji kipo kando yake.`,
  "completion.checkpoint":
    "Hifadhi checkpoint.txt pamoja nayo: kwayo mtu yeyote anaweza kuonyesha baadaye, bila sisi, kwamba hakuna kilichobadilishwa. Jinsi gani: {address}",
  "completion.log-key": "Ufunguo wa kumbukumbu zetu",
  "completion.seal-root": "SHA-256 ya cheti chetu cha msingi",
  "completion.replaced":
    "Kuanzia sasa hati hii ina nguvu, na toleo la {number}, ambalo nafasi yake imechukuliwa, halina tena.",
  "completion.closing":
    "Umepata barua pepe hii kwa sababu {why, select, represented {{signedBy} alisaini hati hii kwa niaba yako} named {ulisaini hati hii kwa niaba ya {name}} other {ulisaini hati hii iliyotumwa na {owner}}}.",

  "ended.ownSubject": `Umekataa kusaini "{song}" (${type})`,
  "ended.ownHeading": "Umekataa kusaini",
  "ended.ownWhat": `Umekataa kusaini ${document} {type, select, split_sheet {iliyotumwa} other {uliotumwa}} na {owner},{email, select, other {}} na ukatoa sababu hii:`,
  "ended.declinedSubject": `{name} amekataa kusaini "{song}" (${type})`,
  "ended.declinedHeading": "{name} amekataa kusaini",
  "ended.declinedWhat": `{name} ({email}) amekataa kusaini ${document} na kutoa sababu hii:`,
  "ended.takenBackSubject": `{owner} ameondoa "{song}" (${type})`,
  "ended.takenBackHeading": '{owner} ameondoa "{song}"',
  "ended.takenBackWhat": `{owner} ({email}) ameondoa ${document} na kutoa sababu hii:`,
  "ended.takenBackUnsaid": `{owner} ({email}) ameondoa ${document}.`,
  "ended.goneSubject": `"{song}" haisainiwi tena (${type})`,
  "ended.goneWhat": `Akaunti ya {owner}, aliyekutumia ${document}, imefutwa. Kwa hivyo hakuna anayesaini tena, na kiungo chako hakifungui chochote cha kusaini.`,
  "ended.binds": "Toleo la {number}, ambalo kila mtu aliye humo alisaini tarehe {day}, bado lina nguvu.",
  "ended.link":
    "Kiungo kilicho kwenye barua pepe ya awali hakifanyi kazi tena. {owner} akituma hati tena, utapata kiungo kipya.",
  "ended.closing":
    "Hakuna kilichobaki cha kusaini, na huhitaji kufanya lolote. Ukiwa na swali, mwandikie {email}.",

  "text.invitation": '{owner} anakuomba usaini "{song}". Soma na usaini: {link}',
  "text.invitations": "{owner} anakuomba usaini hati {count}. Soma na usaini: {link}",
  "text.reminder": '{owner} anasubiri sahihi yako kwenye "{song}": {link}',
  "text.receipt":
    '{acted, select, true {{by} amekusainia "{song}"} other {Umesaini "{song}"}} kwenye {brand}, {moment}. Nambari ya sahihi {signatureId}. {acted, select, true {Kama hukukubali} other {Kama si wewe}}, andikia {support}.',
  "text.completion": 'Wote wamesaini "{song}". Nakala yako: {link}',
  "text.answer": '{owner} amekujibu kuhusu "{song}": {link}',
  "text.current": 'Kiungo chako cha "{song}": {link}',
  "text.currents": "Kiungo chako cha hati {count}: {link}",
  "text.named": '{name} anakuomba usaini "{song}" kwa niaba yake. Soma na usaini: {link}',
  "text.namedReceipt":
    'Umesaini "{song}" kwa niaba ya {name} kwenye {brand}, {moment}. Nambari ya sahihi {signatureId}. Kama si wewe, andikia {support}.',
  "text.namedCompletion":
    'Wote wamesaini "{song}", uliyosaini kwa niaba ya {name}. Kiungo chako kinafungua nakala yako hadi {day}.',
  "text.namedDropped":
    'Husaini tena "{song}" kwa niaba ya {name}: anwani ya {name} imerekebishwa. Hakuna kilichosainiwa kwa kiungo chako.',
  "text.namedEnded":
    'Husaini tena "{song}" kwa niaba ya {name}: kusainiwa kwake kuliisha kabla ya wote kusaini.',
  "text.noneLeft": "SMS za leo zimekwisha",
  "text.usedUp":
    "Leo hakuna SMS zaidi zinazoweza kutumwa kwa ajili ya hati hii. Mtaje kwa barua pepe, au kesho.",
  "text.given_back": 'Uliyemtaja hatasaini "{song}" kwa niaba yako. Isaini, au mtaje mtu mwingine: {link}',
  "text.replaced": 'Kiungo chako cha "{song}" kimefungwa: kilimlenga mtu mwingine. Hakuna kilichosainiwa.',
  "text.code":
    '{code} ni nambari yako ya kusaini "{song}", hati uliyotumiwa na {owner}. Usimwambie mtu yeyote.',
  "text.phoneCode":
    "{code} ni nambari ya kuthibitisha simu hii kwenye {brand}. Aliye nayo anaweza kusaini kama wewe: usimwambie mtu yeyote.",
  "text.ended": '"{song}" haisainiwi tena: kiungo chako, na sahihi yoyote uliyoweka, havina nguvu.',
} as const satisfies Record<keyof typeof english, string>;
