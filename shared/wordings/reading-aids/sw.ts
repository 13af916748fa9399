import type { recordingRoles, writerRoles } from "#shared/domain/music-lists";
import { versions as sheetTerms } from "#shared/wordings/sheet-terms";

/*
 * What stands in a split sheet, in Swahili, for who reads it: never signed and never frozen. The English is what is signed. As with what is
 * signed, a change is a new edition at the end.
 */

const second = [
  "Majedwali yanaonyesha nani anamiliki sehemu gani ya kila haki. Kumiliki si kutengeneza: jukumu lililo kando ya jina linasema nani aliandika, aliigiza au alizalisha, na watunzi na waigizaji wanabaki na haki ya kutajwa.",
  "Publishing Rights ni haki za wimbo wenyewe: muziki na maneno yake. Master Rights ni haki za rekodi hii ya wimbo. Kila jedwali lina jumla ya 100%; haki ambayo haina jedwali si sehemu ya hati hii.",
  "Pale ambapo sheria inampa mtu sehemu tofauti, kila mmoja anawakabidhi wengine, mara wote wanapokuwa wamesaini, kile kinachofanya majedwali kuwa kweli: duniani kote, kwa muda wote wa hakimiliki na kila unapoongezwa. Sheria ikihitaji namna nyingine kwa hilo, hadi wakati huo ni leseni ya haki hizohizo isiyoweza kuondolewa, na kila mmoja anasaini kinachohitajika. Kile ambacho chama cha mirabaha au mchapishaji tayari anacho kinabaki hapo.",
  "Mapato ya kila haki yanagawanywa kwa hisa hizi, katika kila nchi na kwa muda wote yanapopatikana. Anayepokea zaidi ya hisa yake anawalipa wengine ndani ya siku 30 na kuonyesha taarifa za malipo. Kile ambacho chama cha mirabaha kinamlipa mtu kama mtunzi au mwigizaji kinabaki chake.",
  "Wote wanasajili wimbo na rekodi kwa hisa hizi na si nyingine. Wamiliki wa zaidi ya nusu ya Master Rights wanaweza kutoa rekodi hii, pamoja na wimbo ulio ndani yake, madukani na kwenye huduma za kusikiliza mtandaoni. Leseni nyingine yoyote (filamu, matangazo, sampuli, mkataba wa kipekee) inahitaji kila mmiliki wa haki hiyo; hakuna anayekataa bila sababu nzuri.",
  "Kila mtu anathibitisha kwamba alichochangia ni kazi yake mwenyewe au kimetumika kwa ruhusa, na kwamba yuko huru kukubali haya. Hakuna anayejua mmiliki mwingine zaidi ya waliotajwa, wachapishaji wao na vyama vyao. Sampuli na sehemu zilizotengenezwa kwa akili bandia zimetajwa kwenye maelezo ya ziada, au wote wanaambiwa kwa maandishi kabla ya kutolewa; aliyeleta sampuli anaiombea ruhusa na kuilipia.",
  "Hisa inaweza kurithiwa. Inaweza kuuzwa au kutolewa kama zawadi kwa masharti haya, baada ya wengine kuambiwa kwa maandishi. Kuondoka kwenye bendi hakubadilishi hisa yoyote. Anayesaini kwa niaba ya mtoto, kampuni, kundi au marehemu anathibitisha kwamba anaruhusiwa.",
  "Kwa wimbo, hati hii iko juu ya makubaliano mengine yoyote kati ya watu haohao. Kwa rekodi na mapato yake, mkataba wa prodyuza au wa msanii mwalikwa waliousaini uko juu ya hati hii. Alichokubaliana mtu mmoja na mchapishaji au lebo hakiwanyang'anyi wengine chochote.",
  "Hati hii inaweza kubadilishwa kwa maandishi tu, yakiwa na sahihi za wote waliotajwa ndani yake na wote waliotajwa kwenye ile inayochukua nafasi yake. Hadi wote watakapokuwa wamesaini, inawafunga kama ilivyo. Inaweza kusainiwa kwa njia ya kielektroniki na kwa sehemu; kila nakala kamili ni sawa na asili.",
  "Sheria ya Kenya inatumika. Watu wasiokubaliana kwanza wanazungumza, kisha wanakwenda kwa mpatanishi. Kisichotatuliwa siku 30 baada ya mmoja kuomba mpatanishi kinaamuliwa na mahakama za Kenya, na Mahakama ya Madai Madogo inaporuhusiwa. Yeyote anaweza kuomba mahakama msaada wa dharura mara moja.",
] as const;

