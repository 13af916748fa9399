import { brand } from "#shared/brand";
import { withBlocks, withSection, type LegalSection, type LegalText } from "#shared/wordings/legal-text";
import { paths } from "#shared/paths";

const site = `${brand.name}${brand.suffix}`;
const mail = "[{dataContact}](mailto:{dataContact})";

const of20261124 = {
  title: "Privacy notice for people who are asked to sign",
  summary: `Somebody asked you to sign a document on ${site}. This is what we then have of you, and what you can do about it.`,
  updated: "2026-11-24",
  sections: [
    {
      id: "where-from",
      heading: "Where we have it from",
      blocks: [
        `[Kwa Kiswahili](${paths.privacyNoticeInSwahili})`,
        "Whoever drew up the document gave us your name, your role and your e-mail address, and wrote what the document says of you. Your invitation names them. Everything else comes from the page on which you read and sign.",
      ],
    },
    {
      id: "what-for",
      heading: "What for",
      blocks: [
        "To ask you to sign, to let you read the document, and so that nobody can deny, or invent, your signature. When you sign we record the time, your IP address, your browser and device, how the document was shown to you, as the page reported it, the fingerprint of the text, and your name as you drew or typed it, if you did.",
        "This serves the agreement between you and the people on the document, and the interest of all of you in proof. We use it for nothing else and sell nothing.",
      ],
    },
    {
      id: "your-choice",
      heading: "You need not sign",
      blocks: [
        "No law makes you give us anything, and you need no account. You can decline on the page and say why, switch off reminders, or do nothing: then nothing is signed. Without the record of how you signed, nobody can sign here.",
      ],
    },
    {
      id: "who-sees",
      heading: "Who sees it",
      blocks: [
        {
          list: [
            "The people on the document read all of it and who has signed.",
            `Once a document is sent, anybody can find its title, kind, date and the names and roles on [the verification page](${paths.verify}). Never your e-mail address, shares or fees.`,
            "The service that carries our mail and those who run our computers, some of them outside Kenya, under contracts that protect it; for an agreement, where that is switched on, an AI model that its owner asks to explain it.",
            "A court or an authority, when the law obliges us to.",
          ],
        },
        "It is kept over encrypted connections, links only as fingerprints, and a change to what was signed shows.",
      ],
    },
    {
      id: "how-long",
      heading: "How long",
      blocks: [
        "What nobody has signed stays until its owner deletes it. What everybody has signed stays until everybody who signed agrees to delete it, and 30 days more: it is proof for all of you. What remains is a trail of times and fingerprints without names.",
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      blocks: [
        "You may know what we have of you and get a copy, have it corrected, object to it or have it paused, and have deleted what we have no more reason to keep. A signature that others rely on stays as long as its document.",
        `Write to ${mail}. A copy takes up to 7 days, any other answer up to 14, free of charge. You may also complain to the Office of the Data Protection Commissioner at any time: [www.odpc.go.ke](https://www.odpc.go.ke).`,
      ],
    },
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [
        `${site} is run by {legalName}, company number {registration}, {address}, registered with the Data Commissioner under {dataRegistration}. Everything in full stands in the [privacy policy](${paths.privacy}).`,
      ],
    },
  ],
} as const satisfies LegalText;

/** Who was asked by SMS, or came by a code, is told of that as well. */
const changed: Record<string, LegalSection["blocks"]> = {
  "where-from": [
    `[Kwa Kiswahili](${paths.privacyNoticeInSwahili})`,
    "Whoever drew up the document gave us your name, your role and your e-mail address or phone number, and wrote what the document says of you. Your invitation names them. Everything else comes from the page on which you read and sign.",
  ],
  "what-for": [
    "To ask you to sign, to let you read the document, and so that nobody can deny, or invent, your signature. When you sign we record the time, your IP address, your browser and device, by which way you came (a link, a code, an account) and on whose device, how the document was shown to you, as the page reported it, the fingerprint of the text, and your name as you drew or typed it, if you did.",
    "This serves the agreement between you and the people on the document, and the interest of all of you in proof. We use it for nothing else and sell nothing.",
  ],
  "who-sees": [
    {
      list: [
        "The people on the document read all of it and who has signed.",
        `Once a document is sent, anybody can find its title, kind, date and the names and roles on [the verification page](${paths.verify}). Never your e-mail address or phone number, shares or fees.`,
        "The services that carry our mail and our SMS and those who run our computers, some of them outside Kenya, under contracts that protect it; for an agreement, where that is switched on, an AI model that its owner asks to explain it.",
        "A court or an authority, when the law obliges us to.",
      ],
    },
    "It is kept over encrypted connections, links only as fingerprints, and a change to what was signed shows.",
  ],
};

