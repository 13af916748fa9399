import { paths } from "#shared/paths";
import { screen, type RouteRow } from "#client/app/route-row";

export const LandingScreen = screen(() => import("#client/pages/landing-page"), "LandingPage");
const AuthScreen = screen(() => import("#client/pages/auth-page"), "AuthPage");
const DocumentScreen = screen(() => import("#client/pages/documents/document-page"), "DocumentPage");

/** One row, so that changing tabs between /login and /signup keeps what was typed. */
const signInPath = new RegExp(`^(?:${[paths.login, paths.signup, paths.auth].join("|")})/?$`);
const AgreementsScreen = screen(() => import("#client/pages/agreements/agreements-page"), "AgreementsPage");
const agreements = { audience: "signed-in", frame: "page", Screen: AgreementsScreen } as const;
const document = { title: "Document", audience: "readers", frame: "page", Screen: DocumentScreen } as const;

/** Every address under the navigation; the first that fits is shown. */
export const routes: readonly RouteRow[] = [
  {
    path: paths.home,
    title: "Dashboard",
    audience: "home",
    frame: "page",
    Screen: screen(() => import("#client/pages/dashboard/dashboard-page"), "DashboardPage"),
  },
  { path: signInPath, title: "Sign In", audience: "guests", frame: "wide", Screen: AuthScreen },
  {
    path: paths.resetPassword,
    title: "Reset password",
    audience: "everyone",
    frame: "page",
    Screen: screen(() => import("#client/pages/reset-password-page"), "ResetPasswordPage"),
  },
  {
    path: paths.verifyEmail,
    title: "Confirm your e-mail",
    audience: "everyone",
    frame: "page",
    Screen: screen(() => import("#client/pages/verify-email-page"), "VerifyEmailPage"),
  },
  {
    path: paths.splitSheet,
    title: "Split sheet",
    audience: "signed-in",
    frame: "page",
    Screen: screen(() => import("#client/pages/split-sheet-page"), "SplitSheetPage"),
  },
  { path: paths.agreements, title: "Music Agreements", ...agreements },
  { path: `${paths.producerAgreement}/*?`, title: "Producer Agreement", ...agreements },
  { path: `${paths.featuredArtistAgreement}/*?`, title: "Featured Artist Agreement", ...agreements },
  {
    path: `${paths.aiReview}/*?`,
    title: "AI Contract Review",
    audience: "signed-in",
    frame: "page",
    Screen: screen(() => import("#client/pages/ai-review/ai-review-page"), "AiReviewPage"),
  },
  {
    path: paths.contractCheck,
    title: "Contract Check",
    audience: "everyone",
    frame: "page",
    Screen: screen(() => import("#client/pages/contract-check-page"), "ContractCheckPage"),
  },
  {
    path: paths.payments,
    title: "Payments",
    audience: "signed-in",
    frame: "page",
    Screen: screen(() => import("#client/pages/payments/payments-page"), "PaymentsPage"),
  },
  {
    path: paths.profile,
    title: "Profile",
    audience: "signed-in",
    frame: "page",
    Screen: screen(() => import("#client/pages/profile-page"), "ProfilePage"),
  },
  {
    path: paths.settings,
    title: "Settings",
    audience: "signed-in",
    frame: "page",
    Screen: screen(() => import("#client/pages/settings-page"), "SettingsPage"),
  },
  {
    path: paths.dataExport,
    title: "Your data",
    audience: "readers",
    frame: "page",
    Screen: screen(() => import("#client/pages/data-export-page"), "DataExportPage"),
  },
  {
    path: paths.collaborators,
    title: "Find Collaborators",
    audience: "signed-in",
    frame: "page",
    Screen: screen(() => import("#client/pages/collaborators-page"), "CollaboratorsPage"),
  },
  {
    path: paths.collaborator,
    title: "Collaborator",
    audience: "signed-in",
    frame: "page",
    Screen: screen(() => import("#client/pages/collaborator-page"), "CollaboratorPage"),
  },
  {
    path: paths.contacts,
    title: "Contacts",
    audience: "signed-in",
    frame: "page",
    Screen: screen(() => import("#client/pages/contacts-page"), "ContactsPage"),
  },
  {
    path: paths.collaboration,
    title: "Collaboration",
    audience: "signed-in",
    frame: "wide",
    Screen: screen(() => import("#client/pages/collaboration-page"), "CollaborationPage"),
  },
  {
    path: paths.verify,
    title: "Verify a document",
    audience: "everyone",
    frame: "page",
    Screen: screen(() => import("#client/pages/verify/verify-page"), "VerifyPage"),
  },
  {
    path: paths.support,
    title: "Support",
    audience: "everyone",
    frame: "page",
    Screen: screen(() => import("#client/pages/support-page"), "SupportPage"),
  },
  {
    path: paths.ticketLink,
    title: "Support ticket",
    audience: "everyone",
    frame: "page",
    Screen: screen(() => import("#client/pages/ticket-link-page"), "TicketLinkPage"),
  },
  {
    path: paths.ticket,
    title: "Support ticket",
    audience: "readers",
    frame: "page",
    Screen: screen(() => import("#client/pages/ticket-page"), "TicketPage"),
  },
  {
    path: paths.terms,
    title: "Terms of use",
    audience: "everyone",
    frame: "wide",
    Screen: screen(() => import("#client/pages/terms-page"), "TermsPage"),
  },
  {
    path: paths.privacy,
    title: "Privacy policy",
    audience: "everyone",
    frame: "wide",
    Screen: screen(() => import("#client/pages/privacy-page"), "PrivacyPage"),
  },
  {
    path: paths.cookies,
    title: "Cookies and storage",
    audience: "everyone",
    frame: "wide",
    Screen: screen(() => import("#client/pages/cookies-page"), "CookiesPage"),
  },
  {
    path: paths.evidence,
    title: "How Sahihi proves it",
    audience: "everyone",
    frame: "wide",
    Screen: screen(() => import("#client/pages/evidence/evidence-page"), "EvidencePage"),
  },
  {
    path: paths.evidenceInSwahili,
    title: "Jinsi Sahihi inavyothibitisha",
    audience: "everyone",
    frame: "wide",
    Screen: screen(() => import("#client/pages/evidence/evidence-page"), "SwahiliEvidencePage"),
  },
  {
    path: paths.evidenceLaw,
    title: "Evidence, for lawyers",
    audience: "everyone",
    frame: "wide",
    Screen: screen(() => import("#client/pages/evidence/evidence-law-page"), "EvidenceLawPage"),
  },
  {
    path: paths.privacyNotice,
    title: "Privacy notice",
    audience: "everyone",
    frame: "wide",
    Screen: screen(() => import("#client/pages/privacy-notice-page"), "PrivacyNoticePage"),
  },
  {
    path: paths.privacyNoticeInSwahili,
    title: "Ilani ya faragha",
    audience: "everyone",
    frame: "wide",
    Screen: screen(() => import("#client/pages/privacy-notice-page"), "SwahiliPrivacyNoticePage"),
  },
  {
    path: paths.termsVersion,
    title: "Terms of use",
    audience: "everyone",
    frame: "wide",
    Screen: screen(() => import("#client/pages/legal-version-page"), "TermsVersionPage"),
  },
  {
    path: paths.privacyVersion,
    title: "Privacy policy",
    audience: "everyone",
    frame: "wide",
    Screen: screen(() => import("#client/pages/legal-version-page"), "PrivacyVersionPage"),
  },
  {
    path: paths.adminLogin,
    title: "Administrator sign-in",
    audience: "everyone",
    frame: "page",
    Screen: screen(() => import("#client/pages/admin-login-page"), "AdminLoginPage"),
  },
  {
    path: paths.admin,
    title: "Administration",
    audience: "everyone",
    frame: "page",
    Screen: screen(() => import("#client/pages/admin-page"), "AdminPage"),
  },
  {
    path: paths.registrations,
    title: "Register songs",
    audience: "signed-in",
    frame: "page",
    Screen: screen(() => import("#client/pages/documents/registrations-page"), "RegistrationsPage"),
  },
  {
    path: paths.registration,
    title: "For registration",
    audience: "readers",
    frame: "page",
    Screen: screen(() => import("#client/pages/documents/registration-page"), "RegistrationPage"),
  },
  {
    path: paths.song,
    title: "Song",
    audience: "readers",
    frame: "page",
    Screen: screen(() => import("#client/pages/documents/song-page"), "SongPage"),
  },
  {
    path: paths.signTogether,
    title: "Sign together",
    audience: "readers",
    frame: "page",
    Screen: screen(() => import("#client/pages/documents/sign-together-page"), "SignTogetherPage"),
  },
  { path: paths.view, ...document },
  { path: paths.document, ...document },
];

export const notFound: RouteRow = {
  path: "*",
  title: "Page Not Found",
  audience: "everyone",
  frame: "page",
  Screen: screen(() => import("#client/pages/not-found-page"), "NotFoundPage"),
};