const third = [
  second[0],
  "Publishing Rights ni haki za wimbo wenyewe: muziki na maneno yake. Master Rights ni haki za rekodi hii ya wimbo. Kila jedwali lina jumla ya 100%; haki ambayo haina jedwali si sehemu ya hati hii. Pale rekodi nyingine imeorodheshwa pamoja na wamiliki wake, mstari wake pia ni jedwali.",
  second[2],
  second[3],
  second[4],
  "Kila mtu anathibitisha kwamba alichochangia ni kazi yake mwenyewe au kimetumika kwa ruhusa, na kwamba yuko huru kukubali haya. Hakuna anayejua mmiliki mwingine zaidi ya waliotajwa, wachapishaji wao na vyama vyao. Sampuli na sehemu zilizotengenezwa kwa akili bandia zimetajwa kwenye hati hii, au wote wanaambiwa kwa maandishi kabla ya kutolewa; aliyeleta sampuli anaiombea ruhusa na kuilipia.",
  second[6],
  second[7],
  second[8],
  second[9],
] as const;

const fourth = [
  third[0],
  third[1],
  third[2],
  "Mapato ya kila haki, baada ya makato ya wasambazaji na kodi, yanagawanywa kwa hisa hizi, katika kila nchi na kwa muda wote yanapopatikana. Anayepokea zaidi ya hisa yake anawalipa wengine ndani ya siku 30 tangu alipoyapokea na kuonyesha taarifa za malipo. Kile ambacho chama cha mirabaha kinamlipa mtu kama mtunzi au mwimbaji kinabaki chake.",
  third[4],
  "Kila mtu anathibitisha kwamba alichochangia ni kazi yake mwenyewe au kimetumika kwa ruhusa, isipokuwa sampuli zilizotajwa hapa kuwa bado hazijaombewa ruhusa, na kwamba yuko huru kukubali haya. Hakuna anayejua mmiliki mwingine zaidi ya waliotajwa, wachapishaji wao na vyama vyao. Sampuli na sehemu zilizotengenezwa kwa akili bandia zimetajwa kwenye hati hii, au wote wanaambiwa kwa maandishi kabla ya kutolewa; aliyeleta sampuli anaiombea ruhusa kabla ya hapo, na kuilipia.",
  third[6],
  third[7],
  "Hati hii inaweza kubadilishwa kwa maandishi tu, yakiwa na sahihi za wote waliotajwa ndani yake na wote waliotajwa kwenye ile inayochukua nafasi yake. Hadi wote watakapokuwa wamesaini mabadiliko hayo, hati hii inabaki kama ilivyo. Inaweza kusainiwa kwa njia ya kielektroniki na kwa sehemu; kila nakala kamili ni sawa na asili.",
  third[9],
] as const;

