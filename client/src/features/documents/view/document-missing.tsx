import { FileQuestionMark } from "lucide-react";
import { ButtonLink } from "#client/ui/button";
import { Card } from "#client/ui/card";
import { paths } from "#shared/paths";

/** A document that does not exist, or not for this reader: the two look the same on purpose. */
export function DocumentMissing() {
  return (
    <Card className="mx-auto max-w-lg text-center">
      <FileQuestionMark aria-hidden className="mx-auto size-8 text-accent" />
      <h1 className="mt-3 font-serif text-xl font-semibold">Document not found</h1>
      <p className="mt-2 text-balance text-muted">
        The document you're looking for doesn't exist or you don't have access to view it.
      </p>
      <ButtonLink href={paths.home} variant="secondary" className="mt-6">
        Back to Dashboard
      </ButtonLink>
    </Card>
  );
}
