import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { ApiError, call } from "#client/lib/call";
import { ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { ErrorState } from "#client/ui/error-state";
import { MessageCard } from "#client/ui/message-card";
import type { UnfinishedForm } from "#shared/contract/unfinished";
import type { DocumentType } from "#shared/domain/document-status";
import { paths } from "#shared/paths";

type FromTemplateProps = {
  type: DocumentType;
  id: string;
  skeleton: ReactNode;
  children: (template: UnfinishedForm, notice: ReactNode) => ReactNode;
};

/** A template, to begin a form with. It stays as it is. */
export function FromTemplate({ type, id, skeleton, children }: FromTemplateProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["unfinished", "template", id],
    queryFn: () => call("GET /api/unfinished/{id}", { params: { id } }),
    // Once it is here it is typed over.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data?.isTemplate && data.type === type)
    return children(
      data,
      <Notice tone="info">
        From the template <bdi>{data.title}</bdi>: check what it has filled in. What you change here changes
        nothing there.
      </Notice>,
    );
  if (data || (error instanceof ApiError && error.status === 404))
    return (
      <MessageCard
        title="No such template"
        action={<ButtonLink href={paths.home}>Back to Dashboard</ButtonLink>}
      >
        This template was deleted.
      </MessageCard>
    );
  if (!error) return skeleton;
  return (
    <ErrorState
      title="Not loaded"
      message="The template could not be loaded. Please try again."
      onRetry={() => void refetch()}
    />
  );
}
