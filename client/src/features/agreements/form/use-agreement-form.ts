import { useEffect, useEffectEvent, useState } from "react";
import { useForm, type DefaultValues, type FieldPath, type UseFormReturn } from "react-hook-form";
import type { Issue } from "#shared/errors";
import { useKeptForm } from "#client/features/unfinished/index";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import type { AgreementKind } from "#client/features/agreements/form/agreement-kind";
import { agreementDraft, type AgreementDraft } from "#client/features/agreements/form/agreement-draft";
import type { Me } from "#client/features/agreements/form/party-fields";
import { readFields, type FieldTexts } from "#client/features/agreements/form/typed-fields";

/**
 * The form of an agreement and its draft on this device: everything but secrets, until the agreement is drafted. `paymentId` is
 * what it is paid with. One that begins with another document is kept apart from one that somebody types besides.
 */
export function useAgreementForm<Fields extends FieldTexts>(
  kind: AgreementKind<Fields>,
  userId: string,
  start?: AgreementStart<Fields>,
) {
  const [draftKind] = useState(() => draftWith(start?.stored));
  const {
    value: found,
    save,
    forget,
  } = useDeviceDraft(
    draftKind,
    userId,
    `agreement.${kind.type}${start ? `.from.${start.key}` : ""}`,
    (theirs) => {
      // Another window has this agreement drafted, or has discarded it: what is typed here makes another one.
      if (theirs !== null || !hasDraft) return;
      kept.forget();
      store(freshPayment(), form.getValues());
      setIsCopy(true);
    },
  );
  const [fieldsFound] = useState(() => readFields(start?.fields ?? kind.empty(), found.fields));
  const [payment, setPayment] = useState<Payment>(() => paymentOf(found));
  const [hasDraft, setHasDraft] = useState(() => isTouched(kind, fieldsFound));
  const [isCopy, setIsCopy] = useState(false);
  const [discarded, setDiscarded] = useState<{ payment: Payment; fields: Fields } | null>(null);
  const form = useForm<Fields>({
    defaultValues: (hasDraft ? fieldsFound : kind.empty()) as DefaultValues<Fields>,
    resolver: kind.resolver,
    // The first invalid field is found in the order of the page, which radio buttons are part of.
    shouldFocusError: false,
  });

  const kept = useKeptForm(userId, kind.type, () => {
    // What has been begun to be paid stays the account's one form: the payment is known wherever that is.
    if (!payment.isBegun) store(freshPayment(), form.getValues());
  });

  function store(next: Payment, fields: Fields) {
    const draft = { ...next, fields: withoutSecrets(kind, fields) };
    const isTyped = isTouched(kind, fields);
    setPayment(next);
    save(draft);
    setHasDraft(isTyped);
    if (start?.isChange) return;
    if (isTyped) kept.keep(next.paymentId, kind.songOf(fields), draft, next.isBegun);
    else kept.remove();
  }
  const keepFound = useEffectEvent(() => {
    if (hasDraft && !start?.isChange)
      kept.keep(payment.paymentId, kind.songOf(fieldsFound), found, payment.isBegun);
  });
  useEffect(() => keepFound(), []);

  const onTyped = useEffectEvent((fields: Fields) => {
    store(payment, fields);
    setDiscarded(null);
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name !== undefined) onTyped(values);
        },
      }),
    [form],
  );

  const startAfresh = (isMade: boolean) => {
    setIsCopy(false);
    setPayment(freshPayment());
    form.reset(start?.fields ?? kind.empty());
    forget();
    if (isMade) kept.forget();
    else kept.remove();
    setHasDraft(false);
  };
  const fill = (fields: Fields, next: Payment) => {
    form.reset(fields);
    store(next, fields);
  };

  return {
    kind,
    form,
    ...payment,
    /** The account has this form as well. */
    isKept: kept.keptId === payment.paymentId,
    /** Something is typed here. An untouched form gives way to any that was paid for. */
    hasDraft,
    /** Another window has drafted, or discarded, the agreement that was typed here. */
    isCopy,
    canUndoDiscard: discarded !== null,
    /** This payment is under way for the form, or has gone through: the same one is asked for from now on. */
    payWith: (paymentId: string) => store({ paymentId, isBegun: true }, form.getValues()),
    /** What was begun cannot be paid any more: the next attempt is a payment of its own, which this answers. */
    renewPayment: (): string => {
      const fresh = freshPayment();
      kept.remove();
      store(fresh, form.getValues());
      return fresh.paymentId;
    },
    /**
     * What a payment pays for: the form as it stands here, with the secrets of the one it was begun with, else that one as it is.
     * Null when neither can be drafted.
     */
    paidForm: async (paymentId: string, formData: unknown): Promise<FieldTexts | null> => {
      const paid = formData ? [kind.fromFormData(formData)] : [];
      const here = hasDraft && payment.paymentId === paymentId ? [form.getValues()] : [];
      const candidates = [
        ...here,
        ...here.flatMap((own) => paid.map((given) => withSecrets(kind, own, given))),
        ...paid,
      ];
      for (const fields of candidates) if (await isComplete(kind, fields)) return kind.formData(fields);
      return null;
    },
    /** Puts what the server found wrong at its fields. */
    showIssues: (issues: readonly Issue[]) => {
      for (const { path, message } of issues)
        form.setError(path.replace(/^content\.formData\./, "") as FieldPath<Fields>, { message });
    },
    /** Takes the form that was paid for; what was typed can be had back. */
    takePaidForm: (paymentId: string, formData: unknown) => {
      if (hasDraft) setDiscarded({ payment, fields: form.getValues() });
      fill(kind.fromFormData(formData), { paymentId, isBegun: true });
    },
    /** What never stays on the device comes back with the form that was paid for. */
    takePaidSecrets: (formData: unknown) => {
      const paid = kind.fromFormData(formData);
      for (const name of kind.secrets)
        if (form.getValues(name) === "") form.setValue(name, paid[name] as never);
    },
    /** The agreement that this payment was for exists. Another one that is typed here stays. */
    forget: (paymentId: string) => {
      if (paymentId === payment.paymentId) startAfresh(true);
    },
    discard: () => {
      setDiscarded({ payment, fields: form.getValues() });
      startAfresh(false);
    },
    undoDiscard: () => {
      if (discarded) fill(discarded.fields, discarded.payment);
      setDiscarded(null);
    },
  };
}

