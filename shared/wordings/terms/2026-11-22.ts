import { brand } from "#shared/brand";
import type { LegalText } from "#shared/wordings/legal-text";
import { paths } from "#shared/paths";

const site = `${brand.name}${brand.suffix}`;
const mail = "[support@sahihi.com](mailto:support@sahihi.com)";

export const terms: LegalText = {
  title: "Terms of use",
  summary: `What ${site} does for you, what you promise when you draw up or sign a document here, and what happens to your money when something goes wrong.`,
  updated: "2026-11-22",
  sections: [
    {
      id: "what-this-is",
      heading: "What this is",
      blocks: [
        `${site} is a place to draw up split sheets, producer agreements and featured artist agreements, to have them signed, to have a contract reviewed, and to find people to make music with. “We” is whoever runs ${site}; “you” is whoever opens it, with or without an account.`,
        "By opening an account, signing a document or paying for something here you accept these terms. If you do so for a band, a label or another business, you say that you may speak for it.",
        "You must be 18 to open an account or to sign. Somebody younger needs a parent or guardian, who signs as well.",
      ],
    },
    {
      id: "your-account",
      heading: "Your account",
      blocks: [
        "Give your real name: it is printed on what you sign. Keep your password to yourself, and tell us at once when somebody else may have it. Until you have confirmed your e-mail address, documents that were sent to that address are not shown in your account.",
        "You may leave at any time. Delete Account, in your settings, opens a ticket with us; drafts and unsigned documents then go. What others have signed with you stays with them, because it is their proof too.",
        "We may suspend an account that is used to deceive, to harass, or to sign in the name of somebody else. We say why, and you may answer.",
      ],
    },
    {
      id: "documents",
      heading: "Your documents are yours",
      blocks: [
        "We claim no right in your songs, your recordings, your shares or your documents. We keep and show them so that the service can work, and for nothing else.",
        "You are responsible for what stands in them: that the names, shares and facts are true, and that you may agree to what you agree to. We check that shares come to exactly 100% and that an agreement says everything its form said. We do not know who wrote which line.",
        `The texts of agreements are drafted from your answers, by an AI model or by our own clause library; each document says which. Read it before you send it. Neither a draft nor an AI review is advice from a lawyer, and neither can know what you did not tell it.`,
      ],
    },
    {
      id: "signing",
      heading: "Signing",
      blocks: [
        "A signature here is an electronic signature under Part VIA of the Kenya Information and Communications Act. Whoever presses Sign Document says three things, which stand above the button: that they agree to the terms and to the shares, that the signature binds like one by hand, and that they have checked the details.",
        "We freeze the text when it is sent, and each signature names the fingerprint (SHA-256) of exactly that text, the time, the IP address and the browser it came from. That is evidence for everybody on the document, and nobody can switch it off.",
        "A signing link is personal. Whoever opens yours can sign for you, so do not pass it on. It ends after 90 days, or when a new one is sent.",
        "A document that everybody has signed can be changed or deleted only when everybody who signed it agrees.",
      ],
    },
    {
      id: "prices",
      heading: "Prices, payments and refunds",
      blocks: [
        "Split sheets, signing, searching and checking a PDF cost nothing. Agreements, AI contract reviews and ownership verifications have a price in Kenyan shillings, shown before you pay. There is no subscription.",
        "Payments are taken by Paystack. We never see the number of a card. A receipt is mailed to you and stays in your account.",
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
      heading: "Ownership verification",
      blocks: [
        "Whoever drafts a document and sends it for signing makes its title, its kind, its date and the names and roles on it findable to the public, free of charge. Shares, fees and e-mail addresses never are.",
        "A paid verification says who had signed a document at the moment it was made, and that its text had not changed since. It does not say that the people on it are right about who owns the song: it tells what they agreed to, not what is true beyond that.",
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
      id: "not-allowed",
      heading: "What is not allowed",
      blocks: [
        {
          list: [
            "Signing, or making somebody sign, under a false name.",
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
        "We answer for damage that we cause on purpose or by gross negligence, and wherever the law does not let us say otherwise. Beyond that we answer for no more than you paid us in the twelve months before the damage, and not for royalties or deals that were lost because people disagreed about a document.",
        "When the service is down for work that we could plan, we say so beforehand.",
      ],
    },
    {
      id: "changes",
      heading: "Changes, law and disputes",
      blocks: [
        "When these terms change in a way that matters to you, we mail everybody with an account 30 days before. What you signed or paid for until then stays under the terms of its day.",
        `The law of Kenya applies. If something went wrong between us, write to ${mail} first; nearly everything can be settled that way. What cannot goes to the courts in Nairobi, without taking from you the protection of the law where you live.`,
      ],
    },
  ],
};
