import { lazy, Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { Redirect, useLocation, useSearchParams } from "wouter";
import {
  AgreementChoice,
  agreementPlaces,
  agreementSources,
  agreementTypeAt,
  continuePlace,
  withSource,
} from "#client/features/agreements/index";
import {
  isUnused,
  paymentsQuery,
  PriceTag,
  UnusedPayment,
  useReturnedPayment,
  usePrice,
} from "#client/features/payments/index";
import { useUser } from "#client/lib/use-user";
import { AgreementFrame } from "#client/pages/agreements/agreement-frame";
import { AgreementSkeleton, FormSkeleton } from "#client/pages/agreements/agreement-skeleton";
import { lookUpPlaceOf } from "#client/pages/payments/payment-places";
import type { Payment } from "#shared/contract/payments";
import { agreementTypes, type AgreementType } from "#shared/domain/agreements/agreement-content";

/** Forms and finished agreements weigh something, and neither needs the other. */
const AgreementFlow = lazy(async () => ({
  default: (await import("#client/pages/agreements/agreement-flow")).AgreementFlow,
}));
const AgreementFrom = lazy(async () => ({
  default: (await import("#client/pages/agreements/agreement-from")).AgreementFrom,
}));
const ContinuedAgreement = lazy(async () => ({
  default: (await import("#client/pages/agreements/continued-agreement")).ContinuedAgreement,
}));
const AgreementFromTemplate = lazy(async () => ({
  default: (await import("#client/pages/agreements/agreement-from-template")).AgreementFromTemplate,
}));
const DraftedAgreement = lazy(async () => ({
  default: (await import("#client/pages/agreements/drafted-agreement")).DraftedAgreement,
}));

/** Paid agreements: choosing one, its form, paying, drafting, and the finished text, each at an address of its own. */
export function AgreementsPage() {
  const { user } = useUser();
  const [location] = useLocation();
  const [search] = useSearchParams();
  if (!user) return null;
  const documentId = search.get("edit");
  if (documentId !== null)
    return (
      <Suspense fallback={<AgreementSkeleton />}>
        <DraftedAgreement key={documentId} id={documentId} screen={screenOf(search.get("step"))} />
      </Suspense>
    );
  const type = agreementTypeAt(location);
  const source = agreementSources.find((one) => search.has(one));
  const sourceId = source && search.get(source);
  if (type !== null && source && sourceId)
    return (
      <Suspense fallback={<FormSkeleton type={type} />}>
        {source === "continue" ? (
          <ContinuedAgreement key={sourceId} user={user} type={type} id={sourceId} />
        ) : source === "template" ? (
          <AgreementFromTemplate key={sourceId} user={user} type={type} id={sourceId} />
        ) : (
          <AgreementFrom key={sourceId} user={user} type={type} source={source} id={sourceId} />
        )}
      </Suspense>
    );
  if (type !== null)
    return (
      <Suspense fallback={<FormSkeleton type={type} />}>
        <AgreementFlow user={user} type={type} />
      </Suspense>
    );
  return <Choice returned={search.get("reference")} search={search} />;
}

const screenOf = (step: string | null) => (step === "preview" || step === "details" ? step : "edit");

type AgreementPayment = Payment & { serviceType: AgreementType };

const isForAgreement = (payment: Payment): payment is AgreementPayment =>
  agreementTypes.some((type) => type === payment.serviceType);

/** `returned` is the reference of a payment that somebody comes back from, on the provider's own page. */
function Choice({ returned, search }: { returned: string | null; search: URLSearchParams }) {
  const { data = [] } = useQuery(paymentsQuery);
  const { label } = usePrice("producer_agreement");
  const payments = data.filter(isForAgreement);
  const paid = useReturnedPayment(returned);
  const place = paid && lookUpPlaceOf(paid);
  if (place) return <Redirect to={place} replace />;
  return (
    <AgreementFrame title="Music Agreements">
      <p className="max-w-2xl text-muted">
        Answer a few questions and get a complete agreement drafted for your facts: to read, edit, download,
        and send for signature.
      </p>
      {payments.filter(isUnused).map((payment) => (
        <UnusedPayment
          key={payment.id}
          payment={payment}
          href={continuePlace(payment.serviceType, payment.id)}
        />
      ))}
      <AgreementChoice
        price={(type) => <PriceTag service={type} />}
        priceEach={label}
        placeOf={(type) => withSource(agreementPlaces[type], search)}
      />
    </AgreementFrame>
  );
}
