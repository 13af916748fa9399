import { z } from "zod";
import { defineRows } from "#shared/contract/contract";
import { email, Id, line, LinkToken, password, Timestamp } from "#shared/contract/fields";

export const userRoles = ["user", "admin"] as const;
export const userStatuses = ["active", "inactive", "suspended"] as const;

export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(userRoles),
  status: z.enum(userStatuses),
  createdAt: Timestamp,
  emailVerified: z.boolean(),
  profileImageUrl: z.string().nullable(),
  collaboratorRole: z.string().nullable(),
  genres: z.array(z.string()),
  country: z.string().nullable(),
  bio: z.string().nullable(),
  sampleWorkUrl: z.string().nullable(),
  budgetPreference: z.string().nullable(),
  availabilityStatus: z.string().nullable(),
});
export type User = z.output<typeof User>;

const PASSWORD_MESSAGE = "Password must be at least 6 characters";

export const LoginBody = z.object({
  email: email(),
  password: password(6, PASSWORD_MESSAGE),
});

export const RegisterBody = LoginBody.extend({
  firstName: line(80, "First name is required"),
  lastName: line(80, "Last name is required"),
});

export const ForgotPasswordBody = z.object({ email: email() });

export const ResetPasswordBody = z.object({
  token: LinkToken,
  newPassword: password(6, PASSWORD_MESSAGE),
});

const Message = z.object({ message: z.string() });

export const authRows = defineRows({
  "GET /api/user": {
    summary: "Who is signed in",
    access: "user",
    answer: User,
  },
  "POST /api/register": {
    summary: "Create an account and sign in",
    access: "public",
    limit: "register",
    body: RegisterBody,
    answer: User,
    status: 201,
    refusals: ["email_taken"],
  },
  "POST /api/login": {
    summary: "Sign in",
    access: "public",
    limit: "credentials",
    body: LoginBody,
    answer: User,
    refusals: ["credentials_wrong", "account_inactive", "account_suspended"],
  },
  "POST /api/logout": {
    summary: "Sign out",
    access: "public",
    answer: "nothing",
  },
  "POST /api/auth/forgot-password": {
    summary: "Mail a link for a new password, if the account exists",
    access: "public",
    limit: "mail",
    body: ForgotPasswordBody,
    answer: Message,
  },
  "POST /api/auth/reset-password": {
    summary: "Set a new password with the token of a mailed link; ends every session of the account",
    access: "public",
    limit: "link",
    body: ResetPasswordBody,
    answer: Message,
    refusals: ["reset_link_invalid"],
  },
  "POST /api/auth/verify-email": {
    summary: "Confirm an e-mail address with the token of a mailed link",
    access: "public",
    limit: "link",
    body: z.object({ token: LinkToken }),
    answer: z.object({ email: z.string() }),
    refusals: ["verification_link_invalid"],
  },
  "POST /api/auth/resend-verification": {
    summary: "Mail the confirmation link again",
    access: "user",
    limit: "mail",
    answer: Message,
    refusals: ["already_verified"],
  },
});
