export type Toast = { title: string; description?: string; tone?: "success" | "danger" | "info" };

/** Shows a message for 5 s. What draws it is loaded with the first one, so that no first view pays for it. */
export function toast(message: Toast): void {
  import("#client/ui/toaster").then(({ showToast }) => showToast(message)).catch(() => undefined);
}
