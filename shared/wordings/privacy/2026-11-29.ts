import { brand } from "#shared/brand";
import type { LegalText } from "#shared/wordings/legal-text";
import { paths } from "#shared/paths";

const site = `${brand.name}${brand.suffix}`;
const mail = "[{dataContact}](mailto:{dataContact})";

export const privacy: LegalText = {
  title: "Privacy policy",
  summary: `What ${site} keeps about you, why, for how long, who else gets to see it, and how you see, correct or delete it under the Kenya Data Protection Act, 2019.`,
  updated: "2026-11-29",
  sections: [
    {
      id: "in-short",
      heading: "In short",
      blocks: [
        {
          list: [
            "We keep what you type into your documents, and what proves that they were signed. We sell nothing, show no advertising and run no trackers.",
            "The text of a contract that you have checked or reviewed is read and then forgotten. Of a review the result stays.",
            "Card numbers never reach us. E-mail addresses, phone numbers, shares and fees are never public.",
            `You can see, correct, take with you and delete what is yours. Write to ${mail}.`,
          ],
        },
      ],
    },
    {
      id: "who-decides",
      heading: "Who decides about your data",
      blocks: [
        `${site} is run by {legalName}, company number {registration}, {address}. It decides what is done with these data (it is the “data controller” of the Act) and is registered with the Office of the Data Protection Commissioner under {dataRegistration}. For anything about your data write to ${mail}.`,
      ],
    },
    {
      id: "given-by-others",
      heading: "If somebody else gave us your name",
      blocks: [
        `Whoever draws up a document gives us the name, the role and the e-mail address or phone number of each person on it, so that they can be asked to sign, and the address of whoever is to have a copy of it. If that is you, we have these data from them. You have the same rights as they have, whether you sign or not. What matters to you stands in short in the [privacy notice](${paths.privacyNotice}), also [in Swahili](${paths.privacyNoticeInSwahili}); each invitation and each signing page lead there.`,
      ],
    },
    {
      id: "children",
      heading: "Children",
      blocks: [
        "Whoever is under 18 has no account here and signs nothing. A parent or guardian signs in their place, and by that consents to what we keep of the child (name, role, share and what the document says of them) and to the name being found in the search that is open to everybody (section 33 of the Act). It is used to prove, and to let others find, what is the child’s, which serves the child.",
        `Before that we have a child’s name from whoever drew up the document, who promises in the [terms](${paths.terms}) that a parent or guardian has agreed. Where an agreement says that a party is under 18, the search shows that party’s name and role only once everybody has signed, the parent or guardian among them. A split sheet asks nobody’s age, so that we do not know of a child on it before somebody signs as its parent or guardian: write to us, before or after, and we take the child’s name out of the search.`,
        "A parent or guardian has all the rights below in the child’s place, until the child is 18 and has them alone. A consent may be taken back. A signed document then stays for the legal claims of those who rely on it (section 40), as with anybody.",
      ],
    },
    {
      id: "what-we-keep",
      heading: "What we keep, why, and how long",
      blocks: [
        "Each kind of data, what the Data Protection Act (section 30) lets us keep it for, and when it goes:",
        {
          table: {
            head: ["What", "Why, and on what legal basis", "How long"],
            rows: [
              [
                "Your account: name, e-mail address, the phone number that you have confirmed, a hash of your password (never the password), settings, picture, what societies know you by (legal name, numbers and societies, publisher) and, for two-factor sign-in, its secret (encrypted) and hashes of the recovery codes; and which version of the terms you accepted, and of this policy you were shown, at sign-up",
                "To know you again, and what we agreed on. Needed for our contract with you.",
                "Until your account is deleted",
              ],
              [
                "Sessions: a random number in a cookie, and for each the device, the network address and when it was last used",
                "To keep you signed in. Needed for our contract with you.",
                "30 days after you signed in, or until you sign out",
              ],
              [
                "Documents: titles and other facts of the song, names, roles, e-mail addresses, phone numbers, shares, numbers and societies for registrations, terms, the messages and reasons that you give with them, what a signer asked to be changed and was answered, names and addresses of who gets a copy or was named to sign in somebody’s place, an address that was corrected (before and after, shortened), for whom you made a view-only link and, in agreements, what you add yourself, such as a phone number or an address. Government ids are encrypted",
                "They are what you use us for. Needed for the contract between you and the people on them.",
                "Drafts and unsigned documents until you delete them; signed ones until everybody they bind agrees to delete them",
              ],
              [
                "Evidence of each sending, of each signature, of each naming of somebody who signs in a signer’s place, and of each answer to whether a signed document may be changed or deleted: time, IP address, browser and device. Of a signature also the way (a link, a code, a link with a code besides, or signed in), on whose device, for whom, how the document was shown to you, as far as the page reported it, its version and fingerprint, which statements and which privacy notice stood at the button, and your name as you drew or typed it, if you did: signed in, you are offered it again",
                "So that nobody can deny, or invent, a signature. Legitimate interest of everybody on the document, and legal claims.",
                "As long as the document",
              ],
              [
                "Signing links and codes, also those that confirm a phone number (only a hash of them), the language you read the page in, and which privacy notice your invitation led to. Where a link would change what you have signed, it takes a code of six digits besides, which we send to the address or number that you signed at",
                "So that the right person signs, without an account, and nobody agrees in your place to whom a mail was forwarded. Needed for the contract.",
                "Links work for as long as the sender chose, 90 days at most, codes for ten minutes, and a number that was not confirmed is forgotten within an hour or two; the rest stays as long as the document",
              ],
              [
                "A deleted signed document",
                "Everybody agreed to it; the wait is for second thoughts. What stays is one line: its id, the time and the number of confirmations.",
                "30 days, then it is gone for good",
              ],
              [
                "The trail of events of a document: ids, times and fingerprints, no names and no text",
                "To show that nothing was changed behind anybody’s back. Legitimate interest.",
                "For good; a fingerprint of each event stands in our log",
              ],
              [
                "Payments: amount, what for, date, way of paying, the reference at Paystack, name and e-mail address, which version of the terms you accepted and of this policy you were shown, and why one was refunded",
                "To give you what you paid for, and our books. Needed for the contract, and a legal duty (Tax Procedures Act).",
                "At least five years, as tax law asks, also after your account is deleted",
              ],
              [
                "The form of an agreement you are paying for (encrypted)",
                "So that you can finish it on another device. Needed for the contract.",
                "Until it is drafted; 7 days when it was not paid, 90 days when it was paid and not used",
              ],
              [
                "Forms you have begun and not made a document of, and your templates: what you have typed (encrypted)",
                "So that you can go on with them on any device. Needed for the contract.",
                "Until they are a document, or you throw them away; 90 days after you last changed them. Templates until you delete them or your account",
              ],
              [
                "Labels: what you have named your documents by, and which of them you have put away",
                "So that you find them again. Nobody else sees them. Needed for our contract with you.",
                "Until you delete them or your account",
              ],
              [
                "AI contract review: the score, the issues, the sentences it quotes. Not the contract",
                "So that a reload loses nothing you paid for. Needed for the contract.",
                "Until your account is deleted",
              ],
              [
                "Verification: the name, e-mail address and company of whoever pays for one",
                "To send the result. Needed for the contract.",
                "With the payment; 7 days when nobody paid",
              ],
              [
                "Collaborator profile, people you have blocked, and requests that wait for an answer",
                "To be found, and to talk. You publish the profile yourself: consent, which you take back by emptying it.",
                "Until you delete them or your account",
              ],
              [
                "Contacts: names, role, e-mail address, phone number, numbers and societies of the people you work with, from your documents, from what you add and from what they keep up to date themselves, and your sets of people with shares",
                "So that you type nobody twice. Nobody else sees them. Legitimate interest.",
                "Until you delete them or your account",
              ],
              [
                "Your details in others’ contacts, where you have switched that on: name, the e-mail address and phone number that you have confirmed, and what societies know you by",
                "So that whoever works with you has what is right. They get it, now and when you change it, if they have you in their contacts and are your collaborator, or on a document that everybody has signed. Consent, which you take back with the same switch: then they get nothing more, and what they have stays with them.",
                "As long as they keep the contact",
              ],
              [
                "Requests that were answered, and messages with the files in them",
                "They belong to whoever they were written to as well. Legitimate interest of both.",
                "As long as the service; without your name once your account is deleted",
              ],
              [
                "What an administrator changed of your account: names and e-mail addresses, before and after",
                "So that administrators answer for what they do. Legitimate interest.",
                "For good; shown to nobody once your account is deleted",
              ],
              ["Support tickets", "To answer you. Legitimate interest.", "Until you ask us to delete them"],
              [
                "An export of your data that you asked for",
                "Your right under the Act.",
                "7 days, then ask for a new one",
              ],
              [
                "Logs: what was asked of the server and what went wrong, without passwords, links or contents; counts of requests by network address, and of mails to others by fingerprints of their addresses",
                "To find faults and keep attackers out. Legitimate interest.",
                "Mails that failed 30 days; counts at most two days",
              ],
            ],
          },
        },
        "Where a court or an authority orders us to keep something, or a claim about it is under way that we are part of, it stays until that is over.",
        "Back-ups hold the same data a little longer. What was deleted is deleted again when a back-up is restored.",
      ],
    },
    {
      id: "what-is-public",
      heading: "What is public",
      blocks: [
        `Once a document has been sent for signing, its song title, its kind, its date and the names and roles on it can be found on [the verification page](${paths.verify}). That is how a distributor or a brand learns that a song is accounted for. Who has signed, when and through what is told to whoever pays for a verification, and what several signers, or a signer and the sender, have in common: one mailbox, or addresses that many providers deliver to one, one network address, one kind of browser. Which ones they are is not told. Where another split sheet of the same song, signed by everybody on it, is found there, too, that and its number are told with it. E-mail addresses, shares and fees are told to nobody.`,
        `We do that by legitimate interest: of those who have a part in a song, that it can be found to be accounted for before others claim it, and of those who are to pay for it. You may object, whether you have signed or not: write to ${mail}. We then take your name out of the search, unless a reason to keep it there weighs more than yours, and tell you which.`,
        "A collaborator profile that you publish is seen by others who are signed in, without your e-mail address.",
        "The checkpoints of our log are public. They are fingerprints, and name nobody.",
      ],
    },
    {
      id: "who-else",
      heading: "Who else gets to see it",
      blocks: [
        {
          list: [
            "The people on your document: they read all of it, as you do, and its history, with the address that each was asked at; on certificates the owner alone reads it in full. What signers have in common is told to them as it is to whoever pays for a verification. The IP address, the browser and the device of a signature, and how the document was shown, are shown to whoever gave it and, of the people on the document, to nobody else but for the claim that stands last here.",
            "Whoever the owner gives a copy or a view-only link: the document, and who has signed it.",
            "Whoever works with you and has you in their contacts, where you have switched on that these follow you: what stands above.",
            "Africa's Talking, which brings our SMS: the phone number and the text of each message to somebody who is to sign by phone, or who confirms their number.",
            "Paystack, our payment provider: your e-mail address, the amount and our reference. You give your card or your M-Pesa number to Paystack itself, under its own policy.",
            "YouTube, SoundCloud, Spotify or Audiomack, when you press Play on a collaborator's page and not before: your network address, and that you came from us.",
            "The service that carries our mail: your address and the mail.",
            "A time-stamp authority, where we use one: the fingerprint of a signed PDF or of our log, and nothing of you.",
            "Societies and distributors, when somebody on your document sends them the files that we made: that is done by them, not by us.",
            "An AI model, where one is switched on. When the owner of an agreement asks for it in plain words, it is sent the clauses, with the names, titles and terms in them, and what was typed as special terms, as it was typed. Paragraphs with the e-mail addresses, phone numbers, postal addresses or ids of the parties are left out, and its answer is kept only where the owner accepts a clause of it. For a review it is sent the text of your contract, which neither we nor our logs keep. The screen says beforehand whether a model or our own rules will read it.",
            "Those who run the computers we rent, who may not look at the data.",
            "A court, an arbitrator or an authority that may ask for it by law, and somebody on the document for a claim that we can check; we note why. We tell you, unless we are forbidden to.",
          ],
        },
        "Some of these are outside Kenya. We send them only what they need, under contracts that bind them to protect it as the Act asks (sections 48 and 49).",
        "No decision about you is made by a machine alone: a score of an AI review is about a contract, not about you.",
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      blocks: [
        "Under sections 26, 34, 36, 38 and 40 of the Data Protection Act you may",
        {
          list: [
            "know what we keep about you and get a copy. Export My Data, in your settings, mails you everything as files that a program can read, with your PDFs;",
            "have what is wrong corrected. Your profile you correct yourself; a signed document is changed when everybody on it agrees;",
            "have deleted what we have no more reason to keep. A document that everybody has signed goes when everybody it binds agrees, 30 days later; that ends no contract between you;",
            "object to what we do by legitimate interest, or have it paused while we look into it;",
            "take back a consent, without explaining why.",
          ],
        },
        "You need not give us anything. Without a name and an address nobody can be asked to sign, and without the evidence nothing can be signed here.",
        `Write to ${mail}, or open [an account ticket](${paths.support}?category=account). We may ask you to write from the address that we know. You get a copy of your data within 7 days and an answer to anything else within 14, free of charge.`,
        "One limit is not ours to lift: a signature that others rely on is kept as long as the document it stands on.",
      ],
    },
    {
      id: "how-we-protect-it",
      heading: "How we protect it",
      blocks: [
        "Connections are encrypted. Passwords are hashed with Argon2id, links are kept as hashes, and government ids and forms that wait for payment are encrypted. Signed texts are bound by their fingerprints, and signed PDFs by our electronic seal, so that a change shows. You can switch on two-factor sign-in in your settings.",
        "If data of yours come into the wrong hands we tell the Data Commissioner within 72 hours, and you without delay.",
      ],
    },
    {
      id: "complaints",
      heading: "Questions and complaints",
      blocks: [
        `Ask us first: ${mail}. You may also complain to the Office of the Data Protection Commissioner at any time, without asking us: [www.odpc.go.ke](https://www.odpc.go.ke).`,
        "When this policy changes in a way that matters to you, we mail everybody with an account before it applies.",
      ],
    },
  ],
};
