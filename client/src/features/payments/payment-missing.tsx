import { paths } from "#shared/paths";
import { ButtonLink } from "#client/ui/button";
import { MessageCard } from "#client/ui/message-card";

/** There is no such payment, or it is somebody else's. */
export function PaymentMissing() {
  return (
    <MessageCard
      title="Payment not found"
      action={<ButtonLink href={paths.payments}>See your payments</ButtonLink>}
    >
      <p className="text-muted">This payment could not be found. It may belong to another account.</p>
    </MessageCard>
  );
}
