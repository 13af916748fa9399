import { ApiError } from "#client/lib/call";
import { toast } from "#client/ui/toast";

const REDIRECT_AFTER_MS = 500;
const RETURN_TO = "sahihi.return-to";

/** A session that has ended, as opposed to a wrong password. */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.message.includes("Unauthorized");
}

let leaving = false;

/** Tells a person whose session has ended, and takes them to the sign-in screen. */
export function leaveIfLoggedOut(error: unknown): void {
  if (!isLoggedOut(error) || leaving) return;
  leaving = true;
  rememberPlace();
  toast({ title: "Unauthorized", description: "You are logged out. Logging in again...", tone: "danger" });
  setTimeout(() => window.location.assign("/api/login"), REDIRECT_AFTER_MS);
}

function rememberPlace(): void {
  try {
    sessionStorage.setItem(RETURN_TO, window.location.pathname + window.location.search);
  } catch {
    // Without storage a person lands on the dashboard, which is fine.
  }
}

/** Where a person was when their session ended. */
export function placeToReturnTo(): string | null {
  try {
    return sessionStorage.getItem(RETURN_TO);
  } catch {
    return null;
  }
}

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(RETURN_TO);
  } catch {
    // Nothing was remembered then.
  }
}
