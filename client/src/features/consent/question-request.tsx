import { useState, type ReactNode } from "react";
import { ConfirmationProgress } from "#client/features/consent/confirmation-progress";
import type { Purpose } from "#client/features/consent/consent-queries";
import { questionPdf, type ConsentQuestion } from "#client/features/consent/question-queries";
import { questionWords, shownQuestion } from "#client/features/consent/question-words";
import type { useAnswer } from "#client/features/consent/use-answer";
import { messageOf } from "#client/lib/errors";
import { say, sayWith } from "#client/lib/say";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { DownloadPdf } from "#client/ui/download-pdf";
import { dayForReader } from "#shared/dates";
import { showAddress } from "#shared/domain/phone";
import { shortTitle } from "#shared/domain/document-status";

type QuestionRequestProps = {
  purpose: Purpose;
  token: string;
  question: ConsentQuestion;
  answer: ReturnType<typeof useAnswer>;
};

/** Who asks for what and why, what an answer brings about, and the two answers. */
export function QuestionRequest({ purpose, token, question, answer }: QuestionRequestProps) {
  const { document, collaborator, request } = question;
  const { warning, means } = shownQuestion(purpose);
  return (
    <>
      <h1 className="font-serif text-xl font-semibold wrap-anywhere sm:text-2xl">
        {sayWith(questionWords[purpose].asks, {
          owner: <bdi>{request.requestedBy.name}</bdi>,
          title: <bdi>{shortTitle(document)}</bdi>,
        })}
      </h1>
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        <a className="underline underline-offset-2" href={`mailto:${request.requestedBy.email}`}>
          <bdi>{request.requestedBy.email}</bdi>
        </a>
      </p>
      <h2 className="sr-only">{say("consent.reason")}</h2>
      <blockquote
        dir="auto"
        className="mt-4 border-s-2 border-accent ps-4 text-base whitespace-pre-line wrap-anywhere"
      >
        {request.reason}
      </blockquote>
      <Notice tone={purpose === "deletion" ? "warning" : "info"} title={warning} className="mt-6">
        <ul className="mt-1 grid gap-1.5">
          {means.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {request.whatBinds.map((line) => (
            <li key={line} className="font-semibold">
              {line}
            </li>
          ))}
        </ul>
      </Notice>
      <dl className="mt-6 divide-y border-y text-sm">
        <Fact term={say("screen.document")}>
          <bdi className="font-semibold">{shortTitle(document)}</bdi>
          <span className="text-muted"> {say("screen.documentType", { type: document.type })}</span>
        </Fact>
        <Fact term={say("consent.requestedOn")}>{dayForReader(request.requestedAt)}</Fact>
        <Fact term={say("consent.answerBy")}>{dayForReader(request.expiresAt)}</Fact>
        <Fact term={say("screen.you")}>
          <bdi className="block font-semibold">{collaborator.name}</bdi>
          <bdi className="text-muted">{showAddress(collaborator)}</bdi>
        </Fact>
        <Fact term={say("consent.answers")}>
          <ConfirmationProgress purpose={purpose} request={request} reader={collaborator.name} />
        </Fact>
      </dl>
      <DownloadPdf address={questionPdf(purpose, token)} title={document.title} />
      <Answers purpose={purpose} question={question} answer={answer} />
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] items-baseline gap-x-4 py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Agreeing takes two presses: the first says what stays binding and records nothing, the second answers. */
function Answers({
  purpose,
  question,
  answer,
}: Pick<QuestionRequestProps, "purpose" | "question" | "answer">) {
  const { agreeing, refusing } = questionWords[purpose];
  const { agree, refuse } = shownQuestion(purpose);
  const { isPending, variables, error, mutate } = answer;
  const [isArmed, setIsArmed] = useState(false);
  const { version } = question.document;
  const isAgreeing = isPending && variables;
  return (
    <section
      aria-labelledby="answer"
      className="mt-10 rounded-card border border-primary/40 bg-surface px-5 py-6 shadow-soft sm:px-8"
    >
      <h2 id="answer" className="font-serif text-lg font-semibold">
        {say("consent.yourAnswer")}
      </h2>
      <p className="mt-1 text-sm text-muted">{say("consent.final")}</p>
      {error && !isPending && (
        <Notice tone="danger" title={say("consent.notRecorded")} className="mt-4">
          {messageOf(error, say("consent.unreachable"))}
        </Notice>
      )}
      <div id="once-more">
        {isArmed && (
          <Notice
            tone={purpose === "deletion" ? "danger" : "warning"}
            title={say("consent.onceMore")}
            className="mt-4"
          >
            {purpose === "deletion"
              ? [say("consent.deletionBinds"), ...question.request.whatBinds].join(" ")
              : say("consent.amendmentBinds", { version })}{" "}
            {say("consent.nothingYet")}
          </Notice>
        )}
      </div>
      <div className="mt-5 grid gap-6 sm:grid-cols-2 sm:gap-3">
        <Button
          size="lg"
          variant={purpose === "deletion" ? "danger" : "primary"}
          busy={isAgreeing}
          busyLabel={say(agreeing)}
          disabled={isPending && !variables}
          aria-pressed={isArmed}
          aria-describedby={isArmed ? "once-more" : undefined}
          // A double click, or a key that is held down, is one press.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={({ detail }) => {
            if (detail > 1) return;
            if (isArmed) mutate(true);
            else setIsArmed(true);
          }}
        >
          {agree}
        </Button>
        {isArmed && !isPending ? (
          <Button size="lg" variant="secondary" onClick={() => setIsArmed(false)}>
            {say("consent.back")}
          </Button>
        ) : (
          <Button
            size="lg"
            variant="secondary"
            busy={isPending && !variables}
            busyLabel={say(refusing)}
            disabled={isAgreeing}
            onClick={() => mutate(false)}
          >
            {refuse}
          </Button>
        )}
      </div>
    </section>
  );
}
