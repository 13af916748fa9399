import { useEffect, useRef } from "react";
import { MailCheck, MailX } from "lucide-react";
import { ConfirmationProgress } from "#client/features/consent/confirmation-progress";
import type { Purpose } from "#client/features/consent/consent-queries";
import { questionPdf, type ConsentQuestion } from "#client/features/consent/question-queries";
import { namePeople } from "#client/lib/name-people";
import { say, sayWith } from "#client/lib/say";
import { dayForReader } from "#shared/dates";
import type { Id } from "#shared/words/catalogue";
import { DownloadPdf } from "#client/ui/download-pdf";

type QuestionAnsweredProps = {
  purpose: Purpose;
  question: ConsentQuestion;
  token: string;
  /** Answered a moment ago on this page: the heading takes the focus. */
  fresh: boolean;
};

/** The receipt of an answer, or why none is needed (any more); and what happens next. */
export function QuestionAnswered({ purpose, token, question, fresh }: QuestionAnsweredProps) {
  const { document, collaborator, request } = question;
  const { answer, answeredAt } = collaborator;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!fresh) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [fresh]);
  return (
    <section aria-labelledby="recorded">
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full bg-primary/10 text-primary [&_svg]:size-7"
      >
        {answer === null ? <MailX /> : <MailCheck />}
      </span>
      <h1
        id="recorded"
        ref={heading}
        tabIndex={-1}
        className="mt-5 font-serif text-2xl font-semibold focus:outline-none"
      >
        {answer === null ? say("consent.notNeeded") : say("consent.recorded")}
      </h1>
      {answer !== null && answeredAt !== null && (
        <p className="mt-3 text-base wrap-anywhere">
          {sayWith(answers[purpose][answer], {
            day: dayForReader(answeredAt),
            title: <bdi>{document.title}</bdi>,
          })}
        </p>
      )}
      <p className="mt-3 text-base wrap-anywhere">
        {[whatNow(purpose, question), ...request.whatBinds].join(" ")}
      </p>
      {request.status === "pending" && (
        <div className="mt-4">
          <ConfirmationProgress purpose={purpose} request={request} />
        </div>
      )}
      {purpose === "deletion" && request.status === "approved" && (
        <DownloadPdf address={questionPdf(purpose, token)} title={document.title} />
      )}
      <p className="mt-6 text-sm text-muted">
        {answer !== null && request.status === "pending"
          ? say("consent.updatesOnAnswers", { by: collaborator.email === "" ? "phone" : "email" })
          : say("consent.updatesOnChanges", { by: collaborator.email === "" ? "phone" : "email" })}
      </p>
    </section>
  );
}

const answers = {
  deletion: {
    confirmed: "consent.deletionConfirmedOn",
    rejected: "consent.deletionRejectedOn",
  },
  amendment: {
    confirmed: "consent.amendmentConfirmedOn",
    rejected: "consent.amendmentRejectedOn",
  },
} as const satisfies Record<Purpose, Record<string, Id>>;

const refusals = {
  deletion: "consent.deletionRefused",
  amendment: "consent.amendmentRefused",
} as const satisfies Record<Purpose, Id>;

/** Where the request stands, and what binds, in a sentence or two. */
function whatNow(purpose: Purpose, { document, collaborator, request }: ConsentQuestion): string {
  const { status, rejectedBy, requestedBy } = request;
  const { version, replacedAt } = document;
  const asker = { name: namePeople([requestedBy.name]), version };
  switch (status) {
    case "pending":
      return purpose === "deletion" ? say("consent.deletionPending") : say("consent.amendmentPending");
    case "approved":
      return purpose === "deletion"
        ? `${say("consent.deletionApproved", { day: dayForReader(request.scheduledDeletionDate ?? request.expiresAt) })} ${say("consent.downloadNow")}`
        : replacedAt
          ? say("consent.replacedSince", { day: dayForReader(replacedAt) })
          : request.endedWithOwner
            ? say("consent.ownerGone", asker)
            : say("consent.amendmentApproved", { version });
    case "rejected":
      if (collaborator.answer === "rejected") return say("consent.refusedByYou");
      return say(refusals[purpose], { name: namePeople([rejectedBy ?? say("screen.aSigner")]) });
    case "cancelled":
      if (request.superseded && replacedAt)
        return say("consent.superseded", { day: dayForReader(replacedAt) });
      if (request.endedWithOwner) return say("consent.ownerGone", asker);
      return say(request.dropped ? "consent.dropped" : "consent.cancelled", asker);
    case "expired":
      return say("consent.expired");
  }
}
