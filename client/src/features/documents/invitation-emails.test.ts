import { describe, expect, it } from "vitest";
import { emailProblems, prefilledEmails, signerProblems } from "#client/features/documents/invitation-emails";

describe("the e-mails of the send dialog", () => {
  const people = [
    { name: "Amina", email: "amina@example.com" },
    { name: "Juma", email: "" },
  ];

  it("are the sheet's, or what was typed for the same person in the same place", () => {
    expect(prefilledEmails(people, null)).toEqual(["amina@example.com", ""]);
    const signers = [
      { name: "Somebody else", email: "else@example.com" },
      { name: "Juma", email: "juma@exam" },
    ];
    expect(prefilledEmails(people, { signers })).toEqual(["amina@example.com", "juma@exam"]);
  });

  it.each(["", "juma", "juma@", "juma@example", "juma@example.c", "ju ma@example.com"])(
    "%j is refused",
    (email) => {
      expect(emailProblems(["a@b.co", email])).toEqual({ 1: "Valid email required" });
    },
  );

  it("show the server's word in the row it speaks of", () => {
    const issues = [
      { path: "signers.2.email", message: "Valid email required" },
      { path: "message", message: "At most 1000 characters" },
    ];
    expect(signerProblems(issues)).toEqual({ 2: "Valid email required" });
  });
});
