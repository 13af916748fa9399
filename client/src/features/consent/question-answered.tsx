import { useEffect, useRef } from "react";
import { MailCheck, MailX } from "lucide-react";
import { ConfirmationProgress } from "#client/features/consent/confirmation-progress";
import type { Purpose } from "#client/features/consent/consent-queries";
import { questionPdf, type ConsentQuestion } from "#client/features/consent/question-queries";
import { formatDate } from "#client/lib/format";
import { namePeople } from "#client/lib/name-people";
import { say, sayWith, type Text } from "#client/lib/words/say";
import { DownloadPdf } from "#client/ui/download-pdf";

type QuestionAnsweredProps = {
  purpose: Purpose;
  question: ConsentQuestion;
  token: string;
  /** Answered a moment ago on this page: the heading takes the focus. */
  fresh: boolean;
};

/** On a phone the message about the answer stands where the icon would be. */
const BELOW_TOAST = "mt-24 sm:mt-0";

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
    <section aria-labelledby="recorded" className={fresh ? BELOW_TOAST : undefined}>
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
        {answer === null ? say("No answer is needed any more") : say("Response Recorded")}
      </h1>
      {answer !== null && answeredAt !== null && (
        <p className="mt-3 text-base wrap-anywhere">
          {sayWith(answers[purpose][answer], {
            day: formatDate(answeredAt),
            title: <bdi>{document.title}</bdi>,
          })}
        </p>
      )}
      <p className="mt-3 text-base wrap-anywhere">{whatNow(purpose, question)}</p>
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
          ? say(
              "Email updates will follow: we write to you when everybody has answered, or when somebody is against it.",
            )
          : say("Email updates will follow where something changes. There is nothing more for you to do.")}
      </p>
    </section>
  );
}

const answers = {
  deletion: {
    confirmed: "On {day} you confirmed the deletion of “{title}”.",
    rejected: "On {day} you rejected the deletion of “{title}”.",
  },
  amendment: {
    confirmed: "On {day} you agreed to change “{title}”.",
    rejected: "On {day} you refused to change “{title}”.",
  },
} as const satisfies Record<Purpose, Record<string, Text>>;

const refusals = {
  deletion: "{name} rejected it, so the document stays as it is.",
  amendment: "{name} refused, so the document stays as it is.",
} as const satisfies Record<Purpose, Text>;

/** Where the request stands, in a sentence or two. */
function whatNow(purpose: Purpose, { collaborator, request }: ConsentQuestion): string {
  const { status, rejectedBy, requestedBy } = request;
  switch (status) {
    case "pending":
      return purpose === "deletion"
        ? say("It is deleted only if every signer confirms.")
        : say("It can be changed only if every signer agrees.");
    case "approved":
      return purpose === "deletion"
        ? `${say("All signers have confirmed. Document will be deleted on {day}.", { day: formatDate(request.scheduledDeletionDate ?? request.expiresAt) })} ${say("Download it now if you want to keep it.")}`
        : say(
            "All signers have agreed, so the document can be changed. You get a new link when there is a new version to sign.",
          );
    case "rejected":
      if (collaborator.answer === "rejected") return say("So it stays as it is. Everybody has been told.");
      return say(refusals[purpose], { name: namePeople([rejectedBy ?? say("A signer")]) });
    case "cancelled":
      return say("{name} took the request back, so the document stays as it is.", {
        name: namePeople([requestedBy.name]),
      });
    case "expired":
      return say("Not everybody answered in time, so the document stays as it is.");
  }
}
