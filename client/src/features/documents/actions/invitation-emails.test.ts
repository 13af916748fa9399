import { describe, expect, it } from "vitest";
import {
  emailProblems,
  prefilledEmails,
  sharedAddresses,
  signerProblems,
} from "#client/features/documents/actions/invitation-emails";
import { ONE_ADDRESS } from "#shared/domain/agreements/party-issues";

describe("the e-mails of the send dialog", () => {
  const people = [
    { name: "Amina", email: "amina@example.com" },
    { name: "Juma", email: "" },
  ];

  it("are the sheet's, or what was typed for the same person", () => {
    expect(prefilledEmails(people, [])).toEqual(["amina@example.com", ""]);
    const signers = [
      { name: "Somebody else", email: "else@example.com" },
      { name: "Juma", email: "juma@exam" },
    ];
    expect(prefilledEmails(people, signers)).toEqual(["amina@example.com", "juma@exam"]);
    expect(prefilledEmails(people.toReversed(), signers)).toEqual(["juma@exam", "amina@example.com"]);
  });

  it.each(["juma", "juma@", "juma@example", "juma@example.c", "ju ma@example.com"])(
    "%j is refused",
    (email) => {
      const signers = [
        { name: "Amina", email: "a@b.co" },
        { name: "Juma", email },
      ];
      expect(emailProblems(signers)).toEqual({ 1: "Valid email required" });
    },
  );

  it("name whose is missing", () => {
    expect(emailProblems(people)).toEqual({ 1: "Please add an e-mail address for Juma" });
  });

  it("warn whoever gives two people the same address", () => {
    const at = (name: string, email: string) => ({ name, email });
    const words =
      "Brian and Amina have the same address. Each gets a link of their own, and whoever reads that mailbox could sign for both.";
    const signers = [at("Brian", "M@b.co"), at("Juma", "j@b.co"), at("Amina", "m@b.co"), at("Chebet", "")];
    expect(sharedAddresses(signers)).toEqual({ 0: words, 2: words });
    expect(sharedAddresses([at("A", ""), at("B", ""), at("C", "half"), at("D", "half")])).toEqual({});
    expect(sharedAddresses([at("A", "a.a@gmail.com"), at("B", "aa+b@gmail.com")])[1]).toBe(
      "A and B have addresses that many providers deliver to one mailbox. Each gets a link of their own, and whoever reads that mailbox could sign for both.",
    );
    // In an agreement the very same address is refused instead.
    expect(sharedAddresses(signers, true)).toEqual({});
    expect(Object.keys(sharedAddresses([at("A", "a@b.co"), at("B", "a+x@b.co")], true))).toEqual(["0", "1"]);
    const four = ["A", "B", "C", "D"].map((name) => at(name, "a@b.co"));
    expect(sharedAddresses(four)[3]).toMatch(/^4 people have .* for all of them\.$/);
  });

  it("show the server's word in the row it speaks of", () => {
    const issues = [
      { path: "signers.2.email", message: "Valid email required" },
      { path: "message", message: "At most 1000 characters" },
    ];
    expect(signerProblems(issues, "email")).toEqual({ 2: "Valid email required" });
  });
});

it("two parties of an agreement need an address each, two people of a sheet do not", () => {
  const signers = [
    { name: "Amina", email: "amina@example.com" },
    { name: "Brian", email: "Amina@example.com" },
  ];
  expect(emailProblems(signers)).toEqual({});
  expect(emailProblems(signers, true)).toEqual({ 1: ONE_ADDRESS });
});
