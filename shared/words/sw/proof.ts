import type { proof as english } from "#shared/words/en/proof";

export const proof = {
  otherLanguage: "English",
  title: "Kagua uthibitisho huu",
  intro:
    "Chagua ZIP ambayo ukurasa huu ulikuja nayo. Kila kitu kinakaguliwa hapa, kwenye kifaa hiki: hakuna kinachotumwa wala kupakuliwa.",
  choose: "Chagua ZIP",
  bring: "Unacholeta",
  bringWhy:
    "Kilicho ndani ya ZIP hakiwezi kujithibitisha chenyewe, hata ukurasa huu: kama ulipewa na mtu mwingine, tumia tovuti ya Sahihi. Chukua hivi kutoka kwenye barua pepe uliyopata mwenyewe wote waliposaini, au kwenye tovuti.",
  sealRoot: "SHA-256 ya cheti cha msingi",
  logKey: "Ufunguo wa kumbukumbu",
  checkpoint: "checkpoint.txt ya barua pepe yako: kilichoandikwa ndani yake",
  timeRoot: "SHA-256 ya cheti cha msingi cha mamlaka ya mihuri ya wakati unayoiamini",
  "verdict.yes": "Yote yaliyoweza kukaguliwa ni sawa.",
  "verdict.open": "Yaliyokaguliwa ni sawa. Soma yale ambayo hayakukaguliwa.",
  "verdict.no": "Kuna kitu ambacho si sawa. Usitegemee uthibitisho huu.",
  yes: "Ni sawa",
  no: "Si sawa",
  open: "Haikukaguliwa, au ni juu yako kuamua",
  signed: "Waliosaini, kama rekodi zinavyosema",
  limitsTitle: "Ambacho ukurasa huu hauwezi kujua",
  limits:
    "Kama aliyefungua sanduku la barua pepe ndiye mwenye sanduku hilo. Kama Sahihi iliandika ukweli: hakuna ufunguo wa mtu mwenyewe katika sahihi hapa, na nyakati ni za Sahihi. Muhuri wa wakati wa mtu mwingine, au kituo ulichopata mwenyewe, huonyesha iliandikwa kufikia lini, na kwamba haikubadilishwa tangu hapo. Kama ulicholeta ni cha Sahihi kweli. Kilichotokea baada ya PDF kutolewa: aliyekupa ZIP hii anaweza kuwa hakukiweka humo. Kilichochapishwa kwenye PDF: zisome. Sahihi hapa ni sahihi ya kielektroniki; muhuri ni wa Sahihi, si wa mtu.",
  unreadable: "Faili hii haikuweza kusomwa.",
  "archive.no": "ZIP imeharibika, haijakamilika, au si yetu.",
  "browser.no":
    "Hakuna kilichokaguliwa: kivinjari hiki ni cha zamani mno, au ukurasa haukufunguliwa kwenye tovuti ya Sahihi wala kama faili.",
  "trail.yes":
    "Matukio {count} ya historia yana hash zao, na yanafuatana pale yanapokuwa pamoja. Ambayo hayamo kwenye ZIP hii: {missing} kabla ya la mwisho.",
  "trail.no": "Tukio la historia limebadilishwa, limeongezwa au limeondolewa.",
  "text.yes": "document.json ndiyo iliyotumwa kama toleo la {version}.",
  "text.no": "document.json siyo iliyotumwa.",
  "file.yes": "document.pdf ndiyo faili iliyotolewa wote waliposaini toleo hilo.",
  "file.no": "document.pdf siyo faili iliyotolewa ya toleo hilo.",
  "seal.yes": "document.pdf ina muhuri, na hakuna hata baiti moja iliyobadilishwa au kuongezwa tangu hapo.",
  "seal.no": "Muhuri wa document.pdf si sawa: {fault}.",
  "seal.open":
    "document.pdf haina muhuri: mfumo huu haukuwa na muhuri. Kinachoithibitisha ni hash yake kwenye kumbukumbu.",
  "certificate.yes":
    "certificate.pdf ni ya hati hii na ina muhuri, na hakuna hata baiti moja iliyobadilishwa au kuongezwa tangu hapo.",
  "certificate.no": "certificate.pdf si sawa: {fault}.",
  "certificate.open": "Hakuna cheti chenye muhuri kwenye ZIP hii.",
  "certified.yes":
    "certificate.pdf ndicho cheti kilichotolewa cha toleo la {version}: hash yake imo kwenye kumbukumbu.",
  "certified.no":
    "certificate.pdf sicho cheti kilichotolewa cha toleo la {version}, au kutolewa kwake hakumo kwenye kumbukumbu.",
  "certified.open":
    "Hakuna kilichokaguliwa kwenye kumbukumbu kinachotaja certificate.pdf: soma ndani yake ni ya toleo gani. Vya kabla ya Desemba 2026 huenda havimo humo.",
  "fault.not_sealed": "haupo",
  "fault.bytes_added": "baiti ziliongezwa baada ya kutiwa muhuri",
  "fault.changed": "kilichotiwa muhuri kimebadilishwa",
  "fault.damaged": "umeharibika, au si wetu",
  "fault.not_trusted": "cheti chake hakitoki kwenye cheti cha msingi",
  "fault.other": "ni cha hati nyingine",
  "fault.time_stamp_wrong": "muhuri wake wa wakati umeharibika, au ni wa kitu kingine",
  "outOfTime.open":
    "Muhuri wa {files} ni mzima, na hakuna kilichobadilishwa au kuongezwa tangu hapo. Lakini cheti chake kilikuwa halali kuanzia {from} hadi {until}, na hakuna muhuri wa wakati unaouamini unaosema kuwa muhuri uliwekwa wakati huo; kwa saa ya kifaa hiki leo ni {today}. Kinachosemwa na kumbukumbu hakitegemei hilo.",
  "root.yes": "Muhuri unatoka kwenye cheti cha msingi ulicholeta.",
  "root.no": "Muhuri hautoki kwenye cheti cha msingi ulicholeta, bali kwenye: {sha256}",
  "root.open":
    "Muhuri unatoka kwenye cheti hiki cha msingi. Linganisha SHA-256 yake na uliyo nayo kutoka kwingine: {sha256}",
  "signatures.yes":
    "Wote ({all}) wamesaini. Kila sahihi ina rekodi yake, chini ya hash iliyo kwenye historia.",
  "signatures.no": "Sahihi au rekodi yake haipo au imebadilishwa.",
  "signatures.open": "Kuna sahihi zilizowekwa kabla ya rekodi kuwepo: {count} kati ya {all} zina rekodi.",
  "private.yes": "Maelezo ya faragha ya rekodi zote yapo hapa, na ndiyo yaliyorekodiwa.",
  "private.no": "Maelezo ya faragha ya rekodi fulani siyo yaliyorekodiwa.",
  "private.open":
    "Maelezo ya faragha (anwani, anwani ya mtandao, kifaa) ni ya watia sahihi wenyewe tu: ya rekodi {opened} kati ya {count} yapo hapa. Ya nyingine yapo kama hash tu.",
  "checkpoint.yes":
    "Vituo {count} vya kumbukumbu vimesainiwa kwa ufunguo wake. Kipya zaidi kina maingizo {size} ({origin}).",
  "checkpoint.no": "Kituo cha kumbukumbu hakijasainiwa kwa ufunguo wake, au hakiendani na vingine.",
  "checkpoint.open":
    "Kivinjari hiki hakijui Ed25519: kumbukumbu haikuweza kukaguliwa hapa. Tumia kipya zaidi.",
  "oneLog.yes":
    "Vituo vya zamani hapa ({count}) ni mwanzo wa kumbukumbu ya kile kipya zaidi: hakuna kilichobadilishwa au kuondolewa humo tangu hapo.",
  "oneLog.no": "Vituo vilivyo hapa si vya kumbukumbu moja: kuna kilichobadilishwa au kuondolewa humo.",
  "oneLog.open":
    "Hakuna kinachoonyesha hapa kuwa vituo vya zamani ni vya kumbukumbu ya kile kipya zaidi. ZIP za kabla ya Desemba 2026 hazina uthibitisho huo: pakua mpya.",
  "key.yes": "Ufunguo wa kumbukumbu ndio ulioleta.",
  "key.no":
    "Kumbukumbu haikusainiwa kwa ufunguo ulioleta. Kama Sahihi imebadilisha ufunguo wake tangu hapo, tovuti yake inaonyesha zote mbili; uliosaini ni: {key}",
  "key.open": "Ufunguo huu umesaini kituo kipya zaidi. Linganisha na ulio nao kutoka kwingine: {key}",
  "log.yes": "Matukio yote {count} yamo kwenye kumbukumbu, pamoja na la PDF yenye muhuri.",
  "log.no": "Kuna tukio ambalo halimo kwenye kumbukumbu mahali linapopaswa kuwa.",
  "log.open":
    "Matukio {count} yamo kwenye kumbukumbu, pamoja na la PDF. Ya baadaye ambayo hayamo kwenye kumbukumbu yoyote hapa, na yanayoweza kuwa yameandikwa na yeyote: {waiting}. Usiyategemee.",
  "otherKey.open":
    "Kituo cha zamani hapa kimesainiwa kwa ufunguo mwingine. Usikitegemee isipokuwa tovuti ya Sahihi inautaja kuwa ufunguo iliokuwa nao: {key}",
  "mailed.yes": "Kituo kimojawapo hapa ndicho ulicholeta: ulionyeshwa kumbukumbu ileile.",
  "mailed.no": "Kituo ulicholeta ni cha kumbukumbu nyingine: kuna aliyeonyeshwa kitu kingine.",
  "mailed.open":
    "Kama wengine walionyeshwa kumbukumbu ileile: leta checkpoint.txt ya barua pepe yako, ya ukubwa uliopo hapa ({sizes}).",
  "stamp.yes":
    "Ilikuwepo kufikia {at}, kwa mujibu wa mamlaka ya mihuri ya wakati uliyoleta cheti chake cha msingi.",
  "stamp.no":
    "Muhuri wa wakati umeharibika, ni wa kitu kingine, au ni wa kabla ya kile ambacho muhuri huo unathibitisha.",
  "strangeStamp.open":
    "Mihuri ya wakati iliyopo hapa ambayo ni ya kabla ya inachokithibitisha, au haitoki kwa yeyote ambaye cheti chake cha msingi kimo kwenye ZIP: {count}. Haithibitishi wala kupinga chochote.",
  "noStamp.open": "Hakuna mtu huru anayesema hapa ilikuwepo lini: nyakati zote ni za Sahihi yenyewe.",
  "stamp.open":
    "Ilikuwepo kufikia {at}, kwa mujibu wa mamlaka ya mihuri ya wakati. Kama unaiamini ni juu yako kuamua; SHA-256 ya cheti chake cha msingi: {root}",
  "way.mail_link": "kupitia kiungo kilichotumwa kwa barua pepe {address}",
  "way.sms_link": "kupitia kiungo kilichotumwa kwa {address}",
  "way.room_mail_code": "kwa namba iliyotumwa kwa barua pepe {address}",
  "way.room_sms_code": "kwa namba iliyotumwa kwa {address}",
  "way.session": "akiwa ameingia kwa {address}",
  "way.session_phone": "akiwa ameingia kwa namba iliyothibitishwa {address}",
  "way.named_link": "na mtu aliyetajwa naye, kupitia kiungo kilichotumwa kwa {address}",
  "way.mail_link_code": "kupitia kiungo na namba vilivyotumwa kwa barua pepe {address}",
  "way.sms_link_code": "kupitia kiungo na namba vilivyotumwa kwa {address}",
} satisfies Record<keyof typeof english, string>;