const fifth = [
  "Majedwali yanaonyesha nani anamiliki sehemu gani ya kila haki. Kumiliki si kutengeneza: jukumu lililo kando ya jina linasema nani aliandika, aliimba, alipiga au alizalisha, na watunzi, waimbaji na wanamuziki wanabaki na haki ya kutajwa na ya kupinga kazi yao kuharibiwa.",
  "Publishing Rights ni haki za wimbo wenyewe: muziki na maneno yake. Master Rights ni haki za rekodi hii. Kila jedwali, au rekodi iliyoorodheshwa, lina jumla ya 100%. Haki ambayo haina jedwali hapa haihusiki.",
  "Pale ambapo sheria inampa mtu sehemu tofauti, kila mmoja anawakabidhi wengine, mara wote wanapokuwa wamesaini, kile kinachofanya majedwali kuwa kweli: duniani kote, kwa muda wote wa hakimiliki na kila unapoongezwa. Sheria ikihitaji namna nyingine kwa hilo, hadi wakati huo ni leseni ya haki hizohizo isiyoweza kuondolewa, na kila mmoja anasaini kinachohitajika. Haki ambazo chama cha mirabaha au mchapishaji tayari amepewa zinabaki kwake.",
  "Mapato ya kila haki, baada ya makato ya wasambazaji na kodi, yanagawanywa kwa hisa hizi, katika kila nchi na kwa muda wote yanapopatikana. Anayepokea zaidi ya hisa yake, hata kutoka kwa chama, anawalipa wengine ndani ya siku 30 tangu alipoyapokea na kuonyesha taarifa za malipo. Kile ambacho chama kinamlipa mwimbaji au mwanamuziki kama hivyo kinabaki chake.",
  "Wote wanasajili wimbo na rekodi kwa hisa hizi na si nyingine. Wamiliki wa zaidi ya nusu ya Master Rights wanaweza pamoja kutoa rekodi hii, pamoja na wimbo ulio ndani yake, madukani na kwenye huduma za kusikiliza mtandaoni; wawili wenye nusu kila mmoja lazima wakubaliane. Leseni nyingine yoyote (filamu, matangazo, sampuli, mkataba wa kipekee) inahitaji kila mmiliki wa haki hiyo; hakuna anayekataa bila sababu nzuri. Masharti ya kawaida ya msambazaji si mkataba wa kipekee.",
  fourth[5],
  "Hisa inaweza kurithiwa. Inaweza kuuzwa au kutolewa kama zawadi kwa masharti haya, baada ya wengine kuambiwa kwa maandishi. Kuondoka kwenye bendi hakubadilishi hisa yoyote. Anayesaini kwa niaba ya mtoto, kampuni, kundi au marehemu anataja jina lake mwenyewe na kuthibitisha kwamba anaruhusiwa.",
  "Kwa wimbo, hati hii iko juu ya makubaliano mengine yoyote kati ya watu haohao. Kwa rekodi na mapato yake, mkataba wa prodyuza au wa msanii mwalikwa uko juu ya hati hii kati ya wale waliousaini, na kutoka kwa hisa zao wenyewe. Alichokubaliana mtu mmoja na mchapishaji, lebo au mwingine yeyote hakiwanyang'anyi wengine chochote.",
  "Hati hii inaweza kubadilishwa kwa maandishi tu, yakiwa na sahihi za wote waliotajwa ndani yake na kwenye ile inayochukua nafasi yake. Hadi wote watakapokuwa wamesaini mabadiliko hayo, hati hii inabaki kama ilivyo. Inaweza kusainiwa kwa njia ya kielektroniki na kwa sehemu.",
  "Sheria ya Kenya inatumika. Watu wasiokubaliana kwanza wanazungumza, kisha wanakwenda kwa mpatanishi. Kisichotatuliwa siku 30 baada ya mmoja kuomba mpatanishi kinaamuliwa na mahakama za Kenya, na Mahakama ya Madai Madogo inaporuhusiwa. Kinachohusu mkataba wa prodyuza au wa msanii mwalikwa kinaamuliwa kama mkataba huo unavyosema. Yeyote anaweza kuomba mahakama msaada wa dharura mara moja.",
] as const;

