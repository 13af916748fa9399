/*
 * What stands in an agreement that the clause library drafted, in Swahili, for who reads it: never signed and never frozen. The English is
 * what is signed. Short, and true whatever was chosen in the form: what differs is left to the English. As with what is signed, a change
 * is a new edition at the end.
 */

import { readInLanguage as readFigure } from "#shared/wordings/reading-aids/sw";
import { readBeside, readLines } from "#shared/wordings/reading-aids/agreement-lines-sw";

const first = {
  "Key terms": [
    "Mambo makuu",
    "Mambo makuu ya mkataba kwa ufupi: malipo, asilimia, umiliki na muda. Kila mstari unasomwa pamoja na kifungu unachokitaja.",
  ],
  Definitions: [
    "Maana ya maneno",
    "Maneno yenye herufi kubwa yana maana iliyoelezwa hapa. “Master” ni rekodi yenyewe; “Composition” ni muziki na maneno ya wimbo. Mapato yanayogawanywa yameelezwa hapa pia: yanayoingia kutokana na rekodi popote duniani, bila yale ambayo waigizaji na watunzi wanalipwa kama hivyo, na bila mapato ya maonyesho, bidhaa na udhamini.",
  ],
  Services: [
    "Kazi ya prodyuza",
    "Prodyuza anatengeneza muziki wa wimbo na kuzalisha rekodi, kwa kushauriana na msanii na kwa ustadi wa mtaalamu mwenye uzoefu. Si mwajiriwa wala mshirika wa msanii. Kila mmoja anabeba gharama zake, wasipokubaliana vingine kwa maandishi kabla.",
  ],
  "Identity of the parties": [
    "Utambulisho wa wahusika",
    "Wahusika wanajitambulisha kwa anwani, simu na namba ya kitambulisho. Ni herufi za mwisho tu za namba ya kitambulisho zinazoonyeshwa; namba nzima imehifadhiwa kwa siri na inatumika tu kumtambua mhusika.",
  ],
  "The Performance": [
    "Uigizaji",
    "Msanii mwalikwa anaigiza kwenye wimbo huu yeye mwenyewe, kwa ustadi wa msanii mwenye uzoefu. Si mwajiriwa wala mshirika wa msanii mkuu. Msanii mkuu anabeba gharama za kurekodi na kila mmoja nauli yake, wasipokubaliana vingine kwa maandishi kabla.",
  ],
  "Term and territory": [
    "Muda na mahali",
    "Mkataba unaanza tarehe iliyotajwa na unahusu dunia nzima. Kila haki inadumu kwa muda uliotajwa pamoja nayo; pasipotajwa, kwa muda unaosemwa na kifungu hiki.",
  ],
  Fee: [
    "Malipo",
    "Kinasema msanii anamlipa prodyuza kiasi gani kwa kazi na kwa haki, na lini, au kwamba hakuna malipo ya namna hiyo. Pale penye malipo, kinachochelewa baada ya kukumbushwa kwa maandishi kinaongezwa riba.",
  ],
  "Fee and payment": [
    "Ada na malipo",
    "Kinasema msanii mkuu anamlipa msanii mwalikwa kiasi gani kwa uigizaji na kwa haki zake, na lini, au kwamba hakuna ada. Pale penye ada, inayochelewa baada ya kukumbushwa kwa maandishi inaongezwa riba.",
  ],
  Royalty: [
    "Mrabaha",
    "Kinasema prodyuza anapata asilimia ngapi ya mapato ya rekodi, kuanzia wakati gani, na kama anapata kingine zaidi ya hiyo. Gharama za rekodi nyingine hazikatwi kamwe.",
  ],
  Income: ["Mapato", "Kinasema mapato ya rekodi yanagawanywaje kati ya msanii na prodyuza, kama wamiliki."],
  "Share of receipts": [
    "Sehemu ya mapato",
    "Kinasema msanii mwalikwa anapata asilimia ngapi ya mapato ya rekodi, na kama anapata kingine zaidi ya hiyo.",
  ],
  "Accounting and audit": [
    "Hesabu na ukaguzi",
    "Anayepokea mapato anatunza kumbukumbu kamili, anatuma taarifa ya mapato mara mbili kwa mwaka ndani ya siku arobaini na tano, na analipa pamoja nayo. Kinachodaiwa kwa mkataba mwingine hakikatwi hapa. Mwenye haki ya kulipwa anaweza kukaguza kumbukumbu mara moja kwa mwaka; upungufu unalipwa ndani ya siku kumi na nne.",
  ],
  "Ownership of the Master": [
    "Umiliki wa rekodi",
    "Kinasema nani anamiliki rekodi, tangu lini, na nani anaweza kuitumia vipi. Haki zinazohamishwa zinahamishwa kama kilivyosema; pale sheria inapohitaji namna nyingine ya kuhamisha, hadi wakati huo ni leseni.",
  ],
  "Release and return of rights": [
    "Kutolewa kwa wimbo na kurudi kwa haki",
    "Kinasema wimbo unapaswa kutolewa lini, na kama haki zinarudi kwa aliyezitoa usipotolewa au asipolipwa. Haki zikirudi, kila mmoja anabaki na alichoigiza na alichotunga, na hakuna anayetoa rekodi bila mwenzake.",
  ],
  Exclusivity: [
    "Upekee",
    "Kinasema kama mchango huu ni wa wimbo huu peke yake, au unaweza kutumika kwingine pia.",
  ],
  Publishing: [
    "Haki za utunzi",
    "Mkataba huu hausemi nani anamiliki utunzi wa wimbo: hilo liko kwenye hati ya mgawanyo ya wimbo huu, iliyosainiwa na wote walioutunga.",
  ],
  Synchronisation: [
    "Matumizi kwenye filamu na matangazo",
    "Kinasema kama rekodi inaweza kutumika kwenye filamu, televisheni, matangazo au michezo, nani anaamua, na mapato yake yanagawanywaje. Video za kutangaza wimbo wenyewe si matumizi ya namna hii.",
  ],
  "Live performance and promotion": [
    "Maonyesho na kutangaza",
    "Kinasema nani anaweza kuimba wimbo huu jukwaani, na msanii mwalikwa anasaidiaje kuutangaza.",
  ],
  Delivery: [
    "Kukabidhi kazi",
    "Kinasema ni nini kinakabidhiwa, kwa njia gani na ndani ya muda gani. Kisipokabidhiwa siku kumi na nne baada ya kukumbushwa kwa maandishi, mwenzake anaweza kumaliza mkataba.",
  ],
  "Revisions and acceptance": [
    "Marekebisho na kukubali",
    "Kinasema kuhusu marekebisho, kama yamekubaliwa, na lini kazi inahesabiwa kuwa imekubaliwa. Kasoro za kiufundi zinarekebishwa bure.",
  ],
  Acceptance: [
    "Kukubali",
    "Kinasema lini kazi iliyokabidhiwa inahesabiwa kuwa imekubaliwa. Kasoro za kiufundi zinarekebishwa bure.",
  ],
  Credit: [
    "Kutajwa",
    "Kinasema mhusika anatajwaje kila wimbo unapotolewa. Kutajwa kulikokosekana au kwenye makosa kunarekebishwa ndani ya siku kumi na nne baada ya kuambiwa.",
  ],
  "Name, likeness and moral rights": [
    "Jina, sura na haki za kimaadili",
    "Kila mmoja anamruhusu mwenzake kutumia jina lake la kazi na picha alizozikubali ili kutangaza wimbo huu tu. Kila mmoja anabaki na haki ya kutajwa na ya kupinga kuharibiwa kwa kazi yake. Hakuna anayetumia sauti au sura ya mwenzake kufundisha mashine bila idhini ya maandishi.",
  ],
  "Samples and warranties": [
    "Sampuli na uthibitisho",
    "Kila mmoja anathibitisha kwamba yuko huru kukubali mkataba huu, na kwamba alichochangia ni kazi yake mwenyewe au kimetumika kwa ruhusa. Anasema kwa maandishi kuhusu kila sampuli na kila sehemu iliyotengenezwa kwa akili bandia, na anaiombea ruhusa na kuilipia aliyeileta.",
  ],
  "Indemnity and liability": [
    "Fidia na wajibu",
    "Anayevunja alichothibitisha anamfidia mwenzake hasara ya madai ya watu wengine. Wajibu wa kila mmoja una kikomo: si zaidi ya alichopata au anachodai kutokana na mkataba huu na rekodi. Kikomo hakihusu udanganyifu, kuvunja kwa makusudi, wala sampuli iliyofichwa.",
  ],
  Termination: [
    "Kumaliza mkataba",
    "Yeyote anaweza kumaliza mkataba kwa taarifa ya maandishi, mwenzake akiuvunja vibaya na asiporekebisha ndani ya siku thelathini baada ya kuambiwa. Mwisho wa mkataba haugusi kilichokwisha kukabidhiwa na kulipwa, wala vifungu vinavyotajwa hapa.",
  ],
  "Special terms": [
    "Masharti maalum",
    "Masharti ambayo wahusika wameyaandika wenyewe, pamoja na jinsi yanavyosomwa na masharti mengine. Yasome kwa makini kwa Kiingereza.",
  ],
  Tax: [
    "Kodi",
    "Kila mmoja analipa kodi zake. Kodi ambayo sheria inataka ikatwe kwenye malipo inakatwa, na aliyekatwa anapewa cheti mara moja. VAT inaongezwa pale inapotozwa.",
  ],
  "Data protection and confidentiality": [
    "Ulinzi wa taarifa na siri",
    "Kila mmoja anatumia taarifa binafsi za mwenzake kwa ajili ya mkataba huu na kusajili haki tu, na anazitunza salama. Masharti ya fedha ni siri, isipokuwa kwa washauri, kwa wanaohitaji kulipa na pale sheria inapotaka.",
  ],
  "Governing law and disputes": [
    "Sheria na migogoro",
    "Sheria ya Kenya inatumika. Wahusika wanazungumza kwanza, kisha wanakwenda kwa mpatanishi. Madai ya fedha yanaweza kupelekwa moja kwa moja kwenye Mahakama ya Madai Madogo inaporuhusiwa; migogoro mingine inaamuliwa na msuluhishi mmoja. Yeyote anaweza kuomba mahakama msaada wa dharura wakati wowote.",
  ],
  Notices: [
    "Taarifa",
    "Taarifa zinatolewa kwa maandishi, kwa barua pepe iliyo kando ya jina la mhusika. Maelezo mapya ya malipo yanathibitishwa kwa sauti kabla ya kutumika.",
  ],
  General: [
    "Mengineyo",
    "Mkataba huu pamoja na viambatanisho vyake na hati ya mgawanyo ndiyo yote waliyokubaliana. Unabadilishwa kwa maandishi tu, yakiwa na sahihi za wote wawili. Unawafunga warithi. Sehemu moja ikiwa batili, nyingine zinabaki. Hakuna anayelaumiwa kwa tukio lisilozuilika, lakini malipo hayasamehewi kwa hilo.",
  ],
  "Electronic signature": [
    "Sahihi ya kielektroniki",
    "Wahusika wanasaini kwa njia ya kielektroniki, na hakuna atakayeupinga mkataba kwa sababu hiyo tu. Kumbukumbu za kusaini zinaweza kuwa ushahidi. Pale sheria inapotaka sahihi ya namna nyingine, kila mmoja anasaini tena mwenzake akiomba.",
  ],
  "Capacity and independent advice": [
    "Uwezo na ushauri huru",
    "Wanaosaini wana umri wa miaka 18 au zaidi na mamlaka ya kusaini; anayemsainia mtoto amezingatia faida ya mtoto. Kila mmoja amesoma na kuelewa, amepata nafasi ya kushauriana na wakili, na anasaini kwa hiari.",
  ],
  "Delivery list": [
    "Orodha ya kukabidhi",
    "Faili zote zinazokabidhiwa pamoja na rekodi, majina yake na ubora wake, na nani anaisajili rekodi kwenye vyama.",
  ],
  "Letter of direction": [
    "Barua ya maelekezo ya malipo",
    "Inamwomba msambazaji, lebo au chama kumlipa mtajwa sehemu yake moja kwa moja. Inasainiwa pamoja na mkataba huu.",
  ],
  "The Owner joins": [
    "Mmiliki anajiunga",
    "Mmiliki wa rekodi anakubali kwa maandishi majukumu yake chini ya mkataba huu. Kabla ya hapo hafungwi nao.",
  ],
} as const;

