import { called } from "#shared/words/en/documents";

const { type, document } = called;
const what =
  "{type, select, split_sheet {who owns which share of the song} other {what you agree on about the work, the money and the rights}}.";
const read = "{type, select, split_sheet {Read it, check your share} other {Read it to its end}}";

/** Mails to those who are asked to sign, and who have signed. */
export const signingMails = {
  "part.role": "You sign it as {role}.",
  "part.shares": "Your share: {shares}.",
  "part.for": "For",
  "part.signAs": "You sign as",
  "part.share": "Your share",
  "part.shareOf": "Share of {name}",
  "part.forWhom": "You sign for",
  "part.signatory": "Signs for {name}",
  "part.unconfirmed":
    "{owner} has not confirmed that {email} is theirs. If you do not expect this, ask them first.",
  "part.readAndSign": "Read and sign",

  "invitation.subject": `{owner} asks you to sign {asked} (${type})`,
  "invitation.ownSubject": `Your own signature on "{song}" (${type})`,
  "invitation.newVersion": 'the new version of "{song}"',
  "invitation.preheader": "{part} No account needed.",
  "invitation.heading": "Please sign {asked}",
  "invitation.asks": `{owner} asks you to sign the ${document}: ${what}`,
  "invitation.ownAsks": `You sent the ${document} for signing, and you are on it too. This is your own link to sign.`,
  "invitation.replaces": "This new version replaces version {number}. {ending}",
  "invitation.howTo": `${read}, and sign on your phone. You need no account. The link is yours alone, so please do not forward it.`,
  "invitation.alsoInSwahili":
    "Kwa Kiswahili: {owner} anakuomba usaini hati hii. Bonyeza kitufe, kisha uchague Kiswahili kwenye ukurasa.",
  "invitation.closing": "If you do nothing, the document stays unsigned; the link works until {day}.",
  "invitation.closingInForce":
    "If you do nothing, version {number} stays in force; the link works until {day}.",
  "invitation.ifWrong":
    "If something is wrong with it, decline on the same page and say why, or write to {email} before you sign.",

  "invitations.subject":
    "{owner} asks you to sign {count} documents: {songs}{count, plural, =2 {} =3 {} other { and {more} more}}",
  "invitations.preheader": "{songs}. No account needed.",
  "invitations.heading": "Please sign {count} documents",
  "invitations.asks":
    "{owner} asks you to sign {count} documents. One link opens them all, and each is signed for itself.",
  "invitations.howTo":
    "Read each to its end, check your part, and sign on your phone: all of them, or some. You need no account. The link is yours alone, so please do not forward it.",
  "invitations.ownSubject":
    "Your own signature on {count} documents: {songs}{count, plural, =2 {} =3 {} other { and {more} more}}",
  "invitations.ownAsks":
    "You sent {count} documents for signing, and you are on them too. This is your own link to sign them.",
  "invitations.readAndSign": "Read and sign {count} documents",
  "invitations.alsoInSwahili":
    "Kwa Kiswahili: {owner} anakuomba usaini hati {count}. Bonyeza kitufe, kisha uchague Kiswahili kwenye ukurasa.",
  "invitations.part": `{asked} (${type})`,
  "invitations.closing": "If you do nothing, the documents stay unsigned; the link works until {day}.",

  "reminder.subject": `{owner} is waiting for your signature on "{song}" (${type})`,
  "reminder.ownSubject": `Your own signature on "{song}" is missing (${type})`,
  "reminder.heading": '"{song}" is waiting for you',
  "reminder.asked": `{owner} asked you on {day} to sign the ${document}: ${what}`,
  "reminder.ownAsked": `You sent the ${document} for signing on {day}, and you are on it too.`,
  "reminder.onlyYours": "Yours is the only signature that is needed.",
  "reminder.noneSigned": "Nobody has signed it yet.",
  "reminder.allOthersSigned": "Everybody else has signed: only your signature is missing.",
  "reminder.someSigned":
    "{signed, plural, one {{signed} of {total} has} other {{signed} of {total} have}} signed it.",
  "reminder.howTo": `${read}, and sign on your phone. You need no account. If something is wrong with it, decline on the same page and say why.`,
  "reminder.closing":
    "{isLast, select, true {This is the last reminder.} other {We remind you three times at most.}} The link works until {day}.",
  "reminder.stop": "Stop reminding me of this document",

  "answer.subject": `{owner} answered you about "{song}" (${type})`,
  "answer.preheader": "You asked for a change before you sign.",
  "answer.heading": "{owner} answered you",
  "answer.asked": "You wrote: “{text}”",
  "answer.howTo": `The ${document} is as it was when you read it. Sign it if that is well with you; if not, decline on the same page and say why.`,
  "answer.closing": "If you do nothing, nothing is signed.",

  "current.subject": `Your link for "{song}" (${type})`,
  "current.preheader": "You asked for it on the page of an older link.",
  "current.heading": 'Your link for "{song}"',
  "current.asked": `On the page of an older link somebody asked for the one that works. This is it: {owner} asks you to sign the ${document}. If it was not you who asked, nothing happens unless you open it.`,
  "current.askedSigned": `On the page of an older link somebody asked for the one that works. It opens the ${document}, where nothing is left for you to sign.`,
  "current.open": "Open the document",
  "current.closing": "The link is yours alone, so please do not forward it. It works until {day}.",

  "replaced.subject": `Your link for "{song}" has ended (${type})`,
  "replaced.preheader": "There is nothing for you to do.",
  "replaced.heading": "Your link has ended",
  "replaced.what": `You were sent a link to sign the ${document}, addressed to {name}. {owner} has corrected that address: the link in the earlier message no longer works, and nothing was signed with it.`,
  "replaced.closing":
    "If you are {name}, ask {owner} for the new link. Otherwise there is nothing for you to do.",

  "representative.subject": `{name} asks you to sign "{song}" in their place (${type} from {owner})`,
  "representative.heading": "{name} asks you to sign in their place",
  "representative.asks": `{owner} asks {name} to sign the ${document}. {name} has named you to sign it in their place{capacity, select, guardian {, as their parent or guardian} manager {, as their manager} other {, for their company}}.`,
  "representative.alsoInSwahili":
    "Kwa Kiswahili: {name} anakuomba usaini hati hii kwa niaba yake. Bonyeza kitufe, kisha uchague Kiswahili kwenye ukurasa.",
  "representative.howTo":
    "Read it before you sign. What you sign binds {name}. If you do not want to sign it, say so on the same page, and {name} is told.",
  "representative.closing":
    "The link is yours alone, so please do not forward it. It works until {day}, or until {name} takes it back.",
  "representative.source": "{name} gave us your address to ask you to sign for them.",
  "dropped.subject": `You do not sign "{song}" for {name} any more (${type})`,
  "dropped.what": `You were named to sign the ${document} in the place of {name}. {owner} has corrected where {name} is reached: whoever named you may have been somebody else. The link in the earlier message no longer works, and nothing was signed with it.`,
  "dropped.ended": `You were named to sign the ${document} in the place of {name}. Its signing ended before everybody had signed: nothing is left to sign through your link{isTold, select, true {, and {name} has been told} other {}}.`,
  "dropped.endedClosing": "There is nothing for you to do.",
  "dropped.closing":
    "If {name} wants you to sign for them, they can name you from their new link. Otherwise there is nothing for you to do.",
  "signedFor.subject": `{news, select, sent {A new version of "{song}"} stays {"{song}" stays as it is} other {What becomes of "{song}"}} (${type})`,
  "signedFor.heading":
    '{news, select, asked_deletion {May "{song}" be deleted?} asked_amendment {May "{song}" be changed?} agreed_deletion {"{song}" will be deleted} agreed_amendment {"{song}" may be changed} sent {A new version of "{song}" is out for signing} void {What you signed for {name} does not count} other {"{song}" stays as it is}}',
  "signedFor.what": `You signed version {number} of the ${document} for {name}. {news, select, asked_deletion {{owner} asks everybody whom it binds to agree to its deletion.} asked_amendment {{owner} asks everybody whom it binds to agree that it may be changed.} agreed_deletion {Everybody whom it binds has agreed to its deletion.} agreed_amendment {Everybody whom it binds has agreed that it may be changed.} sent {{owner} has sent a new version of it for signing.} void {Its signing ended before everybody had signed.} other {What was asked about it has ended, and nothing changes.}}`,
  "signedFor.who":
    "{news, select, asked_deletion {{name} is asked, and you need not answer.} asked_amendment {{name} is asked, and you need not answer.} sent {{name} is asked to sign it, or to name who does. What you signed does not count for it.} other {{name} was asked, and has been told as well.}} If you do not agree, speak to {name} now.",
  "signedFor.binds":
    "Version {number} is in force until everybody on it and everybody on a new version has signed that one.",
  "signedFor.goes":
    "30 days after everybody has agreed the record goes: its text, its signatures and its PDF. What was agreed in version {number} still binds, so keep the copy that was mailed to you.",
  "signedFor.void":
    "Your signature is void, as all on this version are.{isTold, select, true { {name} has been told.} other {}} If it is sent again, {name} is asked to sign, or to name who does.",
  "signedFor.closing": "You get this mail because you signed this document for {name}.",
  "givenBack.subject": `{by} does not sign "{song}" for you (${type})`,
  "givenBack.heading": "{by} does not sign for you",
  "givenBack.what": `You named {by} to sign the ${document} in your place, and they do not want to. Your own link works as before: sign yourself, or name somebody else on the same page.`,
  "signatureReceipt.signedFor": `{by} has signed the ${document} in the place of {name}. Keep this mail: it is a receipt. When all have signed, you get the signed PDF.`,

  "signatureReceipt.subject": `Your signature on "{song}" (${type})`,
  "signatureReceipt.preheader": "Signature id {signatureId}. Nothing more to do.",
  "signatureReceipt.heading": 'Your signature on "{song}"',
  "signatureReceipt.signed": `{name} has signed the ${document}. Keep this mail: it is your receipt. When all have signed, you get the signed PDF.`,
  "signatureReceipt.leaves":
    "By it {name} leaves: what they hold by version {number} ends once everybody has signed, and stays in force until then.",
  "signatureReceipt.id": "Signature id",
  "signatureReceipt.at": "Signed",
  "signatureReceipt.fingerprint": "SHA-256 of what was signed",
  "signatureReceipt.closing":
    "Was this not you, or is something wrong? Write to {email} at once and give the signature id.",

  "roomCode.subject": '{code} is your code to sign "{song}"',
  "roomCode.preheader": "It works for 10 minutes.",
  "roomCode.what": `{name}, enter this code {inRoom, select, true {where you chose your name} other {on the page of your link}}, to sign the ${document} that {owner} asks you to sign.`,
  "roomCode.keep":
    "Type it yourself and tell it to nobody, also not to who asked you to sign: whoever has it can sign in your name. It works for 10 minutes and once.",
  "roomCode.closing":
    "You did not ask for it? Then somebody {inRoom, select, true {chose your name in the room} other {has your link: it was quoted in an answer, or passed on}}. Without the code nothing is signed. Write to {email} if this goes on.",

  "completion.subject": `Everybody has signed "{song}" (${type})`,
  "completion.preheader": `The signed ${type} is attached.`,
  "completion.heading": '"{song}" is fully signed',
  "completion.attached": `{count, plural, one {The signature is in.} =2 {Both signatures are in.} other {All {count} signatures are in.}} The signed ${document} is attached to this mail: keep it, it is your copy. Its certificate of completion lies beside it.`,
  "completion.checkpoint":
    "Keep checkpoint.txt beside it: by it anybody can show later, without us, that nothing was changed. How: {address}",
  "completion.log-key": "Key of our log",
  "completion.seal-root": "SHA-256 of our root certificate",
  "completion.replaced": "It is in force from now on, and version {number}, which it replaces, no longer is.",
  "completion.closing":
    "You get this mail because {why, select, owner {you sent this document for signing} signer {you signed this document, which {owner} sent you} represented {{signedBy} signed this document for you} named {you signed this document for {name}} other {{owner} wants you to have a copy of this document}}.",

  "ended.ownSubject": `You declined to sign "{song}" (${type})`,
  "ended.ownHeading": "You declined to sign",
  "ended.ownWhat": `You declined to sign the ${document}, which {owner} had sent you,{email, select, other {}} and gave this reason:`,
  "ended.declinedSubject": `{name} declined to sign "{song}" (${type})`,
  "ended.declinedHeading": "{name} declined to sign",
  "ended.declinedWhat": `{name} ({email}) declined to sign the ${document} and gave this reason:`,
  "ended.takenBackSubject": `{owner} took back "{song}" (${type})`,
  "ended.takenBackHeading": '{owner} took "{song}" back',
  "ended.takenBackWhat": `{owner} ({email}) took back the ${document} and gave this reason:`,
  "ended.takenBackUnsaid": `{owner} ({email}) took back the ${document}.`,
  "ended.goneSubject": `"{song}" is not to be signed any more (${type})`,
  "ended.goneWhat": `The account of {owner}, who had sent you the ${document}, was deleted. So nobody signs it any more, and your link opens nothing to sign.`,
  "ended.binds": "Version {number}, which everybody on it signed on {day}, is still in force.",
  "ended.link":
    "The link in your earlier mail no longer works. If {owner} sends the document again, you get a new one.",
  "ended.closing":
    "There is nothing left to sign, and nothing you have to do. If you have a question, write to {email}.",

  "text.invitation": '{owner} asks you to sign "{song}". Soma na usaini: {link}',
  "text.invitations": "{owner} asks you to sign {count} documents. Soma na usaini: {link}",
  "text.reminder": '{owner} is waiting for your signature on "{song}": {link}',
  "text.receipt":
    '{acted, select, true {{by} signed "{song}" for you} other {You signed "{song}"}} on {brand}, {moment}. Signature id {signatureId}. {acted, select, true {Not agreed} other {Not you}}? Write to {support}.',
  "text.completion": 'Everybody has signed "{song}". Your copy: {link}',
  "text.answer": '{owner} answered you about "{song}": {link}',
  "text.current": 'Your link for "{song}": {link}',
  "text.currents": "Your link for {count} documents: {link}",
  "text.named": '{name} asks you to sign "{song}" in their place. Soma na usaini: {link}',
  "text.namedReceipt":
    'You signed "{song}" for {name} on {brand}, {moment}. Signature id {signatureId}. Not you? Write to {support}.',
  "text.namedCompletion":
    'Everybody has signed "{song}", which you signed for {name}. Your link opens your copy until {day}.',
  "text.namedDropped":
    'You do not sign "{song}" for {name} any more: where {name} is reached was corrected. Nothing was signed with your link.',
  "text.namedEnded":
    'You do not sign "{song}" for {name} any more: its signing ended before everybody had signed.',
  "text.noneLeft": "No SMS left today",
  "text.usedUp": "No more SMS can be sent for this document today. Name them by e-mail, or tomorrow.",
  "text.given_back": 'Whom you named does not sign "{song}" for you. Sign it, or name somebody else: {link}',
  "text.replaced": 'Your link for "{song}" has ended: it was meant for somebody else. Nothing was signed.',
  "text.code":
    '{code} is your code to sign "{song}", which {owner} sent you. Tell it to nobody. Usimwambie mtu yeyote.',
  "text.phoneCode":
    "{code} is your code to confirm this number on {brand}. Whoever has it can sign as you: tell it to nobody. Usimwambie mtu yeyote.",
  "text.ended":
    '"{song}" is not to be signed any more: your link, and a signature you gave on it, count for nothing.',
} as const;
