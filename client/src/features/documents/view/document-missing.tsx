import { FileQuestionMark } from "lucide-react";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { ButtonLink } from "#client/ui/button";
import { Card } from "#client/ui/card";
import { paths } from "#shared/paths";

const NOT_FOUND = "Document not found";
const NOT_YOURS = "The document you're looking for doesn't exist or you don't have access to view it.";

/** A document that does not exist, or not for this reader: the two look the same on purpose. Its owner reads why, where the `error` says it. */
export function DocumentMissing({ error }: { error?: unknown }) {
  const heading = error instanceof ApiError ? error.heading : undefined;
  return (
    <Card className="mx-auto max-w-lg text-center">
      <FileQuestionMark aria-hidden className="mx-auto size-8 text-accent" />
      <h1 className="mt-3 font-serif text-xl font-semibold">{heading ?? NOT_FOUND}</h1>
      <p className="mt-2 text-balance text-muted">
        {heading === undefined ? NOT_YOURS : messageOf(error, NOT_YOURS)}
      </p>
      <ButtonLink href={paths.home} variant="secondary" className="mt-6">
        Back to Dashboard
      </ButtonLink>
    </Card>
  );
}