/** Before it became a part of the annex on transfers. */
const abroad = {
  "If a party lives outside Kenya": [
    "Mhusika akiishi nje ya Kenya",
    "Orodha ya mambo ya kukaguliwa pale mhusika anapoishi: namna ya kuhamisha haki, sahihi inayotakiwa na kodi. Si ushauri wa kisheria.",
  ],
} as const;

const second = {
  ...first,
  "Key terms": [
    "Mambo makuu",
    "Mambo makuu ya mkataba kwa ufupi: malipo, asilimia, umiliki na muda. Mstari na kifungu chake vikitofautiana, kifungu ndicho kinachofuatwa.",
  ],
  "Identity of the parties": [
    "Utambulisho wa wahusika",
    "Yaliyosemwa kuhusu kila mhusika mkataba ulipoandikwa: anwani, simu na namba ya kitambulisho. Hakuna aliyeyakagua. Ni herufi za mwisho tu za namba ya kitambulisho zinazochapishwa.",
  ],
  Termination: [
    "Kumaliza mkataba",
    "Yeyote anaweza kumaliza mkataba kwa taarifa ya maandishi, mwenzake akiuvunja vibaya na asiporekebisha ndani ya siku thelathini baada ya kuambiwa. Mwisho wa mkataba unamaliza tu kazi ambayo bado haijafanywa; haki na madeni mengine yote yanaendelea.",
  ],
  Notices: [
    "Taarifa",
    "Taarifa zinatolewa kwa barua pepe iliyo kando ya jina la mhusika. Maelezo mapya ya malipo yanathibitishwa kwa sauti kabla ya kutumika. “Kwa maandishi” ni pamoja na barua pepe na ujumbe wowote unaoweza kuhifadhiwa na unaoonyesha nani ameutuma.",
  ],
  General: [
    "Mengineyo",
    "Mkataba huu pamoja na viambatanisho vyake na hati ya mgawanyo ndiyo yote waliyokubaliana. Unabadilishwa kwa maandishi tu, yakiwa na sahihi za wote wawili. Unawafunga warithi, lakini kazi ya mtu mwenyewe inaisha akifariki. Sehemu moja ikiwa batili, nyingine zinabaki. Hakuna anayelaumiwa kwa tukio lisilozuilika, lakini malipo hayasamehewi kwa hilo.",
  ],
  "Capacity and independent advice": [
    "Uwezo na ushauri huru",
    "Wanaosaini wana umri wa miaka 18 au zaidi na mamlaka ya kusaini. Anayemsainia mtoto amezingatia faida ya mtoto, na anatimiza wajibu wake na kumtunzia fedha zake hadi afikishe miaka 18. Kila mmoja amesoma na kuelewa, amepata nafasi ya kushauriana na wakili, na anasaini kwa hiari.",
  ],
  "Letter of direction": [
    "Barua ya maelekezo ya malipo",
    "Inamwomba msambazaji, lebo au chama kumlipa mtajwa sehemu yake moja kwa moja. Inasainiwa pamoja na mkataba huu, na inaweza kuonyeshwa peke yake.",
  ],
  "The Owner joins": [
    "Mmiliki anajiunga",
    "Mmiliki wa rekodi anakubali kwa maandishi majukumu yake chini ya mkataba huu kwa kusaini nakala ya kiambatanisho hiki. Kabla ya hapo hafungwi nao.",
  ],
  "Transfers of rights": [
    "Kuhamisha haki",
    "Sheria ikitaka haki zihamishwe kwa namna nyingine, hadi wakati huo ni leseni ya haki hizohizo. Sahihi ya namna nyingine ikihitajika, kila mmoja anasaini tena ndani ya siku 14 baada ya kuombwa. Kwa anayeishi nje ya Kenya kuna orodha ya mambo ya kukaguliwa huko; si ushauri wa kisheria.",
  ],
  Definitions: [
    "Maana ya maneno",
    "Maneno yenye herufi kubwa yana maana iliyoelezwa hapa. “Master” ni rekodi yenyewe; “Composition” ni muziki na maneno ya wimbo. Mapato yanayogawanywa yameelezwa hapa pia: yanayoingia kutokana na rekodi popote duniani, pamoja na milio ya simu kama Skiza, bila yale ambayo waimbaji, wanamuziki na watunzi wanalipwa kama hivyo, na bila mapato ya maonyesho, bidhaa na udhamini.",
  ],
  "The Performance": [
    "Uimbaji",
    "Msanii mwalikwa anaimba au kupiga kwenye wimbo huu yeye mwenyewe, kwa ustadi wa msanii mwenye uzoefu. Si mwajiriwa wala mshirika wa msanii mkuu. Msanii mkuu anabeba gharama za kurekodi, kuchanganya na kukamilisha sauti (mastering), na kila mmoja nauli yake, wasipokubaliana vingine kwa maandishi kabla.",
  ],
  "Fee and payment": [
    "Ada na malipo",
    "Kinasema msanii mkuu anamlipa msanii mwalikwa kiasi gani kwa uimbaji na kwa haki zake, na lini, au kwamba hakuna ada. Pale penye ada, inayochelewa baada ya kukumbushwa kwa maandishi inaongezwa riba.",
  ],
  "Release and return of rights": [
    "Kutolewa kwa wimbo na kurudi kwa haki",
    "Kinasema wimbo unapaswa kutolewa lini, na kama haki zinarudi kwa aliyezitoa usipotolewa au asipolipwa. Haki zikirudi, kila mmoja anabaki na alichoimba, alichopiga na alichotunga, na hakuna anayetoa rekodi bila mwenzake.",
  ],
  Synchronisation: [
    "Matumizi kwenye filamu na matangazo",
    "Kinasema kama rekodi inaweza kutumika kwenye filamu, televisheni, matangazo au michezo ya kompyuta, nani anaamua, na mapato yake yanagawanywaje. Video za kutangaza wimbo wenyewe si matumizi ya namna hii.",
  ],
  "Indemnity and liability": [
    "Fidia na wajibu",
    "Anayevunja alichothibitisha anamfidia mwenzake hasara ya madai ya watu wengine. Wajibu wa kila mmoja una kikomo: si zaidi ya shilingi laki moja au, ikiwa ni kubwa zaidi, ada au alichopata au anachodai kutokana na mkataba huu na rekodi. Kikomo hakihusu udanganyifu, kuvunja kwa makusudi, wala sampuli iliyofichwa.",
  ],
  "Governing law and disputes": [
    "Sheria na migogoro",
    "Sheria ya Kenya inatumika. Wahusika wanazungumza kwanza, kisha wanakwenda kwa mpatanishi. Madai ya fedha yanaweza kupelekwa moja kwa moja kwenye Mahakama ya Madai Madogo inaporuhusiwa; migogoro mingine inaamuliwa na msuluhishi mmoja. Mgogoro wa utunzi wa wimbo unaamuliwa kama hati ya mgawanyo inavyosema. Yeyote anaweza kuomba mahakama msaada wa dharura wakati wowote.",
  ],
  "Electronic signature": [
    "Sahihi ya kielektroniki",
    "Wahusika wanasaini kwa njia ya kielektroniki, na hakuna atakayeupinga mkataba kwa sababu hiyo tu. Kumbukumbu ya kila sahihi (namba yake, tarehe na saa, njia na kifaa, anwani ya IP, kivinjari na jinsi ukurasa ulivyosomwa) inaweza kuwa ushahidi.",
  ],
  "Delivery list": [
    "Orodha ya kukabidhi",
    "Faili zote zinazokabidhiwa pamoja na rekodi, majina yake na ubora wake, lini wimbo umekabidhiwa, nani analipia mastering, na nani anaisajili rekodi kwenye vyama.",
  ],
} as const;

