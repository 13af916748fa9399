import { useEffect, useEffectEvent, useState } from "react";
import { askAboutPayment, type Standing, guestCheckout } from "#client/features/payments/index";
import {
  changeOrder,
  forgetOrder,
  begunOrders,
  useBegunOrders,
  type BegunOrder,
} from "#client/features/verification/index";
import { ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { pathTo } from "#shared/paths";

/** Older ones that came to nothing are not asked about any more. */
const ASKED_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** Whoever closed the page, or lost it, finds what they have paid for. */
export function VerifyOrderNotices() {
  const standings = useStandings();
  const orders = useBegunOrders().filter(({ verificationId }) => verificationId === null);
  return orders.map((order) => {
    const standing = standings[order.paymentId];
    if (standing === "paid" || standing === "used") return <Paid key={order.paymentId} order={order} />;
    return standing === "pending" ? <OnItsWay key={order.paymentId} order={order} /> : null;
  });
}

/** Asks once how every payment stands that was begun here and that nothing is known of yet. */
function useStandings(): Record<string, Standing> {
  const [standings, setStandings] = useState<Record<string, Standing>>({});
  const ask = useEffectEvent(async ({ paymentId, begunAt }: BegunOrder) => {
    const standing = await askAboutPayment(paymentId, guestCheckout);
    const isOld = Date.now() - Date.parse(begunAt) > ASKED_FOR_MS;
    if (standing === "declined") changeOrder(paymentId, { isSpoilt: true });
    if (standing === "missing" || (isOld && (standing === "declined" || standing === "unpaid")))
      forgetOrder(paymentId);
    setStandings((known) => ({ ...known, [paymentId]: standing }));
  });
  useEffect(() => {
    for (const order of begunOrders()) if (order.verificationId === null) void ask(order);
  }, []);
  return standings;
}

function Paid({ order: { paymentId, title } }: { order: BegunOrder }) {
  return (
    <Notice
      tone="success"
      title={
        <>
          You have a paid verification of “<bdi>{title}</bdi>”
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-1">
        <p className="min-w-0 flex-1 basis-64">Its result is there; you do not pay again.</p>
        <ButtonLink href={pathTo.paidVerification(paymentId)} className="max-sm:w-full">
          See the result
        </ButtonLink>
      </div>
    </Notice>
  );
}

function OnItsWay({ order: { paymentId, title } }: { order: BegunOrder }) {
  return (
    <Notice tone="info" title="A payment of yours is still on its way">
      <p>
        It is for the verification of “<bdi>{title}</bdi>”. Perhaps your phone is waiting for your PIN. Please
        look before you pay again.
      </p>
      <ButtonLink href={pathTo.paidVerification(paymentId)} variant="secondary" className="mt-3 mb-1">
        See how it stands
      </ButtonLink>
    </Notice>
  );
}
