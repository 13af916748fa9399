import { z } from "zod";
import { SecondFactorCode, User } from "#shared/contract/auth";
import { languageCodes } from "#shared/words/languages";
import { defineEndpoints } from "#shared/contract/contract";
import {
  email,
  Id,
  line,
  link,
  optionalPhone,
  paragraph,
  password,
  PathId,
  SixDigits,
  Timestamp,
} from "#shared/contract/fields/fields";
import { availabilities, budgets, collaboratorRoles, countries } from "#shared/domain/collaborator-lists";
import { genres } from "#shared/domain/music-lists";
import { noticeTopics } from "#shared/domain/notices";
import { PHONE_MESSAGE } from "#shared/domain/phone";

export const ProfileBody = z.object({
  firstName: line(80, "First name is required"),
  lastName: line(80, "Last name is required"),
  email: email("Invalid email address"),
  /** Needed where the e-mail changes: whoever reads its mail can set a new password. */
  currentPassword: z.string().max(200).optional(),
});

export const PhoneBody = z.object({
  phone: optionalPhone.refine((phone) => phone !== "", PHONE_MESSAGE),
});

const PhoneCodeSent = z.object({
  /** Masked. */
  sentTo: z.string(),
  sentAt: Timestamp,
  expiresAt: Timestamp,
});
export type PhoneCodeSent = z.output<typeof PhoneCodeSent>;

const NO_LINK = "Please enter a link that starts with https://";

const SampleWorkUrl = z.union(
  [
    z
      .literal("")
      .or(z.null())
      .transform(() => null),
    link(500, NO_LINK),
  ],
  { error: NO_LINK },
);

const emptyAsNull = (text: string) => (text === "" ? null : text);

export const CollaboratorProfileBody = z.object({
  collaboratorRole: z.enum(collaboratorRoles, { error: "Please choose what you do" }),
  genres: z
    .array(z.enum(genres, { error: "Please choose from the genres" }))
    .min(1, "Please choose at least one genre")
    .max(genres.length)
    .transform((chosen) => [...new Set(chosen)]),
  country: z.enum(countries, { error: "Please choose your country" }),
  bio: paragraph(1000)
    .nullable()
    .transform((text) => emptyAsNull(text ?? "")),
  sampleWorkUrl: SampleWorkUrl,
  budgetPreference: z.enum(budgets, { error: "Please choose a budget" }).nullable(),
  availabilityStatus: z.enum(availabilities, { error: "Please choose whether you are available" }).nullable(),
});
export type CollaboratorProfileInput = z.input<typeof CollaboratorProfileBody>;

export const UserSettings = z.object({
  emailNotifications: z.boolean(),
  documentSigningAlerts: z.boolean(),
  paymentNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  /** What the bell tells nothing of. */
  noticesOff: z.array(z.enum(noticeTopics)).max(noticeTopics.length),
  /** Whether contacts that others have of one follow what one says of oneself. */
  updatesContacts: z.boolean(),
  /** Told here, switched by its own calls: on takes a code, off takes the password. */
  twoFactorAuth: z.boolean(),
  /** `false` and `en` until they are chosen. */
  darkMode: z.boolean(),
  language: z.enum(languageCodes),
});
export type UserSettings = z.output<typeof UserSettings>;

export const ChangePasswordBody = z.object({
  currentPassword: password(1, "Current password is required"),
  newPassword: password(8, "New password must be at least 8 characters"),
});

/** The id says nothing of the cookie. */
export const OpenSession = z.object({
  id: z.string(),
  current: z.boolean(),
  openedAt: Timestamp,
  seenAt: Timestamp,
  /** "Chrome on Android", as far as the browser told. */
  device: z.string(),
  address: z.string(),
});
export type OpenSession = z.output<typeof OpenSession>;

export const TwoFactor = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number().int() });
export type TwoFactor = z.output<typeof TwoFactor>;

const PasswordBody = z.object({ password: password(1, "Current password is required") });
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).length(10) });
const Message = z.object({ message: z.string() });

/** Of a picture, before it is made a square of 256 pixels. */
export const MOST_AVATAR_BYTES = 5 * 1024 * 1024;