const sixth = [
  fifth[0],
  "Publishing Rights ni haki za wimbo, Master Rights ni haki za rekodi hii. Rekodi nyingine iliyoorodheshwa inahesabiwa kama jedwali; kila moja lina jumla ya 100%. Kisicho na jedwali hakihusiki; ambaye hajasaini hadaiwi wala hadai chochote.",
  "Pale ambapo sheria inampa mtu sehemu tofauti, kila anayesaini anawakabidhi wamiliki waliotajwa hapa, mara wote wanapokuwa wamesaini, kile kinachofanya majedwali kuwa kweli: duniani kote, kwa muda wote wa hakimiliki na kila unapoongezwa. Sheria ikihitaji namna au karatasi nyingine, hadi wakati huo ni leseni ya haki hizohizo isiyoweza kuondolewa, na kila mmoja anasaini kinachohitajika. Kilichotolewa kwingine kwa chama cha mirabaha au mchapishaji kinabaki huko.",
  fifth[3],
  "Wote wanasajili kwa hisa hizi na si nyingine. Pale Master Rights zina jedwali hapa, anayemiliki zaidi ya nusu yake, peke yake au pamoja na wengine, anaweza kutoa rekodi hii, pamoja na wimbo ulio ndani yake, madukani na kwenye huduma za kusikiliza mtandaoni. Wawili wenye nusu kila mmoja lazima wakubaliane. Leseni nyingine yoyote (filamu, matangazo, sampuli, mkataba wa kipekee unaozidi masharti ya kawaida ya msambazaji) inahitaji kila mmiliki wa haki hiyo; hakuna anayekataa bila sababu nzuri.",
  "Kila mtu anathibitisha kwamba yuko huru kukubali haya. Alichochangia ni kazi yake mwenyewe au kimetumika kwa ruhusa, isipokuwa kile kilichotajwa hapa kuwa kimetengenezwa kwa akili bandia au ni sampuli ambayo bado haijaombewa ruhusa. Hakuna anayejua mmiliki mwingine zaidi ya waliotajwa, wa sampuli, wachapishaji na vyama. Sampuli nyingine na sehemu nyingine zilizotengenezwa kwa akili bandia wote wanaambiwa kwa maandishi kabla ya kutolewa; aliyeleta sampuli anaiombea ruhusa kabla ya hapo, na kuilipia.",
  "Hisa inaweza kurithiwa. Inaweza kuuzwa au kutolewa kama zawadi baada ya wengine kuambiwa kwa maandishi: mmiliki mpya anachukua nafasi ya wa zamani. Kuondoka kwenye bendi hakubadilishi hisa yoyote. Anayesaini kwa niaba ya mtoto, kampuni, kundi au marehemu anataja jina lake mwenyewe na kuthibitisha kwamba anaruhusiwa. Anayemsainia mtoto anawajibika pia, na anamtunzia fedha zake kwa amana.",
  "Kwa wimbo, hati hii iko juu ya makubaliano mengine yoyote kati ya watu haohao. Kwa rekodi, kile ambacho mkataba wa prodyuza au wa msanii mwalikwa unasema kuhusu umiliki, mapato, kutoa na leseni kinachukua nafasi ya hati hii, kati ya wale waliousaini; hakuna kinacholipwa mara mbili. Alichokubaliana mtu mmoja na wengine hakimwondolei mtu mwingine chochote.",
  "Hati hii inaweza kubadilishwa kwa maandishi tu, yakiwa na sahihi za wote wenye hisa kwa hati hii na za wote wenye hisa kwa ile inayochukua nafasi yake. Hadi hapo inabaki kama ilivyo. Kila toleo linagawanya kilichopatikana wakati wake, kikilipwa wakati wowote. Inaweza kusainiwa kwa njia ya kielektroniki na kwa sehemu.",
  "Sheria ya Kenya inatumika. Watu wasiokubaliana kwanza wanazungumza, kisha wanakwenda kwa mpatanishi. Kisichotatuliwa siku 30 baadaye kinaamuliwa na mahakama za Kenya, na Mahakama ya Madai Madogo inaporuhusiwa. Kinachohusu mkataba wa prodyuza au wa msanii mwalikwa kinaamuliwa kama mkataba huo unavyosema. Yeyote anaweza kuomba mahakama msaada wa dharura mara moja.",
] as const;

