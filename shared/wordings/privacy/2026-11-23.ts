import { brand } from "#shared/brand";
import type { LegalText } from "#shared/wordings/legal-text";
import { paths } from "#shared/paths";

const site = `${brand.name}${brand.suffix}`;
const mail = "[support@sahihi.com](mailto:support@sahihi.com)";

export const privacy: LegalText = {
  title: "Privacy policy",
  summary: `What ${site} keeps about you, why, for how long, who else gets to see it, and how you see, correct or delete it under the Kenya Data Protection Act, 2019.`,
  updated: "2026-11-23",
  sections: [
    {
      id: "in-short",
      heading: "In short",
      blocks: [
        {
          list: [
            "We keep what you type into your documents, and what proves that they were signed. We sell nothing, show no advertising and run no trackers.",
            "The text of a contract that you have reviewed is read and then forgotten. Only the result stays.",
            "Card numbers never reach us. E-mail addresses, shares and fees are never public.",
            `You can see, correct, take with you and delete what is yours. Write to ${mail}.`,
          ],
        },
        `${site} decides what is done with these data (it is the “data controller” of the Act). If you sign a document that somebody else drew up here, they gave us your name and e-mail address, and you have the same rights as they have.`,
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
                "Your account: name, e-mail address, a hash of your password (never the password), settings, picture and, for two-factor sign-in, its secret (encrypted) and hashes of the recovery codes",
                "To know you again. Needed for our contract with you.",
                "Until your account is deleted",
              ],
              [
                "Sessions: a random number in a cookie, and for each the device, the network address and when it was last used",
                "To keep you signed in. Needed for our contract with you.",
                "30 days after you signed in, or until you sign out",
              ],
              [
                "Documents: titles and other facts of the song, names, roles, e-mail addresses, shares, terms, the messages and reasons that you give with them and, in agreements, what you add yourself, such as a phone number or an address. Government ids are encrypted",
                "They are what you use us for. Needed for the contract between you and the people on them.",
                "Drafts and unsigned documents until you delete them; signed ones until everybody who signed agrees to delete them",
              ],
              [
                "Evidence of each signature, and of each answer to whether a signed document may be changed or deleted: time, IP address, browser, the version you read and its fingerprint",
                "So that nobody can deny, or invent, a signature. Legitimate interest of everybody on the document, and legal claims.",
                "As long as the document",
              ],
              [
                "Signing links (only a hash of them), and the language you read the page in",
                "So that the right person signs, without an account. Needed for the contract.",
                "They work for 90 days",
              ],
              [
                "A deleted signed document",
                "Everybody agreed to it; the wait is for second thoughts. What stays is one line: its id, the time and the number of confirmations.",
                "30 days, then it is gone for good",
              ],
              [
                "The trail of events of a document: ids, times and fingerprints, no names and no text",
                "To show that nothing was changed behind anybody’s back. Legitimate interest.",
                "For good",
              ],
              [
                "Payments: amount, what for, date, way of paying, the reference at Paystack, name and e-mail address, and why one was refunded",
                "To give you what you paid for, and our books. Needed for the contract, and a legal duty (Tax Procedures Act).",
                "At least five years, as tax law asks",
              ],
              [
                "The form of an agreement you are paying for (encrypted)",
                "So that you can finish it on another device. Needed for the contract.",
                "Until it is drafted; 7 days when it was not paid, 90 days when it was paid and not used",
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
                "Requests that were answered, and messages",
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
                "Logs: what was asked of the server and what went wrong, without passwords, links or contents; and counts of requests by network address",
                "To find faults and keep attackers out. Legitimate interest.",
                "Mails that failed 30 days; counts at most a day",
              ],
            ],
          },
        },
        "Back-ups hold the same data a little longer. What was deleted is deleted again when a back-up is restored.",
      ],
    },
    {
      id: "what-is-public",
      heading: "What is public",
      blocks: [
        `Once a document has been sent for signing, its song title, its kind, its date and the names and roles on it can be found on [Verify Ownership](${paths.verify}). That is how a distributor or a brand learns that a song is accounted for. Whether everybody has signed is told to whoever pays for a verification. E-mail addresses, shares and fees are told to nobody.`,
        "A collaborator profile that you publish is seen by others who are signed in, without your e-mail address.",
      ],
    },
    {
      id: "who-else",
      heading: "Who else gets to see it",
      blocks: [
        {
          list: [
            "The people on your document: they read all of it, as you do.",
            "Paystack, our payment provider: your e-mail address, the amount and our reference. You give your card or your M-Pesa number to Paystack itself, under its own policy.",
            "The service that carries our mail: your address and the mail.",
            "An AI model, where one is switched on. For drafting an agreement it is sent names, titles, e-mail addresses and the terms of the deal, and no phone numbers, postal addresses or government ids. For a review it is sent the text of your contract, which neither we nor our logs keep. The screen says beforehand whether a model or our own rules will read it.",
            "Those who run the computers we rent, who may not look at the data.",
            "A court or an authority, when the law of Kenya obliges us to. We tell you, unless we are forbidden to.",
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
            "have deleted what we have no more reason to keep;",
            "object to what we do by legitimate interest, or have it paused while we look into it;",
            "take back a consent, without explaining why.",
          ],
        },
        `Write to ${mail}, or open [an account ticket](${paths.support}?category=account). We may ask you to write from the address that we know. You get a copy of your data within 7 days and an answer to anything else within 14, free of charge.`,
        "One limit is not ours to lift: a signature that others rely on is kept as long as the document it stands on.",
      ],
    },
    {
      id: "how-we-protect-it",
      heading: "How we protect it",
      blocks: [
        "Connections are encrypted. Passwords are hashed with Argon2id, links are kept as hashes, and government ids and forms that wait for payment are encrypted. Signed texts are sealed by their fingerprints, so that a change shows. You can switch on two-factor sign-in in your settings.",
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
