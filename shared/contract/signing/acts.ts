import { Id, line, optionalEmail, optionalPhone, paragraph, Timestamp } from "#shared/contract/fields/fields";
import { Mark } from "#shared/contract/fields/mark";
import { ShownNotice } from "#shared/contract/shown-versions";
import { Reading } from "#shared/contract/signing/record";
import { namedCapacities, statedCapacities } from "#shared/domain/acting";
import { roomWays } from "#shared/domain/rooms";
import { toldKinds } from "#shared/domain/signer-notes";
import { languageCodes } from "#shared/words/languages";
import { z } from "zod";

/**
 * The versions of the acknowledgements and of the privacy notice that were shown (`…/sw` in Swahili): nobody agrees to a wording they
 * have not seen.
 */
export const signFields = {
  acknowledgementsVersion: z.string().max(40).optional(),
  // A report that makes no sense is none: it keeps nobody from signing.
  reading: Reading.nullish().catch(null),
  ...ShownNotice.shape,
  /** One's own name as one drew or typed it: pressing alone is as valid. */
  mark: Mark.nullish(),
  /** For a minor, a company or a group, by the word of whoever holds what stands beside the name. */
  acting: z
    .object({
      capacity: z.enum(statedCapacities),
      name: line(120, "Please enter your name"),
      position: line(120).default(""),
    })
    .nullish(),
};

/** Whom a signer names to sign in their place. */
export const NameRepresentativeBody = z.object({
  capacity: z.enum(namedCapacities),
  name: line(120, "Please enter their name"),
  position: line(120).optional().default(""),
  /** Where their link goes: one of the two. */
  email: optionalEmail("Valid email required").default(""),
  phone: optionalPhone.optional().default(""),
  /** Of a minor: that they agree to what their guardian signs. */
  assents: z.boolean().optional().default(false),
});
export type NameRepresentativeBody = z.output<typeof NameRepresentativeBody>;

/** That a link asks for besides, as it was typed; that it is none says whoever compares it. */
export const codeField = {
  code: z
    .string()
    .max(40)
    .transform((text) => text.replace(/\D/g, ""))
    .optional(),
};
export const codeErrors = ["code_needed", "room_code_wrong", "room_code_over", "link_of_another"] as const;

export const SentCode = z.object({
  way: z.enum(roomWays),
  /** As much of the address as its holder knows it by. */
  sentTo: z.string(),
  sentAt: Timestamp,
  expiresAt: Timestamp,
});

/** Mails to come are written in it. */
export const openedFields = { language: z.enum(languageCodes).optional() };
export const reminderFields = { reminders: z.boolean().optional().default(false) };

/** For whom somebody signs who is two of the signers: with one address, there may be two names. */
export const asWhom = { collaboratorId: Id.optional() };

export const signErrors = [
  "acknowledgements_changed",
  "document_locked",
  "not_awaiting_signatures",
  "invalid_input",
  "guardian_signs",
  "signer_denied",
  "capacity_fixed",
  "company_signs_by_somebody",
  "acts_for_other_party",
] as const;
export const representativeErrors = [
  "invalid_input",
  "capacity_fixed",
  "acts_for_other_party",
  "representative_named",
  "signer_denied",
  "already_signed",
  "document_locked",
  "not_awaiting_signatures",
  "too_many_requests",
  "sms_unavailable",
] as const;
export const endRepresentativeErrors = ["already_signed"] as const;
export const declineErrors = ["document_locked", "already_signed", "not_awaiting_signatures"] as const;
export const linkErrors = ["link_invalid", "link_expired", "link_withdrawn", "not_your_turn"] as const;
/** Whoever was named to sign for somebody has a link, too, until they are not any more. */
export const signingLinkErrors = [...linkErrors, "representation_ended"] as const;
/** The same page without a link: a link's life counts for nothing. */
export const sessionErrors = [
  "nothing_to_sign",
  "email_unconfirmed",
  "link_withdrawn",
  "not_your_turn",
] as const;

/** What a signer tells the owner without declining; one at a time. */
export const NoteBody = z.object({
  kind: z.enum(toldKinds),
  text: paragraph(1000).optional().default(""),
});
export const noteErrors = [
  "invalid_input",
  "note_open",
  "already_signed",
  "document_locked",
  "not_awaiting_signatures",
] as const;

export const SignResult = z.object({
  allSigned: z.boolean(),
  remainingSignatures: z.int(),
  signatureId: z.string(),
  signedAt: Timestamp,
});
export type SignResult = z.output<typeof SignResult>;

/** Why a document is taken back or not signed: everybody on it reads this. */
export const Reason = paragraph(1000, "Please give a reason: everybody on the document reads it");