const seventh = [
  sixth[0],
  sixth[1],
  "Pale ambapo sheria inampa mtu sehemu tofauti, kila anayesaini anawakabidhi wamiliki waliotajwa hapa, mara wote wanapokuwa wamesaini, kile kinachofanya majedwali kuwa kweli: duniani kote, kwa muda wote wa hakimiliki na kila unapoongezwa. Maadamu sheria inahitaji namna au karatasi nyingine ambayo bado haipo, ni leseni ya haki hizohizo isiyoweza kuondolewa, na kila mmoja anasaini kinachohitajika. Kilichotolewa kwingine kwa chama cha mirabaha au mchapishaji kinabaki huko.",
  sixth[3],
  "Wote wanasajili kwa hisa hizi na si nyingine. Pale Master Rights zina jedwali hapa, anayemiliki zaidi ya nusu yake, peke yake au pamoja na wengine, anaweza kutoa rekodi hii, pamoja na wimbo ulio ndani yake kwa mrabaha uliowekwa na sheria au chama cha mirabaha, madukani na kwenye huduma za kusikiliza mtandaoni. Wawili wenye nusu kila mmoja lazima wakubaliane. Leseni nyingine yoyote (filamu, matangazo, sampuli, mkataba wa kipekee unaozidi masharti ya kawaida ya msambazaji) inahitaji kila mmiliki wa haki hiyo; hakuna anayekataa bila sababu nzuri.",
  sixth[5],
  sixth[6],
  sixth[7],
  sixth[8],
  sixth[9],
] as const;

const eighth = [
  seventh[0],
  seventh[1],
  seventh[2],
  seventh[3],
  "Wote wanasajili kwa hisa hizi na si nyingine. Pale Master Rights zina jedwali hapa, anayemiliki zaidi ya nusu yake, peke yake au pamoja na wengine, anaweza kutoa rekodi ya jedwali hilo, pamoja na wimbo ulio ndani yake kwa mrabaha uliowekwa na sheria au chama cha mirabaha, madukani na kwenye huduma za kusikiliza mtandaoni. Wawili wenye nusu kila mmoja lazima wakubaliane. Leseni nyingine yoyote (filamu, matangazo, sampuli, mkataba wa kipekee unaozidi masharti ya kawaida ya msambazaji) inahitaji idhini ya kila mmiliki wa haki hiyo; hakuna anayekataa bila sababu nzuri.",
  seventh[5],
  seventh[6],
  seventh[7],
  seventh[8],
  seventh[9],
] as const;

const ninth = [
  "Majedwali, si maelezo ya ziada, yanaonyesha nani anamiliki sehemu gani ya kila haki. Kumiliki si kutengeneza: jukumu lililo kando ya jina linasema nani aliandika, aliimba, alipiga au alizalisha, na watunzi, waimbaji na wanamuziki wanabaki na haki ya kutajwa na ya kupinga kazi yao kuharibiwa.",
  "Publishing Rights ni haki za wimbo, Master Rights ni haki za rekodi hii. Rekodi nyingine iliyoorodheshwa inahesabiwa kama jedwali; kila moja lina jumla ya 100%. Kisicho na jedwali hakihusiki; ambaye hakuna sahihi yake wala kwa niaba yake hapa hadaiwi wala hadai chochote.",
  "Pale ambapo sheria au toleo la awali linampa mtu sehemu tofauti, kila anayesaini anawakabidhi wamiliki waliotajwa hapa, mara wote wanapokuwa wamesaini, kile kinachofanya majedwali kuwa kweli: duniani kote, kwa muda wote wa hakimiliki na kila unapoongezwa. Maadamu sheria inahitaji namna au karatasi nyingine ambayo bado haipo, ni leseni ya haki hizohizo isiyoweza kuondolewa, na kila mmoja anasaini kinachohitajika. Kilichotolewa kwingine kwa chama cha mirabaha au mchapishaji kinabaki huko.",
  "Mapato ya kila haki, baada ya makato ya wasambazaji na kodi inayokatwa kwenye chanzo, yanagawanywa kwa hisa hizi, katika kila nchi na kwa muda wote yanapopatikana. Anayepokea zaidi ya hisa yake, hata kutoka kwa chama, anawalipa wengine ndani ya siku 30 tangu alipoyapokea na kuonyesha taarifa za malipo na kumbukumbu. Kile ambacho chama kinamlipa mwimbaji au mwanamuziki kama hivyo kinabaki chake.",
  eighth[4],
  eighth[5],
  "Hisa inaweza kurithiwa. Inaweza kuuzwa au kutolewa kama zawadi, ya mtoto kwa idhini ya mahakama tu, baada ya wengine kuambiwa kwa maandishi: mmiliki mpya anachukua nafasi ya wa zamani, anayesaini kwa niaba ya wote wawili hadi toleo jipya. Anayesaini kwa niaba ya mwingine, aliye hai au marehemu, anataja jina lake na kuthibitisha kwamba anaruhusiwa. Anayemsainia mtoto anawajibika pia, na anamtunzia fedha zake kwa amana.",
  "Kwa wimbo, hati hii iko juu ya makubaliano mengine yoyote kati ya watu haohao, isipokuwa kile ambacho vyama vya mirabaha au wachapishaji wanacho. Kwa rekodi, kile ambacho mkataba wa prodyuza au wa msanii mwalikwa unasema kuhusu umiliki, mapato, kutoa na leseni kinachukua nafasi ya hati hii, kati ya wale waliousaini; hakuna kinacholipwa mara mbili. Alichokubaliana mtu mmoja na wengine hakimwondolei mtu mwingine chochote.",
  "Hati hii inaweza kubadilishwa kwa maandishi tu, yakiwa na sahihi za kila mmiliki aliyetajwa ndani yake na kwenye ile inayochukua nafasi yake. Hadi hapo inabaki kama ilivyo. Kila toleo linagawanya kilichopatikana wakati wake, kikilipwa wakati wowote. Inaweza kusainiwa kwa njia ya kielektroniki na kwa sehemu.",
  eighth[9],
] as const;

