import { useState, type ReactNode } from "react";
import { startWithTemplate } from "#client/features/agreements/index";
import { FromTemplate } from "#client/features/unfinished/index";
import { AgreementFlow } from "#client/pages/agreements/agreement-flow";
import { FormSkeleton } from "#client/pages/agreements/agreement-skeleton";
import type { User } from "#shared/contract/auth";
import type { UnfinishedForm } from "#shared/contract/unfinished";
import type { AgreementType } from "#shared/domain/agreements/agreement-content";

type AgreementFromTemplateProps = { user: User; type: AgreementType; id: string };

/** An agreement whose form begins with one of the caller's templates. */
export function AgreementFromTemplate({ user, type, id }: AgreementFromTemplateProps) {
  return (
    <FromTemplate type={type} id={id} skeleton={<FormSkeleton type={type} />}>
      {(template, notice) => <Flow user={user} type={type} template={template} notice={notice} />}
    </FromTemplate>
  );
}

type FlowProps = Omit<AgreementFromTemplateProps, "id"> & { template: UnfinishedForm; notice: ReactNode };

function Flow({ user, type, template, notice }: FlowProps) {
  const [begin] = useState(() => ({ start: startWithTemplate(type, template.id, template.form), notice }));
  return <AgreementFlow user={user} type={type} begin={begin} />;
}
