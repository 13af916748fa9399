import type { Clause } from "#shared/domain/agreements/agreement-text";
import type { Deal, Side } from "#server/features/agreements/clauses/deal";
import { payeeName } from "#server/features/agreements/clauses/parties";
import { untilItIsPerfect } from "#server/features/agreements/clauses/transfer";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";

/** What is handed over with a producer's track, and when that is done. */
export function deliveryList({ hasFee }: Deal): Clause {
  return {
    heading: "Delivery list",
    paragraphs: [
      "Each file is uncompressed audio of professional quality, named with the title, the version and the tempo, starts at the same point, and is in at least 24 bit and 44.1 kHz:",
      "(a) the final mix, unmastered, and the instrumental version;",
      "(b) a TV track, with backing vocals and without the lead;",
      "(c) the stems: drums, bass, each instrument or group, effects, lead and backing vocals apart;",
      "(d) the session file, if the parties use the same software, for safe keeping;",
      "(e) a list of everyone who played or sang, with their signed releases, and of every sample, loop and use of artificial intelligence;",
      "(f) names, roles and, where there are any, IPI and ISNI numbers for the credits.",
      prose(
        "The Track is delivered when the Artist can open these files.",
        hasFee &&
          "Only for the day on which the Fee is due, listening to the final mix is enough; and what is held back for an unpaid Fee is not late.",
      ),
      prose(
        "Mastering, the last preparation of the sound for release, is no part of the Services: the Artist arranges and pays for it, unless",
        "the parties agree otherwise in writing.",
      ),
      prose(
        "The Artist, who releases it, obtains the ISRC and registers the recording with the National Rights Registry; owners and performers",
        "register it with the societies that the Kenya Copyright Board licenses for them.",
      ),
    ],
  };
}

type Direction = {
  title: string;
  /** "10%": of everything that is paid for the recording, an owner's half included. */
  share: string;
  /** Whether the fee is first got back out of the share, so that nobody outside knows from when it is payable. */
  isAfterAdvance: boolean;
  /** Whether what synchronisation brings is divided otherwise. */
  isSyncApart: boolean;
};

/** The letter by which whoever pays the releasing party pays the other directly. */
export function letterOfDirection(
  { releasing, contributing, receipts, owner }: Deal,
  { title, share, isAfterAdvance, isSyncApart }: Direction,
): Clause {
  const from = payeeName(releasing.party);
  return {
    heading: "Letter of direction",
    paragraphs: paragraphs(
      "To the distributor, the label and every service or society that pays for the recording:",
      prose(
        `${from} asks you to pay ${share} of what you owe ${from} for the recording “${title}”, but of nothing that you pay performers or writers as such${isSyncApart ? " and nothing from synchronisation" : ""}, directly`,
        `to ${payee(contributing.party)}, with statements, from ${isAfterAdvance ? "the accounting that both name to you" : "your next accounting"} on and until`,
        "both tell you otherwise in writing.",
        receipts === "Gross Receipts" &&
          `The share is reckoned before your charges; if you cannot do so, on what you owe, and ${from} pays the difference with the next statement.`,
      ),
      !owner &&
        "It is not for whoever pays both of them, as owners, already: they account to each other for that.",
      prose(
        "What you pay so discharges you to that extent. This letter changes nothing in your agreement. It is signed with this",
        "agreement. You may rely on a copy, and each of them may hand you this letter alone.",
      ),
      "It is not addressed to SoundExchange, which pays performers by its own rules and takes only its own forms.",
    ),
  };
}

/** How a label that is to own the master comes to owe what was promised. */
export function ownerJoins(owner: string, { contributing }: Deal): Clause {
  return {
    heading: "The Owner joins",
    paragraphs: [
      prose(
        `${owner === "" ? "The Owner" : owner} has read this agreement. As from the day on which the Master is assigned to it, it owes`,
        `${contributing.the}, beside the Primary Artist, everything that this agreement promises ${contributing.the}, and takes the Master`,
        "subject to it. What it receives is reckoned as the agreement says.",
      ),
      "The Owner joins by signing a copy of this annex, by hand or electronically, and says there:",
      "(a) its legal name;",
      "(b) its registration number, if it is a company;",
      "(c) who signs for it, and in what position;",
      "(d) the date and the signature.",
    ],
  };
}

/** What a transfer needs, here and where a party lives. The law named here is listed in docs/legal-review.md. */
export function transfers(deal: Deal): Clause {
  return {
    heading: "Transfers of rights",
    paragraphs: [
      ...untilItIsPerfect(deal),
      "If a party lives outside Kenya, this list, which is no advice, is to be checked there:",
      "(a) Kenya: an assignment from abroad needs the Kenya Copyright Board’s letter of verification beside it (Copyright Act, section 33): whoever receives the rights applies for it, at their cost, within thirty days, and the other helps;",
      "(b) Germany and some of its neighbours: copyright is not assigned at all, so that the assignment counts as the licence that stands beside it;",
      "(c) United States: a grant may be ended after thirty-five years (title 17, section 203), whatever this agreement says;",
      "(d) South Africa and others: an assignment may need a signature by hand or of a certified kind;",
      "(e) payments abroad bear the withholding tax that the law then sets, unless a treaty lowers it: keep the certificate.",
    ],
  };
}

/** For a person under eighteen the guardian receives, and can give a receipt that counts. */
function payee(party: Side["party"]): string {
  const name = payeeName(party);
  return party.type === "minor"
    ? `${party.signatory}, for ${name}, and to ${name} alone once ${name} has shown you an age of eighteen`
    : name;
}
