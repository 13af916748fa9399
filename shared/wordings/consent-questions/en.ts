type Question = { warning: string; means: readonly string[]; agree: string; refuse: string };

/** What signers are asked about a document that everybody has signed, and what their answer brings about. */
export type ConsentQuestions = { version: string; deletion: Question; amendment: Question };

const of20261123 = {
  version: "2026-11-23",
  deletion: {
    warning: "This cannot be undone",
    means: [
      "If every signer confirms, the document is deleted for good 30 days later: its text, its signatures and its PDF, and any change of it that is drafted or proposed.",
      "The record goes, the contract does not: what you agreed still binds you, and your own copy is what proves it then.",
      "If one signer rejects, it stays as it is.",
    ],
    agree: "Confirm Deletion",
    refuse: "Reject Deletion",
  },
  amendment: {
    warning: "What agreeing means",
    means: [
      "If every signer agrees, the owner may change the document. You sign the changed version, or not, once you have seen it.",
      "The version you signed stays in force until everybody on it and everybody on the changed version has signed the changed one.",
      "If one signer refuses, nothing changes.",
    ],
    agree: "Agree to the change",
    refuse: "Refuse",
  },
} as const;

/** Every wording that people have answered, oldest first. As with acknowledgements, a change is a new version at the end. */
export const versions = [
  {
    version: "2026-11-21",
    deletion: {
      warning: "This cannot be undone",
      means: [
        "If every signer confirms, the document is deleted for good 30 days later: its text, its signatures and its PDF.",
        "If one signer rejects, it stays as it is.",
      ],
      agree: "Confirm Deletion",
      refuse: "Reject Deletion",
    },
    amendment: {
      warning: "What agreeing means",
      means: [
        "If every signer agrees, the document becomes a draft again that its owner can edit. You sign again, or not, once you have seen the new version.",
        "The version you signed stays in the history with its signatures and its PDF. The new one needs everybody’s signature again.",
        "If one signer refuses, nothing changes.",
      ],
      agree: "Agree to the change",
      refuse: "Refuse",
    },
  },
  of20261123,
  {
    ...of20261123,
    version: "2026-11-28",
    deletion: {
      ...of20261123.deletion,
      means: [
        of20261123.deletion.means[0],
        "The record goes, the contract does not: the version in force still binds everybody on it, and your own copy is what proves it then.",
        of20261123.deletion.means[2],
      ],
    },
  },
] as const satisfies readonly ConsentQuestions[];

/** What signers are asked now. */
export const consentQuestions: ConsentQuestions = versions[versions.length - 1]!;
