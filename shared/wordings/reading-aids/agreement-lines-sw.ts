/*
 * What the clauses that decide say in Swahili, for who reads it: a line for each sentence that the clause library writes for what was
 * chosen, so that it is true of this agreement. The English is what is signed. Amounts and numbers are those of the English.
 */

type Line = readonly [sentence: RegExp, line: string];

const SUM = String.raw`KES [\d,]*\d(?:\.\d\d)?`;

/** The parties, as both kinds of agreement call them, and what else a line takes over. */
const words: Record<string, string> = {
  Artist: "msanii",
  Producer: "prodyuza",
  "Primary Artist": "msanii mkuu",
  "Featured Artist": "msanii mwalikwa",
  half: "nusu",
};

/** What is paid and when. */
const fee: readonly Line[] = [
  [/No fee is payable for/, "Hakuna malipo kwa kazi wala kwa haki."],
  [/No fee is payable\./, "Hakuna ada."],
  [
    /paid for the (?:Services|Performance), and for [^.]*, by (?:the )?(?:Royalty|Share)/,
    "Analipwa kwa asilimia ya mapato.",
  ],
  [/by the Royalty and as an owner/, "Pia anapata kama mmiliki wa rekodi."],
  [
    new RegExp(
      `The (?<payer>(?:Primary )?Artist) must pay the (?<payee>Producer|Featured Artist) (?:a fee of )?(?<sum>${SUM})`,
    ),
    "{payer} anamlipa {payee} {sum}.",
  ],
  [
    /(?:due|paid) in full[^.]* within seven days after both(?![^.;]* and the waiver)/,
    "Yanalipwa yote ndani ya siku saba baada ya wote wawili kusaini.",
  ],
  [
    /paid in full[^.]* within seven days after both[^.;]* and the waiver/,
    "Yanalipwa yote ndani ya siku saba baada ya wote wawili kusaini na barua ya kuachilia upekee kuwasilishwa.",
  ],
  [
    new RegExp(
      `(?<half>half|50%), which is (?<sum>${SUM})[^;]*, within seven days after both(?![^.;]* and the waiver)`,
    ),
    "Sehemu ya kwanza ({half}), {sum}: ndani ya siku saba baada ya wote wawili kusaini.",
  ],
  [
    new RegExp(
      `(?<half>50%), which is (?<sum>${SUM})[^;]*, within seven days after both[^.;]* and the waiver`,
    ),
    "Sehemu ya kwanza ({half}), {sum}: ndani ya siku saba baada ya wote wawili kusaini na barua ya kuachilia upekee kuwasilishwa.",
  ],
  [
    new RegExp(
      `(?<half>half|50%), which is (?<sum>${SUM})[^;]*, within seven days after (?!both|the Producer has)`,
    ),
    "Sehemu ya pili ({half}), {sum}: ndani ya siku saba baada ya kazi kukabidhiwa.",
  ],
  [
    new RegExp(
      `(?<half>half|50%), which is (?<sum>${SUM})[^;]*, within seven days after the Producer has delivered the Track for listening`,
    ),
    "Sehemu ya pili ({half}), {sum}: ndani ya siku saba baada ya msanii kupewa kazi aisikilize.",
  ],
  [
    new RegExp(
      `(?<half>half|50%), which is (?<sum>${SUM})[^;]*, within seven days after the Producer has delivered the first mix of the whole Track`,
    ),
    "Sehemu ya pili ({half}), {sum}: ndani ya siku saba baada ya msanii kupewa mix ya kwanza ya wimbo mzima aisikilize.",
  ],
  [
    /No part of the Fee is due in advance/,
    "Hakuna kinacholipwa mapema: yanalipwa kutoka kwa mapato ya kwanza ya rekodi, hadi yaishe.",
  ],
  [/hold back the final files/, "Prodyuza anaweza kuzuia faili za mwisho hadi alipwe."],
  [/hands them over within three days/, "Akishalipwa anazikabidhi ndani ya siku tatu."],
  [/the final files, once due, until paid/, "Hizo ni faili ambazo siku yake ya kukabidhiwa imefika."],
  [
    /may deduct the Fee from the Royalty/,
    "Ni malipo ya awali ya mrabaha: yanakatwa kwenye mrabaha, na hayarudishwi hata mrabaha ukiwa mdogo kuliko hayo.",
  ],
  [
    /the Fee counts towards the Share(?![^.]* is not repaid if)/,
    "Ni malipo ya awali ya asilimia yake: yanahesabiwa ndani yake, na hayarudishwi.",
  ],
  [
    /the Fee counts towards the Share[^.]* is not repaid if/,
    "Ni malipo ya awali ya asilimia yake: yanahesabiwa ndani yake, na hayarudishwi kwa sababu tu asilimia ni ndogo kuliko ada.",
  ],
  [
    /paid in addition to the (?:Royalty|Share)(?![^.]* reckoned on what it leaves)/,
    "Ada inalipwa pamoja na asilimia ya mapato, na haikatwi humo.",
  ],
  [
    /paid in addition to [^.]*, reckoned on what it leaves/,
    "Ada inalipwa pamoja na asilimia ya mapato, inayohesabiwa kwa kinachobaki ada ikishalipwa.",
  ],
  [
    /paid in addition to the Featured Artist’s share as an owner/,
    "Ada inalipwa pamoja na sehemu yake kama mmiliki.",
  ],
  [
    /pays for the (?:Services|Performance) and (?:those|the) rights[^.]* in full/,
    "Yanalipia kazi na haki zinazotolewa hapa, kikamilifu.",
  ],
  [/in full, apart from what/, "Matumizi kwenye filamu na matangazo yanalipwa kando."],
  [
    /royalty (?:for the recording )?(?:is payable to the Producer in addition|is payable either)/,
    "Hakuna mrabaha: mapato ya rekodi ni ya msanii.",
  ],
  [
    /beyond (?:the Producer’s share as|what the Producer receives as)/,
    "Hakuna mrabaha zaidi ya anachopata kama mmiliki.",
  ],
  [
    /beyond what clause \d+ \(Income\) says/,
    "Hakuna mrabaha zaidi ya kinachosemwa kwenye kifungu cha mapato.",
  ],
  [/has a share as an owner of the Master/, "Anapata sehemu kama mmiliki wa rekodi."],
  [/accepts the credit and the other promises/, "Kutajwa kwake na ahadi nyingine ndiyo malipo anayokubali."],
  [
    /bears simple interest/,
    "Malipo yakichelewa siku 14 baada ya kukumbushwa kwa maandishi, yanaongezwa riba.",
  ],
];

/** A percentage and half of the rest, for either side. */
const inAll: Line = [
  /in all (?<one>[\d.]+%) to the (?<payee>Producer|Featured Artist) and (?<rest>[\d.]+%) to the (?<payer>(?:Primary )?Artist)/,
  "Kwa jumla {payee} anapata {one} na {payer} {rest}.",
];

/** How a label that owns, or another one that releases, is reckoned with. */
const ofLabels: readonly Line[] = [
  [
    /it counts as a party in/,
    "Lebo ikishamiliki rekodi, mapato yake yanahesabiwa pia, na inachomlipa msanii mkuu hakihesabiwi mara mbili.",
  ],
  [
    /what it keeps (?:for itself )?does not/,
    "Lebo nyingine ikiutoa wimbo, kinachogawanywa ni kile inachomlipa msanii, si inachobaki nacho.",
  ],
];

/** A percentage of what a fee leaves that is paid out of the same money. */
const leftByFee: readonly Line[] = [
  [
    /(?:that are left once the Fee|reckoned on what is left once the Fee)/,
    "Inahesabiwa kwa kinachobaki ada ikishalipwa kutoka kwa mapato hayo.",
  ],
];

