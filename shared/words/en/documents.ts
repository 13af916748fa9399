const type =
  "{type, select, split_sheet {split sheet} producer_agreement {producer agreement} other {featured artist agreement}}";

/** How a document is called in a sentence: `split sheet`, `split sheet of "Nairobi Nights"`, `producer agreement for "Nairobi Nights"`. */
export const called = {
  type,
  document: `${type} {type, select, split_sheet {of} other {for}} "{song}"`,
} as const;

const which = "{which, select, this {this document} other {that version}}";

/** What became of a version, how the next one differs, and what a signer has of it. */
export const documents = {
  "share.inWords": "{share}% {rights, select, publishing {Publishing Rights} other {Master Rights}} ({role})",
  "share.separator": ", ",

  "ending.byYou": `You declined to sign ${which} on {day}: {reason}`,
  "ending.declined": `{name} declined to sign ${which} on {day}: {reason}`,
  "ending.somebody": "Somebody",
  "ending.amended": `Everybody agreed on {day} that {isOwner, select, true {you} other {{owner}}} may change ${which}: {reason}`,
  "ending.replaced": `On {day} everybody on both signed a later version, which replaced ${which}.`,
  "ending.inForce":
    "Everybody signed version {number} on {day}. It is in force until everybody on it and everybody on this version has signed this one.",
  "ending.bindsUntil":
    "Version {before} is in force until everybody on it and everybody on version {number} has signed version {number}.",
  "ending.wasInForce": "Version {number}, which everybody had signed on {day}, was in force until then.",
  "ending.takenBack": `{isOwner, select, true {You} other {{owner}}} took ${which} back on {day}: {reason}`,
  "ending.ownerGone": `The account that had sent ${which} was deleted on {day}, so nobody signs it any more.`,
  "ending.void": "Your signature ({signatureId}) is void and binds you to nothing.",

  "superseded.on":
    "Everybody on version {number} and on the one that followed it had signed by {day}: since then version {number} binds nobody any more. Version {inForce} is in force since {since}.",
  "superseded.ended":
    "What {isAnother, select, true {{name}} other {you}} held by version {number} has ended: {held}. Version {inForce} gives {isAnother, select, true {them} other {you}} nothing in its place.",
  "superseded.goesOn":
    "What {isAnother, select, true {{name}} other {you}} held by version {number} goes on by version {inForce}: {held}.",
  "superseded.changed":
    "By version {number} {isAnother, select, true {{name} held {held}. By version {inForce} they} other {you held {held}. By version {inForce} you}} hold {now}.",
  "superseded.alsoOn":
    "{isAnother, select, true {{name} is on version {inForce}, too, as {role}, and it is signed for them.} other {You are on version {inForce}, too, as {role}, and signed it.}}",
  "superseded.notOn":
    "{isAnother, select, true {Version {number} was signed for {name} as {role}. They are} other {You signed version {number} as {role}. You are}} not on version {inForce}.",
  "superseded.kept": "What you signed stays yours to read and to download.",

  "binding.inForce": "Version {number} is in force: everybody on it had signed it by {day}.",
  "binding.proposed":
    "Version {proposed}, sent on {since}, is proposed in its place and is not in force. Version {number} binds until everybody on it and everybody on version {proposed} has signed version {proposed}.",
  "binding.drafted":
    "Everybody agreed on {since} that it may be changed. Version {number} binds until everybody on it and everybody on the changed version has signed that one.",

  "deleting.bindsYou":
    "Version {number}, which everybody signed, goes on binding you without our record{hasShares, select, true {: by it you hold {shares}} other {}}.",
  "deleting.binds":
    "Version {number}, which everybody signed, goes on binding whoever it binds without our record.",
  "deleting.proposed":
    "Version {proposed}, which is only proposed, goes along with it: deleted before everybody has signed it, it never comes into force.",
  "deleting.drafted": "The change that is being drafted goes along with it.",

  "closed.youDeclined": "You declined “{song}”",
  "closed.everybodyTold": "Everybody on it has been told by mail or SMS. Your reason is in the mails.",
  "closed.notYourTurn":
    "{names} {count, plural, one {signs} other {sign}} first. You get a mail or an SMS with your own link as soon as it is your turn.",
  "closed.notSentAgain": "If it is sent again, you get a new link. There is nothing for you to do.",
  "closed.notNeeded":
    "It was sent again on {day}, and your signature is not needed any more. There is nothing for you to do.",
  "closed.signedAgain":
    "It was sent again on {day}, and you signed the new version on {signedOn}. There is nothing more for you to do.",
  "closed.ofNamed":
    "{isSentAgain, select, true {It was sent again on {day}} other {If it is sent again}}: {hasSigned, select, true {{name} has signed it. There is nothing for you to do.} other {{name} is asked to sign it, or to name who does. If that is you again, a newer message brings your link.}}",
  "closed.newVersion": "A new version waits for you",
  "closed.newLink":
    "It was sent again on {day}: {isUnderWay, select, true {{isTexted, select, true {an SMS} other {a mail}} with your new link reaches you soon} other {a newer {isTexted, select, true {SMS with your new link is on your phone} other {mail with your new link is in your mailbox}}}}. Please sign with that one.",

  "leaving.subject": `{owner} left you off the new version of "{song}" (${type})`,
  "leaving.held": "By version {number} {isAnother, select, true {{name} holds} other {you hold}} {shares}.",
  "leaving.role": "By version {number} {isAnother, select, true {{name} signs} other {you sign}} as {role}.",
  "leaving.signing":
    "If you sign, {isAnother, select, true {{name} leaves: what they} other {you leave: what you}} hold by version {number} ends, and this version gives {isAnother, select, true {them} other {you}} nothing in its place.",
  "leaving.mayDecline": "If you do not agree, decline and say why. Then version {number} stays in force.",
  "leaving.howTo":
    "Read what changes before you answer, on your phone if you like. You need no account. The link is yours alone, so please do not forward it.",
  "leaving.alreadySigned":
    "It is signed already that you leave this document: there is nothing more to sign, to decline or to hand on.",
  "leaving.label": "By version {number} you hold",

  "comparison.sharesOf": "{name}, {rights, select, publishing {Publishing Rights} other {Master Rights}}",
  "comparison.person": "On it",
  "comparison.paragraph": "The text",
  "comparison.clause": "The text, {number}",
  "comparison.more":
    "{count, plural, one {One more change is} other {{count} more changes are}} shown on the page.",
  "comparison.yourShare": "{isAnother, select, true {The share of {name}} other {Your share}}",
  "comparison.yourRights":
    "{isAnother, select, true {{name}, } other {Your }}{rights, select, publishing {Publishing Rights} other {Master Rights}}",
  "comparison.yourRecording":
    "{isAnother, select, true {The share of {name}} other {Your share}} of “{recording}”",
  "comparison.shareIn": "the share of {name} in “{recording}”",
  "comparison.ownerIn": "{name}, “{recording}”",
  "comparison.asBefore": "{label}: {share}, as before.",
  "comparison.moved": "{label}: {before} → {after}.",
  "comparison.shareOf": "the share of {name}",
  "comparison.detailsOf": "how {name} is named, reached or credited",
  "comparison.changed": "{also, select, true {Also changed} other {Changed}}: {things}.",
  "comparison.added": "New on it: {names}.",
  "comparison.removed": "No longer on it: {names}.",
  "comparison.nothing": "Nothing{also, select, true { else} other {}} has changed.",

  "fact.songTitle": "Song title",
  "fact.artistName": "Artist",
  "fact.releaseDate": "Release date",
  "fact.duration": "Duration",
  "fact.genre": "Genre",
  "fact.isrc": "ISRC",
  "fact.label": "Label",
  "fact.publisher": "Publisher",
  "fact.notes": "Notes",
  "fact.samples": "Samples and interpolations",
  "fact.ai": "Use of AI",
  "fact.recordings": "Other recordings",
  "fact.terms": "Agreement",
  "fact.title": "the title",
  "fact.text": "the text of the agreement",
} as const;
