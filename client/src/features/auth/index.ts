export { AdminLoginForm } from "#client/features/auth/admin-login-form";
export { AuthForm } from "#client/features/auth/auth-form";
export { AuthSidePanel } from "#client/features/auth/auth-side-panel";
export { ConfirmEmailNote } from "#client/features/auth/confirm-email-note";
export { nextPlace, reasonToSignIn, signInAndReturnTo } from "#client/features/auth/next-place";
export { ResetPasswordForm } from "#client/features/auth/reset-password-form";
export { signOut } from "#client/features/auth/sign-out";
