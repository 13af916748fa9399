import {
  agreementOf,
  hasText,
  type StatedAgreement,
} from "#client/features/agreements/text/stated-agreement";
import {
  foreignFacts,
  missingFacts,
  type ForeignFact,
  type MissingFact,
} from "#shared/domain/agreements/agreement-facts";

/** What of the form a text does not say, and what it says that the form does not. */
export type CheckedFacts = { missing: MissingFact[]; foreign: ForeignFact[] };

/** Holds a text against the form of its agreement. Without a form there is nothing to hold it against. */
export function checkFacts(stated: StatedAgreement, text: string): CheckedFacts {
  const { type, content } = agreementOf(stated);
  if (!content.formData) return { missing: [], foreign: [] };
  if (type === "producer_agreement") return check(type, content.formData, text);
  return check(type, content.formData, text);
}

function check<Type extends Parameters<typeof missingFacts>[0]>(
  type: Type,
  form: Parameters<typeof missingFacts<Type>>[1],
  text: string,
): CheckedFacts {
  return { missing: missingFacts(type, form, text), foreign: foreignFacts(type, form, text) };
}

export function isWhole({ missing, foreign }: CheckedFacts): boolean {
  return missing.length === 0 && foreign.length === 0;
}

/** Whether the terms of the form may stand above the text: nobody must read one fee at the top and sign another below. */
export function isAsForm(agreement: StatedAgreement): boolean {
  return !hasText(agreement) || isWhole(checkFacts(agreement, agreement.content.generatedAgreement));
}

/** '2 facts of the form are missing from the text, and 1 stands only in the text.' Empty when all is well. */
export function factsSentence({ missing: notAsForm, foreign }: CheckedFacts): string {
  const missing = notAsForm.filter(({ says }) => says === undefined);
  const denied = notAsForm.length - missing.length;
  const lost = `${missing.length} ${missing.length === 1 ? "fact" : "facts"} of the form ${missing.length === 1 ? "is" : "are"} missing from the text`;
  const contrary = `the text says the opposite of ${denied} ${denied === 1 ? "fact" : "facts"} of the form`;
  const added = `${foreign.length} ${foreign.length === 1 ? "amount or address stands" : "amounts or addresses stand"} only in the text`;
  const parts = [denied > 0 && contrary, missing.length > 0 && lost, foreign.length > 0 && added].filter(
    Boolean,
  );
  const sentence = parts.join(", and ");
  return sentence && `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`;
}
