import { error } from "#shared/words/en/error";

/**
 * Every error the API can give: its HTTP status and the sentence a person reads when the use case has no better one. What those who
 * are asked to sign may meet stands in the catalogue of words, in every language.
 */
export const errorCatalogue = {
  malformed_json: [400, error["error.malformed_json"]],
  invalid_input: [400, error["error.invalid_input"]],
  signer_email_missing: [400, "Every signer needs an e-mail address."],
  signer_email_unknown: [400, "That e-mail address belongs to nobody on this document."],
  parties_share_address: [
    400,
    "Both parties have the same e-mail address. Whoever holds that mailbox would sign for both: please enter an address of their own for each.",
  ],
  parties_unknown: [
    400,
    "This agreement has a text but no form, so we do not know who its parties are. Download it as a PDF, or create an agreement from the form to send it for signing.",
  ],
  no_emails: [400, "Please add at least one collaborator email"],
  unauthorized: [401, "Unauthorized"],
  credentials_wrong: [401, "Invalid email or password"],
  second_factor_needed: [401, "Please enter the code from your authenticator app."],
  second_factor_wrong: [401, "That code is not right, or was used already. Please enter a new one."],
  second_factor_locked: [429, "Too many wrong codes. Please try again in 15 minutes."],
  password_wrong: [403, "The password is not correct."],
  forbidden: [403, "You do not have permission to do this."],
  foreign_origin: [403, error["error.foreign_origin"]],
  account_suspended: [403, "This account is suspended. Please contact support."],
  account_inactive: [403, "This account is inactive. Please contact support."],
  not_found: [404, error["error.not_found"]],
  document_not_found: [
    404,
    "The document you're looking for doesn't exist or you don't have access to view it.",
  ],
  contact_not_found: [404, "This contact is no longer there."],
  contact_exists: [409, "You have somebody of this name at this address already."],
  contact_set_not_found: [404, "This set is no longer there."],
  contact_set_exists: [409, "You have a set of this name already. Please choose another name."],
  contacts_full: [409, "There is no room for more. Please delete some first."],
  review_not_found: [404, "This review could not be found."],
  link_invalid: [404, error["error.link_invalid"]],
  link_expired: [404, error["error.link_expired"]],
  room_not_found: [404, error["error.room_not_found"]],
  room_closed: [409, error["error.room_closed"]],
  room_person_unknown: [404, error["error.room_person_unknown"]],
  room_no_way: [409, error["error.room_no_way"]],
  room_code_wrong: [403, error["error.room_code_wrong"]],
  room_code_over: [409, error["error.room_code_over"]],
  room_session_over: [401, error["error.room_session_over"]],
  handed_over: [401, "This device was handed over to sign. Type your password to have your account back."],
  link_withdrawn: [
    409,
    "This document was taken back and is not waiting for your signature any more. If it is sent again, you get a new link.",
  ],
  consent_link_invalid: [404, error["error.consent_link_invalid"]],
  unlock_link_invalid: [404, error["error.unlock_link_invalid"]],
  shared_link_invalid: [404, error["error.shared_link_invalid"]],
  shared_version_ended: [409, error["error.shared_version_ended"]],
  shared_view_not_found: [404, "This link has ended already."],
  shared_view_id_taken: [409, "This link could not be made. Please try again."],
  shared_views_full: [409, "This document has as many links as it can have. Please take one back first."],
  nothing_to_share: [
    409,
    "Only what was sent for signing can be shown to others. Please send the document first.",
  ],
  version_not_found: [404, "This version could not be found."],
  certificate_not_issued: [404, "This version has no certificate yet: it is made when everybody has signed."],
  not_sealed_yet: [
    409,
    "There is a proof when everybody has signed and the PDF is sealed, which takes a moment. Please try again.",
  ],
  not_logged_yet: [409, "The sealed PDF gets its place in the log in a moment. Please try again."],
  checkpoint_not_found: [404, "The log has no checkpoint of this size."],
  entry_not_found: [404, "The log has no entry with this number yet."],
  verification_not_found: [404, "There is no verification with this id."],
  session_not_found: [404, "This device is signed out already."],
  avatar_not_found: [404, "This picture is no longer there."],
  export_not_found: [
    404,
    "This export is no longer there, or it belongs to another account. Please ask for a new one in your settings.",
  ],
  collaborator_not_found: [404, "This profile is not published any more."],
  request_not_found: [404, "Collaboration not found"],
  ticket_not_found: [404, "This ticket could not be found."],
  ticket_link_invalid: [404, "This link to a support ticket is invalid."],
  ticket_closed: [409, "This ticket is closed. Please open a new one."],
  user_not_found: [404, "This user could not be found."],
  society_not_found: [404, "A society has a code of three digits in CISAC's list."],
  service_not_found: [404, "There is no service of this name."],
  job_not_found: [404, "This job is not waiting any more: it was done again, or forgotten after 30 days."],
  own_account: [
    409,
    "You cannot take your own rights away, suspend yourself or delete yourself. Please ask another administrator.",
  ],
  last_admin: [409, "There has to be an active administrator. Please make somebody else one first."],
  payment_not_refundable: [409, "Only a payment that went through and was not refunded can be refunded."],
  ticket_id_taken: [409, "This could not be sent. Please try again."],
  email_unconfirmed: [
    409,
    "Please confirm your e-mail first: open the link that we mailed you, or ask for a new one.",
  ],
  two_factor_on: [409, "Two-factor sign-in is on already."],
  two_factor_off: [409, "Two-factor sign-in is not on."],
  two_factor_not_begun: [409, "Please begin again: scan a new QR code, then enter its code."],
  two_factor_by_code: [
    409,
    "Two-factor sign-in is switched on with a code of your app and off with your password, not with the other settings.",
  ],
  request_open: [409, "There is an open request between the two of you already."],
  request_to_self: [400, "You cannot send a collaboration request to yourself."],
  request_refused: [403, "You cannot send a collaboration request to this person at the moment."],
  request_id_taken: [409, "This request could not be sent. Please try again."],
  message_id_taken: [409, "This message could not be sent. Please try again."],
  request_answered: [409, "This request has been answered already."],
  request_not_active: [409, "This collaboration is not active yet"],
  conversation_closed: [409, "You cannot write to this person any more."],
  email_taken: [409, "An account with this email already exists"],
  already_verified: [409, "Your e-mail is already confirmed."],
  document_not_draft: [409, "Only a draft can be changed. This document has already been sent or completed."],
  document_changed: [
    409,
    "This document was changed in another window. Reload it to see the latest version; what you typed is kept.",
  ],
  not_in_force: [409, "Only what everybody has signed can be registered."],
  submitter_missing: [
    409,
    "Societies take this file only from a publisher or administrator in CISAC's list of senders. Enter yours, or give the sheet to your publisher or society.",
  ],
  registration_incomplete: [422, "Something that registries need is missing."],
  acknowledgement_unreadable: [422, "This is no acknowledgement file of a society."],
  registration_missing: [409, "Only a split sheet has details for registration."],
  registration_changed: [
    409,
    "Somebody else has changed these details meanwhile. Reload them to see what they wrote; what you typed is kept.",
  ],
  contradiction_gone: [409, "What stood there is written otherwise by now. Please look at the song again."],
  document_id_taken: [409, "This document could not be created. Please try again."],
  document_signed: [
    409,
    "Somebody has already signed this document. Recall it first: then it is a draft again, and you can delete it.",
  ],
  version_in_force: [
    409,
    "A version of this document that everybody has signed is in force. It can only be deleted with the consent of every signer: please request its deletion.",
  ],
  no_change_drafted: [
    409,
    "There is no drafted change to drop. One that was sent for signing has to be recalled first.",
  ],
  document_locked: [409, error["error.document_locked"]],
  document_not_lockable: [
    409,
    "A draft or a fully signed document cannot be locked: a draft is nobody else's yet, and what everybody has signed can only be changed with everybody's consent.",
  ],
  document_not_locked: [409, "This document is not locked."],
  document_not_signed: [409, "Only a document that everybody has signed needs the consent of its signers."],
  already_signed: [409, error["error.already_signed"]],
  address_in_text: [
    409,
    "An agreement names this address in its text. Recall it, correct the address and send it again.",
  ],
  address_unchanged: [409, "That is where they are reached already. To send the link again, press Resend."],
  note_answered: [409, "This was answered already."],
  note_open: [409, error["error.note_open"]],
  not_your_turn: [409, error["error.not_your_turn"]],
  nothing_to_sign: [404, error["error.nothing_to_sign"]],
  mark_not_drawn: [422, error["error.mark_not_drawn"]],
  signer_unclear: [409, error["error.signer_unclear"]],
  consent_open: [
    409,
    "Everybody has been asked about this document already. Wait for their answers or cancel that request.",
  ],
  consent_closed: [409, error["error.consent_closed"]],
  consent_not_open: [409, "There is no open request to cancel."],
  consent_answered: [409, error["error.consent_answered"]],
  document_gone: [
    409,
    "This document was deleted before it could be verified. Please contact support for your money back.",
  ],
  verification_bound: [
    409,
    "This payment is for the verification of another document. Please start a new verification for this one.",
  ],
  acknowledgements_changed: [409, error["error.acknowledgements_changed"]],
  not_awaiting_signatures: [409, error["error.not_awaiting_signatures"]],
  payment_required: [402, "Please pay for this agreement first."],
  payment_failed: [402, "Please contact support if your payment was successful."],
  payment_not_completed: [402, "This payment has not gone through yet."],
  payment_not_found: [404, "This payment could not be found."],
  price_changed: [409, "The price has changed. Please review it and try again."],
  service_inactive: [409, "This service is not offered at the moment."],
  payment_id_taken: [409, "This payment could not be started. Please try again."],
  payment_used: [409, "This payment has already been used for a document."],
  payment_in_use: [
    409,
    "Your agreement is being drafted already. It will be among your documents in a moment.",
  ],
  reset_link_invalid: [400, "This reset link is invalid or has expired. Please ask for a new one."],
  verification_link_invalid: [
    400,
    "This confirmation link is invalid or has expired. Please ask for a new one.",
  ],
  body_too_large: [413, error["error.body_too_large"]],
  wrong_type: [415, error["error.wrong_type"]],
  too_many_requests: [429, error["error.too_many_requests"]],
  file_missing: [400, "Please upload a file or paste your contract content first."],
  upload_broken: [400, "The file did not arrive whole. Please upload it again."],
  file_too_large: [413, "File too large. Please choose a file of at most 10 MB."],
  unsupported_file: [415, "Unsupported file type. Please upload a PDF, DOCX or TXT file."],
  file_without_text: [422, "PDF appears to be empty or contains only images."],
  file_protected: [422, "This PDF is password-protected. Please remove the password or paste the text."],
  file_unreadable: [422, "This file is damaged or incomplete. Please save it again or paste the text."],
  file_too_complex: [
    422,
    "This file takes too much time or memory to read. Please save it in a simpler form or paste the text.",
  ],
  file_too_long: [422, "This file is too long for a contract. Please paste the part you want reviewed."],
  picture_missing: [400, "Please choose a picture first."],
  picture_too_large: [413, "This picture is too large. Please choose one of at most 5 MB."],
  picture_unsupported: [415, "Please choose a PNG, JPEG or WebP picture."],
  picture_unreadable: [422, "This picture is damaged or incomplete. Please choose another one."],
  picture_too_complex: [422, "This picture has too many pixels. Please choose a smaller one."],
  too_many_uploads: [503, "Many files are being uploaded right now. Please try again in a moment."],
  extraction_busy: [503, "Many files are being read right now. Please try again in a moment."],
  provider_failed: [
    502,
    "The payment provider did not answer as it should. You were not charged twice; please try again.",
  ],
  provider_timeout: [504, "The payment provider took too long to answer. Please try again in a moment."],
  payments_unavailable: [503, "Payments are not available right now. Please try again later."],
  contract_unreadable: [422, "This text does not read like a contract, so nothing was checked."],
  review_failed: [
    502,
    "The AI model did not answer as it should. Please try again in a moment. Your payment is kept and you will not be charged again.",
  ],
  review_timeout: [
    504,
    "The review took too long. Please try again. Your payment is kept and you will not be charged again.",
  ],
  internal: [500, error["error.internal"]],
  unavailable: [503, error["error.unavailable"]],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorCatalogue;

export type Issue = { path: string; message: string };

/**
 * The body of every error; `priceKes` tells the current price when the one that was sent is not it
 * (any more), `heading` what a page that tells nothing but this is called.
 */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  issues?: Issue[];
  heading?: string;
  priceKes?: number;
};