/** Who receives what of what the recording earns. */
const income: readonly Line[] = [
  [
    /The (?<payer>(?:Primary )?Artist) must pay the (?<payee>Producer|Featured Artist) a (?:royalty|share) of (?<percent>[\d.]+)% of (?<base>Net|Gross) Receipts/,
    "{payer} anamlipa {payee} {percent}% ya mapato ya rekodi, {base}.",
  ],
  [
    /a royalty of (?<royalty>[\d.]+)% of the (?<base>Net|Gross) Receipts that collecting societies pay[^,]*, and a share of (?<share>[\d.]+)% of all other/,
    "Msanii mwalikwa anapata {royalty}% ya mapato ambayo vyama vinamlipa mmiliki wa rekodi, na {share}% ya mapato mengine yote, {base}.",
  ],
  ...leftByFee,
  [/from the first sum (?:on|to the last)/, "Analipwa kuanzia shilingi ya kwanza inayoingia."],
  [
    /Its percentage is settled as follows/,
    "Asilimia ya prodyuza bado haijakubaliwa: mnaiandika ndani ya siku 30 baada ya wimbo kutoka, la sivyo mtaalamu huru anaiamua.",
  ],
  [/set aside one quarter/, "Hadi hapo msanii anaweka kando robo ya mapato kwa ajili yake."],
  [/in an account apart, to pay it from/, "Fedha hizo zinakaa kwenye akaunti ya kando."],
  [
    /within sixty days of that request, the arbitrator/,
    "Mtaalamu asipoteuliwa ndani ya siku 60, msuluhishi wa mizozo anaiamua.",
  ],
  [
    /both sign a letter by which others who pay/,
    "Ikishaamuliwa, mmoja akiomba, wote wanasaini barua ili wanaolipia rekodi wamlipe moja kwa moja.",
  ],
  [
    /(?:The rest of (?:Net|Gross) Receipts|What then remains of the money (?:received[^.]*,|that distributors[^.]* have left)) belongs to the parties, as owners/,
    "Kinachobaki kinagawanywa nusu kwa nusu, kwa kuwa wote ni wamiliki.",
  ],
  inAll,
  ...ofLabels,
  [
    /(?:Royalty|this clause states|It) is the whole of the (?:Producer|Featured Artist)’s part/,
    "Kwenye mapato haya hapati kingine, yeyote anayemiliki rekodi.",
  ],
  [
    /and clause \d+ \(Synchronisation\) state is the whole/,
    "Kwenye mapato haya hapati kingine ila sehemu yake ya matumizi kwenye filamu na matangazo, yeyote anayemiliki rekodi.",
  ],
  [
    /come from the Artist’s use under the licence belong to the Artist/,
    "Mapato ya msanii kutokana na leseni ni ya msanii. Ambayo vyama vinamlipa mmiliki ni ya prodyuza. Mengine yote, kama ya leseni nyingine, yanagawanywa nusu kwa nusu.",
  ],
  [/Costs of other recordings are never deducted/, "Gharama za rekodi nyingine hazikatwi kamwe."],
];

const ownership: readonly Line[] = [
  ...ofLabels,
  [
    /While its owner is under eighteen it is neither sold/,
    "Mmiliki akiwa chini ya miaka 18, sehemu yake haiuzwi wala kuwekwa rehani bila idhini ya mahakama.",
  ],
  [/The (?<owner>(?:Primary )?Artist) owns 100% of the Master/, "{owner} anamiliki rekodi yote (100%)."],
  [
    /The Producer owns 100% of the Master/,
    "Prodyuza anamiliki rekodi yote (100%) tangu ilipotengenezwa. Msanii si mmiliki: anapewa leseni ya kuitoa.",
  ],
  [
    /The (?<one>(?:Primary )?Artist) owns 50% of the Master and the (?<other>Producer|Featured Artist) owns 50%/,
    "Wote wawili wanamiliki rekodi nusu kwa nusu: {one} 50% na {other} 50%.",
  ],
  [
    /The Master is to be owned by(?=.*It passes to the Owner once)/s,
    "Rekodi itamilikiwa na lebo au mtu mwingine. Inahamia kwake msanii mkuu akishasaini karatasi ya kuihamisha, mmiliki huyo akishasaini kwamba anajiunga na mkataba huu, na msanii mwalikwa akishapewa nakala; hadi hapo ni ya msanii mkuu, na haitolewi kupitia mmiliki huyo.",
  ],
  [
    /The Master is to be owned by(?!.*It passes to the Owner once)/s,
    "Rekodi itamilikiwa na lebo au mtu mwingine anayetajwa hapa. Inahamia kwake baada tu ya yeye kusaini kwamba anajiunga na mkataba huu; hadi hapo ni ya msanii mkuu.",
  ],
  [
    /(?:owns (?:100|50)%|brings to it|assigns to the Primary Artist,)[^.]* as from (?:the moment at which the Fee has been paid|payment of the Fee) in full/,
    "Haki zinahama malipo yakishalipwa yote.",
  ],
  [
    /(?:owns (?:100|50)%|brings to it|assigns to the Primary Artist,)[^.]* as from the (?:making of the Master|recording of the Performance)/,
    "Haki zinahama mara rekodi inapotengenezwa.",
  ],
  [
    /a licence to reproduce[^.]* as from (?:the moment at which the Fee has been paid|payment of the Fee) in full/,
    "Leseni inaanza malipo yakishalipwa yote.",
  ],
  [/a licence to reproduce[^.]* as from the making/, "Leseni inaanza mara rekodi inapotengenezwa."],
  [/may not be released/, "Kabla ya malipo kukamilika wimbo hauruhusiwi kutolewa."],
  [
    /any other use of it by the Producer/,
    "Matumizi mengine yoyote ya prodyuza, na leseni kwa wengine, yanahitaji idhini ya maandishi ya msanii.",
  ],
  [
    /The (?<one>(?:Primary )?Artist) manages the Master[^:]*: the (?<other>Producer|Featured Artist) grants/,
    "{one} ndiye anayeitoa, kuisambaza na kuitolea leseni rekodi kwa faida ya wote wawili. Bila idhini yake, {other} hafanyi hayo.",
  ],
  [/has died or has not answered for sixty days/, "Akifariki, au asipojibu kwa siku 60, mwenzake anaweza."],
  [
    /but for a release to which neither[^.]* answers within sixty days/,
    "Lakini mwenzake anaweza kuitoa ikiwa ombi la maandishi halijajibiwa kwa siku 60, wala na mrithi.",
  ],
  [
    /once the months of clause \d+ have ended/,
    "Hilo linawezekana tu miezi ya kutoa wimbo, iliyo kwenye kifungu cha kurudi kwa haki, ikishapita.",
  ],
  [
    /also through its owner, labels and distributors/,
    "Msanii mkuu anaweza kuutoa pia kupitia mmiliki wa rekodi, lebo na wasambazaji.",
  ],
  [
    /each must pay the other 50% of what it receives/,
    "Mapato ni nusu kwa nusu: kila mmoja anamlipa mwenzake nusu ya anachopokea.",
  ],
  [
    /What each party receives of (?:Net|Gross) Receipts is stated/,
    "Mgawanyo wa mapato uko kwenye kifungu cha asilimia.",
  ],
  [
    /must first offer it to the other/,
    "Anayetaka kuuza sehemu yake anampa mwenzake nafasi ya kuinunua kwanza.",
  ],
  [
    /must sign whatever is reasonably needed/,
    "Ikihitajika karatasi nyingine ya kukamilisha uhamisho, anayehamisha anaisaini. Asipoisaini siku 14 baada ya kuombwa kwa maandishi, mwenzake anaweza kuisaini kwa niaba yake.",
  ],
  [
    /the annex on transfers of rights holds/,
    "Sheria ikitaka namna nyingine ya kuhamisha haki, kiambatanisho cha uhamisho wa haki kinasema kinachofuata.",
  ],
  [
    /The recording of the Beat on its own stays with the Producer/,
    "Muziki wa prodyuza (Beat) peke yake unabaki wake. Msanii anautumia ndani ya rekodi hii na jukwaani.",
  ],
  [
    /A remix by somebody else needs the Producer’s written consent/,
    "Remix ya mtu mwingine inahitaji idhini ya maandishi ya prodyuza, ambaye anaulizwa kwanza.",
  ],
  [
    /The Performance may not be used in another recording/,
    "Uimbaji hautumiki kwenye rekodi nyingine wala remix bila idhini ya maandishi ya msanii mwalikwa.",
  ],
];

