import { paths } from "#shared/paths";
import { ButtonLink } from "#client/ui/button";
import { MessageCard } from "#client/ui/message-card";

export function NotFoundPage() {
  return (
    <MessageCard
      title="404 Page Not Found"
      action={<ButtonLink href={paths.home}>Back to the start</ButtonLink>}
    >
      <p>
        Nothing lives at this address. If you followed a link, it may have been cut short on its way: open it
        again from the message it came in.
      </p>
      <p className="text-sm text-muted">Did you forget to add the page to the router?</p>
    </MessageCard>
  );
}
