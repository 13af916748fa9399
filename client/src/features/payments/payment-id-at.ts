/** The payment that an address is about: `…/payment/{id}`. */
export function paymentIdAt(location: string): string | null {
  return /\/payment\/([\da-f-]{36})\/?$/.exec(location)?.[1] ?? null;
}
