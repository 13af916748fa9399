import type { ReactNode } from "react";
import { Check, MailQuestionMark, MessageCircle, Send } from "lucide-react";
import { Button, ButtonLink } from "#client/ui/button";
import { fullName } from "#client/features/network/people";
import type { Collaborator } from "#shared/contract/network";
import { pathTo } from "#shared/paths";

type NextStepProps = {
  person: Collaborator;
  onAsk: () => void;
  /** They have asked already. */
  onAnswer: (requestId: string) => void;
};

/** The one next thing between the reader and somebody. */
export function NextStep({ person, onAsk, onAnswer }: NextStepProps): ReactNode {
  const { request } = person;
  const of = <span className="sr-only"> {fullName(person)}</span>;
  if (request === null)
    return (
      <Button icon={<Send aria-hidden />} onClick={onAsk}>
        Send request<span className="sr-only"> to {fullName(person)}</span>
      </Button>
    );
  if (request.status === "accepted")
    return (
      <ButtonLink
        variant="secondary"
        icon={<MessageCircle aria-hidden />}
        href={pathTo.collaboration(request.id)}
      >
        Open chat<span className="sr-only"> with {fullName(person)}</span>
      </ButtonLink>
    );
  if (request.direction === "received")
    return (
      <Button icon={<MailQuestionMark aria-hidden />} onClick={() => onAnswer(request.id)}>
        Answer request{of}
      </Button>
    );
  return (
    <p className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-success">
      <Check aria-hidden className="size-4.5" /> Request sent
    </p>
  );
}