const third = {
  ...second,
  Termination: [
    "Kumaliza mkataba",
    "Yeyote anaweza kumaliza mkataba kwa taarifa ya maandishi, mwenzake akiuvunja vibaya na asiporekebisha ndani ya siku thelathini baada ya kuambiwa. Ukiisha kabla ya kazi kukabidhiwa, haki zinarudi kwa aliyezitoa. Vinginevyo mwisho wa mkataba unamaliza tu kazi ambayo bado haijafanywa; haki na madeni mengine yote yanaendelea.",
  ],
  "Capacity and independent advice": [
    "Uwezo na ushauri huru",
    "Wanaosaini wana umri wa miaka 18 au zaidi na mamlaka ya kusaini. Anayemsainia mtoto amezingatia faida ya mtoto, anafungwa pamoja naye: analipa, anahakikisha wajibu wake unatimizwa na kumtunzia fedha zake hadi afikishe miaka 18. Kila mmoja amesoma na kuelewa, amepata nafasi ya kushauriana na wakili, na anasaini kwa hiari.",
  ],
  "Electronic signature": [
    "Sahihi ya kielektroniki",
    "Wahusika wanasaini kwa njia ya kielektroniki, na hakuna atakayeupinga mkataba kwa sababu hiyo tu. Kumbukumbu ya kila sahihi (namba yake, tarehe na saa, njia na kifaa, anwani ya IP, na, iwapo viliripotiwa, kivinjari na jinsi kilivyoonyesha hati) inaweza kuwa ushahidi.",
  ],
  "The Owner joins": [
    "Mmiliki anajiunga",
    "Kwa kusaini nakala ya kiambatanisho hiki, mmiliki wa rekodi anathibitisha kwamba ameusoma mkataba huu na anajiunga nao, pamoja na msanii mkuu. Kabla ya hapo hafungwi nao.",
  ],
} as const;

