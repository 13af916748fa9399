import { brand } from "#shared/brand";

/** What mails of several rooms say. */
export const mails = {
  "mail.openInstead": "If the button does not work, open this address:",
  "mail.whoWeAre": `${brand.name}${brand.suffix} – ${brand.tagline}.`,
  "mail.source": `You get this mail because this address was used on ${brand.name}.`,
  "mail.sourceOwner": "{owner} gave us your address to ask you to sign.",
  "mail.sourceAnswers":
    "{owner} gave us your address to ask you to sign, and gets what you answer to this mail.",
  "mail.sourceAsker": "Somebody who asked you to sign gave us your address.",
  "mail.questions": `Questions about ${brand.name}? Write to {email}.`,
  "mail.operator": `${brand.name} is run by {operator}.`,
  "mail.notice": "What we keep about you, what for, how long, and your rights",
  "mail.song": "Song",
  "mail.askedBy": "Asked by",
  "mail.writes": "{name} writes: “{text}”",

  "withdrawn.subject": '{owner} withdrew "{title}"',
  "withdrawn.preheader": "There is nothing left to sign.",
  "withdrawn.heading": "Nothing left to sign",
  "withdrawn.what":
    '{owner} deleted "{title}" before everybody had signed it. The link you were sent no longer works, and you do not need to do anything.',
  "withdrawn.closing": "You get this mail because you were asked to sign this document.",
  "withdrawn.text":
    '{owner} deleted "{title}": there is nothing left to sign, and your link no longer works.',
  "unlocked.subject": 'You can sign "{title}" again',
  "unlocked.heading": "You can sign again",
  "unlocked.writes": '{owner} has unlocked "{title}" and writes:',
  "unlocked.again":
    "It had been locked since {since}. Nobody could sign or decline it, and you were not reminded of it. Now the link works again that you were mailed when you were asked to sign.",
  "unlocked.text": '{owner} unlocked "{title}": it can be signed now with the link you were sent.',
  "unlocked.closing": "You get this mail because your signature on this document is missing.",

  "ownerGone.subject": `{owner} has no account on ${brand.name} any more`,
  "ownerGone.stays": "What you have signed together stays in force, and its record stays here:",
  "ownerGone.document": "“{title}”, version {number}",
  "ownerGone.whatNow":
    "{count, plural, one {It} other {Each of them}} binds as before, and can still be verified. But there is nobody any more who could send a new version of it from here. Keep the signed PDF that was mailed to you.",
  "ownerGone.closing": "You get this mail because you signed with somebody whose account was deleted.",
  "ownerGone.text": `{owner} has no account on ${brand.name} any more. {count, plural, one {The document} other {The # documents}} you signed together still {count, plural, one {binds} other {bind}}. Keep your copy.`,
  "hidden.subject": `"{title}" was deleted by ${brand.name}`,
  "hidden.preheader": "It can be restored until {day}.",
  "hidden.heading":
    "{isOwner, select, true {A document of yours was deleted} other {A document with your name was deleted}}",
  "hidden.what": `An administrator of ${brand.name} has deleted "{title}"{isOwner, select, true {. Neither you nor anybody who was asked to sign it can open it any more.} other {, which you were asked to sign. Nobody can open, sign or verify it here any more. A signed PDF that you were mailed stays yours.}}`,
  "hidden.whatNow":
    "Until {day} it can be restored, with everything on it. After that it is deleted for good. If you think that this is a mistake, write to us before then.",
  "hidden.link": `${brand.name} has deleted this document. Until {day} it can be restored, with everything on it; meanwhile nobody can open, sign or verify it here. What everybody had signed still binds.`,
  "hidden.linkHeading": "This document is hidden",
  "hidden.text": `${brand.name} deleted "{title}". Until {day} it can be restored; meanwhile nobody can open it. What everybody signed still binds.`,
  "restored.text": '"{title}" is back, as it was: your link works again.',
  "hidden.support": "Contact support",
  "hidden.closing":
    "You get this mail because {isOwner, select, true {the document is yours} other {you were asked to sign the document}}.",
  "restored.subject": '"{title}" is back',
  "restored.preheader": "Everything on it is as it was.",
  "restored.heading":
    "{isOwner, select, true {Your document is back} other {A document with your name is back}}",
  "restored.what": `An administrator of ${brand.name} has restored "{title}". Everything on it is as it was, and links that were mailed for signing work again.`,
  "restored.look": "{isOwner, select, true {Open the document} other {See what is known of it}}",
} as const;
