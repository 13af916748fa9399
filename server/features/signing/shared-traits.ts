import type { VersionRecord } from "#server/features/documents/index";
import type { Bond } from "#server/features/signing/bound-signers";
import type { SignerWithSignature } from "#server/features/signing/signers-store";
import { actedBy, readSignature } from "#server/features/signing/signature-record";
import { evidentMoment } from "#shared/dates";
import { actingLabel, describeActing, isSignedAlike, type Acting } from "#shared/domain/acting";
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
      `How ${name} is reached was corrected by ${by} on ${evidentMoment(new Date(at))}, before they signed: from ${from} to ${to}.`,
  );
}

/** The same of addresses alone, which everybody on the document may know. */
export function sharedMailboxes(
  signers: readonly Signer[],
  { senderEmail, senderPhone = null }: Sender,
): string[] {
  const mailed = signers.filter(({ email }) => email !== "");
  const byAddress = [...Map.groupBy(mailed, (signer) => signer.email)];
  return [
    ...sharedNumbers(signers, senderPhone),
    ...byAddress.flatMap(([address, people]) => {
      const links =
        people.length > 1 ? `The links of ${namesOf(people)} were` : `The link of ${namesOf(people)} was`;
      if (address === senderEmail)
        return [`${links} mailed to the address of the account that sent the document.`];
      return people.length > 1 ? [`${links} mailed to one address.`] : [];
    }),
  ];
}

function sharedNumbers(signers: readonly Signer[], senderPhone: string | null): string[] {
  const reached = signers.filter(({ phone = "" }) => phone !== "");
  const byNumber = [...Map.groupBy(reached, ({ phone = "" }) => phone)];
  return byNumber.flatMap(([number, people]) => {
    const links =
      people.length > 1 ? `The links of ${namesOf(people)} were` : `The link of ${namesOf(people)} was`;
    if (number === senderPhone)
      return [`${links} sent to the phone number of the account that sent the document.`];
    return people.length > 1 ? [`${links} sent to one phone number.`] : [];
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
    return [`${namesOf(people)} signed from ${from}${how}.`];
  });
}

/** Of many people the first, and how many more. */
function namesOf(people: readonly Signer[]): string {
  return wordsIn("en").list(people.map(({ name }) => name));
}
