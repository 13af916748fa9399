import { Clock, Mail } from "lucide-react";
import { SupportLink } from "#client/ui/support-link";

/** How else to reach us, and how soon we answer. */
export function ContactBlock() {
  return (
    <dl className="grid gap-4 rounded-card border bg-surface p-5 sm:grid-cols-2 lg:grid-cols-1">
      <div className="relative pl-8">
        <dt className="text-sm text-muted">
          <Mail aria-hidden className="absolute top-0.5 left-0 size-5 text-accent" />
          Support by email
        </dt>
        <dd>
          <SupportLink className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4 sm:min-h-8" />
        </dd>
      </div>
      <div className="relative pl-8">
        <dt className="text-sm text-muted">
          <Clock aria-hidden className="absolute top-0.5 left-0 size-5 text-accent" />
          Response
        </dt>
        <dd className="font-medium">within 24 hours</dd>
      </div>
    </dl>
  );
}
