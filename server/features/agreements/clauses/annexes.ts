import type { Clause } from "#shared/domain/agreements/agreement-text";
import type { Deal, Side } from "#server/features/agreements/clauses/deal";
import { payeeName } from "#server/features/agreements/clauses/parties";
import { untilItIsPerfect } from "#server/features/agreements/clauses/transfer";
import { clause } from "#server/features/agreements/clauses/references";
import { paragraphs, prose } from "#server/features/agreements/clauses/prose";

/** What is handed over with a producer's track, and when that is done. */
export function deliveryList(
  { hasFee }: Deal,
  { isPaidInHalves, mayReject }: { isPaidInHalves: boolean; mayReject: boolean },
): Clause {
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
          prose(
            `For ${isPaidInHalves ? "the day on which the second half of the Fee is due, for " : ""}what ${clause("Revisions and acceptance")} lets the Artist ask for${mayReject ? " or reject" : ""}, and for when it counts as accepted, listening to the first mix of the whole Track, and then to each changed one, is enough; so it is for`,
            `${clause("Termination")} as long as files are held back for an unpaid Fee, and what is so held back is not late. For that clause, once the Fee is paid, delivery`,
            "is the files.",
          ),
      ),
      prose(
        "Mastering, the last preparation of the sound for release, is no part of the Services: the Artist arranges and pays for it, unless",
        "the parties agree otherwise in writing.",
      ),
      prose(
        "The Artist, who releases it, obtains the ISRC, in agreement with any other owner of the Master. Its owners register the Master with the National Rights Registry; they",
        "and the performers register it with the societies that the Kenya Copyright Board licenses for them.",
      ),
    ],
  };
}

/** A part of what somebody pays for the recording: of everything, an owner's half included, or other ones of what a society pays. */
export type PaidShare = {
  share: string;
  ofSocieties?: string;
  /** Whether half of what charges leave is in it, so that a share before charges comes to more. */
  isWithHalf: boolean;
};

type Direction = PaidShare & {
  title: string;
  /** Whether the fee is first got back out of the share, so that nobody outside knows from when it is payable. */
  isAfterAdvance: boolean;
  /** Whether an owner joins, who may be paid by the same payers. */
  isJoined: boolean;
  /** Whether what synchronisation brings is divided otherwise. */
  isSyncApart: boolean;
};

/** The letter by which whoever pays the releasing party pays the other directly. */
export function letterOfDirection(
  { releasing, contributing, receipts, owner }: Deal,
  { title, share, ofSocieties, isWithHalf, isAfterAdvance, isJoined, isSyncApart }: Direction,
): Clause {
  const name = payeeName(releasing.party);
  const from = asks(releasing.party);
  const before = isWithHalf
    ? `The share is reckoned on what you owe; ${name} pays what is still due with the next statement.`
    : `If you are a distributor, the share is reckoned before your charges; if you cannot do so, on what you owe, and ${name} pays the difference with the next statement.`;
  return {
    heading: "Letter of direction",
    paragraphs: paragraphs(
      "To the distributor, the label and every service or society that pays for the recording:",
      prose(
        `${from} asks you to pay ${share}${ofSocieties === undefined ? "" : `, or ${ofSocieties} if you are a collecting society,`} of what you owe ${name} for the recording “${title}”, but of nothing that you pay performers or writers as such${isSyncApart ? " and nothing from synchronisation" : ""}, directly`,
        `to ${payee(contributing.party)}, with statements, from ${isAfterAdvance ? "your first accounting after either has shown you a statement by which the fee has been made up, and" : "your next accounting on and"} until`,
        "both, or a court or an arbitrator, tell you otherwise in writing.",
        receipts === "Gross Receipts" && before,
      ),
      !owner &&
        "It is not for whoever pays both of them, as owners, already: they account to each other for that.",
      isJoined && "It is not for an Owner of the recording whose own payers have this letter.",
      prose(
        `What you pay so discharges you to that extent; whether it was too much, ${name} and ${payeeName(contributing.party)} settle with the next statement.`,
        "This letter changes nothing in your agreement. It is signed with this agreement. You may rely on a copy, and each of them may hand you this letter alone, and signs it by itself, too, if you ask.",
      ),
      "It is not addressed to SoundExchange, which pays performers by its own rules and takes only its own forms.",
    ),
  };
}

