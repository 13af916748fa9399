import { useEffect, useEffectEvent } from "react";
import { Redirect } from "wouter";
import { CircleX } from "lucide-react";
import { changeOrder, forgetOrder, resultQuery } from "#client/features/verification/index";
import { ApiError, call } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button, ButtonLink } from "#client/ui/button";
import { SupportLink } from "#client/ui/support-link";
import { Working } from "#client/ui/working";
import type { Payment } from "#shared/contract/payments";
import type { VerifierInfo } from "#shared/contract/verification";
import { paths, pathTo } from "#shared/paths";

type VerifyProcessingProps = { payment: Payment; documentId: string | null; verifierInfo: VerifierInfo };

const TIMEOUT_MS = 30_000;
const FAILED = "Unable to process verification. Please contact support.";
const GONE =
  "This document was deleted before it could be verified. Please contact support for your money back.";
const GONE_SINCE =
  "It was verified, and the certificate was mailed to you. The document has been deleted since, and its verification with it: the certificate in your mail is all that is left. Please contact support if you did not get it.";

/** It is paid: the result is made, or was made already. Asking again gives the same one. */
export function VerifyProcessing({ payment, documentId, verifierInfo }: VerifyProcessingProps) {
  const process = useMutationOnce({
    mutationFn: async () => {
      if (documentId === null) return null;
      const body = { documentId, verifierInfo, paymentReference: payment.reference };
      return call("POST /api/verify/process", { body }, { timeoutMs: TIMEOUT_MS });
    },
    meta: {
      error: (error) =>
        isGone(error) && payment.usedAt !== null ? null : { title: "Verification Failed", message: FAILED },
    },
    onSuccess: (result) => {
      if (!result) return forgetOrder(payment.id);
      queryClient.setQueryData(resultQuery(result.verificationId).queryKey, result);
      changeOrder(payment.id, { verificationId: result.verificationId });
    },
    onError: (error) => {
      if (isGone(error)) forgetOrder(payment.id);
    },
  });
  const start = useEffectEvent(() => process.mutate());
  useEffect(() => start(), []);

  if (process.data) return <Redirect to={pathTo.verification(process.data.verificationId)} replace />;
  if (process.data === null || isGone(process.error))
    return payment.usedAt === null ? (
      <Gone
        reference={payment.reference}
        message={messageOf(process.error, GONE)}
        subject={`Money back for ${payment.reference}`}
      />
    ) : (
      <Gone
        reference={payment.reference}
        message={messageOf(process.error, GONE_SINCE)}
        subject={`Verification ${payment.reference}`}
      />
    );
  if (process.isError)
    return (
      <div role="alert" className="grid gap-4">
        <h2 className="font-serif text-xl font-semibold">Paid, and not verified yet</h2>
        <p className="text-muted">
          {messageOf(process.error, "We could not reach the service.")} Your payment is safe, and the result
          is also mailed to you. You do not pay again.
        </p>
        <Button onClick={() => process.mutate()} className="sm:justify-self-start">
          Try again
        </Button>
      </div>
    );
  return <Working title="Verifying">Who has signed is looked up, and your certificate is drawn.</Working>;
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === "document_gone";
}

type GoneProps = { reference: string; message: string; subject: string };

/** Somebody has paid for what is no more: they got it before, or get their money back. */
function Gone({ reference, message, subject }: GoneProps) {
  return (
    <div role="alert" className="grid gap-4">
      <h2 className="flex items-center gap-2.5 font-serif text-xl font-semibold">
        <CircleX aria-hidden className="size-6 shrink-0 text-danger" /> This document is gone
      </h2>
      <p className="text-muted">{message}</p>
      <p className="text-sm">
        Write to{" "}
        <SupportLink className="font-medium text-primary underline underline-offset-4" subject={subject} />{" "}
        and name the reference {reference}.
      </p>
      <ButtonLink href={paths.verify} variant="secondary" className="sm:justify-self-start">
        Search for another song
      </ButtonLink>
    </div>
  );
}
