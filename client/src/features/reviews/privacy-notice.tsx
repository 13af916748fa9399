import { ShieldCheck } from "lucide-react";

/** What becomes of a contract that is given to us. */
export function PrivacyNotice({ reviewedBy }: { reviewedBy: "ai" | "rules" }) {
  return (
    <p className="flex gap-3 text-sm text-muted">
      <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <span>
        <strong className="font-semibold text-ink">
          Your contract is processed securely and not stored permanently.
        </strong>{" "}
        {reviewedBy === "ai" ? "An AI model reads its text once" : "Its text is read once, on our own server"}
        ; only the result is kept, with the sentences it quotes. On this device it stays in this tab only: if
        you reload the page, give it to us again.
      </span>
    </p>
  );
}
