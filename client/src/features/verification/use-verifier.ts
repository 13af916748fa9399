import { useState } from "react";
import type { User } from "#shared/contract/auth";
import type { VerifierInfo } from "#shared/contract/verification";
import { useStoredDraft } from "#client/lib/stored-draft";

/** Who asks, as it is typed: it survives a reload, and is there for the next document. Whoever is signed in finds their own. */
export function useVerifier(user: User | null) {
  const { stored, save } = useStoredDraft<unknown>("verifier", user?.id ?? "guest");
  const [typed, setTyped] = useState<Partial<VerifierInfo>>(() => readVerifier(stored));
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : "";
  const verifier: VerifierInfo = { email: user?.email ?? "", name, company: "", ...typed };
  return {
    verifier,
    change: (change: Partial<VerifierInfo>) => {
      const next = { ...typed, ...change };
      setTyped(next);
      save(next);
    },
  };
}

function readVerifier(stored: unknown): Partial<VerifierInfo> {
  if (typeof stored !== "object" || stored === null) return {};
  const given = stored as Record<string, unknown>;
  const fields = (["email", "name", "company"] as const).filter((field) => typeof given[field] === "string");
  return Object.fromEntries(fields.map((field) => [field, given[field]]));
}
