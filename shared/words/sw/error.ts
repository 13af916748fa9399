import type { error as english } from "#shared/words/en/error";

export const error = {
  "error.malformed_json": "Ombi halikusomeka. Tafadhali pakia ukurasa upya kisha ujaribu tena.",
  "error.invalid_input": "Tafadhali angalia ulichotuma: kuna kitu kinakosekana au hakiko sawa.",
  "error.body_too_large": "Ulichotuma ni kikubwa mno.",
  "error.wrong_type": "Aina hii ya maudhui haikubaliwi hapa.",
  "error.foreign_origin": "Ombi hili limetoka kwenye tovuti nyingine na limekataliwa.",
  "error.not_found": "Haikupatikana",
  "error.link_invalid": "Kiungo hiki cha kusaini si sahihi au muda wake umeisha.",
  "error.link_expired": "Muda wa kiungo hiki cha kusaini umeisha.",
  "error.shared_link_invalid":
    "Kiungo hiki kimeisha muda wake au kimeondolewa. Tafadhali mwombe aliyekutumia akupe kipya.",
  "error.shared_version_ended":
    "Hati ambayo kiungo hiki kilionyesha imeondolewa au toleo jipya limechukua nafasi yake. Tafadhali mwombe aliyekutumia kiungo akupe kipya.",
  "error.room_not_found": "Hakuna chumba kwenye anwani hii. Angalia herufi, au omba anwani tena.",
  "error.room_closed":
    "Chumba hiki kimefungwa. Mwombe aliyekualika akifungue tena, au saini kupitia kiungo ulichotumiwa.",
  "error.room_person_unknown": "Mtu huyu hasaini hapa. Tafadhali chagua jina tena.",
  "error.room_no_way": "Nambari haiwezi kutumwa kwa mtu huyu hapa. Anasaini kupitia kiungo alichotumiwa.",
  "error.room_code_wrong": "Nambari hiyo si sahihi. Angalia ujumbe wa mwisho.",
  "error.room_code_over": "Nambari hii haifanyi kazi tena. Tafadhali omba nyingine.",
  "error.room_session_over":
    "Dakika zako 15 zimeisha, au mtu mwingine ameingia kwenye kifaa hiki. Chagua jina lako na uombe nambari mpya.",
  "error.consent_link_invalid":
    "Kiungo hiki cha kujibu ombi la kufuta si sahihi au muda wake umeisha. Tafadhali wasiliana na aliyeomba hati ifutwe akutumie kipya.",
  "error.unlock_link_invalid":
    "Kiungo hiki cha kujibu ombi la kubadilisha si sahihi au muda wake umeisha. Tafadhali wasiliana na aliyeomba hati ibadilishwe akutumie kipya.",
  "error.document_locked":
    "Mwenye hati amefunga hati hii. Haiwezi kusainiwa, kubadilishwa wala kufutwa kwa sasa.",
  "error.already_signed": "Umeshasaini hati hii. Ukitaka jambo libadilishwe, mwombe mwenye hati aiondoe.",
  "error.note_open": "Tayari umemwambia mwenye hati jambo. Tafadhali subiri jibu.",
  "error.representation_ended":
    "Huna tena ruhusa ya kusaini kwa niaba ya mtu mwingine. Ikiwa ni makosa, anaweza kukutaja tena.",
  "error.representative_named":
    "Tayari umemtaja mtu wa kusaini kwa niaba yako. Mwondoe kwanza kabla ya kumtaja mwingine.",
  "error.guardian_signs":
    "Umemtaja mzazi au mlezi wako: atakusainia. Ikiwa una miaka 18 au zaidi, mwondoe kwanza.",
  "error.signer_denied":
    "Aliyefungua kiungo cha kusaini amesema kwamba yeye ni mtu mwingine. Hakuna kinachosainiwa hadi hilo liondolewe kwenye ukurasa liliposemwa, au anwani isahihishwe.",
  "error.capacity_fixed":
    "Nani anasaini, na kama nani, imeandikwa kwenye maandishi yenyewe. Ikiwa si sahihi, omba mabadiliko.",
  "error.acts_for_other_party":
    "Aliye kwenye hati hii, au aliyeituma, hawezi kutajwa kusaini kwa niaba ya mwingine, wala kuwa mlezi wake. Lazima awe mtu mwingine, kwa anwani yake mwenyewe.",
  "error.company_signs_by_somebody":
    "Kampuni husaini kupitia mtu: bonyeza “Mtu mwingine atasaini”, kisha utaje jina na cheo chako.",
  "error.not_your_turn": "Zamu yako ya kusaini haijafika. Utapata kiungo chako mara itakapofika.",
  "error.phone_lapsed":
    "Uliombwa kupitia nambari ya simu uliyothibitisha zaidi ya siku 30 zilizopita. Ithibitishe tena kwenye mipangilio yako, kisha usaini hapa; au fungua kiungo kilicho kwenye SMS yako.",
  "error.nothing_to_sign": "Hapa hakuna kitu ulichoombwa kusaini.",
  "error.mark_not_drawn":
    "Miandiko hii haina herufi zote za jina hili, au jina ni refu mno kwayo. Tafadhali lichore kwa mkono, au usaini bila mwandiko.",
  "error.signer_unclear":
    "Watu wawili kwenye hati hii wana anwani yako. Tafadhali chagua unamsainia nani kati yao.",
  "error.consent_closed": "Ombi hili limefungwa, kwa hivyo jibu lako halihitajiki tena.",
  "error.consent_answered": "Umeshajibu ombi hili, na jibu haliwezi kubadilishwa.",
  "error.acknowledgements_changed":
    "Maneno unayokubali yamebadilika. Tafadhali pakia ukurasa upya uyasome tena.",
  "error.not_awaiting_signatures": "Hati hii haisubiri sahihi.",
  "error.too_many_requests": "Umejaribu mara nyingi mno. Tafadhali subiri kidogo kisha ujaribu tena.",
  "error.internal": "Kuna hitilafu upande wetu. Tafadhali jaribu tena.",
  "error.unavailable": "Huduma haipatikani kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.",
  "error.code_needed": "Hii inabadilisha kinachokufunga: pamoja na kiungo inahitaji nambari unayotumiwa.",
  "error.code_not_needed": "Hakuna nambari inayohitajika kusaini hii.",
  "error.link_of_another":
    "Hiki ni kiungo cha mtu mwingine, na wewe umeingia kama anayeomba sahihi. Kama anasaini kwenye kifaa chako, sema hivyo kwa `onOwnersDevice`; itarekodiwa.",
} as const satisfies Record<keyof typeof english, string>;
