import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { email, Id, line, linkToken, LinkToken, password, Timestamp } from "#shared/contract/fields/fields";
import { AcceptedVersions } from "#shared/contract/shown-versions";
import { availabilities, budgets, collaboratorRoles, countries } from "#shared/domain/collaborator-lists";
import { genres } from "#shared/domain/music-lists";
import { languageCodes } from "#shared/words/languages";

export const userRoles = ["user", "admin"] as const;
export const userStatuses = ["active", "inactive", "suspended"] as const;

/** Published, and found by others, once role, genres and country are set. */
export const CollaboratorProfile = z.object({
  collaboratorRole: z.enum(collaboratorRoles).nullable(),
  genres: z.array(z.enum(genres)),
  country: z.enum(countries).nullable(),
  bio: z.string().nullable(),
  sampleWorkUrl: z.string().nullable(),
  budgetPreference: z.enum(budgets).nullable(),
  availabilityStatus: z.enum(availabilities).nullable(),
});
export type CollaboratorProfile = z.output<typeof CollaboratorProfile>;

export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(userRoles),
  status: z.enum(userStatuses),
  createdAt: Timestamp,
  emailVerified: z.boolean(),
  /** The confirmed number, and until when one signs by it. */
  phone: z.object({ number: z.string(), until: Timestamp }).nullable(),
  profileImageUrl: z.string().nullable(),
  ...CollaboratorProfile.shape,
  isFeaturedProducer: z.boolean(),
  /** What was chosen for every device; null until it was: then a device is as its owner has it. See `UserSettings`. */
  darkMode: z.boolean().nullable(),
  language: z.enum(languageCodes).nullable(),
});
export type User = z.output<typeof User>;

const PASSWORD_MESSAGE = "Password must be at least 6 characters";

const LoginCredentials = z.object({
  email: email(),
  password: password(6, PASSWORD_MESSAGE),
});

/** Six digits of an authenticator app, or a recovery code; asked for where the account has a second factor. */
export const SecondFactorCode = z
  .string({ error: "Please enter the code" })
  .max(40, "That code is too long")
  .transform((code) => code.replace(/[\s-]/g, "").toUpperCase());

export const LoginBody = LoginCredentials.extend({ code: SecondFactorCode.optional() });

export const RegisterBody = z.object({
  ...LoginCredentials.shape,
  firstName: line(80, "First name is required"),
  lastName: line(80, "Last name is required"),
});

export const ForgotPasswordBody = z.object({ email: email() });

export const ResetPasswordBody = z.object({
  token: linkToken("No reset token found"),
  newPassword: password(6, PASSWORD_MESSAGE),
});

const Message = z.object({ message: z.string() });

export const authEndpoints = defineEndpoints({
  "GET /api/user": {
    summary: "Who is signed in",
    access: "user",
    response: User,
  },
  "POST /api/register": {
    summary: "Create an account and sign in",
    access: "public",
    limit: "register",
    body: RegisterBody.extend(AcceptedVersions.shape),
    response: User,
    status: 201,
    errors: ["email_taken"],
  },
  "POST /api/login": {
    summary: "Sign in",
    access: "public",
    limit: "credentials",
    body: LoginBody,
    response: User,
    errors: [
      "credentials_wrong",
      "account_inactive",
      "account_suspended",
      "second_factor_needed",
      "second_factor_wrong",
      "second_factor_locked",
    ],
  },
  "POST /api/logout": {
    summary: "Sign out",
    access: "public",
    response: "nothing",
  },
  "POST /api/auth/forgot-password": {
    summary: "Mail a link for a new password, if the account exists",
    access: "public",
    limit: "mail",
    body: ForgotPasswordBody,
    response: Message,
  },
  "POST /api/auth/reset-password": {
    summary: "Set a new password with the token of a mailed link; ends every session of the account",
    access: "public",
    limit: "link",
    body: ResetPasswordBody,
    response: Message,
    errors: ["reset_link_invalid"],
  },
  "POST /api/auth/verify-email": {
    summary: "Confirm an e-mail address with the token of a mailed link",
    access: "public",
    limit: "link",
    body: z.object({ token: LinkToken }),
    response: z.object({ email: z.string() }),
    errors: ["verification_link_invalid"],
  },
  "POST /api/auth/resend-verification": {
    summary: "Mail the confirmation link again",
    access: "user",
    limit: "mail",
    response: Message,
    errors: ["already_verified"],
  },
});
