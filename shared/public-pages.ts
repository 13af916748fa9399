import { brand } from "#shared/brand";
import { cookies } from "#shared/wordings/cookies/newest";
import { privacy } from "#shared/wordings/privacy/newest";
import { privacyNotice } from "#shared/wordings/privacy-notice/en";
import { privacyNotice as swahiliPrivacyNotice } from "#shared/wordings/privacy-notice/sw";
import { terms } from "#shared/wordings/terms/newest";
import { paths } from "#shared/paths";

/** A page that anybody may read and find: what search engines and messages show of it. */
export type PublicPage = {
  path: string;
  title: string;
  description: string;
  /** The day of its wording, where it has one. */
  updated?: string;
};

const legal = [
  [paths.terms, terms],
  [paths.privacy, privacy],
  [paths.cookies, cookies],
  [paths.privacyNotice, privacyNotice],
  [paths.privacyNoticeInSwahili, swahiliPrivacyNotice],
] as const;

export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    title: brand.tagline,
    description:
      "Draw up a split sheet, send it to your co-writers, and have it signed from a phone. Free, for music creators in Kenya and across Africa.",
  },
  {
    path: paths.verify,
    title: "Verify a document",
    description:
      "Look up a song's split sheet or agreement and learn who has signed it, before you release, license or pay. No account needed.",
  },
  {
    path: paths.contractCheck,
    title: "Contract Check",
    description:
      "Paste a music contract and see which clauses to look at and what is missing, before you sign it. Free, without an account, and nothing is kept.",
  },
  {
    path: paths.support,
    title: "Support",
    description: "Ask us about split sheets, signing and payments. A person answers within 24 hours.",
  },
  {
    path: paths.evidence,
    title: "How Sahihi proves it",
    description:
      "Who signed what, and when: frozen words, a sealed PDF, and a log that nobody rewrites unseen. In five steps, without having to believe us.",
  },
  {
    path: paths.evidenceInSwahili,
    title: "Jinsi Sahihi inavyothibitisha",
    description:
      "Nani alisaini nini, na lini: maneno yasiyobadilika, PDF yenye muhuri, na kumbukumbu zisizobadilika kwa siri. Kwa hatua tano.",
  },
  {
    path: paths.evidenceLaw,
    title: "Evidence, for lawyers",
    description:
      "Which level a signature here has, what is recorded and what is not, our keys, and how to check a file with pdfsig and OpenSSL.",
  },
  ...legal.map(([path, { title, summary, updated }]) => ({ path, title, description: summary, updated })),
];