/**
 * What a form begins with, and the name it is kept under; `stored` is what was typed into it on another device. `isChange`: it becomes no
 * agreement but changes one, and stays on this device.
 */
export type AgreementStart<Fields extends FieldTexts> = {
  key: string;
  fields: Fields;
  stored?: unknown;
  isChange?: true;
};

const draftWith = (found: unknown): typeof agreementDraft => ({
  ...agreementDraft,
  read: (stored) => agreementDraft.read(stored ?? found),
});

/** What the form of either agreement takes. */
export type AgreementFormProps<Fields extends FieldTexts> = { form: UseFormReturn<Fields>; me: Me };

type Payment = Pick<AgreementDraft, "paymentId" | "isBegun">;

function paymentOf({ paymentId, isBegun }: AgreementDraft): Payment {
  return { paymentId, isBegun };
}

const freshPayment = () => paymentOf(agreementDraft.blank());

/** The date alone says nothing: it is filled in with the day the form was opened. */
function isTouched<Fields extends FieldTexts>({ empty }: AgreementKind<Fields>, fields: Fields): boolean {
  return Object.entries(empty()).some(([name, value]) => name !== "effectiveDate" && fields[name] !== value);
}

async function isComplete<Fields extends FieldTexts>(
  { resolver }: AgreementKind<Fields>,
  fields: Fields,
): Promise<boolean> {
  const { errors } = await resolver(fields, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.keys(errors).length === 0;
}

function withSecrets<Fields extends FieldTexts>(
  { secrets }: AgreementKind<Fields>,
  own: Fields,
  given: Fields,
): Fields {
  return { ...own, ...Object.fromEntries(secrets.map((name) => [name, given[name]])) };
}

function withoutSecrets<Fields extends FieldTexts>(
  { secrets }: AgreementKind<Fields>,
  fields: Fields,
): Fields {
  return { ...fields, ...Object.fromEntries(secrets.map((name) => [name, ""])) };
}