/** After both notices, whichever of the two it is. */
const UNTOLD_OR_UNPAID =
  "taarifa mbili mfululizo za mapato zisipotumwa, au madeni yasiyopingwa kwa nia njema (shilingi elfu ishirini au zaidi kwa jumla, au elfu mbili au zaidi zilizochelewa mwaka mzima) yasipolipwa: baada ya notisi inayoonya hivyo, ya pili siku 60 baadaye, na siku 30 nyingine.";

const release: readonly Line[] = [
  [
    /The (?<payer>(?:Primary )?Artist) decides whether and when/,
    "{payer} anaamua kama wimbo utatolewa, na lini.",
  ],
  [
    /The Fee pays for the rights in full: they do not go back/,
    "Haki zimelipiwa zote: hazirudi wimbo usipotolewa.",
  ],
  [/No right goes back only because/, "Haki hazirudi kwa sababu tu wimbo haukutolewa."],
  [
    /must release \w+ \w+ commercially within (?<months>\d+) months(?!.*gives once (?:they|these months) have ended)/s,
    "Wimbo utolewe kibiashara ndani ya miezi {months} baada ya kazi kukubaliwa. Usipotolewa, hata siku 60 baada ya taarifa ya maandishi, haki zinamrudia aliyezitoa.",
  ],
  [
    /must release \w+ \w+ commercially within (?<months>\d+) months(?=.*gives once (?:they|these months) have ended)/s,
    "Wimbo utolewe kibiashara ndani ya miezi {months} baada ya kazi kukubaliwa. Usipotolewa, hata siku 60 baada ya taarifa ya maandishi inayotolewa miezi hiyo ikiisha, haki zinamrudia aliyezitoa.",
  ],
  [
    /not counting time in which the [^.]* withholds/,
    "Muda ambao yeye mwenyewe anazuia faili, idhini au sahihi ya hati ya mgawanyo hauhesabiwi.",
  ],
  [
    /(?:as soon as the Fee, as far as it was paid,|once what was paid of the Fee) has been repaid|has repaid what was paid of the Fee/,
    "Kwanza anarudisha malipo aliyopokea.",
  ],
  [/has repaid half of what was paid of the Fee/, "Kwanza anarudisha nusu ya malipo aliyopokea."],
  [
    /within ninety days more and before any release, has repaid/,
    "Anairudisha ndani ya siku 90 nyingine, na kabla wimbo haujatolewa.",
  ],
  [
    /of twenty thousand shillings in all(?: or a year overdue|, or of two thousand and a year overdue)/,
    "Haki zinarudi pia madeni yasiyopingwa ya shilingi elfu ishirini kwa jumla, au ya mwaka mzima, yasipolipwa siku 60 baada ya taarifa ya maandishi inayosema hivyo, na siku 30 nyingine za onyo.",
  ],
  [
    /go back, without repayment, for two missing statements in a row, or sums/,
    `Haki zinarudi pia, bila ada kurudishwa, ${UNTOLD_OR_UNPAID}`,
  ],
  [/go back for two missing statements in a row, or sums/, `Haki zinarudi pia ${UNTOLD_OR_UNPAID}`],
  [
    /(?<!two missing statements in a row, or[^.]*)twenty thousand Kenya shillings or more in all, or two thousand or more that are a year overdue/,
    "Haki zinarudi pia madeni yasiyopingwa ya shilingi elfu ishirini au zaidi kwa jumla, au elfu mbili au zaidi ya mwaka mzima, yasipolipwa baada ya taarifa ya maandishi inayoonya hivyo, ya pili siku 60 baadaye, na siku 30 nyingine.",
  ],
  [
    /still unpaid sixty days after a written notice/,
    "Haki zinarudi pia deni lisilopingwa lisipolipwa siku 60 baada ya taarifa ya maandishi, na siku 30 nyingine za onyo.",
  ],
  [/whoever then owns the Master, assigns/, "Anayemiliki rekodi wakati huo anamrudishia haki alizotoa."],
  [
    /Each party stays owner of half of the Master/,
    "Kila mmoja anabaki mmiliki wa nusu ya rekodi; haki ya kuisimamia na kuitoa inaisha.",
  ],
  [/and the licence of the Master ends/, "Leseni ya rekodi inaisha."],
  [/new releases earn in halves\./, "Matoleo mapya baada ya hapo yanagawanywa nusu kwa nusu."],
  [
    /new releases earn in halves, whatever/,
    "Matoleo mapya baada ya hapo yanagawanywa nusu kwa nusu, hata kama mkataba huu unataja asilimia nyingine.",
  ],
  [
    /Licences of distributors and labels(?:, which must allow for that,)? are ended by then/,
    "Leseni za wasambazaji na lebo zinaisha ndani ya siku 30; zilizokwisha kutolewa kwa wasikilizaji, filamu na matangazo zinaendelea.",
  ],
  [
    /neither releases the Master\s+without the other/,
    "Haki zikirudi, kila mmoja anabaki na alichoimba, alichopiga na alichotunga, na hakuna anayetoa rekodi bila mwenzake.",
  ],
  [
    /without the other, unless clause \d+ allows it/,
    "Isipokuwa pale kifungu cha umiliki kinapomruhusu asiyejibiwa.",
  ],
];

const exclusivity: readonly Line[] = [
  [
    /The Beat is provided on an exclusive basis/,
    "Msanii huyu peke yake ndiye anayeruhusiwa kutumia biti hii: prodyuza hamuuzii wala hamruhusu mtu mwingine kuitumia.",
  ],
  [
    /nor use a recognisable part of it in another recording/,
    "Haitoi, wala hatumii sehemu yake inayotambulika kwenye rekodi nyingine.",
  ],
  [
    /only if rights go back or never pass/,
    "Rekodi anaitoa tu pale vifungu vya umiliki na vya kurudi kwa haki vinaporuhusu; uimbaji wake peke yake, haki zikirudi au zisipohama kamwe.",
  ],
  [/never pass, or the term has ended/, "Uimbaji huo peke yake anaweza kuutoa pia muda wa mkataba ukiisha."],
  [
    /may release the Master as clauses \d+ and \d+ allow/,
    "Rekodi anaweza kuitoa pale vifungu vya umiliki na vya kurudi kwa haki vinaporuhusu.",
  ],
  [/remains free to work for others/, "Prodyuza yuko huru kufanya kazi na wengine."],
  [
    /The Beat is provided on a non-exclusive basis/,
    "Msanii huyu si peke yake anayeruhusiwa kutumia biti hii: prodyuza anaweza kuwapa wengine leseni, lakini si sauti, maneno au melodia za msanii, wala rekodi hii.",
  ],
  [
    /The Performance is given on an exclusive basis(?!.*alone or for others)/s,
    "Uimbaji huu ni wa wimbo huu peke yake. Msanii mwalikwa harekodi wimbo huu tena na mtu mwingine kwa miaka miwili baada ya kutolewa.",
  ],
  [
    /The Performance is given on an exclusive basis(?=.*alone or for others)/s,
    "Uimbaji huu ni wa wimbo huu peke yake. Msanii mwalikwa harekodi wimbo huu tena, peke yake wala kwa ajili ya wengine, kwa miaka miwili baada ya kutolewa.",
  ],
  [/three at most after delivery/, "Muda huo hauzidi miaka mitatu baada ya kukabidhiwa."],
  [/but not beyond the end of the term/, "Wala hauzidi mwisho wa muda wa mkataba."],
  [/unless rights go back or never pass/, "Hilo linakoma haki zikirudi, au zisipohama kamwe."],
  [
    /remains free to perform and record everything else/,
    "Kila kitu kingine yuko huru kukiimba na kukirekodi.",
  ],
  [
    /services are (?:given on a )?non-exclusive/,
    "Msanii mwalikwa yuko huru kuimba na kurekodi na wengine, na kuimba wimbo huu jukwaani, lakini hatoi uimbaji huu wala rekodi hii bila ruhusa ya mkataba.",
  ],
];

