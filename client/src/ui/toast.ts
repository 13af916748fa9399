export type Toast = { title: string; description?: string; tone?: "success" | "danger" | "info" };

/** Shows a message for 5 s. What draws it is loaded with the first one, so that no first view pays for it. */
export function toast(message: Toast): void {
  void toastShown(message);
}

/** Fetches what draws a message, where one must be shown although the connection is gone. */
export function prepareToasts(): void {
  void loadToaster();
}

/** The same as `toast`, and says when the message stands on the screen, or that it never will. */
export async function toastShown(message: Toast): Promise<void> {
  const toaster = await loadToaster();
  toaster?.showToast(message);
}

/** What went wrong was mended, or is tried again: the messages about it go. Mutations see to theirs by themselves. */
export function dismissErrors(): void {
  void loadToaster().then((toaster) => toaster?.dismissErrors());
}

const loadToaster = () => import("#client/ui/toaster").catch(() => undefined);