const fourth = {
  ...third,
  Definitions: [
    "Maana ya maneno",
    "Maneno yenye herufi kubwa yana maana iliyoelezwa hapa. “Master” ni rekodi yenyewe; “Composition” ni muziki na maneno ya wimbo. Pale mapato yanapogawanywa, yameelezwa hapa pia: yanayoingia kutokana na rekodi popote duniani, pamoja na milio ya simu kama Skiza, bila yale ambayo waimbaji, wanamuziki na watunzi wanalipwa kama hivyo, na bila mapato ya maonyesho, bidhaa na udhamini.",
  ],
  Services: [
    "Kazi ya prodyuza",
    "Prodyuza anatengeneza muziki wa wimbo na kuzalisha rekodi, kwa kushauriana na msanii. Si mwajiriwa wala mshirika wa msanii. Kila mmoja anabeba gharama zake, wasipokubaliana vingine kwa maandishi.",
  ],
  "The Performance": [
    "Uimbaji",
    "Msanii mwalikwa anaimba au kupiga kwenye wimbo huu yeye mwenyewe. Si mwajiriwa wala mshirika wa msanii mkuu. Msanii mkuu anabeba gharama za kurekodi, kuchanganya na kukamilisha sauti (mastering), na kila mmoja nauli yake, wasipokubaliana vingine kwa maandishi.",
  ],
  "Accounting and audit": [
    "Hesabu na ukaguzi",
    "Anayepokea mapato anatunza kumbukumbu kamili, anatuma taarifa ya mapato mara mbili kwa mwaka ndani ya siku arobaini na tano, na analipa pamoja nayo; kisichofika shilingi elfu moja kinaweza kusogezwa mara moja. Kinachodaiwa kwa mkataba mwingine hakikatwi hapa. Mwenye haki ya kulipwa anaweza kukaguza kumbukumbu mara moja kwa mwaka, kwa taarifa ya maandishi ya siku kumi na nne; upungufu unalipwa ndani ya siku kumi na nne. Gharama ya ukaguzi ni ya anayeutaka, isipokuwa zaidi ya sehemu ya kumi haikulipwa.",
  ],
  Publishing: [
    "Haki za utunzi",
    "Mkataba huu hausemi nani anamiliki utunzi wa wimbo: hilo ni la hati ya mgawanyo ya wimbo huu, inayosainiwa na wote walioutunga. Lazima mkamilishe hati hiyo kabla ya kutoa wimbo mara ya kwanza.",
  ],
  Tax: ["Kodi", "Kila mmoja analipa kodi zake. VAT inaongezwa pale inapotozwa."],
  "Indemnity and liability": [
    "Fidia na wajibu",
    "Anayevunja alichothibitisha anamfidia mwenzake hasara ya madai ya watu wengine. Wajibu wa kila mmoja una kikomo: si zaidi ya shilingi laki moja au, ikiwa ni zaidi, ada au alichopata au anachodai kutokana na mkataba huu na rekodi. Hakuna anayewajibika kwa hasara isiyo ya moja kwa moja. Vikomo hivi havihusu madeni, udanganyifu, kuvunja kwa makusudi, uthibitisho aliojua kuwa si kweli, wala sampuli iliyofichwa.",
  ],
} as const;

