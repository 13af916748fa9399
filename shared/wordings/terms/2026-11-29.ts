import { brand } from "#shared/brand";
import type { LegalText } from "#shared/wordings/legal-text";
import { paths } from "#shared/paths";

const site = `${brand.name}${brand.suffix}`;
const mail = "[{supportEmail}](mailto:{supportEmail})";

export const terms: LegalText = {
  title: "Terms of use",
  summary: `What ${site} does for you, what you promise when you draw up or send a document here, and what happens to your money when something goes wrong.`,
  updated: "2026-11-29",
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [
        `${site} is run by {legalName}, company number {registration}, {address}: “we” in these terms. “You” is whoever has an account here or pays for something. Write to us at ${mail}.`,
        `${site} is a place to draw up split sheets, producer agreements and featured artist agreements, to have them signed, to have a contract reviewed, and to find people to make music with. We are no law firm, no collecting society and no party to what you sign.`,
      ],
    },
    {
      id: "accepting",
      heading: "How you accept these terms",
      blocks: [
        "You accept them when you open an account, and again with each payment. The sentence at the button names the version, and we keep with your account and with each payment which one it was. Earlier versions stay readable below.",
        `Whoever only signs, through a link and without an account, accepts nothing towards us. They are shown the [privacy notice](${paths.privacyNotice}). What they sign binds them to the others on the document.`,
        "If you act for a band, a label or another business, you say that you may speak for it.",
        "You must be 18 or older to open an account, to pay and to sign. For somebody younger the person who is asked to sign has to be a parent or guardian, and the document has to say for whom. Ask a lawyer first: a contract with a minor may not bind them.",
      ],
    },
    {
      id: "your-account",
      heading: "Your account",
      blocks: [
        "Give your real name: it is printed on what you sign. Keep your password to yourself, and tell us at once when somebody else may have it. Until you have confirmed your e-mail address, documents that were sent to that address are not shown in your account.",
        "You may leave at any time. Delete Account, in your settings, opens a ticket with us; drafts and unsigned documents then go. What others have signed with you stays with them, because it is their proof too, and what you paid stays in our books.",
        "We may suspend an account that is used to deceive, to harass, or to sign in the name of somebody else. We say why, and you may answer.",
      ],
    },
    {
      id: "documents",
      heading: "Your documents are yours",
      blocks: [
        "We claim no right in your songs, your recordings, your shares or your documents. We keep and show them so that the service can work, and for nothing else.",
        "You are responsible for what stands in them: that the names, addresses, shares and facts are true, that you may agree to what you agree to, and that you may give us the names, addresses and numbers of the people on them. For somebody under 18 you have the consent of a parent or guardian before you name them here. We check that shares come to exactly 100% and that an agreement deals with the choices of its form, as far as they fit each other. We do not know who wrote which line.",
        "Files for collecting societies and distributors are made of what you type. We check the form of a number, not whose it is, and we register nothing: you send the files yourself.",
        "The texts of agreements are drafted from your answers by our own clause library. Where an AI model is switched on and you ask it, it asks about contradictions, proposes a clause for your special terms and says the agreement in plain words. It may be wrong: its plain words are no part of the agreement, a clause of it only once you accept it, and the agreement says so. Read it before you send it.",
        "A draft, a contract check and a contract review are no advice from a lawyer, and none of them can know what you did not tell it. For what matters to you, have a lawyer read it before you sign.",
      ],
    },
    {
      id: "signing",
      heading: "Signing",
      blocks: [
        "A signature here is an electronic signature under the Kenya Information and Communications Act. It is not an advanced or a qualified one. Whoever presses Sign Document says what stands above the button; we keep which wording that was, where the request named it. Some papers need another form by law, such as a will, and some rights may pass only by an advanced signature or by hand: ask a lawyer where that matters.",
        "We do not check identities. The sender gives us the name and the address or number of each person. What we know is that a link or a code was sent to it, or that somebody was signed in to an account that has confirmed it, and what was done there, on whose device. Who opened the mailbox, held the phone or sat at the account, we do not know.",
        "We freeze the text when it is sent. Of each signature we record the fingerprint (SHA-256) of exactly that text, the time, the way and the device it came by, the IP address, and what the browser reported, if anything, of itself and of how it showed the document. That is evidence for everybody on the document, and nobody can switch it off.",
        "When everybody has signed, the PDF carries our electronic seal where it says so, and its fingerprint stands in a log that we sign. They show that it came from us and was not changed. They are nobody’s signature and say nothing of who the people are.",
        "A signing link is personal. Whoever opens yours can sign for you, so do not pass it on. It ends on the day that stands in its message, after 90 days at the latest, or when a new one is sent.",
      ],
    },
    {
      id: "in-force",
      heading: "Which version binds",
      blocks: [
        "A version that everybody on it has signed is in force. It stays so until a later version has been signed by everybody on that later one and by everybody on the version it replaces. Somebody who is left out of the new version signs as leaving.",
        "Until then the signed version binds, even when everybody has agreed that it may be changed, or when a new one was proposed, declined or taken back. Nobody’s share goes without that person’s signature.",
        "A version that not everybody has signed is shown as proposed, and as not in force.",
      ],
    },
    {
      id: "deletion",
      heading: "Deleting what was signed",
      blocks: [
        "A document that everybody has signed is deleted only when its owner asks for it and everybody whom the version in force binds agrees. Whoever is left out of a version that is only proposed is bound, and is asked. Whoever signed that they leave, in a version that is in force, is bound no more, and is not asked.",
        "It goes 30 days later, and until then its owner can call that off. The text, all versions, also one that is only proposed, signatures and PDFs are then gone from the service, also for those who have left it. What stays is a trail of ids, times and fingerprints, without names and without text.",
        "Deleting ends no contract. What you signed goes on binding you towards each other, as the law and the document say, and the PDF that each of you was mailed stays proof of it. We can then confirm it to nobody. To end a contract, sign that you end it.",
        "If you disagree about a document, do not agree to its deletion. Where a court or an authority orders us to keep something, we keep it.",
        "The law gives years to bring a claim: for most contracts six, in Kenya. Keep your copies at least that long after the last payment that a document promises.",
      ],
    },
    {
      id: "prices",
      heading: "Prices, payments and refunds",
      blocks: [
        "Split sheets, signing, searching and checking a PDF cost nothing. Agreements, contract reviews and verifications have a price in Kenyan shillings, shown before you pay. There is no subscription.",
        "Payments are taken by Paystack. We never see the number of a card. A receipt is mailed to you and stays in your account. We keep what tax law asks us to keep of it for at least five years, also when you leave.",
        {
          list: [
            "A payment buys one thing, once. Paying twice for the same thing by accident is refunded.",
            "When we cannot draft, review or verify what you paid for, your payment stays unused and you may try again without paying. If it still fails, you get the money back.",
            "A document that was deleted between your payment and its verification: you get the money back.",
            "Once an agreement is drafted, a review is made or a verification is delivered, the work is done and the price stays paid, except where the Consumer Protection Act gives you more.",
          ],
        },
        `To ask for money back, open a [billing ticket](${paths.support}?category=billing) with the number of your receipt. We answer within 24 hours and send refunds the way the money came.`,
      ],
    },
    {
      id: "verification",
      heading: "Search and verification",
      blocks: [
        "Whoever drafts a document and sends it for signing makes its title, its kind, its date and the names and roles on it findable to the public, free of charge. A party that an agreement says is under 18 is named there only once everybody has signed. Shares, fees and e-mail addresses never are.",
        "A paid verification says who had signed the version in force at the moment it was made, through what, what signers, or a signer and the sender, have in common, and that the text had not changed since. It does not say that the people on it are who they say, or that they are right about who owns the song: it tells what was signed, not what is true beyond that.",
        "Where the search has another split sheet that is in force for what seems to be the same song, the papers of a split sheet name it by its number. We do not decide which of them is right.",
      ],
    },
    {
      id: "collaborators",
      heading: "Finding collaborators",
      blocks: [
        "You publish a collaborator profile by filling it in. Be honest about your work. Requests and messages are for making music: no spam, no threats, no selling. You can block and report anybody, and we look at every report.",
        "We introduce people; we are no party to what they agree, pay or record together. Put it in writing. It is what the rest of this site is for.",
      ],
    },
    {
      id: "disputes",
      heading: "When people on a document disagree",
      blocks: [
        "We do not decide who is right, and we do not change, hide or delete a signed document because one side asks. Each of you can download the document, its history and a certificate of what we recorded.",
        "The IP address, the browser and the device of a signature, and how the document was shown, are for whoever gave it. We give them out to a court, an arbitrator or an authority that may ask for it by law, and somebody on the document for a claim that we can check. We note why.",
      ],
    },
    {
      id: "not-allowed",
      heading: "What is not allowed",
      blocks: [
        {
          list: [
            "Signing, or making somebody sign, under a false name or through an address that is not theirs.",
            "Claiming a song, a beat or a recording that you know is not yours.",
            "Trying to read, change or count what belongs to others, by whatever means.",
            "Copying the public search in bulk, or loading the service so that others cannot use it.",
          ],
        },
      ],
    },
    {
      id: "liability",
      heading: "What we answer for",
      blocks: [
        "We take care that what you sign is kept, unchanged and readable, and we make back-ups. Download your copies as well: the PDF that everybody gets after the last signature is complete without us.",
        "We answer in full for damage that we cause on purpose, by fraud or by gross negligence. Beyond that we answer for no more than you paid us in the twelve months before the damage or, if that is more, ten thousand Kenyan shillings, and not for royalties or deals that were lost because people disagreed about a document.",
        "Nothing in these terms excludes or limits what the law does not let us exclude or limit. That is what we answer for when somebody dies or is hurt by our negligence, what we answer for when we deceive, and the rights that the Consumer Protection Act, the Data Protection Act or the law where you live give you and that you cannot sign away. The limit above stands behind these, whatever it says.",
        "When the service is down for work that we could plan, we say so beforehand.",
      ],
    },
    {
      id: "changes",
      heading: "Changes and the law",
      blocks: [
        "When these terms change in a way that matters to you, we mail everybody with an account 30 days before; whoever does not want them may leave. Each payment names the version that it falls under. What you signed or paid for before stays under the terms of its day.",
        `The law of Kenya applies. If something went wrong between us, write to ${mail} first; nearly everything can be settled that way. What cannot goes to the courts in Nairobi, without taking from you the protection of the law where you live.`,
      ],
    },
  ],
};
