export type Toast = { title: string; description?: string; tone?: "success" | "danger" | "info" };

/** Shows a message for 5 s. What draws it is loaded with the first one, so that no first view pays for it. */
export function toast(message: Toast): void {
  void toastShown(message);
}

/** The same, and says when the message stands on the screen, or that it never will. */
export async function toastShown(message: Toast): Promise<void> {
  const toaster = await import("#client/ui/toaster").catch(() => undefined);
  toaster?.showToast(message);
}
