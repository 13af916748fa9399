import { partyIssues, type FormIssue } from "#shared/domain/agreements/party-issues";

type Terms = Record<
  | "deliveryMethod"
  | "otherDeliveryMethod"
  | "agreementDuration"
  | "effectiveDate"
  | "fixedEndDate"
  | "recordingDate",
  string
>;

/** What has to hold between fields of a featured artist agreement. */
export const termRules = {
  otherMethod: {
    field: "otherDeliveryMethod",
    message: "Please say how it is delivered",
    holds: ({ deliveryMethod, otherDeliveryMethod }: Pick<Terms, "deliveryMethod" | "otherDeliveryMethod">) =>
      deliveryMethod !== "other" || otherDeliveryMethod !== "",
  },
  endDate: {
    field: "fixedEndDate",
    message: "Please enter an end date after the effective date",
    holds: (terms: Pick<Terms, "agreementDuration" | "fixedEndDate" | "effectiveDate">) =>
      terms.agreementDuration !== "fixed" || terms.fixedEndDate > terms.effectiveDate,
  },
  recordingDate: {
    field: "recordingDate",
    message: "Please enter a recording date before the end date",
    holds: (terms: Pick<Terms, "agreementDuration" | "fixedEndDate" | "recordingDate">) =>
      terms.agreementDuration !== "fixed" || terms.recordingDate <= terms.fixedEndDate,
  },
};

/** Why an agreement cannot be made of its form as it stands, by field, as far as fields contradict each other; nothing of a form of anything else. */
export function formIssues(type: string, form: Record<string, unknown>): FormIssue[] {
  return [...partyIssues(type, form), ...(type === "featured_artist_agreement" ? termIssues(form) : [])];
}

function termIssues(form: Record<string, unknown>): FormIssue[] {
  const read = (name: keyof Terms) => {
    const value = form[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const day = (name: keyof Terms) => read(name).slice(0, 10);
  const terms: Terms = {
    deliveryMethod: read("deliveryMethod"),
    otherDeliveryMethod: read("otherDeliveryMethod"),
    agreementDuration: read("agreementDuration"),
    effectiveDate: day("effectiveDate"),
    fixedEndDate: day("fixedEndDate"),
    recordingDate: day("recordingDate"),
  };
  return Object.values(termRules).flatMap(({ field, message, holds }) =>
    holds(terms) ? [] : [{ field, message }],
  );
}
