import { brand } from "#shared/brand";
import type { mails as english } from "#shared/words/en/mails";

export const mails = {
  "mail.openInstead": "Kitufe kisipofanya kazi, fungua anwani hii:",
  "mail.whoWeAre": `${brand.name}${brand.suffix} – Hati za mgawanyo na mikataba ya muziki, zilizosainiwa na zisizozua ubishi.`,
  "mail.source": `Umepata barua pepe hii kwa sababu anwani hii ilitumika kwenye ${brand.name}.`,
  "mail.sourceOwner": "{owner} alitupa anwani yako ili uombwe kusaini.",
  "mail.sourceAnswers":
    "{owner} alitupa anwani yako ili uombwe kusaini, na ndiye atakayepata jibu lako kwa barua pepe hii.",
  "mail.sourceAsker": "Mtu aliyekuomba usaini alitupa anwani yako.",
  "mail.questions": `Una swali kuhusu ${brand.name}? Tuandikie: {email}.`,
  "mail.operator": `${brand.name} inaendeshwa na {operator}.`,
  "mail.notice": "Tunachohifadhi kukuhusu, kwa nini, kwa muda gani, na haki zako",
  "mail.song": "Wimbo",
  "mail.askedBy": "Aliyeomba",
  "mail.writes": "{name} anaandika: “{text}”",

  "withdrawn.subject": '{owner} amefuta "{title}"',
  "withdrawn.preheader": "Hakuna kilichobaki cha kusaini.",
  "withdrawn.heading": "Hakuna kilichobaki cha kusaini",
  "withdrawn.what":
    '{owner} amefuta "{title}" kabla ya kila mtu kuisaini. Kiungo ulichotumiwa hakifanyi kazi tena, na huhitaji kufanya lolote.',
  "withdrawn.closing": "Unapata barua pepe hii kwa sababu uliombwa kusaini hati hii.",
  "withdrawn.text":
    '{owner} amefuta "{title}": hakuna kilichobaki cha kusaini, na kiungo chako hakifanyi kazi tena.',
  "unlocked.subject": 'Unaweza kusaini "{title}" tena',
  "unlocked.heading": "Unaweza kusaini tena",
  "unlocked.writes": '{owner} amefungua "{title}" na anaandika:',
  "unlocked.again":
    "Ilikuwa imefungwa tangu {since}. Hakuna aliyeweza kuisaini wala kuikataa, na hukukumbushwa kuihusu. Sasa kiungo ulichotumiwa ulipoombwa kusaini kinafanya kazi tena.",
  "unlocked.text": '{owner} amefungua "{title}": sasa unaweza kuisaini kwa kiungo ulichotumiwa.',
  "unlocked.closing": "Unapata barua pepe hii kwa sababu sahihi yako inakosekana kwenye hati hii.",

  "ownerGone.subject": `{owner} hana tena akaunti ya ${brand.name}`,
  "ownerGone.stays": "Mlichosaini pamoja bado kina nguvu, na rekodi yake inabaki hapa:",
  "ownerGone.document": "“{title}”, toleo la {number}",
  "ownerGone.whatNow":
    "{count, plural, one {Inafunga} other {Kila moja inafunga}} kama awali, na bado inaweza kuthibitishwa. Ila hakuna tena anayeweza kutuma toleo jipya kutoka hapa. Hifadhi PDF iliyosainiwa uliyotumiwa.",
  "ownerGone.closing":
    "Unapata barua pepe hii kwa sababu ulisaini pamoja na mtu ambaye akaunti yake imefutwa.",
  "ownerGone.text": `{owner} hana tena akaunti ya ${brand.name}. {count, plural, one {Hati mliyosaini pamoja bado inafunga} other {Hati # mlizosaini pamoja bado zinafunga}}. Hifadhi nakala yako.`,
  "hidden.subject": `"{title}" imefutwa na ${brand.name}`,
  "hidden.preheader": "Inaweza kurejeshwa hadi {day}.",
  "hidden.heading": "Hati yenye jina lako imefutwa",
  "hidden.what": `Msimamizi wa ${brand.name} amefuta "{title}", uliyoombwa kusaini. Hakuna anayeweza kuifungua, kuisaini wala kuithibitisha hapa tena. PDF iliyosainiwa uliyotumiwa kwa barua pepe inabaki yako.`,
  "hidden.whatNow":
    "Hadi {day} inaweza kurejeshwa, pamoja na kila kilichomo. Baada ya hapo inafutwa kabisa. Ukidhani ni kosa, tuandikie kabla ya siku hiyo.",
  "hidden.link": `${brand.name} imefuta hati hii. Hadi {day} inaweza kurejeshwa, pamoja na kila kilichomo; kwa sasa hakuna anayeweza kuifungua, kuisaini wala kuithibitisha hapa. Kilichosainiwa na wote bado kinafunga.`,
  "hidden.linkHeading": "Hati hii imefichwa",
  "hidden.text": `${brand.name} imefuta "{title}". Hadi {day} inaweza kurejeshwa; kwa sasa haifunguki. Kilichosainiwa na wote bado kinafunga.`,
  "restored.text": '"{title}" imerejeshwa kama ilivyokuwa: kiungo chako kinafanya kazi tena.',
  "hidden.support": "Wasiliana nasi",
  "hidden.closing": "Unapata barua pepe hii kwa sababu uliombwa kusaini hati hii.",
  "restored.subject": '"{title}" imerejeshwa',
  "restored.preheader": "Kila kitu kiko kama kilivyokuwa.",
  "restored.heading": "Hati yenye jina lako imerejeshwa",
  "restored.what": `Msimamizi wa ${brand.name} amerejesha "{title}". Kila kitu kiko kama kilivyokuwa, na viungo vya kusaini vilivyotumwa vinafanya kazi tena.`,
  "restored.look": "Ona kinachojulikana kuihusu",
} as const satisfies Record<keyof typeof english, string>;
