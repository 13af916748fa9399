import { agreementOf, type StatedAgreement } from "#client/features/agreements/text/stated-agreement";
import * as agreementFacts from "#shared/domain/agreements/agreement-facts";

/** Holds a text against the form of its agreement. */
export function checkFacts(stated: StatedAgreement, text: string): agreementFacts.CheckedFacts {
  return agreementFacts.checkFacts(agreementOf(stated), text);
}

/** Whether the terms of the form may stand above the text. */
export function isAsForm(stated: StatedAgreement): boolean {
  return agreementFacts.isAsForm(agreementOf(stated));
}

/** '2 facts of the form are missing from the text, and 1 stands only in the text.' Empty when all is well. */
export function factsSentence({ missing: notAsForm, foreign }: agreementFacts.CheckedFacts): string {
  const missing = notAsForm.filter(({ says }) => says === undefined);
  const denied = notAsForm.length - missing.length;
  const lost = `${missing.length} ${missing.length === 1 ? "fact" : "facts"} of the form ${missing.length === 1 ? "is" : "are"} missing from the text`;
  const contrary = `the text says the opposite of ${denied} ${denied === 1 ? "fact" : "facts"} of the form`;
  const added = `${foreign.length} ${foreign.length === 1 ? "amount, address or party stands" : "amounts, addresses or parties stand"} only in the text`;
  const parts = [denied > 0 && contrary, missing.length > 0 && lost, foreign.length > 0 && added].filter(
    Boolean,
  );
  const sentence = parts.join(", and ");
  return sentence && `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`;
}
