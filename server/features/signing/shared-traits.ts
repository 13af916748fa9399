import type { VersionRecord } from "#server/features/documents/index";
import type { Bond } from "#server/features/signing/bound-signers";
import type { SignerWithSignature } from "#server/features/signing/signers-store";
import { actedBy, readAddress, readSignature } from "#server/features/signing/signature-record";
import { momentInNairobiAndUtc } from "#shared/dates";
import { actingLabel, describeActing, isSignedAlike, type Acting } from "#shared/domain/acting";
import { likelyMailbox } from "#shared/domain/mailbox";
import { wordsIn } from "#shared/words/speak";

type Signer = Pick<SignerWithSignature, "name" | "email" | "signature"> &
  Partial<Pick<SignerWithSignature, "id" | "phone" | "corrections">>;
type Sender = Pick<VersionRecord, "senderEmail" | "senderIpAddress" | "senderUserAgent"> &
  Partial<Pick<VersionRecord, "senderPhone">>;

/**
 * What signers have in common with each other or with the sender, a sentence each. Facts alone: people in one room have one network
 * address, and families have one mailbox.
 */
export function sharedTraits(
  signers: readonly Signer[],
  sender: Sender,
  bonds: ReadonlyMap<string, Bond> = new Map(),
): string[] {
  return [
    ...sharedMailboxes(signers, sender),
    ...sharedDevices(signers, sender),
    ...signers.flatMap((signer) => describeAccount(signer, sender)),
    ...signers.flatMap(describeCorrections),
    ...signers.flatMap(({ name, signature }) => {
      const acting = signature && actedBy(signature);
      return acting ? [describeActing(name, acting)] : [];
    }),
    ...signers.flatMap((signer) => describeBefore(signer, bonds)),
  ];
}

/** Whoever answers where a share was signed for need not be who signed for it: who signs otherwise than before is told. */
function describeBefore({ id = "", name, signature }: Signer, bonds: ReadonlyMap<string, Bond>): string[] {
  const bond = bonds.get(id);
  if (!bond || !signature) return [];
  const now = actedBy(signature);
  if (isSignedAlike(bond.signedBy, now)) return [];
  const by = (acting: Acting | null) =>
    acting ? `for ${name} by ${actingLabel(acting)}` : `by ${name} in their own name`;
  return [`Version ${bond.version} was signed ${by(bond.signedBy)}, and this version ${by(now)}.`];
}

/** Whoever signed in the account that sent the document, where what stands beside the name does not say that already. */
function describeAccount({ name, email, phone = "", signature }: Signer, sender: Sender): string[] {
  if (!signature || !readSignature(signature).bySender) return [];
  const isSaid =
    (email !== "" && email === sender.senderEmail) || (phone !== "" && phone === sender.senderPhone);
  return isSaid ? [] : [`${name} signed in the account that sent the document.`];
}

/** An address that the owner put right, before its bearer signed. */
function describeCorrections({ name, corrections = [] }: Signer): string[] {
  return corrections.map(
    ({ from, to, at, by }) =>
      `How ${name} is reached was corrected by ${by} on ${momentInNairobiAndUtc(new Date(at))}, before they signed: from ${from} to ${to}.`,
  );
}

/** The same of addresses alone, which everybody on the document may know. */
export function sharedMailboxes(
  signers: readonly Signer[],
  { senderEmail, senderPhone = null }: Sender,
): string[] {
  return [
    ...reachedTogether(signers, {
      whereOf: ({ phone = "" }) => phone,
      ofSender: senderPhone,
      sent: "sent",
      what: "phone number",
    }),
    ...reachedTogether(signers, {
      whereOf: ({ email }) => email,
      ofSender: senderEmail,
      sent: "mailed",
      what: "address",
    }),
    ...mailedAlike(signers, senderEmail),
  ];
}

/** Whose addresses differ, and are one mailbox at many providers: whether at this one, nobody knows. */
function mailedAlike(signers: readonly Signer[], senderEmail: string | null): string[] {
  const mailed = [...signers, ...signers.flatMap(whoWasNamed)].filter(({ email }) => email !== "");
  return [...Map.groupBy(mailed, ({ email }) => likelyMailbox(email))].flatMap(([mailbox, people]) => {
    const isSenders = senderEmail !== null && likelyMailbox(senderEmail) === mailbox;
    const addresses = new Set([...people.map(({ email }) => email), ...(isSenders ? [senderEmail] : [])]);
    if (mailbox === "" || addresses.size === 1) return [];
    const place = isSenders ? "the mailbox of the account that sent the document" : "one mailbox";
    return people.length > 1
      ? [`The links of ${namesOf(people)} were mailed to addresses that many providers deliver to ${place}.`]
      : [`The link of ${namesOf(people)} was mailed to an address that many providers deliver to ${place}.`];
  });
}

/** Whoever was named and signed in somebody's place, at the address that they signed through. */
function whoWasNamed(signer: Signer): Signer[] {
  const { signature } = signer;
  const acting = signature && actedBy(signature);
  if (acting?.basis !== "named") return [];
  return [{ name: whoSigned(signer), email: readAddress(signature!), signature: null }];
}

type Reach = { whereOf: (signer: Signer) => string; ofSender: string | null; sent: string; what: string };

/** Whose links went where another's did, or to the account that sent the document. */
function reachedTogether(signers: readonly Signer[], { whereOf, ofSender, sent, what }: Reach): string[] {
  const reached = signers.filter((signer) => whereOf(signer) !== "");
  return [...Map.groupBy(reached, whereOf)].flatMap(([where, people]) => {
    if (people.length === 1 && where !== ofSender) return [];
    const links =
      people.length > 1 ? `The links of ${namesOf(people)} were` : `The link of ${namesOf(people)} was`;
    const place = where === ofSender ? `the ${what} of the account that sent the document` : `one ${what}`;
    return [`${links} ${sent} to ${place}.`];
  });
}

function sharedDevices(signers: readonly Signer[], sender: Sender): string[] {
  const signed = signers.filter(({ signature }) => signature && signature.ipAddress !== "");
  const byNetwork = [...Map.groupBy(signed, ({ signature }) => signature?.ipAddress ?? "")];
  return byNetwork.flatMap(([ipAddress, people]) => {
    const isSenders = ipAddress === sender.senderIpAddress;
    if (people.length === 1 && !isSenders) return [];
    const browsers = new Set([
      ...people.map(({ signature }) => signature?.userAgent),
      ...(isSenders ? [sender.senderUserAgent] : []),
    ]);
    const from = isSenders ? "the network address that the document was sent from" : "one network address";
    const how = browsers.size === 1 ? ", with the same kind of browser" : "";
    return [`${wordsIn("en").list(people.map(whoSigned))} signed from ${from}${how}.`];
  });
}

/** "Mary Wanjiru (for Tito)": whoever pressed, and in whose place. */
function whoSigned({ name, signature }: Signer): string {
  const acting = signature && actedBy(signature);
  return acting ? `${acting.name} (for ${name})` : name;
}

/** Of many people the first, and how many more. */
function namesOf(people: readonly Signer[]): string {
  return wordsIn("en").list(people.map(({ name }) => name));
}
