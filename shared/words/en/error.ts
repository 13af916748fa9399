export const error = {
  "error.malformed_json": "The request could not be read. Please reload the page and try again.",
  "error.invalid_input": "Please check what you sent: something is missing or not in the right form.",
  "error.body_too_large": "This is too much to send at once.",
  "error.wrong_type": "This kind of content is not accepted here.",
  "error.foreign_origin": "This request came from another website and was refused.",
  "error.not_found": "Not found",
  "error.link_invalid": "This signing link is invalid or has expired.",
  "error.link_expired": "This signing link has expired.",
  "error.shared_link_invalid":
    "This link has ended or was taken back. Please ask whoever sent it to you for a new one.",
  "error.shared_version_ended":
    "What this link showed was taken back or replaced by a newer version. Please ask whoever sent it to you for a new one.",
  "error.room_not_found":
    "There is no room at this address. Check the letters, or ask for the address again.",
  "error.room_closed":
    "This room is closed. Ask whoever invited you to open one again, or sign through the link that was sent to you.",
  "error.room_person_unknown": "This person does not sign here. Please choose a name again.",
  "error.room_no_way":
    "No code can be sent to this person here. They sign through the link that was sent to them.",
  "error.room_code_wrong": "That code is not right. Check the newest message.",
  "error.room_code_over": "This code does not work any more. Please ask for a new one.",
  "error.room_session_over":
    "Your quarter of an hour is over, or somebody else came in on this device. Choose your name and ask for a new code.",
  "error.consent_link_invalid":
    "This deletion confirmation link is invalid or has expired. Please contact the person who requested the deletion for a new link.",
  "error.unlock_link_invalid":
    "This confirmation link is invalid or has expired. Please contact the person who asked to change the document for a new link.",
  "error.document_locked": "The owner has locked this document. It cannot be signed, changed or deleted now.",
  "error.already_signed":
    "You have already signed this document. To change something, ask its owner to take it back.",
  "error.note_open": "You have told the owner something already. Please wait for the answer.",
  "error.representation_ended":
    "You have not been named to sign for somebody any more. If that is a mistake, they can name you again.",
  "error.representative_named":
    "Somebody is named to sign in your place already. Take that back before you name somebody else.",
  "error.guardian_signs":
    "You have named your parent or guardian: they sign for you. If you are 18 or older, take that back first.",
  "error.signer_denied":
    "Whoever opened the link to sign said that they are somebody else. Nothing is signed until that is taken back on the page where it was said, or the address is corrected.",
  "error.capacity_fixed": "Who signs, and as what, stands in the text. If that is wrong, ask for a change.",
  "error.acts_for_other_party":
    "Whoever is on this document, or sent it, cannot be named to sign for another, nor be their guardian. It has to be somebody else, at an address of their own.",
  "error.company_signs_by_somebody":
    "A company signs by somebody: press “Somebody else signs”, and say your name and position.",
  "error.not_your_turn": "It is not your turn to sign yet. You get your link as soon as it is.",
  "error.phone_lapsed":
    "You were asked at a phone number that you confirmed more than 30 days ago. Confirm it again in your settings, and sign here; or open the link in your SMS.",
  "error.nothing_to_sign": "There is nothing here that you are asked to sign.",
  "error.mark_not_drawn":
    "These faces lack letters of this name, or it is too long for them. Please draw it by hand, or sign without it.",
  "error.signer_unclear":
    "Two people on this document have your address. Please choose for which of them you sign.",
  "error.consent_closed": "This request has ended, so your answer is not needed any more.",
  "error.consent_answered": "You have already answered this request, and an answer cannot be changed.",
  "error.acknowledgements_changed":
    "The wording you agree to has changed. Please reload the page and read it again.",
  "error.not_awaiting_signatures": "This document is not waiting for signatures.",
  "error.too_many_requests": "Too many attempts. Please wait a moment and try again.",
  "error.internal": "Something went wrong on our side. Please try again.",
  "error.unavailable": "The service is not available right now. Please try again in a moment.",
  "error.code_needed": "This changes what binds you: besides the link it takes the code that is sent to you.",
  "error.code_not_needed": "No code is needed to sign this.",
  "error.link_of_another":
    "This is the link of somebody else, and you are signed in as who asks for the signatures. If they are with you and sign on this device, say so with `onOwnersDevice`; it is recorded.",
} as const;
