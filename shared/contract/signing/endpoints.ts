import { defineEndpoints } from "#shared/contract/contract";
import { SignerNoteView } from "#shared/contract/documents";
import { line, LinkToken, PathId, Timestamp } from "#shared/contract/fields/fields";
import { Mark } from "#shared/contract/fields/mark";
import {
  signFields,
  NameRepresentativeBody,
  SentCode,
  openedFields,
  reminderFields,
  signErrors,
  representativeErrors,
  endRepresentativeErrors,
  declineErrors,
  NoteBody,
  noteErrors,
  SignResult,
  Reason,
  codeField,
  codeErrors,
  asWhom,
  linkErrors,
  signingLinkErrors,
  sessionErrors,
} from "#shared/contract/signing/acts";
import { SigningView, BundleView } from "#shared/contract/signing/view";
import { LONGEST_TYPED } from "#shared/domain/mark";
import { z } from "zod";

/** What cannot be a token opens as little as an unknown one. */
const TokenParams = z.object({ token: LinkToken.catch("") });

export const signingEndpoints = defineEndpoints({
  "GET /api/documents/{id}/signing": {
    summary:
      "The same as behind the signing link, for who is signed in with the confirmed address of a signer; of two signers the first who has not signed, unless named",
    access: "user",
    params: PathId,
    query: z.object(asWhom),
    response: SigningView,
    errors: sessionErrors,
  },
  "POST /api/documents/{id}/signing": {
    summary: "Sign, signed in; repeating it answers the same and changes nothing",
    access: "user",
    params: PathId,
    body: z.object({ ...asWhom, ...signFields }).prefault({}),
    response: SignResult,
    errors: [...sessionErrors, "signer_unclear", ...signErrors],
  },
  "GET /api/documents/{id}/signing/mark": {
    summary: "How the reader drew or typed their name when they signed something last, to be used again",
    access: "user",
    params: PathId,
    query: z.object(asWhom),
    response: z.object({ mark: Mark.nullable() }),
    errors: [...sessionErrors, "signer_unclear"],
  },
  "POST /api/documents/{id}/signing/opened": {
    summary: "The page that shows the document was opened by the signer; repeating it changes nothing",
    access: "user",
    params: PathId,
    body: z
      .object({ ...asWhom, ...openedFields })
      .optional()
      .default({}),
    response: z.object({ openedAt: Timestamp }),
    errors: [...sessionErrors, "signer_unclear"],
  },
  "POST /api/documents/{id}/signing/decline": {
    summary: "Refuse to sign, signed in; repeating it changes nothing",
    access: "user",
    params: PathId,
    body: z.object({ ...asWhom, reason: Reason }),
    response: z.object({ declinedAt: Timestamp }),
    errors: [...sessionErrors, "signer_unclear", ...declineErrors],
  },
  "POST /api/documents/{id}/signing/notes": {
    summary: "Ask the owner for a change before signing, signed in; repeating it changes nothing",
    access: "user",
    limit: "send",
    params: PathId,
    body: NoteBody.extend(asWhom),
    response: SignerNoteView.nullable(),
    errors: [...sessionErrors, "signer_unclear", ...noteErrors],
  },
  "POST /api/documents/{id}/signing/representative": {
    summary:
      "Name who signs in one's place, signed in: they are mailed a link of their own; repeating it changes nothing",
    access: "user",
    limit: "send",
    params: PathId,
    body: NameRepresentativeBody.extend(asWhom),
    response: SigningView,
    errors: [...sessionErrors, "signer_unclear", ...representativeErrors],
  },
  "POST /api/documents/{id}/signing/representative/end": {
    summary: "Take back, signed in, that somebody signs in one's place; repeating it changes nothing",
    access: "user",
    limit: "write",
    params: PathId,
    body: z.object(asWhom).optional().default({}),
    response: z.object({ ended: z.literal(true) }),
    errors: [...sessionErrors, "signer_unclear", ...endRepresentativeErrors],
  },
  "POST /api/documents/{id}/signing/reminders": {
    summary: "Stop the reminders of one's own invitation, or have them again",
    access: "user",
    limit: "write",
    params: PathId,
    body: z
      .object({ ...asWhom, ...reminderFields })
      .optional()
      .default({ reminders: false }),
    response: z.object({ reminders: z.boolean() }),
    errors: [...sessionErrors, "signer_unclear"],
  },
  "POST /api/marks/typed": {
    summary: "A typed name as shapes to choose from, one a face; 422 where no face has its letters",
    access: "public",
    limit: "search",
    body: z.object({ name: line(LONGEST_TYPED) }),
    response: z.object({ marks: z.array(Mark) }),
    errors: ["mark_not_drawn"],
  },
  "GET /api/sign-all/{token}": {
    summary: "What the holder of one link is asked to sign, each with its own link",
    access: "token",
    params: TokenParams,
    response: BundleView,
    errors: ["link_invalid", "link_expired"],
  },
  "GET /api/sign/{token}": {
    summary:
      "What the holder of the link is asked to sign; with Accept-Language: sw, what we say of it is in Swahili",
    access: "token",
    params: TokenParams,
    response: SigningView,
    errors: signingLinkErrors,
  },
  "POST /api/sign/{token}": {
    summary: "Sign; repeating it answers the same and changes nothing",
    access: "token",
    params: TokenParams,
    body: z.object({ ...signFields, ...codeField, onOwnersDevice: z.boolean().optional() }).prefault({}),
    response: SignResult,
    errors: [...signingLinkErrors, ...signErrors, ...codeErrors],
  },
  "POST /api/sign/{token}/code": {
    summary:
      "Send the code that a link asks for besides where it changes what its holder signed; asked again within a minute it is the same",
    access: "token",
    params: TokenParams,
    response: SentCode,
    errors: [
      ...signingLinkErrors,
      "code_not_needed",
      "already_signed",
      "room_no_way",
      "document_locked",
      "not_awaiting_signatures",
      "too_many_requests",
    ],
  },
  "POST /api/sign/{token}/opened": {
    summary:
      "The page that shows the document was opened by a person, in this language; repeating it changes nothing",
    access: "token",
    params: TokenParams,
    body: z.object(openedFields).optional().default({}),
    response: z.object({ openedAt: Timestamp }),
    errors: signingLinkErrors,
  },
  "POST /api/sign/{token}/decline": {
    summary: "Refuse to sign, with a reason that everybody reads; repeating it changes nothing",
    access: "token",
    params: TokenParams,
    body: z.object({ reason: Reason }),
    response: z.object({ declinedAt: Timestamp }),
    errors: [...linkErrors, ...declineErrors],
  },
  "POST /api/sign/{token}/notes": {
    summary:
      "Tell the owner what would have to change, or that the link came to somebody else; the document stays as it is, and repeating it changes nothing",
    access: "token",
    limit: "send",
    params: TokenParams,
    body: NoteBody,
    response: SignerNoteView.nullable(),
    errors: [...linkErrors, ...noteErrors],
  },
  "POST /api/sign/{token}/representative": {
    summary:
      "Name who signs in one's place: they are mailed a link of their own; repeating it changes nothing",
    access: "token",
    limit: "send",
    params: TokenParams,
    body: NameRepresentativeBody.extend(codeField),
    response: SigningView,
    errors: [...linkErrors, ...representativeErrors, ...codeErrors],
  },
  "POST /api/sign/{token}/representative/end": {
    summary:
      "Take back that somebody signs in one's place or, named for it, that one does; repeating it changes nothing",
    access: "token",
    limit: "write",
    params: TokenParams,
    response: z.object({ ended: z.literal(true) }),
    errors: [...signingLinkErrors, ...endRepresentativeErrors],
  },
  "POST /api/sign/{token}/current": {
    summary:
      "Whoever has a link that was replaced or has expired is sent the current one, at the address or number that is on record",
    access: "token",
    limit: "send",
    params: TokenParams,
    response: z.object({ sentTo: z.string() }),
    errors: [
      "link_invalid",
      "link_withdrawn",
      "representation_ended",
      "not_your_turn",
      "document_locked",
      "too_many_requests",
      "sms_unavailable",
      "email_unconfirmed",
    ],
  },
  "POST /api/sign/{token}/reminders": {
    summary:
      "Stop the reminders of this invitation, or have them again; mail programs call it to unsubscribe",
    access: "token",
    limit: "write",
    oneClick: true,
    params: TokenParams,
    body: z.object(reminderFields).optional().default({ reminders: false }),
    response: z.object({ reminders: z.boolean() }),
    errors: linkErrors,
  },
  "GET /api/sign/{token}/pdf": {
    summary: "The document as a PDF, for the holder of the link",
    access: "token",
    limit: "render",
    params: TokenParams,
    response: { file: "application/pdf" },
    errors: signingLinkErrors,
  },
});
