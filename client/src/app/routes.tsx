import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { paths } from "#shared/paths";
import type { Audience } from "#client/app/guards";

export type RouteRow = {
  path: string | RegExp;
  /** The name of the browser's tab. */
  title: string;
  audience: Audience;
  /** `page` is a centred column under the navigation, `wide` goes to the edges; `bare` screens bring their own landmarks. */
  frame: "page" | "wide" | "bare";
  Screen: LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> };
};

/** A screen in a chunk of its own, by the name it is exported under. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return Object.assign(
    lazy(async () => ({ default: (await load())[name] })),
    // What fails here is told by the screen, which asks again.
    { preload: () => load().catch(() => undefined) },
  );
}

export const LandingScreen = screen(() => import("#client/pages/landing-page"), "LandingPage");
const AuthScreen = screen(() => import("#client/pages/auth-page"), "AuthPage");
const DocumentScreen = screen(() => import("#client/pages/document-page"), "DocumentPage");

/** One row, so that changing tabs between /login and /signup keeps what was typed. */
const signInPath = new RegExp(`^(?:${[paths.login, paths.signup, paths.auth].join("|")})/?$`);
const AgreementsScreen = screen(() => import("#client/pages/agreements-page"), "AgreementsPage");
const agreements = { audience: "signed-in", frame: "page", Screen: AgreementsScreen } as const;
const document = { title: "Document", audience: "readers", frame: "page", Screen: DocumentScreen } as const;

/** Every address of the product; the first that fits is shown. */
export const routes: readonly RouteRow[] = [
  {
    path: paths.home,
    title: "Dashboard",
    audience: "home",
    frame: "page",
    Screen: screen(() => import("#client/pages/dashboard-page"), "DashboardPage"),
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
    Screen: screen(() => import("#client/pages/ai-review-page"), "AiReviewPage"),
  },
  {
    path: paths.payments,
    title: "Payments",
    audience: "signed-in",
    frame: "page",
    Screen: screen(() => import("#client/pages/payments-page"), "PaymentsPage"),
  },
  {
    path: paths.verify,
    title: "Verify a document",
    audience: "everyone",
    frame: "page",
    Screen: screen(() => import("#client/pages/verify-page"), "VerifyPage"),
  },
  { path: paths.view, ...document },
  { path: paths.document, ...document },
  {
    path: paths.sign,
    title: "Sign",
    audience: "everyone",
    frame: "bare",
    Screen: screen(() => import("#client/pages/sign-page"), "SignPage"),
  },
  {
    path: paths.confirmDeletion,
    title: "Confirm deletion",
    audience: "everyone",
    frame: "bare",
    Screen: screen(() => import("#client/pages/confirm-deletion-page"), "ConfirmDeletionPage"),
  },
  {
    path: paths.confirmUnlock,
    title: "Confirm change",
    audience: "everyone",
    frame: "bare",
    Screen: screen(() => import("#client/pages/confirm-unlock-page"), "ConfirmUnlockPage"),
  },
];

export const notFound: RouteRow = {
  path: "*",
  title: "Page Not Found",
  audience: "everyone",
  frame: "page",
  Screen: screen(() => import("#client/pages/not-found-page"), "NotFoundPage"),
};