const tenth = [
  ninth[0],
  "Publishing Rights ni haki za wimbo, Master Rights ni haki za rekodi hii. Rekodi nyingine iliyoorodheshwa inahesabiwa kama jedwali; kila moja lina jumla ya 100%. Kisicho na jedwali hakihusiki; ambaye hakuna sahihi yake wala kwa niaba yake hapa hadaiwi wala hadai chochote kwa hati hii.",
  "Pale ambapo sheria au toleo la awali linampa mtu sehemu tofauti, kila anayesaini anawakabidhi wamiliki waliotajwa hapa, mara wote wanapokuwa wamesaini, kile kinachofanya majedwali kuwa kweli: duniani kote, kwa muda wote wa hakimiliki na kila unapoongezwa. Maadamu sheria inahitaji namna au karatasi nyingine ambayo bado haipo, ni leseni ya haki hizohizo isiyoweza kuondolewa, na kila mmoja anasaini kinachohitajika. Vyama vya mirabaha na wachapishaji ambao hawasaini hapa wanabaki na walichonacho; sehemu zisizotumika zinabaki za aliyezitengeneza.",
  ninth[3],
  "Wote wanasajili kwa hisa hizi na si nyingine. Haki za rekodi zinapokuwa na jedwali, anayemiliki zaidi ya nusu yake, peke yake au pamoja na wengine, anaweza kuitoa rekodi hiyo, pamoja na wimbo wake kwa mrabaha ambao sheria au chama kinauweka, madukani na kwenye huduma za kusikiliza mtandaoni. Wawili wenye nusu kila mmoja lazima wakubaliane. Leseni nyingine yoyote (filamu, matangazo, sampuli, mkataba wa kipekee unaozidi masharti ya kawaida ya msambazaji) inahitaji kila mmiliki wa haki hiyo; hakuna anayekataa bila sababu ya msingi, na madhara kwa mtoto ni sababu kama hiyo.",
  "Kila mtu anathibitisha kwamba yuko huru kukubali haya. Alichochangia ni kazi yake mwenyewe au kimetumika kwa ruhusa, isipokuwa kile kilichoandikwa hapa kuwa kimetengenezwa kwa akili bandia au kuwa sampuli ambayo bado haina ruhusa. Hakuna anayejua mmiliki mwingine zaidi ya waliotajwa, wamiliki wa sampuli, wachapishaji na vyama. Sampuli nyingine na sehemu nyingine zilizotengenezwa kwa akili bandia zinaambiwa wote kwa maandishi kabla ya kutoa wimbo; aliyeleta sampuli (wote, kama hajulikani) anaiombea ruhusa kabla ya hapo, na anailipia.",
  "Hisa inaweza kurithiwa. Inaweza kuuzwa au kutolewa kama zawadi baada ya wengine kuambiwa kwa maandishi: hapo mmiliki wa zamani anasaini kwa niaba ya mpya hadi toleo jipya. Ya mtoto inauzwa, inatolewa au inapunguzwa kwa idhini ya mahakama tu, au ili kurekebisha kosa. Anayesaini kwa niaba ya mwingine anataja jina lake na kuthibitisha kwamba anaruhusiwa. Anayemsainia mtoto anawajibika pia, na anamtunzia fedha zake kwa amana.",
  "Kwa wimbo, hati hii inatangulia makubaliano yoyote kati ya watu waliomo. Kwa rekodi, kile ambacho mkataba wa prodyuza au wa msanii mwalikwa unasema kuhusu umiliki, mapato, kutoa na leseni kinachukua nafasi ya hati hii, kati ya wale waliousaini; hakuna kinacholipwa mara mbili. Alichokubaliana mtu mmoja na wengine hakimwondolei mtu mwingine chochote.",
  ninth[8],
  ninth[9],
] as const;

