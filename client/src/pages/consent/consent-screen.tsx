import { lazy, Suspense, useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import {
  type Purpose,
  QuestionProblem,
  isUselessLink,
  questionQuery,
  QuestionRequest,
  questionWords,
  useAnswer,
} from "#client/features/consent/index";
import { SigningFrame, SigningSkeleton } from "#client/features/signing/index";
import { nameTab } from "#client/lib/name-tab";
import { say } from "#client/lib/say";
import { shortTitle } from "#shared/domain/document-status";

/** Needed once there is an answer: the first view goes without its weight, and it comes beside the data of the question. */
const answered = import("#client/features/consent/question-answered");
answered.catch(() => undefined);
const QuestionAnswered = lazy(async () => ({ default: (await answered).QuestionAnswered }));

/** For whoever holds the link of a request: reads what is asked and answers, without an account. */
export function ConsentScreen({ purpose }: { purpose: Purpose }) {
  const { token = "" } = useParams();
  const { data: question, error, refetch } = useQuery(questionQuery(purpose, token));
  const answer = useAnswer(purpose, token);
  const title = question && say(questionWords[purpose].tab, { title: shortTitle(question.document) });
  useEffect(() => {
    if (title) nameTab(title);
  }, [title]);
  if (question === undefined || isUselessLink(error))
    return (
      <SigningFrame>
        {error ? <QuestionProblem error={error} onRetry={() => void refetch()} /> : <SigningSkeleton />}
      </SigningFrame>
    );
  const isAsked = question.request.status === "pending" && question.collaborator.answer === null;
  return (
    <SigningFrame reader={question.collaborator.name}>
      {isAsked ? (
        <QuestionRequest purpose={purpose} token={token} question={question} answer={answer} />
      ) : (
        <Suspense fallback={<SigningSkeleton />}>
          <QuestionAnswered purpose={purpose} token={token} question={question} fresh={answer.isSuccess} />
        </Suspense>
      )}
    </SigningFrame>
  );
}