const fifth = {
  ...fourth,
  "Name, likeness and moral rights": [
    "Jina, sura na haki za kimaadili",
    "Kila mmoja anamruhusu mwenzake kutumia jina lake la kazi na picha alizozikubali ili kutangaza wimbo huu tu. Kila mmoja anabaki na haki ya kutajwa na ya kupinga kuharibiwa kwa kazi yake.",
  ],
  "Capacity and independent advice": [
    "Uwezo na ushauri huru",
    "Wanaosaini wana umri wa miaka 18 au zaidi na mamlaka ya kusaini. Kila mmoja amesoma na kuelewa, amepata nafasi ya kushauriana na wakili, na anasaini kwa hiari.",
  ],
} as const;

const sixth = {
  ...fifth,
  General: [
    "Mengineyo",
    "Mkataba huu pamoja na viambatanisho vyake, hati ya mgawanyo na yale zinayoyarejelea ndiyo yote waliyokubaliana. Unabadilishwa kwa maandishi tu, yakiwa na sahihi za wote wawili. Unawafunga warithi, lakini kazi ya mtu mwenyewe inaisha akifariki. Sehemu moja ikiwa batili, nyingine zinabaki. Hakuna anayelaumiwa kwa tukio lisilozuilika, lakini malipo hayasamehewi kwa hilo.",
  ],
} as const;