/** Of each edition of the sheet's terms, clause by clause. */
export const versions = [
  {
    version: "2026-11-21",
    clauses: [
      "Watu waliotajwa kwenye majedwali walitengeneza wimbo huu au rekodi hii pamoja. Kila mmoja anamiliki hisa iliyo kando ya jina lake, na hakuna mtu mwingine anayemiliki sehemu ya haki zilizoorodheshwa.",
      "Publishing Rights ni haki za wimbo wenyewe: muziki na maneno yake. Master Rights ni haki za rekodi hii ya wimbo. Kila jedwali lina jumla ya 100% peke yake; haki ambayo haina jedwali hapa si sehemu ya makubaliano haya.",
      "Mapato ya kila haki yanagawanywa kwa hisa hizi, katika kila nchi na kwa muda wote wa hakimiliki, pamoja na kila unapoongezwa.",
      "Kila mtu anaweza kusajili wimbo na rekodi kwenye vyama vya kukusanya mirabaha, kwa wachapishaji na kwa wasambazaji kwa hisa hizi, na hakuna anayesajili hisa nyingine.",
      "Kila mtu anathibitisha kwamba alichochangia ni kazi yake mwenyewe, au ana ruhusa inayohitajika, na kwamba yuko huru kukubali haya.",
      "Kila mtu anabaki na haki ya kutajwa kama mtunzi au mwigizaji wa alichochangia. Hakuna haki inayokabidhiwa hapa ambayo haijaorodheshwa.",
      "Hati hii inaweza kubadilishwa kwa maandishi tu, yakiwa na sahihi za wote waliotajwa ndani yake. Inaweza kusainiwa kwa njia ya kielektroniki na kwa sehemu; kila nakala kamili ni sawa na asili.",
    ],
  },
  {
    version: "2026-11-24",
    clauses: second,
  },
  {
    version: "2026-11-25",
    clauses: third,
  },
  {
    version: "2026-11-26",
    clauses: fourth,
  },
  {
    version: "2026-11-27",
    clauses: fifth,
  },
  {
    version: "2026-11-28",
    clauses: sixth,
  },
  {
    version: "2026-11-29",
    clauses: seventh,
  },
  {
    version: "2026-11-30",
    clauses: eighth,
  },
  {
    version: "2026-12-02",
    clauses: ninth,
  },
  {
    version: "2026-12-03",
    clauses: tenth,
  },
] as const satisfies readonly { version: string; clauses: readonly string[] }[];

/** What people did for the song or own of it, as the form suggests it: what somebody typed is theirs. */
const roles: Record<(typeof writerRoles | typeof recordingRoles)[number], string> = {
  Songwriter: "Mtunzi wa wimbo",
  Composer: "Mtunzi wa muziki",
  Lyricist: "Mtunzi wa maneno",
  Beatmaker: "Mtengenezaji wa biti",
  Producer: "Prodyuza",
  Arranger: "Mpangaji wa muziki",
  Vocalist: "Mwimbaji",
  Artist: "Msanii",
  "Featured Artist": "Msanii mwalikwa",
  "Executive Producer": "Prodyuza mkuu",
  "Session Musician": "Mwanamuziki wa kurekodi",
  "Sound Engineer": "Fundi sauti",
  Publisher: "Mchapishaji",
  Label: "Lebo",
  Owner: "Mmiliki",
};