const synchronisation: readonly Line[] = [
  [
    /Neither party may license the Master/,
    "Hakuna anayeruhusu rekodi itumike kwenye filamu, televisheni, matangazo au michezo ya kompyuta, mpaka wote wawili wasaini mabadiliko.",
  ],
  [
    /grants the (?<who>(?:Primary )?Artist) the right to license the Master/,
    "{who} peke yake anaamua matumizi ya rekodi kwenye filamu, televisheni, matangazo na michezo ya kompyuta, bila kuuliza kila mara; anamwambia mwenzake.",
  ],
  [
    /only with the prior written consent of the (?:Producer|Featured Artist)/,
    "Kila matumizi kwenye filamu, televisheni, matangazo au michezo ya kompyuta yanahitaji idhini ya maandishi ya wote wawili.",
  ],
  [
    /without good reason, which politics/,
    "Siasa, dini, tumbaku, pombe, kamari na ponografia ni sababu ya kutosha ya kukataa.",
  ],
  [
    /is not allowed while a party is under eighteen/,
    "Matangazo ya tumbaku, pombe, kamari, siasa au dini, na ponografia, hayaruhusiwi mhusika akiwa chini ya miaka 18; baadaye yanahitaji idhini ya wote wawili.",
  ],
  [
    /tobacco, alcohol[^.]* always needs the written consent of both/,
    "Matangazo ya tumbaku, pombe, kamari, siasa au dini, na ponografia, yanahitaji idhini ya wote wawili.",
  ],
  [
    /videos that the public makes/,
    "Video rasmi za wimbo, na za watu kwenye huduma kama YouTube na TikTok, si matumizi ya namna hii.",
  ],
  [
    /tobacco, gambling[^.]* always needs the written consent of both/,
    "Matangazo ya tumbaku, kamari, siasa au dini, na ponografia, yanahitaji idhini ya wote wawili.",
  ],
  [
    /must pay the Featured Artist (?<percent>[\d.]+)% of the (?:Net|Gross) Receipts from synchronisation/,
    "Msanii mwalikwa anapata {percent}% ya mapato ya matumizi haya.",
  ],
  ...leftByFee,
  [
    /in place of every other percentage of those receipts, and then half/,
    "Kisha anapata nusu ya kinachobaki, kama mmiliki.",
  ],
  inAll,
  [
    /is part of (?:Net|Gross) Receipts and divided like them/,
    "Mapato yake yanagawanywa kama mapato mengine ya rekodi.",
  ],
  [/What is received for the Master belongs to the (?<who>(?:Primary )?Artist)/, "Mapato yake ni ya {who}."],
];

const revisions: readonly Line[] = [
  [
    /This agreement includes no revisions/,
    "Hakuna marekebisho ya bure: mabadiliko na bei yake yanakubaliwa kwa maandishi kwanza.",
  ],
  [
    /includes \S+ \((?<rounds>\d+)\) rounds? of revisions/,
    "Mizunguko ya marekebisho iliyomo bila malipo ya ziada: {rounds}. Kila mmoja unaombwa kwa maandishi ndani ya siku 14 baada ya kukabidhiwa.",
  ],
  [
    /which are made within fourteen more/,
    "Mzunguko ni orodha moja ya mabadiliko, yanayofanywa ndani ya siku nyingine 14.",
  ],
  [/put technical faults right free of charge/, "Kasoro za kiufundi zinarekebishwa bure."],
  [
    /counts as accepted (?:once released, or )?fourteen days after delivery(?=,? unless the (?<who>(?:Primary )?Artist) has[^.]* named a fault in writing(?! or given notice))/,
    "Kazi inahesabiwa kuwa imekubaliwa siku 14 baada ya kukabidhiwa, kama {who} hajasema kwa maandishi kwamba ina kasoro.",
  ],
  [
    /counts as accepted once released, or fourteen days after delivery(?= unless the (?<who>Artist) has[^.]* named a fault in writing or given notice)/,
    "Kazi inahesabiwa kuwa imekubaliwa siku 14 baada ya kukabidhiwa, kama {who} hajasema kwa maandishi kwamba ina kasoro au haitimizi mliyokubaliana.",
  ],
  [
    /counts as accepted (?:once released, or )?fourteen days after delivery,? unless the (?<who>(?:Primary )?Artist) has(?![^.]* named a fault in writing)/,
    "Kazi inahesabiwa kuwa imekubaliwa siku 14 baada ya kukabidhiwa, kama {who} hajaomba kwa maandishi marekebisho yaliyomo au kusema kwamba ina kasoro.",
  ],
  [/counts as accepted once released/, "Kazi iliyotolewa kwa umma imekubaliwa."],
  [
    /still misses what the parties agreed in writing, (?:before signing or after, )?[^,]*, after the rounds/,
    "Kazi inaweza kukataliwa ikiwa bado haitimizi mliyokubaliana kwa maandishi, hata baada ya marekebisho yaliyomo.",
  ],
  [
    /If the Track misses what the parties agreed in writing/,
    "Kazi isipotimiza mliyokubaliana kwa maandishi, na prodyuza asiporekebisha ndani ya siku 14 baada ya kuambiwa kwa maandishi, inaweza kukataliwa.",
  ],
  [
    /still misses what the parties agreed after the rounds/,
    "Kazi inaweza kukataliwa ikiwa bado haitimizi mliyokubaliana, hata baada ya marekebisho yaliyomo.",
  ],
  [/still misses what the parties agreed,/, "Kazi inaweza kukataliwa ikiwa bado haitimizi mliyokubaliana."],
  [
    /the Artist may reject it by written notice/,
    "Msanii anaweza kuikataa kwa maandishi akitoa sababu kabla haijakubaliwa. Hapo mkataba unaisha: hakuna haki zinazohama, na zilizohama zinarudi.",
  ],
  [/half of the Fee is due in all/, "Akiikataa, nusu tu ya malipo inadaiwa."],
  [/neither party owes the other any payment/, "Akiikataa, hakuna anayemdai mwenzake."],
  [
    /hear the final mix before its release/,
    "Msanii mwalikwa anasikiliza rekodi ya mwisho kabla haijatolewa, na ana siku 7 za kupinga kwa maandishi jinsi anavyosikika.",
  ],
  [/meet a reasonable written objection/, "Pingamizi la haki lazima litimizwe."],
];

