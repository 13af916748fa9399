export const plainWords = {
  "plain.fee":
    "{kind, select, none {Hakuna ada inayolipwa.} other {Ada ya {sum} inalipwa na {payer} kwa {receiver}, {when, select, halves {nusu baada ya kutia sahihi{waiver, select, true { na barua ya kuachilia upekee,} other {}} na nusu kazi ikikabidhiwa} receipts {kutoka kwa mapato ya kwanza} other {baada ya kutia sahihi{waiver, select, true { na barua ya kuachilia upekee} other {}}}}.{advance, select, true { Ni malipo ya awali: asilimia huanza kulipwa mapato yakishafidia ada hiyo.} other {}}}}",
  "plain.income":
    "{kind, select, none {{receiver} hapati asilimia ya mapato ya rekodi.} half {{receiver} anapata nusu ya mapato {base, select, net {baada ya makato ya wasambazaji} other {kabla ya makato yoyote}}, kama mmiliki.} percent {{receiver} anapata {percent}% ya mapato {base, select, net {baada ya makato ya wasambazaji} other {kabla ya makato yoyote}}{beside, select, true {, na nusu ya kinachobaki kama mmiliki} other {}}.} other {Anachopata {receiver} kutoka kwa mapato ya rekodi kina zaidi ya sehemu moja: soma mstari wake katika masharti makuu na kifungu kinachotajwa.}}",
  "plain.master":
    "{kind, select, shared {{one} na {other} kila mmoja anamiliki nusu ya rekodi{paid, select, true {, ada ikishalipwa} other {}}.} label {Lebo au mmiliki mwingine anamiliki rekodi akishajiunga; hadi hapo mmiliki ni {one}.} other {{one} anamiliki rekodi yote{paid, select, true {, ada ikishalipwa} other {}}.}}",
  "plain.sync":
    "{kind, select, alone {{one} peke yake anaweza kuruhusu rekodi itumike katika filamu, televisheni, michezo ya kompyuta na matangazo.} joint {Matumizi katika filamu, televisheni, michezo ya kompyuta na matangazo yanahitaji idhini ya wote wawili.} other {Hakuna anayeweza kuruhusu rekodi itumike katika filamu, televisheni, michezo ya kompyuta na matangazo.}}",
  "plain.term":
    "{kind, select, fixed {Kinachoruhusiwa kinadumu hadi {date}, duniani kote; baada ya hapo rekodi inaondolewa.} other {Kinachotolewa kinadumu milele, duniani kote.}}",
  "plain.exclusive":
    "{what, select, beat {{exclusive, select, true {{receiver} hawezi kumpa mtu mwingine biti hii.} other {{receiver} anaweza kuwapa wengine pia biti hii.}}} other {{exclusive, select, true {{receiver} hawezi kumruhusu mtu mwingine kutumia utendaji huu, wala kurekodi wimbo huu tena kwa muda usiozidi miaka miwili baada ya kutolewa.} other {{receiver} yuko huru kurekodi kwa wengine na kuuimba wimbo huu jukwaani, bila kutoa utendaji huu.}}}}",
  "plain.remix":
    "Remix ya mtu mwingine inahitaji idhini ya {receiver}{first, select, true {, ambaye anaulizwa kwanza kama ataitengeneza mwenyewe} other {}}.",
  "plain.release":
    "{kind, select, none {Rekodi isipotolewa kamwe, hakuna haki inayorudi kwa sababu hiyo.} other {Rekodi isipotolewa baada ya miezi {months}, wala siku 60 baada ya notisi, haki zinarudi{repaid, select, true { nusu ya ada ikisharudishwa} other {}}.}}{unpaid, select, true { Zinarudi pia{repaid, select, true {, bila kurudisha ada,} other {}} kinachodaiwa kisipolipwa au taarifa za mapato zisipotumwa.} other {}}",
  "plain.song": "Maneno na muziki wa wimbo hufuata hati ya mgawanyo (split sheet), si mkataba huu.",
  "plain.credit": "Jina litatajwa hivi: {credit}",
  "plain.guardian":
    "{by} anawajibika kwa niaba ya {who}, mwenye umri wa chini ya miaka 18, mara nyingine bila kikomo: analipa, na anatunza fedha kwa amana.",
  "plain.special":
    "Mliongeza masharti maalum kwa maneno yenu, yanayoweza kubadilisha yaliyo hapo juu: yasome.",
  "plain.changed": "Hapa palibadilishwa baada ya mkataba kuandikwa: soma kifungu chenyewe.",
  "plain.older": "Vifungu vyetu vimebadilika tangu mkataba huu uandikwe: soma kifungu chenyewe.",
} as const;