/** "Lyrics: assisted": what artificial intelligence had to do with a part. */
const aiWords: Record<string, string> = {
  Vocals: "Sauti ya kuimba",
  Instruments: "Ala",
  Composition: "Utunzi wa muziki",
  Lyrics: "Maneno",
  Mix: "Kuchanganya sauti",
  none: "haikutumika",
  assisted: "ilisaidia",
  generated: "ilitengeneza",
};

/** Lines that begin with our words and go on with somebody's own. */
function readLine(english: string): string | undefined {
  const [, part = "", use = ""] = /^(\w+): (\w+)$/.exec(english) ?? [];
  if (aiWords[part] && aiWords[use]) return `${aiWords[part]}: ${aiWords[use]}`;
  if (english.startsWith("Tool: ")) return `Zana: ${english.slice("Tool: ".length)}`;
  if (/^“.*: not cleared yet$/s.test(english)) return "Bado haijaombewa ruhusa";
  return /^“.*: cleared in writing$/s.test(english) ? "Imeruhusiwa kwa maandishi" : undefined;
}

/** Headings, names of facts, and what shows where nothing was filled in. */
const words: Record<string, string> = {
  ...roles,
  "Split Sheet": "Hati ya mgawanyo",
  "Release date": "Tarehe ya kutolewa",
  Duration: "Urefu wa wimbo",
  Genre: "Aina ya muziki",
  Notes: "Maelezo ya ziada",
  Agreement: "Makubaliano",
  "Publishing Rights": "Haki za utunzi",
  "Master Rights": "Haki za rekodi",
  "Samples and interpolations": "Sampuli na sehemu zilizopigwa upya",
  "Use of AI": "Matumizi ya akili bandia",
  "Other recordings": "Rekodi nyingine",
  Name: "Jina",
  Role: "Jukumu",
  Share: "Hisa",
  Total: "Jumla",
  "Not specified": "Haijatajwa",
  TBD: "Itajulikana baadaye",
  Fee: "Malipo",
  Royalty: "Mrabaha",
  Master: "Haki za rekodi (master)",
  "Featured artist’s share": "Hisa ya msanii mwalikwa",
  "Artist owns the master (100%)": "Msanii anamiliki rekodi (100%)",
  "Producer owns the master (100%)": "Prodyuza anamiliki rekodi (100%)",
  "Primary artist owns the master (100%)": "Msanii mkuu anamiliki rekodi (100%)",
  "Shared equally (50/50)": "Wanamiliki sawa kwa sawa (50/50)",
  "A label or somebody else": "Lebo au mtu mwingine",
  "To be agreed": "Watakubaliana baadaye",
  "from payment of the Fee": "tangu malipo yakilipwa yote",
  "of Net Receipts, after distributors’ charges and tax at source":
    "ya mapato baada ya makato ya wasambazaji na kodi",
  "of the other Net Receipts, after distributors’ charges and tax at source":
    "ya mapato mengine, baada ya makato ya wasambazaji na kodi",
  "of Gross Receipts, before any charge": "ya mapato kabla ya makato yoyote",
  "of the other Gross Receipts, before any charge": "ya mapato mengine, kabla ya makato yoyote",
  "of what societies pay the owner": "ya mapato ambayo vyama vinamlipa mmiliki",
};

const clauses = new Map<string, string>(
  versions.flatMap((edition) => {
    const signed = sheetTerms.find(({ version }) => version === edition.version);
    return (signed?.clauses ?? []).map((clause, index) => [clause, edition.clauses[index] ?? ""] as const);
  }),
);

/** What the English of a split sheet, or of the figures above an agreement, says; nothing of what somebody has typed. */
export const readInLanguage = (english: string): string | undefined =>
  clauses.get(english) ?? words[english] ?? readLine(english);
