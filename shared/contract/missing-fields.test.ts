import { expect, test } from "vitest";
import type { z } from "zod";
import { contract, type ContractKey } from "#shared/contract/index";

const REQUIRED = "Please fill in all required fields.";
const ticket = { subject: "My receipt", message: "Where is it?", category: "billing" };

/** What is said where a field is left out. */
test.each<[ContractKey, object, string, string]>([
  ["POST /api/login", {}, "email", "Please enter a valid email address"],
  ["POST /api/register", {}, "firstName", "First name is required"],
  ["POST /api/auth/reset-password", {}, "token", "No reset token found"],
  ["POST /api/auth/reset-password", { token: "" }, "token", "No reset token found"],
  ["POST /api/auth/reset-password", {}, "newPassword", "Password must be at least 6 characters"],
  ["PUT /api/user/profile", {}, "email", "Invalid email address"],
  ["PUT /api/user/change-password", {}, "currentPassword", "Current password is required"],
  ["PUT /api/user/change-password", {}, "newPassword", "New password must be at least 8 characters"],
  ["DELETE /api/documents/{id}", {}, "password", "Please enter your password to confirm deletion"],
  ["POST /api/documents/{id}/request-deletion", {}, "reason", "Please give a reason: every signer reads it"],
  [
    "POST /api/documents/{id}/recall",
    {},
    "reason",
    "Please give a reason: everybody on the document reads it",
  ],
  [
    "POST /api/ai-review",
    {},
    "documentContent",
    "Please upload a file or paste your contract content first.",
  ],
  [
    "POST /api/collaboration-requests",
    {},
    "message",
    "Please enter a message for your collaboration request.",
  ],
  ["POST /api/collaboration-requests/{id}/messages", {}, "message", "Please write a message."],
  ["POST /api/collaborators/{id}/report", {}, "reason", "Please say what happened."],
  ["POST /api/support/tickets", { ...ticket, subject: undefined }, "subject", REQUIRED],
  ["POST /api/support/tickets", { ...ticket, message: undefined }, "message", REQUIRED],
  ["POST /api/support/tickets", { ...ticket, message: " \n" }, "message", REQUIRED],
  ["POST /api/support/tickets", { ...ticket, category: undefined }, "category", REQUIRED],
  ["POST /api/admin/support/tickets/{id}/reply", {}, "adminResponse", "Please enter a reply message."],
  ["DELETE /api/admin/users/{id}", {}, "password", "Password is required to delete a user."],
  ["POST /api/verify/search", {}, "", "Please enter a song title or artist name to search."],
  ["POST /api/verify/process", {}, "verifierInfo", "Please provide your email and name to proceed."],
])("%s of %j says of %j: %s", (key, body, path, message) => {
  const { body: schema } = contract[key] as { body?: z.ZodType };
  const issues = schema?.safeParse(body).error?.issues ?? [];
  expect(issues.filter((issue) => issue.path.join(".") === path).map((issue) => issue.message)).toEqual([
    message,
  ]);
});
