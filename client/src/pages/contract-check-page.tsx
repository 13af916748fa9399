import { useState, type SubmitEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import { FileSearch, RotateCcw } from "lucide-react";
import { Link } from "wouter";
import { servicesQuery } from "#client/features/payments/index";
import {
  ContractCheckResult,
  ContractInput,
  lackOf,
  pagesOf,
  putContractDown,
  textOf,
  useContractCheck,
  useContractInHand,
  useExtraction,
} from "#client/features/reviews/index";
import { ApiError } from "#client/lib/call";
import { useUser } from "#client/lib/use-user";
import { Badge } from "#client/ui/badge";
import { Button, ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import type { ContractCheck } from "#shared/contract/review-results";
import type { FilePages } from "#shared/domain/reviews/review";
import { paths } from "#shared/paths";

type Result = { check: ContractCheck; pages: FilePages | undefined };

/** The free check of a contract by rules. Guests paste it; whoever has an account may give a file as well. */
export function ContractCheckPage() {
  const [result, setResult] = useState<Result>();
  return (
    <div className="mx-auto grid max-w-4xl gap-6">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-serif text-2xl font-semibold">Contract Check</h1>
          <Badge tone="success">Free</Badge>
        </div>
        {!result && (
          <p className="max-w-2xl text-muted">
            Which clauses of a music contract to look at, and what is missing from it, before you sign.
          </p>
        )}
      </header>
      {result ? (
        <ContractCheckResult
          result={result.check}
          pages={result.pages}
          actions={<Actions onAnother={() => setResult(undefined)} />}
        />
      ) : (
        <CheckForm onResult={setResult} />
      )}
    </div>
  );
}

function CheckForm({ onResult }: { onResult: (result: Result) => void }) {
  const { user } = useUser();
  const contract = useContractInHand();
  const extraction = useExtraction();
  const isFromFile = user !== null && contract.file !== null;
  const check = useContractCheck({ isGuest: user === null, isFromFile });
  const text = user ? textOf(contract) : contract.pasted;
  const lack = text === "" ? null : lackOf(text, isFromFile);
  const isReading = extraction.extraction.phase === "sending" || extraction.extraction.phase === "reading";
  const isSame = check.variables === text;
  const isUnreadable = check.error instanceof ApiError && check.error.code === "contract_unreadable";
  const isTooOften = check.error instanceof ApiError && check.error.status === 429;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    check.mutate(text, {
      onSuccess: (found) => onResult({ check: found, pages: isFromFile ? pagesOf(contract) : undefined }),
    });
  }

  return (
    <form noValidate aria-label="Contract to check" onSubmit={submit} className="grid gap-5">
      <ContractInput
        extraction={extraction}
        obstacle={isSame && isUnreadable ? (check.errorMessage ?? null) : null}
        takesFiles={user !== null}
      />
      {check.error && !isUnreadable && (
        <Notice tone="danger" title={isTooOften ? "No free check is left for now" : "Not checked"}>
          {check.errorMessage}
          {isTooOften && !user && (
            <>
              {" "}
              <Link
                href={`${paths.signup}?next=${encodeURIComponent(paths.contractCheck)}`}
                className="underline"
              >
                With a free account
              </Link>{" "}
              there are more, and files can be read.
            </>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-muted">
          {lack ?? "Rules read it once, on our own server. The text and the answer are kept nowhere."}
        </p>
        <Button
          type="submit"
          size="lg"
          icon={<FileSearch aria-hidden />}
          busy={check.isPending}
          busyLabel="Checking..."
          disabled={isReading || lack !== null || text.trim() === ""}
          className="max-sm:w-full"
        >
          Check the contract
        </Button>
      </div>
    </form>
  );
}

function Actions({ onAnother }: { onAnother: () => void }) {
  const { data: services } = useQuery(servicesQuery);
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:w-full">
      <Button
        variant="secondary"
        icon={<RotateCcw aria-hidden />}
        onClick={() => {
          putContractDown();
          onAnother();
        }}
      >
        Check another contract
      </Button>
      {services?.reviewing === "ai" && (
        <ButtonLink href={paths.aiReview} variant="secondary">
          Have an AI read all of it
        </ButtonLink>
      )}
    </div>
  );
}
