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
  payments: "/payments",
  view: "/view/:id",
  document: "/documents/:id",
  sign: "/sign/:token",
  verify: "/verify",
} as const;

export const pathTo = {
  resetPassword: (token: string) => `${paths.resetPassword}?token=${token}`,
  verifyEmail: (token: string) => `${paths.verifyEmail}?token=${token}`,
  editSplitSheet: (documentId: string) => `${paths.splitSheet}?edit=${documentId}`,
  editProducerAgreement: (documentId: string) => `${paths.producerAgreement}?edit=${documentId}`,
  editFeaturedArtistAgreement: (documentId: string) => `${paths.featuredArtistAgreement}?edit=${documentId}`,
  editAgreement: (documentId: string) => `${paths.agreements}?edit=${documentId}`,
  view: (documentId: string) => `/view/${documentId}`,
  sign: (token: string) => `/sign/${token}`,
  verify: (documentId: string) => `${paths.verify}?document=${documentId}`,
} as const;
