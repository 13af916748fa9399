import { BookOpenText, RotateCw, Sparkles } from "lucide-react";
import { ProposedClause } from "#client/features/agreements/help/proposed-clause";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs";
import type { AgreementHelp as Help } from "#shared/contract/agreement-help";
import type { AgreementDocument } from "#shared/contract/documents";

/** A model may take a minute; nothing waits for it. */
const TIMEOUT_MS = 75_000;

type AgreementHelpProps = {
  document: AgreementDocument;
  isDraft: boolean;
  /** Whether a language model is asked, or the key terms are said alone. */
  isByModel: boolean;
  onChanged: (document: AgreementDocument) => void;
};

/** What stands beside an agreement, when its owner asks for it: questions, a clause for their special terms, and what it says in plain words. */
export function AgreementHelp({ document, isDraft, isByModel, onChanged }: AgreementHelpProps) {
  const ask = useMutationOnce({
    mutationFn: () =>
      call("POST /api/documents/{id}/help", { params: { id: document.id } }, { timeoutMs: TIMEOUT_MS }),
    meta: { error: { title: "Error", fallback: "This could not be explained just now. Please try again." } },
  });
  const Icon = isByModel ? Sparkles : BookOpenText;
  return (
    <section aria-label="In plain words" className="mb-6 grid gap-4 border-y py-4">
      {!ask.data && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
            {isByModel
              ? "A language model reads the clauses, without the parties’ addresses, numbers and ids: it asks where your own words contradict them, and explains them in English and Swahili."
              : "The key terms in English and Swahili."}
          </p>
          <Button
            variant="secondary"
            icon={<Icon aria-hidden />}
            busy={ask.isPending}
            busyLabel="Reading…"
            onClick={() => ask.mutate()}
            className="max-sm:w-full"
          >
            In plain words
          </Button>
        </div>
      )}
      {ask.data && (
        <>
          {ask.data.model === "failed" && (
            <Notice tone="info" title="The language model did not answer">
              <p>These are the key terms. Trying again costs nothing.</p>
              <Button
                variant="secondary"
                icon={<RotateCw aria-hidden />}
                busy={ask.isPending}
                busyLabel="Reading…"
                onClick={() => ask.mutate()}
                className="mt-2"
              >
                Try again
              </Button>
            </Notice>
          )}
          <Questions questions={ask.data.questions} />
          {isDraft && ask.data.proposal && (
            <ProposedClause
              key={ask.data.proposal.seal}
              document={document}
              proposal={ask.data.proposal}
              onAccepted={onChanged}
            />
          )}
          <Summary summary={ask.data.summary} />
        </>
      )}
    </section>
  );
}

function Questions({ questions }: Pick<Help, "questions">) {
  if (questions.length === 0) return null;
  return (
    <Notice tone="warning" title="Your own words and a clause may not agree">
      <ul className="mt-1 grid gap-2">
        {questions.map(({ words, clause, question }) => (
          <li key={words + question}>
            <q>{words}</q>, and clause {clause}: {question}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Summary({ summary }: Pick<Help, "summary">) {
  if (summary.length === 0) return <p className="text-sm text-muted">There are no key terms to explain.</p>;
  const hasModel = summary.some(({ by }) => by === "ai");
  return (
    <div>
      <Tabs defaultValue="english">
        <TabsList aria-label="Language">
          <TabsTrigger value="english">English</TabsTrigger>
          <TabsTrigger value="swahili">Kiswahili</TabsTrigger>
        </TabsList>
        {(["english", "swahili"] as const).map((language) => (
          <TabsContent key={language} value={language} lang={language === "swahili" ? "sw" : "en"}>
            <ul className="grid gap-2 text-sm">
              {summary.map((sentence, index) => (
                <li key={index} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
                  <span className="text-muted tabular-nums">
                    {language === "swahili" ? "Kifungu" : "Clause"} {sentence.clause}
                    {sentence.by === "ai" && <Sparkles aria-label="AI" className="ml-1 inline size-3.5" />}
                  </span>
                  <span className="wrap-anywhere">{sentence[language]}</span>
                </li>
              ))}
            </ul>
          </TabsContent>
        ))}
      </Tabs>
      <p className="mt-3 text-xs text-muted">
        Beside the agreement, not part of it: its clauses alone are signed.
        {hasModel && " Sentences with the spark are a language model’s: check them against their clause."}
      </p>
    </div>
  );
}
