import { paths } from "#shared/paths";
import { brand } from "#shared/brand";
import { ButtonLink } from "#client/ui/button";
import { MessageCard } from "#client/ui/message-card";

/** For whoever scans the code of a PDF, until documents can be checked here. */
export function VerifyPage() {
  return (
    <MessageCard
      title="You scanned the code of a document"
      action={<ButtonLink href={paths.home}>Go to the start</ButtonLink>}
    >
      <p>
        Every PDF from {brand.name} carries one, so that anybody can check here whether the document is
        genuine. The check opens soon; until then this page cannot say anything about yours.
      </p>
      <h2 className="mt-2 font-serif text-lg font-semibold">What you can do today</h2>
      <ol className="grid list-decimal gap-2 ps-5 marker:text-muted">
        <li>Ask the person who gave it to you for the PDF itself, and somebody who signed for theirs.</li>
        <li>
          Beside the code, both say “SHA-256 of what was sent”: 64 letters and digits that belong to this text
          alone. Where they differ, so do the documents.
        </li>
        <li>Where they are the same, read both all the same: a printed number can be copied.</li>
      </ol>
    </MessageCard>
  );
}
