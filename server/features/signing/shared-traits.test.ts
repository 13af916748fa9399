import { describe, expect, test } from "vitest";
import { sharedTraits } from "#server/features/signing/shared-traits";
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
