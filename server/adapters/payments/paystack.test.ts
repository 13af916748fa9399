import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PaymentProviderError, type Order } from "#server/adapters/payments/payment-provider";
import { createPaystack } from "#server/adapters/payments/paystack";
import {
  faults,
  startPaystackServer,
  type Fault,
  type PaystackServer,
} from "#server/testing/paystack-server";

let server: PaystackServer;
let number = 0;

beforeAll(async () => {
  server = await startPaystackServer();
});
afterEach(async () => {
  server.ails(undefined);
  server.lies({});
  server.keepsToItsAlphabet(false);
  await server.start();
});
afterAll(() => server.remove());

const adapter = (timeoutMs = 5000) =>
  createPaystack(
    {
      secretKey: server.env.PAYSTACK_SECRET_KEY,
      publicKey: server.env.PAYSTACK_PUBLIC_KEY,
      baseUrl: server.env.PAYSTACK_BASE_URL,
      inlineUrl: server.env.PAYSTACK_INLINE_URL,
    },
    { timeoutMs },
  );

const order = (given: Partial<Order> = {}): Order => ({
  reference: `AGR_${++number}`,
  email: "amina@example.com",
  amountCents: 39900,
  paymentId: "00000000-0000-4000-8000-000000000000",
  description: "Producer Agreement",
  callbackUrl: "http://sahihi.test/agreements",
  ...given,
});

const failure = (response: Promise<unknown>) =>
  response.then(
    () => "no failure",
    (error: unknown) => (error instanceof PaymentProviderError ? error.kind : String(error)),
  );
const callsOf = async (act: () => Promise<unknown>) => {
  const before = server.calls.length;
  await act();
  return server.calls.length - before;
};

test("a payment that went through is read with every fact, and its id as text", async () => {
  const { reference } = await adapter().initialize(order());
  await server.pay(reference);
  server.lies({ id: "18446744073709551615" });
  expect(await adapter().verify(reference)).toEqual({
    id: "18446744073709551615",
    email: "amina@example.com",
    reference,
    status: "success",
    amountCents: 39900,
    currency: "KES",
    domain: "test",
    channel: "card",
    paidAt: expect.any(Date),
  });
});

test("a reference the provider does not know is nothing", async () => {
  expect(await adapter().verify("AGR_unknown")).toBeNull();
  expect(await adapter().verify("../initialize?x=1#")).toBeNull();
});

test.each([
  ["sk_test_1", "test"],
  ["sk_live_1", "live"],
])("with %s transactions have to be of the domain %s", (secretKey, domain) => {
  const settings = { publicKey: "pk", baseUrl: "http://x", inlineUrl: "http://x" };
  expect(createPaystack({ ...settings, secretKey }).domain).toBe(domain);
});

describe("a reference", () => {
  test("is sent as it is, and where the provider takes no underscore, with a dash", async () => {
    expect((await adapter().initialize(order({ reference: "AGR_x1" }))).reference).toBe("AGR_x1");
    server.keepsToItsAlphabet(true);
    expect((await adapter().initialize(order({ reference: "AGR_x2" }))).reference).toBe("AGR-x2");
  });

  test("whose transaction was begun but whose answer was lost gives the same one again", async () => {
    const same = order();
    const first = await adapter().initialize(same);
    expect(await adapter().initialize(same)).toEqual(first);
  });

  test("that is a duplicate to the provider gets another one there", async () => {
    const { reference } = await adapter().initialize(order({ amountCents: 500 }));
    await adapter().initialize(order({ reference: reference.replace("_", "-"), amountCents: 500 }));
    const again = await adapter().initialize(order({ reference }));
    expect(again.reference).toMatch(/^AGR-\d+\.[0-9a-z]+$/);
  });
});

const { "a hanging connection": hanging, ...quick } = faults;
/** Those that verify tries to outlast; a 429 here asks for more time than there is. */
const passing = [faults["a dropped connection"], faults["a 500"], faults["an HTML page with 502"]] as Fault[];

test("a provider that hangs is given so much time, and not asked twice", async () => {
  server.ails(hanging);
  const calls = await callsOf(async () => {
    expect(await failure(adapter(300).initialize(order()))).toBe("timeout");
    expect(await failure(adapter(300).verify("AGR_1"))).toBe("timeout");
  });
  expect(calls).toBe(2);
});

describe.each(Object.entries(quick))("%s", (_name, fault) => {
  test("makes initialize fail at once: whether it worked cannot be known", async () => {
    server.ails(fault);
    expect(
      await callsOf(async () => expect(await failure(adapter().initialize(order()))).toBe("failed")),
    ).toBe(1);
  });

  test("makes verify fail, which asks again where that can help", async () => {
    server.ails(fault);
    const calls = await callsOf(async () => expect(await failure(adapter().verify("AGR_1"))).toBe("failed"));
    expect(calls).toBe(passing.includes(fault) ? 3 : 1);
  });
});

test.each(passing)("%j that passes is not noticed by whoever verifies", async (fault) => {
  const { reference } = await adapter().initialize(order());
  server.ails(fault, 1);
  expect((await adapter().verify(reference))?.status).toBe("abandoned");
});

test("nobody at the provider's address is a failure, and not noticed when it comes back in time", async () => {
  const { reference } = await adapter().initialize(order());
  await server.stop();
  expect(await failure(adapter().initialize(order()))).toBe("failed");
  expect(await failure(adapter(1000).verify(reference))).toBe("failed");
  const verified = adapter(5000).verify(reference);
  await server.start();
  expect((await verified)?.reference).toBe(reference);
});

test("a 429 is waited out when there is time, and says how long when there is not", async () => {
  const { reference } = await adapter().initialize(order());
  const busy = (seconds: string) => ({ status: 429, body: "{}", headers: { "Retry-After": seconds } });
  server.ails(busy("1"), 1);
  expect((await adapter(5000).verify(reference))?.reference).toBe(reference);
  server.ails(busy("60"));
  const failed = await adapter()
    .verify(reference)
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ kind: "failed", retryAfter: 60 });
});

test("an answer that leads elsewhere is not followed: the key stays here", async () => {
  server.ails({ status: 302, headers: { Location: "/dev/paystack/inline.js" } });
  expect(await failure(adapter().verify("AGR_1"))).toBe("failed");
  expect(await failure(adapter().initialize(order()))).toBe("failed");
});

test("what failed is told without the key", async () => {
  for (const fault of Object.values(faults)) {
    server.ails(fault);
    const error = (await adapter(300)
      .verify("AGR_1")
      .catch((reason: unknown) => reason)) as Error;
    expect(`${error.stack} ${String(error.cause)}`).not.toContain(server.env.PAYSTACK_SECRET_KEY);
  }
});