/** The lines of the key terms: what stands behind their names. */
const keyTerms: readonly Line[] = [
  [/^no fee/, "Hakuna."],
  [new RegExp(`^(?<sum>${SUM})`), "{sum}."],
  [
    /half after signing(?:,| and) half (?:on|after) delivery(?! for listening)/,
    "Nusu baada ya kusaini, nusu kazi ikikabidhiwa.",
  ],
  [
    /half after signing(?:,| and) half after delivery for listening/,
    "Nusu baada ya kusaini, nusu msanii akishapewa kazi aisikilize.",
  ],
  [
    /half after signing and the waiver, half after delivery/,
    "Nusu baada ya kusaini na barua ya kuachilia upekee kuwasilishwa, nusu kazi ikikabidhiwa.",
  ],
  [/, after signing(?! and the waiver)/, "Baada ya kusaini."],
  [/, after signing and the waiver/, "Baada ya kusaini na barua ya kuachilia upekee kuwasilishwa."],
  [/out of the first receipts/, "Kutoka kwa mapato ya kwanza."],
  [/as an advance/, "Ni malipo ya awali."],
  [/, plus VAT where chargeable/, "VAT inaongezwa pale inapotozwa."],
  [/^none; the Artist keeps/, "Hakuna: mapato ya rekodi ni ya msanii."],
  [/^none\b(?!;)/, "Hakuna."],
  [
    /(?<percent>[\d.]+)% of (?<base>Net|Gross) Receipts(?=.*from synchronisation only)/,
    "{percent}% ya mapato ya matumizi kwenye filamu na matangazo pekee, {base}.",
  ],
  [
    /(?<percent>[\d.]+)% of (?<base>Net|Gross) Receipts(?!.*from synchronisation only)/,
    "{percent}% ya mapato, {base}.",
  ],
  [/^half of what comes in after charges/, "Nusu ya kinachoingia baada ya makato, kama mmiliki."],
  [/^half of (?<base>Net|Gross) Receipts/, "Nusu ya mapato, {base}, kama mmiliki."],
  [
    /a royalty of (?<royalty>[\d.]+)% of what societies pay the owner and (?<share>[\d.]+)% of the other/,
    "{royalty}% ya mapato ya vyama, na {share}% ya mengine.",
  ],
  [
    /(?<percent>[\d.]+)% of what synchronisation brings/,
    "Lakini {percent}% ya mapato ya filamu na matangazo.",
  ],
  [/^open, and found/, "Bado haijakubaliwa; ikibidi, mtaalamu huru anaiamua."],
  [/the Producer receives what an owner’s rights earn/, "Prodyuza anapata mapato ya mmiliki."],
  [
    /^none; releases earn for the Artist/,
    "Hakuna: mapato ya kutoa wimbo ni ya msanii, ya vyama kwa mmiliki ni ya prodyuza, mengine ni nusu kwa nusu.",
  ],
  [/once the Fee is paid out of (?:them|it)/, "Zinahesabiwa ada ikishalipwa kutoka humo."],
  [/nothing more as (?:an|the) owner/, "Si zaidi, hata kama mmiliki."],
  [/half of (?:the rest|what then remains) as an owner/, "Na nusu ya kinachobaki, kama mmiliki."],
  inAll,
  [/the (?<who>(?:Primary )?Artist|Producer) owns 100%/, "{who} anamiliki 100%."],
  [/the Artist releases it under a licence/, "Msanii anaitoa kwa leseni."],
  [/each owns 50%/, "Kila mmoja anamiliki 50%."],
  [/from payment of the Fee/, "Tangu malipo yakilipwa yote."],
  [/the (?<who>(?:Primary )?Artist) manages it/, "{who} anaisimamia."],
  [/^a label or other owner/, "Lebo au mmiliki mwingine, akishajiunga na mkataba huu."],
  [/^the (?<who>(?:Primary )?Artist) may license it alone/, "{who} peke yake anaamua."],
  [/^the (?<who>(?:Primary )?Artist) alone licenses the recording/, "Kuhusu rekodi {who} peke yake anaamua."],
  [/but for causes, tobacco, gambling/, "Isipokuwa matangazo ya siasa, dini, tumbaku, kamari na kadhalika."],
  [
    /\(politics, religion, tobacco[^)]*: only both, once over 18/,
    "Siasa, dini, tumbaku, pombe, kamari na ponografia: hapana mhusika akiwa chini ya miaka 18, kisha wote wawili tu.",
  ],
  [
    /\(politics, religion, tobacco[^)]*: only both\)/,
    "Siasa, dini, tumbaku, pombe, kamari na ponografia: wote wawili tu.",
  ],
  [/each use needs the consent of both/, "Kila matumizi yanahitaji idhini ya wote wawili."],
  [
    /; no politics[^;]* while under 18/,
    "Siasa, dini, tumbaku, pombe, kamari na ponografia: haziruhusiwi mhusika akiwa chini ya miaka 18.",
  ],
  [/^not allowed to either/, "Hairuhusiwi kwa yeyote."],
  [
    /^(?:(?:for ever|as long as copyright lasts), worldwide|worldwide, as long as copyright lasts)/,
    "Kwa muda wote wa hakimiliki, dunia nzima.",
  ],
  [/^(?:until [^(]*, worldwide|worldwide, until )/, "Hadi tarehe iliyotajwa, dunia nzima."],
  [/; then the recording is taken down/, "Baada ya hapo rekodi inaondolewa."],
  [
    /film licences given before go on/,
    "Leseni za filamu na matangazo zilizotolewa kabla ya hapo zinaendelea.",
  ],
  [/^exclusive to the Artist/, "Msanii huyu peke yake anaruhusiwa kuitumia."],
  [/^exclusive \(/, "Ni wa wimbo huu peke yake."],
  [
    /^exclusive, and no other recording of the song for up to two years/,
    "Ni wa wimbo huu peke yake, na msanii mwalikwa harekodi wimbo huu tena kwa muda usiozidi miaka miwili baada ya kutolewa.",
  ],
  [/^non-exclusive/, "Si wa kipekee: kifungu kinasema nani mwingine anaweza kuutumia."],
  [
    /^for this song only; other work is free/,
    "Uimbaji huu hautumiki kwingine, lakini msanii mwalikwa yuko huru kuimba na wengine.",
  ],
  [
    /^only with the consent of the (?<who>Producer|Featured Artist)/,
    "Remix ya mtu mwingine inahitaji idhini ya {who}.",
  ],
  [/, who is (?:asked|offered it) first/, "Yeye anaulizwa kwanza."],
  [/^no right goes back/, "Haki hazirudi kwa sababu hiyo."],
  [
    /^rights go back (?:after |if it is not out )?(?<months>\d+) months/,
    "Haki zinarudi miezi {months} baada ya kazi kukubaliwa, kwa taarifa.",
  ],
  [
    /^the right of the (?<who>(?:Primary )?Artist) to manage it ends if it is not out (?<months>\d+) months/,
    "Haki ya {who} ya kuisimamia inaisha isipotoka miezi {months} baada ya kazi kukubaliwa, kwa taarifa.",
  ],
  [
    /^the rights of the (?<who>(?:Primary )?Artist) to manage it and to use the \w+ end if it is not out (?<months>\d+) months/,
    "Haki za {who} za kuisimamia rekodi na kutumia kazi ya mwenzake zinaisha isipotoka miezi {months} baada ya kazi kukubaliwa, kwa taarifa.",
  ],
  [/60 days after notice/, "Kwanza zinapita siku 60 baada ya taarifa hiyo."],
  [/once the Fee is repaid/, "Kwanza malipo yanarudishwa."],
  [/; only half is due if the Track is rejected/, "Wimbo ukikataliwa, nusu tu inadaiwa."],
  [/once half the Fee is repaid/, "Kwanza nusu ya malipo inarudishwa."],
  [/(?<!to manage it.*)also if sums stay unpaid/, "Zinarudi pia madeni yasipolipwa."],
  [/(?<=to manage it.*)also if sums stay unpaid/, "Zinaisha pia madeni yasipolipwa."],
  [
    /also, without repayment, if sums stay unpaid/,
    "Zinarudi pia, bila malipo kurudishwa, madeni yasipolipwa.",
  ],
  [/sums stay unpaid or statements unsent/, "Vivyo hivyo taarifa za mapato zisipotumwa."],
  [
    /^(?<by>.*) pays, answers (?:\(in some cases without limit, clause \d+\) )?and holds money in trust for the (?<who>(?:Primary |Featured )?Artist|Producer), who is under 18/,
    "{by} analipa, anawajibika na anatunza fedha kwa amana kwa niaba ya {who}, mwenye umri wa chini ya miaka 18.",
  ],
  [/in some cases without limit/, "Mara nyingine wajibu huo hauna kikomo."],
  [
    /^the parties’ own words, which may change/,
    "Maneno ya wahusika wenyewe, yanayoweza kubadilisha mistari hii.",
  ],
  [/^follows the split sheet/, "Kama ilivyo kwenye hati ya mgawanyo."],
];

/** Who they are, who signs for them, and what they have in mind. */
const opening: readonly Line[] = [
  [/^This agreement takes effect on/, "Mkataba huu unaanza tarehe iliyotajwa hapa, kati ya wafuatao:"],
  [/^(?=.*\(the “(?<role>(?:Primary |Featured )?Artist|Producer)”\)[.;])/s, "{role}."],
  [
    /is represented by (?<by>.+), as parent or guardian/,
    "Ana umri wa chini ya miaka 18: {by}, mzazi au mlezi wake, anasaini kwa niaba yake.",
  ],
  [/as parent or guardian, who is bound beside them/, "Mzazi au mlezi anafungwa pamoja naye."],
  [
    /, acting by (?<by>.+?)(?:, for the work done as .+)?, e-mail/,
    "Ni kampuni: {by} anasaini kwa niaba yake.",
  ],
  [/, for the work done as (?<as>.+), e-mail/, "Kazi inafanywa kwa jina la {as}."],
  [/, for all of whom (?<by>.+) signs with their authority/, "Ni kundi: {by} anasaini kwa niaba ya wote."],
  [
    /^The Artist (?:is recording|performs) the track/,
    "Msanii anarekodi wimbo huu. Prodyuza anatengeneza muziki wake na kuzalisha rekodi.",
  ],
  [
    /^The Primary Artist is recording the song/,
    "Msanii mkuu anarekodi wimbo huu. Msanii mwalikwa anaimba humo kama mgeni.",
  ],
];

/** By the heading of a clause that decides; where it says nothing that is known here, `agreements-sw.ts` says what it is about. */
const lines: Record<string, readonly Line[]> = {
  OPENING: opening,
  "KEY TERM": keyTerms,
  "TERM AND TERRITORY": [
    [/begins on the Effective Date/, "Mkataba unaanza tarehe iliyotajwa mwanzoni, na unahusu dunia nzima."],
    [
      /Term: in perpetuity/,
      "Haki zilizotolewa zinadumu kwa muda wote wa hakimiliki, pamoja na kila unapoongezwa.",
    ],
    [/Term: until/, "Ruhusa zilizotolewa zinadumu hadi tarehe iliyotajwa hapa."],
    [
      /must take the Master\s+down from online services/,
      "Baada ya hapo rekodi inaondolewa mtandaoni ndani ya siku 30, na hakuna anayeitumia bila idhini ya wengine. Anayemiliki rekodi anabaki yuleyule.",
    ],
    [
      /licences given before under clause \d+ \(Synchronisation\), for their own time/,
      "Leseni za filamu na matangazo zilizotolewa kabla ya hapo zinaendelea kwa muda wake.",
    ],
    [
      /The Services end when the Track has been delivered/,
      "Kazi ya prodyuza inaisha wimbo ukishakabidhiwa na kukubaliwa.",
    ],
  ],
  FEE: fee,
  "FEE AND PAYMENT": fee,
  ROYALTY: income,
  INCOME: income,
  "SHARE OF RECEIPTS": income,
  "OWNERSHIP OF THE MASTER": ownership,
  "RELEASE AND RETURN OF RIGHTS": release,
  EXCLUSIVITY: exclusivity,
  SYNCHRONISATION: synchronisation,
  "LIVE PERFORMANCE AND PROMOTION": [
    [/Each party may perform the Song live/, "Kila mmoja anaweza kuimba wimbo huu jukwaani."],
    [/perform the Song live, also after the term/, "Hata baada ya muda kuisha."],
    [
      /is not bound to appear at shows/,
      "Msanii mwalikwa halazimiki kuonekana kwenye maonyesho, video au siku za kutangaza: kila mara mnakubaliana kwa maandishi, pamoja na malipo na nauli.",
    ],
    [
      /must announce the release on its own channels/,
      "Kila mmoja anautangaza wimbo kwenye kurasa zake na kumtaja mwenzake.",
    ],
    [
      /As far as it has the Featured Artist appear, and unless it says otherwise, day and pay/,
      "Pale msanii mwalikwa anapotakiwa kuonekana, siku na malipo mnakubaliana kwa maandishi kila mara, na inaisha miaka miwili baada ya wimbo kutoka, msipoandika vingine.",
    ],
    [
      /In any case whoever is under eighteen performs outside school hours/,
      "Aliye chini ya miaka 18 anaimba nje ya saa za shule, na si mahali ambapo biashara kuu ni pombe.",
    ],
    [
      /and unless it says otherwise, pay for that is agreed in writing/,
      "Malipo ya siku za kutangaza mnakubaliana kwa maandishi, msipoandika vingine.",
    ],
    [/the parent or guardian announces it/, "Kwa aliye chini ya miaka 18 anayetangaza ni mzazi au mlezi."],
    [
      /the parties have agreed the following/,
      "Kuna pia mliyoyaandika wenyewe hapa, ambayo yako juu ya haya.",
    ],
  ],
  DELIVERY: [
    [
      /deliver the files of the Track that Annex A lists/,
      "Prodyuza anakabidhi faili zote za rekodi zilizoorodheshwa kwenye Kiambatanisho A.",
    ],
    [
      /deliver the final mix, an instrumental version/,
      "Prodyuza anakabidhi mix ya mwisho, toleo la muziki pekee, TV track na stems, pamoja na vilivyo kwenye Kiambatanisho A.",
    ],
    [
      /deliver the takes of the Performance/,
      "Msanii mwalikwa anakabidhi rekodi za sauti yake kwa ubora wa kitaalamu.",
    ],
    [
      /deliver the following, as audio/,
      "Msanii mwalikwa anakabidhi vilivyoorodheshwa hapa, kwa ubora wa kitaalamu.",
    ],
    [
      /the time runs from (?:the day on which both parties|when both) have signed/,
      "Muda unahesabiwa tangu wote wasaini na anayefanya kazi apate anachohitaji, isipokuwa mkataba unataja mwanzo mwingine.",
    ],
    [
      /Nothing is late until seven days after the day set/,
      "Hakuna kinachohesabiwa kuchelewa kabla ya siku saba baada ya siku iliyopangwa ya kurekodi.",
    ],
    [
      /Nothing is late within seven days after the recording/,
      "Hakuna kinachohesabiwa kuchelewa kabla ya siku saba baada ya siku ya kurekodi.",
    ],
    [
      /A named day moves by the delays of/,
      "Tarehe iliyotajwa inasogea kwa muda ambao mwenzake amechelewesha.",
    ],
    [
      /is delivered once the Primary Artist can open all of it or, recording it, has finished/,
      "Imekabidhiwa msanii mkuu anapoweza kufungua yote, au akimaliza kuirekodi yeye mwenyewe.",
    ],
    [
      /is delivered once the Primary Artist (?:has recorded it or )?can open(?! all of it or, recording)/,
      "Imekabidhiwa msanii mkuu anapoirekodi au anapoweza kufungua yote.",
    ],
    [
      /is not delivered within fourteen days after a written reminder/,
      "Kisipokabidhiwa siku 14 baada ya kukumbushwa kwa maandishi, mwenzake anaweza kumaliza mkataba.",
    ],
  ],
  "REVISIONS AND ACCEPTANCE": revisions,
  ACCEPTANCE: revisions,
  CREDIT: [
    [
      /must credit the (?<who>Producer|Featured Artist) wherever/,
      "{who} anatajwa kila wimbo unapotolewa na majina yanapoonyeshwa, pamoja na data zinazotumwa kwa wasambazaji, kwa maneno yaliyoandikwa hapa.",
    ],
    [/by courtesy of/, "Kando yake inaandikwa pia kwa hisani ya nani."],
    [
      /put right within fourteen days/,
      "Kutajwa kulikokosekana au kwenye makosa kunarekebishwa ndani ya siku 14 baada ya kuambiwa.",
    ],
  ],
};

/** What is said beside what `agreements-sw.ts` says of a clause, where the clause says it. */
const beside: Record<string, readonly Line[]> = {
  "NAME, LIKENESS AND MORAL RIGHTS": [
    [
      /Nobody may use anyone’s voice/,
      "Hakuna anayetumia sauti, upigaji au sura ya mtu yeyote kufundisha mashine au kumwiga bila idhini yake ya maandishi.",
    ],
    [
      /train a machine(?![^.]*that person’s)/,
      "Hakuna anayetumia sauti au sura ya mwenzake kufundisha mashine bila idhini ya maandishi.",
    ],
  ],
  "ACCOUNTING AND AUDIT": [
    [/from the first receipt on/, "Taarifa zinaanza na pato la kwanza."],
    [
      /from synchronisation[^.]* after each in which there were any/,
      "Taarifa ni za nusu mwaka ambamo filamu au matangazo yalileta mapato tu.",
    ],
    [
      /divides equally[^.]* after each in which there were any/,
      "Taarifa ni za nusu mwaka ambamo kuliingia mapato yanayogawanywa nusu kwa nusu tu.",
    ],
  ],
  SERVICES: [
    [
      /own costs, unless they agree otherwise in writing/,
      "Kila mmoja anabeba gharama zake, wasipokubaliana vingine kwa maandishi.",
    ],
    [/own costs, unless otherwise agreed/, "Kila mmoja anabeba gharama zake, wasipokubaliana vingine."],
    [
      /must record the Artist’s part within sixty days/,
      "Msanii anarekodi sehemu yake ndani ya siku 60 baada ya prodyuza kuomba.",
    ],
    [/care of an experienced producer/, "Anatumia ustadi wa prodyuza mwenye uzoefu."],
    [
      /care of a gifted producer of that age/,
      "Ni mtoto: anatumia ustadi wa prodyuza mwenye kipawa wa umri huo.",
    ],
  ],
  "THE PERFORMANCE": [
    [
      /the costs of the recording, and each party\s+its\s+own\s+travel/,
      "Msanii mkuu anabeba gharama za kurekodi na kila mmoja nauli yake, wasipokubaliana vingine kwa maandishi.",
    ],
    [
      /mixing and mastering, and each party\s+its own travel, unless they agree otherwise in\s+writing/,
      "Msanii mkuu anabeba gharama za kurekodi, kuchanganya na kukamilisha sauti (mastering), na kila mmoja nauli yake, wasipokubaliana vingine kwa maandishi.",
    ],
    [
      /mixing and mastering, and each party\s+its own travel, unless otherwise agreed/,
      "Msanii mkuu anabeba gharama za kurekodi, kuchanganya na kukamilisha sauti (mastering), na kila mmoja nauli yake, wasipokubaliana vingine.",
    ],
    [/in person, by the members who are named,/, "Wanaoimba ni wanachama waliotajwa."],
    [/care of an experienced artist/, "Anatumia ustadi wa msanii mwenye uzoefu."],
    [/care of a gifted artist of that age/, "Ni mtoto: anatumia ustadi wa msanii mwenye kipawa wa umri huo."],
    [/Until it is there nothing is recorded\./, "Bila karatasi hiyo hakuna kinachorekodiwa."],
    [
      /In person means by whoever performs/,
      "Msanii mwalikwa ni kampuni: kabla ya kurekodi inaleta karatasi ambayo anayeimba ameisaini, akimuahidi msanii mkuu kwamba atafuata kifungu hiki, cha upekee, cha maonyesho na kutangaza, na cha jina na sura.",
    ],
    [/signed promise \(under eighteen/, "Anayeimba akiwa chini ya miaka 18, mzazi au mlezi anaahidi pia."],
    [
      /By signing, the Featured Artist waives every exclusivity/,
      "Kwa kusaini, msanii mwalikwa anaachilia upekee wake wowote juu ya uimbaji huu.",
    ],
    [
      /hand over a written waiver of exclusivity/,
      "Kabla ya kurekodi, msanii mwalikwa analeta barua ya mwenye upekee juu yake ya kuachilia upekee huo.",
    ],
    [
      /Until it is there nothing is recorded or released/,
      "Bila barua hiyo hakuna kinachorekodiwa wala kutolewa.",
    ],
    [
      /still missing thirty days after a written reminder, the Primary Artist may end/,
      "Isipoletwa siku 30 baada ya kukumbushwa kwa maandishi, msanii mkuu anaweza kumaliza mkataba, na kilicholipwa kinarudishwa.",
    ],
    [
      /still missing thirty days after a written reminder, either party may end/,
      "Isipoletwa siku 30 baada ya kukumbushwa kwa maandishi, yeyote anaweza kumaliza mkataba, na kilicholipwa kinarudishwa.",
    ],
  ],
  "SPECIAL TERMS": [
    [
      /have a sum paid in another currency/,
      "Kiasi kinacholipwa kwa fedha nyingine kinahesabiwa, msipoandika vingine, kwa kiwango cha kati cha Benki Kuu ya Kenya cha siku ya malipo; mlipaji anabeba gharama za benki yake.",
    ],
  ],
  "LETTER OF DIRECTION": [
    [/signs it by itself, too, if you ask/, "Anayelipa akiomba, inasainiwa peke yake pia."],
    [
      /It is not for an Owner of the recording whose own payers/,
      "Haimhusu mmiliki ambaye wanaomlipa wamekwisha kupewa barua hii.",
    ],
  ],
  PUBLISHING: [
    [
      /Without one, each writer keeps/,
      "Bila hiyo, kila mtunzi anabaki na haki za sehemu yake, sehemu zisizotenganishika ni sawa kwa sawa, na hakuna anayesajili hisa bila makubaliano ya maandishi.",
    ],
    [
      /Mechanical royalties that nobody else pays are paid by the (?<payer>(?:Primary )?Artist)/,
      "Mrabaha wa nakala za wimbo ambao hakuna mwingine anayeulipa unalipwa na {payer}.",
    ],
    [/borne by both in halves, as owners/, "Wote wanaubeba nusu kwa nusu, kwa kuwa ni wamiliki."],
    [
      /Until the split sheet has been signed, the parties divide/,
      "Hadi hati hiyo isainiwe, mnagawana mapato ya sehemu zenu za utunzi kwa hisa mlizoandika hapa.",
    ],
    [/the rule on equal parts does not apply/, "Hapo kanuni ya sehemu sawa haitumiki."],
  ],
  TERMINATION: [
    [
      /repays the Fee: all of it after a breach (?:of|by) the (?<payee>Producer|Featured Artist), nothing after one (?:of|by) the (?<payer>(?:Primary )?Artist)/,
      "Ukiisha kabla ya kazi kukabidhiwa, ada inarudishwa yote {payee} akiuvunja, hairudishwi {payer} akiuvunja, na vinginevyo inarudishwa inayozidi kazi iliyofanywa.",
    ],
    [
      /repays the (?:Fee: [^.;]*, otherwise|part of the Fee)(?<!, nothing after one (?:of|by)[^.;]*)/,
      "Kuhusu kurudishwa kwa ada, soma Kiingereza.",
    ],
    [
      /After a breach (?:of|by) the [^.;]*, the (?<payer>(?:Primary )?Artist) pays what the work done is worth/,
      "Ukiisha kabla ya kazi kukabidhiwa kwa sababu {payer} aliuvunja, {payer} analipa thamani ya kazi iliyofanywa; vinginevyo hakuna anayemdai mwenzake malipo ya kazi.",
    ],
    [
      /an overdue part of the Fee is unpaid thirty days after/,
      "Ada iliyochelewa isipolipwa siku 30 baada ya kukumbushwa kwa maandishi, anayeidai anaweza kumaliza mkataba: hakuna haki inayohama wala leseni inayoanza, na nusu ya ada inadaiwa.",
    ],
    [
      /Half of the Fee is due in all/,
      "Kwa jumla ni nusu tu ya ada inayodaiwa: iliyolipwa inahesabiwa, na inayozidi inarudishwa.",
    ],
    [
      /due in all, before delivery no more than was paid or, if more, the work done is worth/,
      "Kabla ya kazi kukabidhiwa, haidaiwi zaidi ya iliyolipwa au, ikiwa ni zaidi, ya thamani ya kazi iliyofanywa.",
    ],
    [
      /due in all, before delivery no more than the work done is worth/,
      "Kabla ya kazi kukabidhiwa, haidaiwi zaidi ya thamani ya kazi iliyofanywa.",
    ],
    [
      /no right in the Master passes, those that have passed go back/,
      "Haki za rekodi zilizokwisha kuhama zinarudi.",
    ],
    [
      /what the (?<who>(?:Primary )?Artist) assigned goes back/,
      "Haki ambazo {who} alimhamishia mwenzake zinamrudia.",
    ],
    [
      /[Aa]fter delivery, paying (?:all of it|the whole Fee) within thirty days of the notice/,
      "Kazi ikiwa imekabidhiwa, kulipa yote ndani ya siku 30 za taarifa hiyo kunampa mlipaji haki; hadi hapo hakuna mwingine anayepewa.",
    ],
    [
      /(?:while|While) (?:any )?part of the Fee is unpaid thirty days after/,
      "Ada isipolipwa siku 30 baada ya kukumbushwa kwa maandishi, anayeidai anaweza kumaliza mkataba; kinachofuata kimeandikwa kwa Kiingereza.",
    ],
  ],
  TAX: [
    [
      /counts as paid once it is paid over and the other has the certificate/,
      "Kodi ambayo sheria inataka ikatwe kwenye malipo inahesabiwa kuwa imelipwa ikishapelekwa serikalini na aliyekatwa akishapata cheti.",
    ],
    [
      /promptly gives? the other the certificate/,
      "Kodi ambayo sheria inataka ikatwe kwenye malipo inakatwa, na aliyekatwa anapewa cheti mara moja.",
    ],
  ],
  "CAPACITY AND INDEPENDENT ADVICE": [
    [
      /Whoever the law puts in the place of that parent or guardian/,
      "Mzazi au mlezi asipoweza kuendelea, anayewekwa na sheria anachukua nafasi yake.",
    ],
    [
      /written consent of everyone who performs or writes for it/,
      "Anayesainia kampuni au kundi ana idhini ya maandishi ya wote wanaoliimbia, kulipigia au kulitungia, au anaipata kwanza.",
    ],
    [
      /Each member of a group is liable for all of its duties/,
      "Kila mwanachama wa kundi anawajibika kwa majukumu yake yote.",
    ],
    [/names is paid to all/, "Kinacholipwa kwenye akaunti iliyotajwa na anayelisainia kimelipwa kwa wote."],
    [
      /\(under eighteen, of a parent or guardian\)/,
      "Kwa aliye chini ya miaka 18, idhini ni ya mzazi au mlezi.",
    ],
    [
      /gives and receives notices and consents for all/,
      "Anayelisainia kundi pia anatoa na kupokea taarifa na idhini kwa niaba ya wote, ila si idhini ya mtu kuhusu sauti, upigaji au sura yake mwenyewe, hadi mwenzake aambiwe vingine.",
    ],
    [
      /in equal shares, unless they agree otherwise in writing/,
      "Wanachama wanagawana sawa kwa sawa kilicho chao, wasipokubaliana vingine kwa maandishi.",
    ],
    [
      /every member of a group, is eighteen or older/,
      "Kila mwanachama wa kundi ana umri wa miaka 18 au zaidi.",
    ],
    [
      /who signs for a person under eighteen has considered/,
      "Anayemsainia mtoto amezingatia faida ya mtoto.",
    ],
    [
      /takes place outside school hours|is present at the recording, outside school hours/,
      "Kurekodi hakufanyiki saa za shule; mzazi au mlezi yupo, au anamtaja mtu mzima atakayekuwepo.",
    ],
    [
      /is present at the recording or names an adult/,
      "Mzazi au mlezi yupo wakati wa kurekodi, au anamtaja mtu mzima atakayekuwepo.",
    ],
    [
      /performs the duties of this agreement, and is liable for them/,
      "Analipa na kutimiza wajibu wa mkataba huu kwa niaba ya mtoto, na anawajibika kwa hayo.",
    ],
    [
      /liable for both, as a party beside that person/,
      "Anafungwa pamoja naye: analipa na anahakikisha wajibu wake mwingine unatimizwa.",
    ],
    [/names and holds for them/, "Fedha za mtoto anamtunzia; akifikisha miaka 18 ni za mtoto peke yake."],
    [
      /holds in trust/,
      "Fedha za mtoto anazitunza kwa amana, zinatumika kwa faida ya mtoto tu, na anazitolea hesabu mtoto akifikisha miaka 18.",
    ],
  ],
  "GOVERNING LAW AND DISPUTES": [
    [
      /A claim for money that a Small Claims Court/,
      "Madai ya fedha yanaweza kupelekwa moja kwa moja kwenye Mahakama ya Madai Madogo inaporuhusiwa.",
    ],
    [
      /A claim that a Small Claims Court/,
      "Madai yanaweza kupelekwa moja kwa moja kwenye Mahakama ya Madai Madogo inaporuhusiwa.",
    ],
  ],
  "TRANSFERS OF RIGHTS": [
    [
      /the other may sign as its attorney, for that purpose alone(?:, as far as[^.]*)?\. This power is irrevocable/,
      "Asiposaini bila sababu nzuri, mwenzake anaweza kusaini kwa niaba yake kwa jambo hilo tu; mamlaka hayo hayawezi kuondolewa.",
    ],
    [
      /as far as the law lets a power be given in this form/,
      "Hilo ni kadiri sheria inavyoruhusu mamlaka kutolewa kwa namna hii.",
    ],
    [
      /the parent or guardian gives it, and it ends at eighteen/,
      "Kwa aliye chini ya miaka 18 mamlaka hayo yanatolewa na mzazi au mlezi, na yanaisha akifikisha miaka 18.",
    ],
    [
      /an assignment by that person wants leave of a court/,
      "Kuhamisha haki zake kukihitaji idhini ya mahakama, yeyote anaweza kuiomba, na mwenzake anasaidia.",
    ],
  ],
};

const bases: Record<string, string> = {
  Net: "baada ya makato ya wasambazaji na kodi",
  Gross: "kabla ya makato yoyote",
};

/** Every line, by heading; a test asks which of them are of a text that is drafted now. */
export const everyLine: readonly Record<string, readonly Line[]>[] = [lines, beside];

/** What a clause that decides says, in the order of its sentences; undefined of any other. */
export const readLines = (heading: string, text: string): string | undefined => read(text, lines[heading]);

/** What another clause says besides what is always said of it. */
export const readBeside = (heading: string, text: string): string | undefined => read(text, beside[heading]);

function read(text: string, known: readonly Line[] = []): string | undefined {
  const said = known.flatMap(([sentence, line]) => {
    const found = sentence.exec(text);
    return found ? [{ at: sentenceAt(text, found.index), says: fill(line, found.groups ?? {}) }] : [];
  });
  if (said.length === 0) return undefined;
  return said
    .toSorted((one, other) => one.at - other.at)
    .map(({ says }) => says)
    .join(" ");
}

function sentenceAt(text: string, index: number): number {
  return Math.max(text.lastIndexOf(". ", index), text.lastIndexOf("\n", index));
}

function fill(line: string, groups: Record<string, string>): string {
  const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = groups[name] ?? "";
    return (name === "base" ? bases[found] : words[found]) ?? found;
  });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
