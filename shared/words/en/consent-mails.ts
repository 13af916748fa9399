import { called } from "#shared/words/en/documents";

const { type, document } = called;
const toAgree =
  "{purpose, select, deletion {to agree to its deletion} other {to agree that it may be changed}}";
const wish = "{purpose, select, deletion {to delete it} other {to let it be changed}}";

const toLet = "{purpose, select, deletion {to delete} other {to change}}";

/** Mails to those who are asked whether a signed document may be deleted or changed. */
export const consentMails = {
  "question.subject": `{owner} asks you to {purpose, select, deletion {agree to delete "{song}"} other {let "{song}" be changed}} (${type})`,
  "question.ownSubject": `Your own answer: {purpose, select, deletion {delete} other {change}} "{song}" (${type})?`,
  "question.reminder": "Reminder: {asks}",
  "question.preheader": "Your answer is needed. No account needed.",
  "question.heading": '{purpose, select, deletion {Delete "{song}"?} other {May "{song}" be changed?}}',
  "question.notAnswered": "You have not answered yet.",
  "question.asks": `{owner} asks everybody whom the ${document} binds ${toAgree}.`,
  "question.ownAsks": `You asked everybody whom the ${document} binds ${toAgree}, and it binds you too. This is your own link to answer.`,
  "question.deletion":
    "It is deleted only if {count, plural, =1 {its only signer confirms} =2 {both signers confirm} other {all {count} signers confirm}}, and then 30 days later, for good: its text, its signatures and the signed PDF that we keep, and any change of it that is drafted or proposed. The record goes, the contract does not.{number, select, other {}} One refusal is enough to keep it.",
  "question.amendment":
    "It may be changed only if {count, plural, =1 {its only signer agrees} =2 {both signers agree} other {all {count} signers agree}}. Version {number}, which binds you, stays in force all the same, until everybody on it and everybody on the changed version has signed that one. One refusal is enough to leave it as it is.",
  "question.howTo":
    "Answer on your phone; you need no account. The link is yours alone, so please do not forward it.",
  "question.signedByAll": "Signed by everybody",
  "question.signersAsked": "Signers asked",
  "question.readAndAnswer": "Read and answer",
  "question.closing":
    "If you do nothing, {purpose, select, deletion {nothing is deleted} other {nothing is changed}}: the request ends on {day}.",

  "outcome.subject": `{headline} (${type})`,
  "outcome.deletedOn": '"{song}" will be deleted on {day}',
  "outcome.mayChange": '"{song}" may be changed',
  "outcome.stays": '"{song}" {purpose, select, deletion {is not deleted} other {stays as it is}}',
  "outcome.allAgreed": "Everybody agreed.",
  "outcome.allAgreedTo": `Everybody whom the ${document} binds has agreed ${wish}.`,
  "outcome.deletion":
    "On {day} it goes for good: its text, its signatures and the signed PDF that we keep, and any change of it that is drafted or proposed. If you want to keep a copy, save the PDF that was mailed to you when everybody had signed.",
  "outcome.canCancel": "{isOwner, select, true {You} other {{owner}}} can cancel the deletion until then.",
  "outcome.deletedOnLabel": "Deleted on",
  "outcome.document": "Document",
  "outcome.draftAgain":
    "{isOwner, select, true {Change what has to be changed and send it: everybody signs the changed version.} other {When {owner} sends the changed version, you get a new link to read and sign it.}}",
  "outcome.binds":
    "Until everybody on it and everybody on the changed version has signed that one, version {number}, which everybody signed, is in force.",
  "outcome.supersededNews": "There is a new version in force.",
  "outcome.superseded": `The request ${wish} has ended: everybody has signed a new version of the ${document} since, and it is in force.`,
  "outcome.staysSigned": "It stays signed, as it was.",
  "outcome.aSigner": "A signer",
  "outcome.you": "you",
  "outcome.rejected": `{isReader, select, true {You} other {{name}}} did not agree ${wish}.{song, select, other {}}`,
  "outcome.expired": `Not everybody answered in time, and ${wish} everybody has to agree. There was no answer from {names}.{song, select, other {}}`,
  "outcome.cancelled": `{isOwner, select, true {You} other {{owner}}} took back the request ${wish}.{song, select, other {}}`,
  "outcome.ownerGone": `The request ${wish} has ended: the account of {owner}, who had made it, was deleted.{song, select, other {}}{isOwner, select, other {}}`,
  "outcome.dropped": `{isOwner, select, true {You} other {{owner}}} dropped the change of the ${document} that everybody had agreed to. Version {number}, which everybody signed, is in force as it was.`,
  "outcome.askedAnew":
    "A change is asked of everybody anew.{song, select, other {}} {isOwner, select, true {You can ask at any time.} other {You do not need to do anything.}}",
  "outcome.nothingChanges": `So version {number} of the ${document} stays in force, as everybody signed it, and the answers that were given no longer count. {isOwner, select, true {You can ask again at any time.} other {You do not need to do anything.}}`,
  "agreed.subject": `Your answer on "{song}" (${type})`,
  "agreed.preheader": "You agreed. Nothing more to do.",
  "agreed.heading": 'Your answer on "{song}"',
  "agreed.given": `{name} has agreed ${toLet} the ${document}. Keep this mail: it is your receipt.`,
  "agreed.deletion":
    "It is deleted only if everybody agrees, and then 30 days later.{number, select, other {}}",
  "agreed.amendment":
    "Version {number} stays in force, until everybody on it and everybody on the changed version has signed that one.",
  "agreed.at": "Agreed",
  "agreed.closing": "Was this not you? Write to {email} at once and give the document’s id.",

  "outcome.closing":
    "You get this mail because you {isOwner, select, true {sent this document for signing} other {are bound by this document}}.",

  "purge.subject": `A ${type} you {isOwner, select, true {owned} other {signed}} has been deleted`,
  "purge.preheader": "Everybody agreed on {agreed}.",
  "purge.heading": `The ${type} is deleted`,
  "purge.what": `A ${type} that you {isOwner, select, true {sent for signing} other {signed}} was deleted on {deleted} for good, as everybody who had signed it agreed on {agreed}.`,
  "purge.kept":
    "We no longer have its title, its text, its signatures or its PDF, so this mail cannot name it. What is kept is its number, when it was deleted, how many agreed, and a record of when each step happened, without names. {number, select, none {What was agreed in it is not undone by that.} other {Version {number}, which everybody had signed, is not undone by that.}}",
  "purge.document": "Document",
  "purge.agreedBy": "Agreed by",
  "purge.signers": "{count, plural, one {{count} signer} other {{count} signers}}",
  "purge.agreedOn": "Agreed on",
  "purge.deletedOn": "Deleted on",
  "purge.closing":
    "There is nothing to do. The copy that was mailed to you when everybody had signed is yours to keep; it shows the same number.",

  "consentText.question":
    '{isReminder, select, true {Reminder: } other {}}{owner} asks to {purpose, select, deletion {delete} other {change}} "{song}"{isReminder, select, true {} other { (signed version {number})}}. Soma na ujibu: {link}',
  "consentText.agreed":
    'You agreed {purpose, select, deletion {to delete} other {to change}} "{song}" on {brand}. It counts once everybody has agreed. Was it not you? Write to {email} at once.',
  "consentText.deletedOn": '"{song}" will be deleted on {day}. Version {number} still binds. Copy: {link}',
  "consentText.mayChange":
    '"{song}" may be changed: everybody agreed. Version {number} binds until everybody has signed the change.',
  "consentText.stays":
    '"{song}" {purpose, select, deletion {is not deleted} other {stays as it is}}: {ended, select, rejected {somebody did not agree} expired {not everybody answered} cancelled {{owner} took the request back} ownerGone {the account of {owner} was deleted} dropped {{owner} dropped the change} other {everybody has signed a new version}}.',
  "consentText.purged":
    "A {type, select, split_sheet {split sheet} other {agreement}} that you signed has been deleted, as everybody agreed on {day}. It was number {documentId}.",
} as const;
