import type { User } from "#shared/contract/auth";
import type { VerifierInfo } from "#shared/contract/verification";
import type { DraftKind } from "#client/lib/drafts/draft-storage";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";

const verifierDraft: DraftKind<Partial<VerifierInfo>> = {
  read: (stored) => {
    const given = (stored ?? {}) as Partial<Record<keyof VerifierInfo, unknown>>;
    const fields = (["email", "name", "company"] as const).filter(
      (field) => typeof given[field] === "string",
    );
    return Object.fromEntries(fields.map((field) => [field, given[field]]));
  },
  blank: () => ({}),
};

/** Who asks, as it is typed: it survives a reload, and is there for the next document. Whoever is signed in finds their own. */
export function useVerifier(user: User | null) {
  const draft = useDeviceDraft(verifierDraft, user?.id ?? "guest", "verifier");
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : "";
  const verifier: VerifierInfo = { email: user?.email ?? "", name, company: "", ...draft.value };
  return {
    verifier,
    change: (change: Partial<VerifierInfo>) => draft.change((typed) => ({ ...typed, ...change })),
  };
}