/** What differs between editions is left to the lines that are said beside. */
const seventh = {
  ...sixth,
  Services: [
    "Kazi ya prodyuza",
    "Prodyuza anatengeneza muziki wa wimbo na kuzalisha rekodi, kwa kushauriana na msanii. Si mwajiriwa wala mshirika wa msanii.",
  ],
  "The Performance": [
    "Uimbaji",
    "Msanii mwalikwa anaimba au kupiga kwenye wimbo huu yeye mwenyewe. Si mwajiriwa wala mshirika wa msanii mkuu.",
  ],
  "Governing law and disputes": [
    "Sheria na migogoro",
    "Sheria ya Kenya inatumika. Wahusika wanazungumza kwanza, kisha wanakwenda kwa mpatanishi. Yasiyomalizika hivyo yanaamuliwa na msuluhishi mmoja. Mgogoro wa utunzi wa wimbo unaamuliwa kama hati ya mgawanyo inavyosema. Yeyote anaweza kuomba mahakama msaada wa dharura wakati wowote.",
  ],
  "Letter of direction": [
    "Barua ya maelekezo ya malipo",
    "Inamwomba msambazaji, lebo au chama kumlipa mtajwa sehemu yake moja kwa moja. Inasainiwa pamoja na mkataba huu, na inaweza kuonyeshwa peke yake.",
  ],
} as const;

