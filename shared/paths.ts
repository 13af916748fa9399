import type { DocumentType } from "#shared/domain/document-status";
import type { Language } from "#shared/words/languages";

/** Screen addresses. The client's routes, the mails and the PDF all take them from here. */
export const paths = {
  home: "/",
  login: "/login",
  signup: "/signup",
  auth: "/auth",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  splitSheet: "/split-sheet",
  agreements: "/agreements",
  producerAgreement: "/producer-agreement",
  producerAgreementStep: "/producer-agreement/*",
  featuredArtistAgreement: "/featured-artist-agreement",
  featuredArtistAgreementStep: "/featured-artist-agreement/*",
  aiReview: "/ai-review",
  aiReviewStep: "/ai-review/*",
  contractCheck: "/contract-check",
  payments: "/payments",
  view: "/view/:id",
  signing: "/view/:id/sign",
  document: "/documents/:id",
  song: "/documents/:id/song",
  registration: "/documents/:id/registration",
  registrations: "/registration",
  sign: "/sign/:token",
  signAll: "/sign-all/:token",
  /** Where the owner lets everybody sign together; where they do, by its key or by letters; and where each then signs. */
  signTogether: "/view/:id/room",
  room: "/room/:key",
  roomSigning: "/room/:key/sign",
  roomLetters: "/r/:letters",
  handedOver: "/handed-over",
  ownRegistration: "/sign/:token/registration",
  confirmDeletion: "/confirm-deletion/:token",
  confirmUnlock: "/confirm-unlock/:token",
  shared: "/shared/:token",
  verify: "/verify",
  profile: "/profile",
  settings: "/settings",
  dataExport: "/settings/export/:id",
  collaborators: "/collaborators",
  collaborator: "/collaborators/:id",
  collaboration: "/collaboration/:id",
  contacts: "/contacts",
  notices: "/notices",
  support: "/support",
  ticket: "/support/:id",
  ticketLink: "/support/link/:token",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  termsVersion: "/terms/:version",
  privacyVersion: "/privacy/:version",
  privacyNotice: "/privacy-notice",
  privacyNoticeInSwahili: "/ilani-ya-faragha",
  evidence: "/evidence",
  evidenceInSwahili: "/ushahidi",
  evidenceLaw: "/evidence-law",
  adminLogin: "/admin/login",
  admin: "/admin",
} as const;

/** What those are told who did not come to us themselves, in their language. */
export const privacyNoticePaths: Record<Language, string> = {
  en: paths.privacyNotice,
  sw: paths.privacyNoticeInSwahili,
};

/** How a signed document is proved, for its reader. */
export const evidencePaths: Record<Language, string> = {
  en: paths.evidence,
  sw: paths.evidenceInSwahili,
};

/** A page is read in the language of the mail that led to it, until the reader chooses another. */
const spoken = (language: Language) => (language === "en" ? "" : `?lang=${language}`);

/** Where each kind of document is filled in. */
const formPaths: Record<DocumentType, string> = {
  split_sheet: paths.splitSheet,
  producer_agreement: paths.producerAgreement,
  featured_artist_agreement: paths.featuredArtistAgreement,
};

export const pathTo = {
  resetPassword: (token: string) => `${paths.resetPassword}?token=${token}`,
  verifyEmail: (token: string) => `${paths.verifyEmail}?token=${token}`,
  splitSheetWith: (requestId: string) => `${paths.splitSheet}?with=${requestId}`,
  splitSheetLike: (documentId: string) => `${paths.splitSheet}?like=${documentId}`,
  copyOfSplitSheet: (documentId: string) => `${paths.splitSheet}?copy=${documentId}`,
  splitSheetOfAgreement: (documentId: string) => `${paths.splitSheet}?agreement=${documentId}`,
  continueForm: (type: DocumentType, id: string) => `${formPaths[type]}?continue=${id}`,
  beginWithTemplate: (type: DocumentType, id: string) => `${formPaths[type]}?template=${id}`,
  agreementOfSheet: (documentId: string) => `${paths.agreements}?sheet=${documentId}`,
  editSplitSheet: (documentId: string) => `${paths.splitSheet}?edit=${documentId}`,
  editProducerAgreement: (documentId: string) => `${paths.producerAgreement}?edit=${documentId}`,
  editFeaturedArtistAgreement: (documentId: string) => `${paths.featuredArtistAgreement}?edit=${documentId}`,
  editAgreement: (documentId: string) => `${paths.agreements}?edit=${documentId}`,
  review: (reviewId: string) => `${paths.aiReview}?review=${reviewId}`,
  dataExport: (exportId: string) => `/settings/export/${exportId}`,
  collaborator: (userId: string) => `/collaborators/${userId}`,
  collaboration: (requestId: string) => `/collaboration/${requestId}`,
  ticket: (ticketId: string) => `/support/${ticketId}`,
  ticketLink: (token: string) => `/support/link/${token}`,
  view: (documentId: string) => `/view/${documentId}`,
  /** Where somebody signed in signs; `collaboratorId` where they are two of the signers. */
  signing: (documentId: string, collaboratorId?: string) =>
    `/view/${documentId}/sign${collaboratorId === undefined ? "" : `?as=${collaboratorId}`}`,
  song: (documentId: string) => `/documents/${documentId}/song`,
  signTogether: (documentId: string) => `/view/${documentId}/room`,
  room: (key: string) => `/room/${key}`,
  roomSigning: (key: string, collaboratorId: string) => `/room/${key}/sign?as=${collaboratorId}`,
  roomLetters: (letters: string) => `/r/${letters}`,
  registration: (documentId: string) => `/documents/${documentId}/registration`,
  sign: (token: string, language: Language = "en") => `/sign/${token}${spoken(language)}`,
  signAll: (token: string, language: Language = "en") => `/sign-all/${token}${spoken(language)}`,
  ownRegistration: (token: string) => `/sign/${token}/registration`,
  confirmDeletion: (token: string, language: Language = "en") =>
    `/confirm-deletion/${token}${spoken(language)}`,
  confirmUnlock: (token: string, language: Language = "en") => `/confirm-unlock/${token}${spoken(language)}`,
  shared: (token: string) => `/shared/${token}`,
  /** The verification that a payment is for, whether it is there already or not. */
  paidVerification: (paymentId: string) => `${paths.verify}?payment=${paymentId}`,
  verification: (verificationId: string) => `${paths.verify}?verification=${verificationId}`,
  verify: (documentId: string) => `${paths.verify}?document=${documentId}`,
} as const;

/** How a page is told, in `Server-Timing`, that it was asked for without a session. */
export const GUEST_TIMING = "guest";