const of20261125 = withBlocks(of20261124, "2026-11-25", changed);

const of20261127 = withBlocks(of20261125, "2026-11-27", {
  "how-long": [
    "What nobody has signed stays until its owner deletes it. What everybody has signed stays until everybody it binds agrees to delete it, and 30 days more: it is proof for all of you. Whoever has signed that they leave is bound no more. What remains is a trail of times and fingerprints without names.",
  ],
});

/** Everybody who gets to see something is named, as the privacy policy, the terms and the certificates name them. */
const of20261128 = withBlocks(of20261127, "2026-11-28", {
  "where-from": [
    `[Kwa Kiswahili](${paths.privacyNoticeInSwahili})`,
    "Whoever drew up the document gave us your name, your role and your e-mail address or phone number, and wrote what the document says of you. Your invitation names them. Everything else comes from the page on which you can read and sign.",
  ],
  "what-for": [
    "To ask you to sign, to let you read the document, and so that nobody can deny, or invent, your signature. When you sign we record the time, your IP address, your browser and device, by which way you came (a link, a code, an account) and on whose device, how the document was shown to you, as far as the page reported it, the fingerprint of the text, and your name as you drew or typed it, if you did.",
    "This serves the agreement between you and the people on the document, and the interest of all of you in proof. We use it for nothing else and sell nothing.",
  ],
  "who-sees": [
    {
      list: [
        "The people on the document read all of it, who has signed, when and through what, and the address that each was asked at. Whoever the owner gives a copy or a view-only link reads the document and who has signed it.",
        `Once a document is sent, anybody can find its title, kind, date and the names and roles on [the verification page](${paths.verify}). Never your e-mail address or phone number, shares or fees.`,
        "Whoever pays for a verification is told who has signed, when and through what. They, and the people on the document, are told, too, what several signers, or a signer and the sender, have in common: one mailbox, or addresses that many providers deliver to one, one network address, one kind of browser.",
        "The IP address, browser and device of your signature, and how the document was shown to you: yourself, a court, an arbitrator or an authority that may ask for it by law, and somebody on the document for a claim that we can check. We note why, and tell you, unless we are forbidden to.",
        "The services that carry our mail and our SMS and those who run our computers, some of them outside Kenya, under contracts that protect it; for an agreement, where that is switched on, an AI model that its owner asks to explain it.",
      ],
    },
    "It is kept over encrypted connections, links only as fingerprints, and a change to what was signed shows.",
  ],
});

/** Whoever signs for a child, and whoever is named before they have agreed to anything, is told by what right. */
const of20261129 = withSection(
  withBlocks(of20261128, "2026-11-29", {
    "who-sees": of20261128.sections
      .find(({ id }) => id === "who-sees")!
      .blocks.concat(
        `That names can be found before anybody has signed rests on a legitimate interest: of those who have a part in a song, that it can be found to be accounted for, and of those who are to pay for it. You may object: write to ${mail}, and we take your name out of the search, unless a reason that weighs more keeps it there.`,
      ),
  }),
  "your-choice",
  {
    id: "children",
    heading: "If you sign for a child",
    blocks: [
      "Whoever is under 18 signs nothing here: you sign as parent or guardian, and by that consent to what we keep of the child and to its name being found in the search (Data Protection Act, section 33). It serves the child, as proof of what is theirs. Where an agreement says that a party is under 18, the search shows their name only once everybody has signed. A split sheet asks nobody’s age, so that we do not know of a child before you sign: write to us, before or after, and we take the name out. You have the child’s rights, until they are 18 and have them alone.",
    ],
  },
);

/** What those are told whose name and address somebody else gave (Data Protection Act, section 29), oldest first. */
export const versions: readonly LegalText[] = [of20261124, of20261125, of20261127, of20261128, of20261129];

export const privacyNotice: LegalText = versions[versions.length - 1]!;