/** How a label that is to own the master comes to owe what was promised. */
export function ownerJoins(
  owner: string,
  title: string,
  { releasing, contributing, divides }: Deal,
  hasLetter: boolean,
): Clause {
  return {
    heading: "The Owner joins",
    paragraphs: [
      prose(
        `By signing, ${owner === "" ? "the Owner" : owner} confirms that it has read the featured artist agreement between ${payeeName(releasing.party)} and`,
        `${payeeName(contributing.party)} on the song “${title}”, and joins it. As from the day on which the Master is assigned to it, it owes`,
        `${contributing.the}, beside the Primary Artist, everything that the agreement promises ${contributing.the}, and takes the Master`,
        `subject to it; it passes the Master on only to somebody who joins as well. No right in it is the Owner’s in another way, by a commission or otherwise (Copyright Act, section 31).`,
        divides &&
          "What the Owner receives is reckoned as the agreement says; between the Primary Artist and the Owner, the Owner pays what is due on it, unless they agree otherwise in writing.",
        hasLetter && "It gives the letter of direction for what is owed to it, too.",
        "What the Primary Artist may do, for the release, with the Performance, names and likeness, the Owner may, too. What it says of term, release, credit, synchronisation, confidentiality, disputes and notices binds the Owner, too, and a notice about the return of rights is given to it as well.",
      ),
      "The Owner joins by signing a copy of this annex, by hand or electronically, and says there:",
      "(a) its legal name;",
      "(b) its registration number, if it is a company;",
      "(c) who signs for it, and in what position;",
      "(d) its e-mail address for notices;",
      "(e) the date and the signature.",
    ],
  };
}

/** What a transfer needs, here and where a party lives. The law named here is listed in docs/legal-review.md. */
export function transfers(deal: Deal, ...consents: string[]): Clause {
  return {
    heading: "Transfers of rights",
    paragraphs: [
      ...consents,
      ...untilItIsPerfect(deal),
      "If a party lives outside Kenya, this list, which is no advice, is to be checked there:",
      "(a) Kenya: an assignment from abroad needs the Kenya Copyright Board’s letter of verification beside it (Copyright Act, section 33): whoever receives the rights applies for it, at their cost, within thirty days after all have signed or, if the rights pass later, after that, and the other helps;",
      "(b) Germany and Austria: the copyright in a song is licensed and not assigned; rights of producers and performers in a recording can be assigned;",
      "(c) United States: a grant may be ended after thirty-five years (title 17, section 203), whatever this agreement says;",
      "(d) Nigeria, South Africa, Tanzania, Uganda, Rwanda and others: an assignment may need a signature by hand or of a certified kind, and what holds for people under eighteen may differ;",
      "(e) payments abroad bear the withholding tax that the law then sets, unless a treaty lowers it: keep the certificate.",
    ],
  };
}

/** A child asks by its guardian, and a group by whoever signs for its members. */
function asks(party: Side["party"]): string {
  const name = payeeName(party);
  if (party.type === "minor") return `${name}, by ${party.signatory},`;
  return party.type === "group" && party.signatory !== ""
    ? `${party.signatory}, for all members of ${name},`
    : name;
}

/** For a person under eighteen the guardian receives, and can give a receipt that counts; for a group whoever signs for it. */
function payee(party: Side["party"]): string {
  const name = payeeName(party);
  if (party.type === "minor")
    return `${party.signatory}, for ${name}, and to ${name} alone once you have been shown proof that ${name} is eighteen`;
  return party.type === "group" && party.signatory !== ""
    ? `${party.signatory}, for all members of ${name}`
    : name;
}
