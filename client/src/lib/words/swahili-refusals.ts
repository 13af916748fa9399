import type { ErrorCode } from "#shared/errors";

/** What the server refuses on these pages, by its code. Why a document was taken back (`link_withdrawn`) it tells in Swahili itself. */
export const refusals: Partial<Record<ErrorCode, string>> = {
  malformed_json: "Ombi halikusomeka. Tafadhali pakia ukurasa upya kisha ujaribu tena.",
  invalid_input: "Tafadhali angalia ulichotuma: kuna kitu kinakosekana au hakiko sawa.",
  body_too_large: "Ulichotuma ni kikubwa mno.",
  wrong_type: "Aina hii ya maudhui haikubaliwi hapa.",
  foreign_origin: "Ombi hili limetoka kwenye tovuti nyingine na limekataliwa.",
  not_found: "Haikupatikana",
  link_invalid: "Kiungo hiki cha kusaini si sahihi au muda wake umeisha.",
  link_expired: "Muda wa kiungo hiki cha kusaini umeisha. Tafadhali mwombe mwenye hati akutumie kipya.",
  consent_link_invalid:
    "Kiungo hiki cha kujibu ombi la kufuta si sahihi au muda wake umeisha. Tafadhali wasiliana na aliyeomba hati ifutwe akutumie kipya.",
  unlock_link_invalid:
    "Kiungo hiki cha kujibu ombi la kubadilisha si sahihi au muda wake umeisha. Tafadhali wasiliana na aliyeomba hati ibadilishwe akutumie kipya.",
  document_locked: "Mwenye hati amefunga hati hii. Haiwezi kusainiwa, kubadilishwa wala kufutwa kwa sasa.",
  already_signed: "Umeshasaini hati hii. Ukitaka jambo libadilishwe, mwombe mwenye hati aiondoe.",
  consent_closed: "Ombi hili limefungwa, kwa hivyo jibu lako halihitajiki tena.",
  consent_answered: "Umeshajibu ombi hili, na jibu haliwezi kubadilishwa.",
  acknowledgements_changed: "Maneno unayokubali yamebadilika. Tafadhali pakia ukurasa upya uyasome tena.",
  not_awaiting_signatures: "Hati hii haisubiri sahihi.",
  too_many_requests: "Umejaribu mara nyingi mno. Tafadhali subiri kidogo kisha ujaribu tena.",
  internal: "Kuna hitilafu upande wetu. Tafadhali jaribu tena.",
  unavailable: "Huduma haipatikani kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.",
};
