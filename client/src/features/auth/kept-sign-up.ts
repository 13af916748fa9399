import { z } from "zod";

const KEPT = "sahihi.sign-up";

const Kept = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

/** Keeps who somebody said they are, never their password, through a reload of this tab. */
export function keepSignUp(typed: z.infer<typeof Kept>): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(Kept.parse(typed)));
  } catch {
    // Without storage a reload empties the form, as in any other.
  }
}

export function keptSignUp(): z.infer<typeof Kept> | undefined {
  try {
    return Kept.safeParse(JSON.parse(sessionStorage.getItem(KEPT) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function forgetSignUp(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept then.
  }
}
