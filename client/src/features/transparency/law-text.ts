import type { LegalText } from "#shared/wordings/legal-text";

/** What somebody who argues about a document has to know of it: which level it has, and what it does not have. */
export const lawText: LegalText = {
  title: "Evidence, for lawyers",
  summary: "Which level a signature here has, what is recorded, what is not, and how to check it without us.",
  updated: "2026-11-27",
  sections: [
    {
      id: "level",
      heading: "The level",
      blocks: [
        "A signature here is an electronic signature: a person pressed to sign who came by a link to the address or phone number the sender gave (mail or SMS), by a code sent there in a room where several sign together, on their own device or on one handed to them, or by an account with that address confirmed. It is not an advanced electronic signature (Kenya Information and Communications Act, sections 83O and 83P), and not an advanced or qualified one under eIDAS.",
        "The seal in the PDF is ours, not a signer’s: PAdES baseline, with a certificate of our own. It is no qualified seal. Where the file says B-T, an authority of its own confirmed the time (RFC 3161); that is no qualified time stamp unless the authority is.",
        "A licensed certification service provider would add: a certificate in the signer’s name after a check of identity, a key in the signer’s sole control, and the presumptions that go with it. Where a law asks for an advanced electronic signature, have the document signed that way as well. Copyright Act, section 33(3): assignments and exclusive licences.",
      ],
    },
    {
      id: "recorded",
      heading: "What is recorded",
      blocks: [
        {
          list: [
            "The text that was sent, in the bytes that were hashed, with its SHA-256. It does not change afterwards.",
            "Of each signature: its id, time, the way the person came and whose device it was, the masked address or number, the wording that was agreed to; and apart, under a hash of its own, address, network address and browser.",
            "Every event of the document, in a chain of hashes.",
            "Each event as a leaf of one Merkle tree (RFC 6962), whose root we sign. Signed checkpoints are mailed to everybody on the document.",
            "The sealed PDF, and one sealed certificate of completion a version.",
          ],
        },
      ],
    },
    {
      id: "not-recorded",
      heading: "What is not",
      blocks: [
        {
          list: [
            "Identity beyond the mailbox, the phone number or the account. Whoever has the mailbox or the phone can sign.",
            "How a page was read is what the browser reported, and is told as that.",
            "There is no independent witness of the log yet: the checkpoints in mails are what others compare with.",
          ],
        },
      ],
    },
    {
      id: "court",
      heading: "In a Kenyan court",
      blocks: [
        "Evidence Act, section 78A: weight follows from how a record was generated, stored and kept whole, and how its originator was identified. Section 106B(4): a certificate, signed by a person in a responsible position.",
        "Whoever may read a version draws the draft of that certificate, in the document’s history or behind their signing link. Facts are filled in; statements, name, office and signature are left open. Everybody’s evidence stands on it where we are given a claim.",
      ],
    },
  ],
};
