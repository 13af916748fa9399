import { useEffect } from "react";
import { z } from "zod";
import { changeContract, contractInHand } from "#client/features/reviews/contract-in-hand";
import { readStored, removeStored, writeStored } from "#client/lib/device-storage";
import { onSessionEnd } from "#client/lib/session";
import { contractFileKinds } from "#shared/domain/reviews/contract-file";

const KEPT = "sahihi.contract";

const Kept = z.object({
  userId: z.string(),
  contract: z.object({
    way: z.enum(["upload", "paste"]),
    pasted: z.string(),
    paymentId: z.uuid(),
    file: z
      .object({
        name: z.string(),
        size: z.number(),
        text: z.string(),
        kind: z.enum(contractFileKinds),
        pages: z.number().nullable(),
        emptyPages: z.array(z.number()),
      })
      .nullable(),
  }),
});

let isKept = false;

/** Whether the contract may leave the page: it is there again once its owner has signed in. */
export const isContractKept = () => isKept;

/** The contract in hand survives signing in again, in this tab and for this user alone, where the session ends while the page is open. */
export function useKeptContract(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const stored = readStored("sessionStorage", KEPT);
    removeStored("sessionStorage", KEPT);
    const kept = Kept.safeParse(parse(stored ?? null)).data;
    if (kept?.userId === userId) changeContract(kept.contract);
    return onSessionEnd(() => {
      const { way, pasted, file, paymentId } = contractInHand();
      const contract = { way, pasted, file, paymentId };
      isKept = writeStored("sessionStorage", KEPT, JSON.stringify({ userId, contract }));
      return {
        title: "Authentication Required",
        description: isKept
          ? "You are logged out. Logging in again... Your contract is kept."
          : "You are logged out. Logging in again...",
        tone: "danger",
      };
    });
  }, [userId]);
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
