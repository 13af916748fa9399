import type { Clause } from "#shared/domain/agreements/agreement-text";
import type { Deal, Side } from "#server/features/agreements/clauses/deal";
import { payeeName } from "#server/features/agreements/clauses/parties";
import { prose } from "#server/features/agreements/clauses/prose";

/** What is handed over with a producer's track, and when that is done. */
export function deliveryList({ hasFee }: Deal): Clause {
  return {
    heading: "Delivery list",
    paragraphs: [
      "Each file is named with the title, the version and the tempo, starts at the same point, and is in at least 24 bit and 44.1 kHz:",
      "(a) the final mix, unmastered, and the instrumental version;",
      "(b) a TV track, with backing vocals and without the lead;",
      "(c) the stems: drums, bass, each instrument or group, effects, lead and backing vocals apart;",
      "(d) the session file, if the parties use the same software, for safe keeping;",
      "(e) a list of everyone who played or sang, with their signed releases, and of every sample, loop and use of artificial intelligence;",
      "(f) names, roles and, where there are any, IPI and ISNI numbers for the credits.",
      prose(
        `The Track is delivered when the Artist can open these files${hasFee ? " or, while the Producer may hold final files back for the Fee, can listen to the final mix" : ""}.`,
      ),
      prose(
        "Mastering, the last preparation of the sound for release, is no part of the Services: the Artist arranges and pays for it, unless",
        "the parties agree otherwise in writing.",
      ),
      prose(
        "Whoever owns or manages the Master obtains the ISRC and registers the recording with the National Rights Registry; owners and",
        "performers register it with their societies (at present KAMP and PRISK in Kenya).",
      ),
    ],
  };
}

type Direction = {
  title: string;
  /** "10%" */
  share: string;
  /** Whether the fee is first got back out of the share, so that nobody outside knows from when it is payable. */
  isAfterAdvance: boolean;
  /** Whether what synchronisation brings is divided otherwise. */
  isSyncApart: boolean;
};

/** The letter by which whoever pays the releasing party pays the other directly. */
export function letterOfDirection(
  { releasing, contributing }: Deal,
  { title, share, isAfterAdvance, isSyncApart }: Direction,
): Clause {
  return {
    heading: "Letter of direction",
    paragraphs: [
      "To the distributor, the label and every service or society that pays for the recording, SoundExchange among them:",
      prose(
        `${payeeName(releasing.party)} asks you to pay ${share} of what you owe ${payeeName(releasing.party)} for the recording “${title}”, but of nothing that you pay performers or writers as such${isSyncApart ? " and nothing from synchronisation" : ""}, directly`,
        `to ${payee(contributing.party)}, with statements, from ${isAfterAdvance ? "the accounting that both name to you" : "your next accounting"} on and until`,
        "both tell you otherwise in writing.",
      ),
      prose(
        "What you pay so discharges you to that extent. This letter changes nothing in your agreement. It is signed with this",
        "agreement, and you may rely on a copy.",
      ),
    ],
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
        "subject to it.",
      ),
      "It signs this annex with its legal name and number, and with the name and position of whoever signs for it.",
    ],
  };
}

/** What to see to where a party or the use is outside Kenya. The law named here is listed in docs/legal-review.md. */
export function abroad(): Clause {
  return {
    heading: "If a party lives outside Kenya",
    paragraphs: [
      "This list is no advice; each point is to be checked where the party lives:",
      "(a) Kenya: an assignment from abroad needs the Kenya Copyright Board’s letter of verification beside it (Copyright Act, section 33);",
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
    ? `${party.signatory}, for ${name} until ${name} is eighteen and to ${name} from then on`
    : name;
}
