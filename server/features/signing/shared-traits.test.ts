import { describe, expect, test } from "vitest";
import { sharedTraits } from "#server/features/signing/shared-traits";
import { writeSignature } from "#server/features/signing/signature-record";
import type { SignerWithSignature } from "#server/features/signing/signers-store";

type Given = { email?: string; ipAddress?: string; userAgent?: string; signed?: boolean };

function signer(name: string, { signed = true, ...given }: Given = {}) {
  const { email = `${name}@example.com`, ipAddress = `192.0.2.${name.length}`, userAgent = name } = given;
  return {
    name,
    email,
    signature: signed ? { ipAddress, userAgent, record: null } : null,
  } as SignerWithSignature;
}

const elsewhere = {
  senderEmail: "owner@example.com",
  senderIpAddress: "198.51.100.1",
  senderUserAgent: "Firefox",
};

describe("sharedTraits", () => {
  test("says nothing of people who have nothing in common", () => {
    expect(sharedTraits([signer("Amina"), signer("Bo")], elsewhere)).toEqual([]);
  });

  test("tells of one mailbox, also before anybody signed", () => {
    const email = "band@example.com";
    const people = [signer("Amina", { email, signed: false }), signer("Bo", { email }), signer("Chao")];
    const at = { ...elsewhere, senderEmail: "Chao@example.com" };
    expect(sharedTraits(people, at).slice(0, 2)).toEqual([
      "The links of Amina and Bo were mailed to one address.",
      "The link of Chao was mailed to the address of the account that sent the document.",
    ]);
  });

  test("tells of addresses that many providers deliver to one mailbox, and says no more than that", () => {
    const people = [
      signer("Amina", { email: "amina@gmail.com" }),
      signer("Bo", { email: "a.mina+bo@googlemail.com" }),
      signer("Chao", { email: "chao+songs@mail.ke" }),
    ];
    const alike = "that many providers deliver to";
    expect(sharedTraits(people, { ...elsewhere, senderEmail: "chao@mail.ke" })).toEqual([
      `The links of Amina and Bo were mailed to addresses ${alike} one mailbox.`,
      `The link of Chao was mailed to an address ${alike} the mailbox of the account that sent the document.`,
    ]);
    expect(sharedTraits(people, { ...elsewhere, senderEmail: "amina@gmail.com" })).toEqual([
      "The link of Amina was mailed to the address of the account that sent the document.",
      `The links of Amina and Bo were mailed to addresses ${alike} the mailbox of the account that sent the document.`,
    ]);
  });

  test("tells the same of whoever was named and signed in somebody's place", () => {
    const named = (name: string, address: string) => {
      const { signature, ...one } = signer(name);
      const act = {
        signatureId: "SIG-1",
        versionSha256: "",
        way: "named_link",
        device: "own",
        wording: "",
        noticeVersion: "",
        ipAddress: name,
        userAgent: name,
        reading: null,
        mark: null,
        bySender: false,
        at: new Date(),
      } as const;
      const acting = { capacity: "manager", name: "Mercy", position: "", basis: "named", address } as const;
      const signed = writeSignature({ ...act, signer: { ...one, id: name, key: null, phone: "" }, acting });
      return { ...one, signature: { ...signature, ...signed } } as SignerWithSignature;
    };
    expect(sharedTraits([named("Bo", "owner+bo@example.com")], elsewhere)[0]).toBe(
      "The link of Mercy (for Bo) was mailed to an address that many providers deliver to the mailbox of the account that sent the document.",
    );
    expect(sharedTraits([signer("Amina"), named("Bo", "amina+bo@example.com")], elsewhere)[0]).toBe(
      "The links of Amina and Mercy (for Bo) were mailed to addresses that many providers deliver to one mailbox.",
    );
  });

  test("tells of one network address, with the same kind of browser or without", () => {
    const ipAddress = "203.0.113.5";
    const people = [
      signer("Amina", { ipAddress }),
      signer("Bo", { ipAddress }),
      signer("Chao", { ipAddress, signed: false }),
    ];
    expect(sharedTraits(people, elsewhere)).toEqual(["Amina and Bo signed from one network address."]);
    const alike = people.map((one) => signer(one.name, { ipAddress, userAgent: "Chrome" }));
    expect(sharedTraits(alike, elsewhere)).toEqual([
      "Amina, Bo and Chao signed from one network address, with the same kind of browser.",
    ]);
  });

  test("tells of the sender's network address, and names no more than can be read", () => {
    const sender = { ...elsewhere, senderIpAddress: "192.0.2.2" };
    expect(sharedTraits([signer("Bo")], sender)).toEqual([
      "Bo signed from the network address that the document was sent from.",
    ]);
    const many = Array.from({ length: 9 }, (_, index) =>
      signer(`P${index}`, { userAgent: "x", ipAddress: "::1" }),
    );
    expect(sharedTraits(many, sender)[0]).toMatch(/^P0, P1, P2, P3, P4 and 4 others signed/);
  });

  test("knows nothing of the sender of versions that kept nothing of them", () => {
    const unknown = { senderEmail: null, senderIpAddress: null, senderUserAgent: null };
    expect(sharedTraits([signer("Bo")], unknown)).toEqual([]);
  });
});
