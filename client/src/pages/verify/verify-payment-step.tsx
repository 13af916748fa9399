import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import {
  guestCheckout,
  guestPaymentQuery,
  PaymentCard,
  knownStart,
  useBeginOrder,
  usePayment,
  usePrice,
} from "#client/features/payments/index";
import { changeOrder, takeOrder, useBegunOrders } from "#client/features/verification/index";
import { VerifyProcessing } from "#client/pages/verify/verify-processing";
import { ButtonLink } from "#client/ui/button";
import { MessageCard } from "#client/ui/message-card";
import { paths, pathTo } from "#shared/paths";

/** From the payment window to the result. Its address is the payment's: a reload, or the link in the receipt, goes on where it was. */
export function VerifyPaymentStep({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const price = usePrice("ownership_verification");
  const { data: payment } = useQuery({ ...guestPaymentQuery(id), enabled: false });
  const order = useBegunOrders().find(({ paymentId }) => paymentId === id);
  const documentId = order?.documentId ?? payment?.documentId ?? null;
  // On another device only the address is known; it is the one that counts.
  const email = payment?.email ?? order?.email ?? "";
  // There the server knows the name: it keeps the one it has when it is given the address in its place.
  const verifierInfo = { email, name: order?.name ?? email, company: order?.company ?? "" };
  const document = documentId === null ? paths.verify : pathTo.verify(documentId);
  const toDocument = () => navigate(document, { replace: true });
  const payments = useBeginOrder(guestCheckout, "ownership_verification", () =>
    changeOrder(id, { isSpoilt: true }),
  );

  /** Begun at the price of then, a payment stays at it, or is refused when that is not the price any more. */
  async function begin(paymentId: string, amount: string) {
    if (documentId === null) return null;
    const begun = await payments.begin({ id: paymentId, amount, documentId, verifierInfo }, toDocument);
    if (begun) changeOrder(paymentId, { reference: begun.reference });
    return begun;
  }

  async function startOf() {
    const begun = await begin(id, payment?.amount ?? String(price.kes));
    return (begun && knownStart(id)) ?? null;
  }

  const onNotPaid = (standing: "unpaid" | "declined") => {
    if (standing === "declined") changeOrder(id, { isSpoilt: true });
  };
  const state = usePayment(id, startOf, onNotPaid, guestCheckout);

  async function payAgain() {
    changeOrder(id, { isSpoilt: true });
    // A new payment needs a name for the certificate, which the dialog of the document asks for.
    if (documentId === null || !order) return toDocument();
    const next = takeOrder({ documentId, title: order.title, ...verifierInfo }, new Date());
    if (await begin(next.paymentId, String(price.kes)))
      navigate(pathTo.paidVerification(next.paymentId), { replace: true });
  }

  if (state.phase === "missing") return <UnknownPayment />;
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <h1 className="font-serif text-2xl font-semibold wrap-anywhere">
        Verification
        {order?.title && (
          <>
            {" "}
            of “<bdi>{order.title}</bdi>”
          </>
        )}
      </h1>
      <PaymentCard
        id={id}
        payment={payment}
        state={state}
        price={price.label}
        making="Verifying"
        isStarting={payments.isBeginning}
        onPayAgain={() => void payAgain()}
        back={{ href: document, label: "Back to the document" }}
        kept="What you typed is kept"
      >
        {payment && (
          <VerifyProcessing payment={payment} documentId={documentId} verifierInfo={verifierInfo} />
        )}
      </PaymentCard>
    </div>
  );
}

function UnknownPayment() {
  return (
    <MessageCard
      title="Payment not found"
      action={<ButtonLink href={paths.verify}>Search for a song</ButtonLink>}
    >
      <p className="text-muted">
        This payment could not be found. If you have paid, follow the link in the mail with your receipt.
      </p>
    </MessageCard>
  );
}
