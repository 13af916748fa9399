import { useState } from "react";
import { featuredKind, producerKind } from "#client/features/agreements/index";
import { TakenUp } from "#client/features/unfinished/index";
import { AgreementFlow } from "#client/pages/agreements/agreement-flow";
import { FormSkeleton } from "#client/pages/agreements/agreement-skeleton";
import type { User } from "#shared/contract/auth";
import type { AgreementType } from "#shared/domain/agreements/agreement-content";

type ContinuedAgreementProps = { user: User; type: AgreementType; id: string };

/** The form of an agreement that was begun here or on another device, and is not drafted yet. */
export function ContinuedAgreement({ user, type, id }: ContinuedAgreementProps) {
  const key = `continue.${id}`;
  return (
    <TakenUp
      owner={user.id}
      id={id}
      slot={`agreement.${type}.from.${key}`}
      skeleton={<FormSkeleton type={type} />}
    >
      {(stored) => <Flow user={user} type={type} start={{ key, stored }} />}
    </TakenUp>
  );
}

type FlowProps = Omit<ContinuedAgreementProps, "id"> & { start: { key: string; stored: unknown } };

function Flow({ user, type, start }: FlowProps) {
  const kind = type === "producer_agreement" ? producerKind : featuredKind;
  const [begin] = useState(() => ({ start: { ...start, fields: kind.empty() }, notice: null }));
  return <AgreementFlow user={user} type={type} begin={begin} />;
}
