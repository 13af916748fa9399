/** Screen addresses. The client's routes, the mails and the PDF all take them from here. */
export const paths = {
  home: "/",
  login: "/login",
  signup: "/signup",
  auth: "/auth",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  splitSheet: "/split-sheet",
  view: "/view/:id",
  document: "/documents/:id",
  sign: "/sign/:token",
  verify: "/verify",
} as const;

export const pathTo = {
  resetPassword: (token: string) => `${paths.resetPassword}?token=${token}`,
  verifyEmail: (token: string) => `${paths.verifyEmail}?token=${token}`,
  editSplitSheet: (documentId: string) => `${paths.splitSheet}?edit=${documentId}`,
  view: (documentId: string) => `/view/${documentId}`,
  sign: (token: string) => `/sign/${token}`,
  verify: (documentId: string) => `${paths.verify}?document=${documentId}`,
} as const;
