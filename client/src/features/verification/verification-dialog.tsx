import { useRef, useState, type ReactNode } from "react";
import { Check, X } from "lucide-react";
import { Link } from "wouter";
import type { VerificationEntry, VerifierInfo } from "#shared/contract/verification";
import { momentForReader } from "#shared/dates";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";
import type { BegunOrder } from "#client/features/verification/begun-orders";
import { Notice } from "#client/ui/card";
import { FormDialog } from "#client/ui/form-dialog";
import { toast } from "#client/ui/toast";
import { WhatIsAccepted } from "#client/ui/what-is-accepted";
import { VerifierFields, type VerifierErrors } from "#client/features/verification/verifier-fields";

type VerificationDialogProps = {
  entry: VerificationEntry;
  /** "20 KES" */
  price: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  verifier: VerifierInfo;
  onChange: (change: Partial<VerifierInfo>) => void;
  /** Why it cannot be paid at all, or not as it stood. */
  obstacle: string | null;
  refusal: string | undefined;
  isBusy: boolean;
  onPay: () => void;
  /** The newest verification of this document that was made on this device. */
  earlier: BegunOrder | undefined;
};

const REQUIRED = "Please provide your email and name to proceed.";

/** Asks who wants to know, says what they get and what not, and leads to the payment window. */
export function VerificationDialog(props: VerificationDialogProps) {
  const { entry, price, open, onOpenChange, verifier, onChange, earlier } = props;
  const { obstacle, refusal, isBusy, onPay } = props;
  const fields = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const errors = isAsked ? errorsOf(verifier) : {};

  function submit() {
    setIsAsked(true);
    const found = errorsOf(verifier);
    const [first] = Object.keys(found);
    if (!first) return onPay();
    fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    toast({ title: "Required Information", description: REQUIRED, tone: "danger" });
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Verify “<bdi>{shortTitle(entry)}</bdi>”
        </>
      }
      description={`${documentTypeLabels[entry.type]} · ${peopleOf(entry)}`}
      action={`Pay ${price} and verify${earlier ? " again" : ""}`}
      busyLabel="Starting payment..."
      busy={isBusy}
      disabled={obstacle !== null}
      onSubmit={submit}
    >
      <div ref={fields} className="grid gap-5">
        {earlier && <Earlier order={earlier} />}
        <VerifierFields verifier={verifier} errors={errors} onChange={onChange} />
        <Contents />
        <p className="text-xs text-muted">
          Paid once, by card, M-Pesa, bank transfer or USSD. You do not need an account.
        </p>
        <WhatIsAccepted by="paying" />
        {(obstacle ?? refusal) && <Notice tone="warning">{obstacle ?? refusal}</Notice>}
      </div>
    </FormDialog>
  );
}

/** Nobody pays twice for the same thing unawares. */
function Earlier({ order: { verificationId, begunAt } }: { order: BegunOrder }) {
  return (
    <Notice tone="info" title={`You verified this document on ${momentForReader(begunAt)}`}>
      <p>
        The result of then does not change. If the document is deleted, only the PDF you keep is left.{" "}
        <Link
          href={pathTo.verification(verificationId ?? "")}
          className="font-semibold text-primary underline underline-offset-4"
        >
          See the result
        </Link>
      </p>
    </Notice>
  );
}

function Contents() {
  return (
    <ul className="grid gap-2 border-y py-4 text-sm">
      <Included>Who has signed the version in force, and when</Included>
      <Included>A certificate as a PDF and a link to show, also by e-mail</Included>
      <li className="flex gap-2.5 text-muted">
        <X aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          <span className="sr-only">Not included: </span>Shares, e-mail addresses and the text stay with the
          people on it
        </span>
      </li>
    </ul>
  );
}

function Included({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
      <span>
        <span className="sr-only">Included: </span>
        {children}
      </span>
    </li>
  );
}

function peopleOf({ collaborators }: VerificationEntry): string {
  return collaborators.length === 1 ? "1 person" : `${collaborators.length} people`;
}

/** As the server will see it; an address that only looks like one is refused there. */
function errorsOf({ email, name }: VerifierInfo): VerifierErrors {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: REQUIRED }),
    ...(name.trim() === "" && { name: REQUIRED }),
  };
}
