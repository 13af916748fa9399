import { afterEach, expect, test, vi } from "vitest";
import { begunOrders, changeOrder, takeOrder } from "#client/features/verification/begun-orders";

// As an older page kept it: never changed.
const older = {
  paymentId: "3f2c8a1e-7d54-4b0f-9a3e-5c1d2e8f9a70",
  documentId: "9d2e4a60-7f11-4a52-8b7d-6c1f52b0a8e2",
  title: "Nairobi Nights",
  email: "amina@example.com",
  name: "Amina",
  company: "",
  begunAt: "2026-03-01T09:00:00.000Z",
};
const order = { ...older, reference: null, isSpoilt: false, verificationId: null };

function deviceWith(stored: string): void {
  let text = stored;
  vi.stubGlobal("localStorage", {
    getItem: () => text,
    setItem: (_: string, given: string) => (text = given),
  });
}

afterEach(() => vi.unstubAllGlobals());

test("an order of an older page is found, and paid for as one that is open", () => {
  deviceWith(JSON.stringify([{ ...older, currency: "KES" }, { title: "no order" }, null]));
  expect(begunOrders()).toEqual([{ ...order, currency: "KES" }]);
  const { documentId, title, email, name, company } = older;
  const again = takeOrder({ documentId, title, email, name, company }, new Date());
  expect(again.paymentId).toBe(older.paymentId);
});

test.each(['[{"paymentId":', "{}", "7", '"text"'])("%s holds no orders", (stored) => {
  deviceWith(stored);
  expect(begunOrders()).toEqual([]);
});

test("where nothing can be stored an order lives as long as the page", () => {
  deviceWith(JSON.stringify([older]));
  expect(begunOrders()).toEqual([order]);
  vi.stubGlobal("localStorage", {
    getItem: () => JSON.stringify([older]),
    setItem: () => {
      throw new DOMException("No room", "QuotaExceededError");
    },
  });
  changeOrder(older.paymentId, { isSpoilt: true });
  expect(begunOrders()).toEqual([{ ...order, isSpoilt: true }]);
});