export const accountEndpoints = defineEndpoints({
  "PUT /api/user/profile": {
    summary: "Change one's name and e-mail; a new e-mail takes the password and has to be confirmed",
    access: "user",
    limit: "password",
    body: ProfileBody,
    response: User,
    errors: ["email_taken", "password_wrong"],
  },
  "PUT /api/user/phone": {
    summary:
      "Send a code to a phone number of one's own; it is the account's once that is confirmed. Asked again within a minute it is the same",
    access: "user",
    limit: "write",
    body: PhoneBody,
    response: PhoneCodeSent,
    errors: ["email_unconfirmed", "sms_unavailable"],
  },
  "POST /api/user/phone/confirm": {
    summary: "Confirm the number with the code: for 30 days one signs what is sent to it, signed in",
    access: "user",
    limit: "password",
    body: z.object({ code: SixDigits }),
    response: User,
    errors: ["room_code_wrong", "room_code_over"],
  },
  "DELETE /api/user/phone": {
    summary: "Take the number out of the account; repeating it changes nothing",
    access: "user",
    limit: "write",
    response: User,
  },
  "PUT /api/user/collaborator-profile": {
    summary: "Publish the profile others find one by",
    access: "user",
    limit: "write",
    body: CollaboratorProfileBody,
    response: User,
  },
  "DELETE /api/user/collaborator-profile": {
    summary: "Take the profile down",
    access: "user",
    limit: "write",
    response: User,
  },
  "PUT /api/user/avatar": {
    summary:
      "Upload a picture of oneself: PNG, JPEG or WebP; kept as a square of 256 pixels without metadata",
    access: "user",
    limit: "avatar",
    upload: {
      kind: "picture",
      mostBytes: MOST_AVATAR_BYTES,
      tooLarge: "picture_too_large",
      missing: "picture_missing",
    },
    response: User,
    errors: ["picture_unsupported", "picture_unreadable", "picture_too_complex"],
  },
  "DELETE /api/user/avatar": {
    summary: "Remove the picture: initials stand in its place",
    access: "user",
    limit: "write",
    response: User,
  },
  "GET /api/avatars/{id}": {
    summary: "A picture, by an id of its own that changes with it",
    access: "public",
    params: PathId,
    response: { file: "image/webp", cached: "for ever" },
    errors: ["avatar_not_found"],
  },
  "GET /api/user/settings": { summary: "One's settings", access: "user", response: UserSettings },
  "PUT /api/user/settings": {
    summary: "Save one's settings",
    access: "user",
    limit: "write",
    body: UserSettings.partial({ noticesOff: true, updatesContacts: true }),
    response: UserSettings,
    errors: ["two_factor_by_code"],
  },
  "PATCH /api/user/settings": {
    summary:
      "Change some of one's settings; the others stay as they are, also those changed at the same time",
    access: "user",
    limit: "write",
    body: UserSettings.omit({ twoFactorAuth: true }).partial(),
    response: UserSettings,
  },
  "PUT /api/user/change-password": {
    summary: "Change the password; ends every other session",
    access: "user",
    limit: "password",
    body: ChangePasswordBody,
    response: Message,
    errors: ["password_wrong"],
  },
  "GET /api/user/sessions": {
    summary: "Where one is signed in",
    access: "user",
    response: z.array(OpenSession),
  },
  "DELETE /api/user/sessions/{id}": {
    summary: "Sign out one of them",
    access: "user",
    limit: "write",
    params: z.object({ id: z.hash("sha256").catch("") }),
    response: "nothing",
    errors: ["session_not_found"],
  },
  "POST /api/user/sessions/end-all": {
    summary: "Sign out everywhere, here too",
    access: "user",
    limit: "write",
    response: "nothing",
  },
  "GET /api/user/two-factor": {
    summary: "Whether signing in takes a code",
    access: "user",
    response: TwoFactor,
  },
  "POST /api/user/two-factor": {
    summary: "Begin to set up codes: a new secret, which counts once a code of it is confirmed",
    access: "user",
    limit: "password",
    body: PasswordBody,
    response: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      otpauthUrl: z.string(),
      /** An SVG of the QR code. */
      qrCode: z.string(),
    }),
    errors: ["password_wrong", "email_unconfirmed", "two_factor_on"],
  },
  "POST /api/user/two-factor/confirm": {
    summary:
      "Switch codes on with one of them; ends every other session and answers the recovery codes, this once",
    access: "user",
    limit: "password",
    body: z.object({ code: SecondFactorCode }),
    response: RecoveryCodes,
    errors: ["second_factor_wrong", "second_factor_locked", "two_factor_on", "two_factor_not_begun"],
  },
  "POST /api/user/two-factor/recovery-codes": {
    summary: "Ten new recovery codes; the old ones end",
    access: "user",
    limit: "password",
    body: PasswordBody,
    response: RecoveryCodes,
    errors: ["password_wrong", "two_factor_off"],
  },
  "POST /api/user/two-factor/off": {
    summary: "Switch codes off",
    access: "user",
    limit: "password",
    body: PasswordBody,
    response: TwoFactor,
    errors: ["password_wrong"],
  },
  "POST /api/user/export": {
    summary: "Gather all of one's data as a ZIP; a link is mailed",
    access: "user",
    limit: "export",
    response: Message,
  },
  "GET /api/user/exports/{id}": {
    summary: "One's gathered data, for 7 days",
    access: "user",
    limit: "render",
    params: PathId,
    response: { file: "application/zip" },
    errors: ["export_not_found"],
  },
  "POST /api/user/delete-account": {
    summary: "Ask support to delete the account; asking again answers the same ticket",
    access: "user",
    limit: "ticket",
    response: z.object({ ticketId: Id }),
  },
});
