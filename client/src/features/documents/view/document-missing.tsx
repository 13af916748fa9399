import type { ReactNode } from "react";
import { FileQuestionMark } from "lucide-react";
import { ButtonLink } from "#client/ui/button";
import { Card } from "#client/ui/card";
import { paths } from "#shared/paths";

type DocumentMissingProps = { heading?: string; children?: ReactNode };

/** A document that does not exist, or not for this reader: the two look the same on purpose. Its owner may be told why. */
export function DocumentMissing({
  heading = "Document not found",
  children = "The document you're looking for doesn't exist or you don't have access to view it.",
}: DocumentMissingProps) {
  return (
    <Card className="mx-auto max-w-lg text-center">
      <FileQuestionMark aria-hidden className="mx-auto size-8 text-accent" />
      <h1 className="mt-3 font-serif text-xl font-semibold">{heading}</h1>
      <p className="mt-2 text-balance text-muted">{children}</p>
      <ButtonLink href={paths.home} variant="secondary" className="mt-6">
        Back to Dashboard
      </ButtonLink>
    </Card>
  );
}
