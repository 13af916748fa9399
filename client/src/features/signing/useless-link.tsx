import { MailX } from "lucide-react";
import { isWithdrawn } from "#client/features/signing/use-signing";
import { messageOf } from "#client/lib/errors";

/** A link that opens no document (any more): nobody was sent it, it is too old, or what it led to was taken back. */
export function UselessLink({ error }: { error: unknown }) {
  const message = messageOf(error, "Invalid signing link");
  return isWithdrawn(error) ? <Withdrawn message={message} /> : <InvalidLink message={message} />;
}

/** The document was taken back, or somebody has declined: who and why says the server. */
function Withdrawn({ message }: { message: string }) {
  return (
    <section role="status">
      <span aria-hidden className="grid size-16 place-items-center rounded-full bg-ink/6 text-muted">
        <MailX className="size-7" />
      </span>
      <h1 className="mt-5 font-serif text-2xl font-semibold">Nothing to sign any more</h1>
      <p className="mt-3 text-base wrap-anywhere">{message}</p>
      <p className="mt-3 text-muted">There is nothing for you to do.</p>
    </section>
  );
}

function InvalidLink({ message }: { message: string }) {
  return (
    <section role="alert">
      <h1 className="font-serif text-2xl font-semibold">Invalid Signing Link</h1>
      <p className="mt-3">{message}</p>
      <p className="mt-2 text-muted">
        Please contact the document owner, the person who asked you to sign, and ask for a new link. A newer
        e-mail replaces the link of an older one, so look for the latest one first.
      </p>
    </section>
  );
}