/** By the heading of each clause and annex: what it is called, and what it says. */
export const versions = [
  { version: "2026-11-26", clauses: { ...first, ...abroad } },
  { version: "2026-11-27", clauses: second },
  { version: "2026-11-28", clauses: third },
  { version: "2026-11-29", clauses: fourth },
  { version: "2026-11-30", clauses: fifth },
  { version: "2026-12-01", clauses: sixth },
  { version: "2026-12-02", clauses: sixth },
  { version: "2026-12-03", clauses: seventh },
] as const satisfies readonly { version: string; clauses: Record<string, readonly [string, string]> }[];

/** Other headings, what the lines of the key terms are called, and what shows where nothing was filled in. */
const words: Record<string, string> = {
  "PRODUCER AGREEMENT": "Mkataba wa prodyuza",
  "FEATURED ARTIST AGREEMENT": "Mkataba wa msanii mwalikwa",
  "Producer Agreement": "Mkataba wa prodyuza",
  "Featured Artist Agreement": "Mkataba wa msanii mwalikwa",
  Artist: "Msanii",
  Producer: "Prodyuza",
  "Primary Artist": "Msanii mkuu",
  "Featured Artist": "Msanii mwalikwa",
  Exclusivity: "Upekee",
  Exclusive: "Wa kipekee",
  "Not exclusive": "Si wa kipekee",
  "Effective date": "Tarehe ya kuanza",
  Delivery: "Kukabidhi kazi",
  Duration: "Muda",
  "In perpetuity": "Kwa muda wote wa hakimiliki",
  "Sync share": "Asilimia ya filamu na matangazo",
  None: "Hakuna",
  BACKGROUND: "Usuli",
  Fee: "Malipo",
  Royalty: "Mrabaha",
  Income: "Mapato",
  Percentage: "Asilimia",
  Share: "Sehemu",
  Master: "Rekodi",
  "Film, television, games and adverts": "Filamu, televisheni, michezo ya kompyuta na matangazo",
  "Term and territory": "Muda na mahali",
  "The Beat": "Muziki wa prodyuza",
  "The Performance": "Uimbaji",
  "Remixes by others": "Remix za wengine",
  "If it is not released": "Usipotolewa",
  "The song itself": "Utunzi wenyewe",
  Credit: "Kutajwa",
  "Parent or guardian": "Mzazi au mlezi",
  "Special terms": "Masharti maalum",
  "Not specified": "Haijatajwa",
};

const byHeading = new Map<string, readonly [string, string]>(
  versions.flatMap(({ clauses }) =>
    Object.entries(clauses).map(([heading, read]) => [heading.toUpperCase(), read] as const),
  ),
);

const inFull = (always: string, here = "") => `${always} ${here}`.trim();

/**
 * What the English of an agreement says. In the text headings stand in capitals; `part` "clause" asks for what the clause under a heading
 * says, whose `text` is given: that holds only where it stands as the library wrote it. Of the opening, and of what a key term says, the
 * English itself is given.
 */
export function readInLanguage(
  english: string,
  part: "heading" | "clause" | "opening" | "key term" = "heading",
  text = "",
): string | undefined {
  if (part === "opening" || part === "key term") return readLines(part.toUpperCase(), english);
  const known = byHeading.get(english);
  if (part === "clause")
    return known && (readLines(english, text) ?? inFull(known[1], readBeside(english, text)));
  return known?.[0] ?? words[english] ?? readFigure(english);
}
