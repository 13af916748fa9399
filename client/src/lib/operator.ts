import { operatorMarks, type Operator } from "#shared/operator";

/** Who runs the service, as the page was sent; where it is made in advance, marks that the server fills. */
export function operator(): Operator {
  const stated = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="operator"]');
  return stated ? (JSON.parse(stated.content) as Operator) : operatorMarks;
}

/** The text with who runs the service where `{legalName}` and the like stand. */
export function withOperator(text: string): string {
  return Object.entries(operator()).reduce(
    (filled, [fact, value]) => filled.replaceAll(`{${fact}}`, () => value),
    text,
  );
}
