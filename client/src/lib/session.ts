import { ApiError } from "#client/lib/call";
import { readStored, removeStored, writeStored } from "#client/lib/device-storage";
import { paths } from "#shared/paths";
import { toastShown, type Toast } from "#client/ui/toast";

const REDIRECT_AFTER_MS = 500;
/** On a connection so slow that the notice does not come, the sign-in screen does. */
const NOTICE_WITHIN_MS = 3000;
const RETURN_TO = "sahihi.return-to";

/** A session that has ended, as opposed to a wrong password. */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.message.includes("Unauthorized");
}

/** Whoever is signed in has handed this device over: nothing of theirs is shown until they take it back. */
export function leaveIfHandedOver(error: unknown): boolean {
  const isHandedOver = error instanceof ApiError && error.code === "handed_over";
  if (isHandedOver) window.location.replace(paths.handedOver);
  return isHandedOver;
}

let leaving = false;

const unauthorized: Toast = {
  title: "Unauthorized",
  description: "You are logged out. Logging in again...",
  tone: "danger",
};
let lastWords: (() => Toast) | undefined;

/** A screen that keeps something for the return says so itself, where the session ends while it is open. Answers how to stop that. */
export function onSessionEnd(words: () => Toast): () => void {
  lastWords = words;
  return () => (lastWords = undefined);
}

/** Tells a person whose session has ended, and takes them to the sign-in screen. True when it has ended. */
export function leaveIfLoggedOut(error: unknown): boolean {
  if (leaveIfHandedOver(error)) return true;
  if (!isLoggedOut(error)) return false;
  if (!leaving) leave();
  return true;
}

function leave(): void {
  leaving = true;
  // Without storage a person lands on the dashboard, which is fine.
  writeStored("sessionStorage", RETURN_TO, window.location.pathname + window.location.search);
  const shown = toastShown(lastWords?.() ?? unauthorized);
  void Promise.race([shown, wait(NOTICE_WITHIN_MS)])
    .then(() => wait(REDIRECT_AFTER_MS))
    .then(() => window.location.assign("/api/login"));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Where a person was when their session ended. */
export function placeToReturnTo(): string | null {
  return readStored("sessionStorage", RETURN_TO) ?? null;
}

export function forgetPlace(): void {
  removeStored("sessionStorage", RETURN_TO);
}
