import type { UserState } from "#client/lib/use-user";

/**
 * Whom a screen is for. `home` is the landing page for guests and the dashboard for a signed-in user; `readers` come by a
 * link from a mail and sign in first.
 */
export type Audience = "everyone" | "guests" | "signed-in" | "readers" | "home";

/** What to show at an address: its screen, the landing page, a skeleton until we know, or nothing because we go elsewhere. */
export type Verdict = "screen" | "landing" | "wait" | "move-on" | "sign-in";

/**
 * Decides what an address shows to whoever is here. Until the server has answered, `wasSignedIn` (see `useUser`) keeps a
 * guest from waiting for the landing page and a signed-in person from seeing it.
 */
export function verdict(audience: Audience, state: UserState, wasSignedIn: boolean): Verdict {
  if (audience === "everyone") return "screen";
  if (audience === "guests") {
    if (state === "signed-in") return "move-on";
    return state === "loading" && wasSignedIn ? "wait" : "screen";
  }
  if (state === "signed-in") return "screen";
  if (audience === "readers" && state === "signed-out") return "sign-in";
  if (state !== "loading") return "landing";
  return audience === "home" && !wasSignedIn ? "landing" : "wait";
}
