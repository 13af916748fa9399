import { expect, test } from "vitest";
import { noticeAddress, noticeSentence } from "#client/features/notices/notice-sentence";
import type { Notice } from "#shared/contract/notices";

const id = "0199a0b0-0000-7000-8000-000000000000";
const document = { id, type: "split_sheet", title: "Split Sheet: Jahazi" } as const;
const payment = { id, serviceType: "ai_review", amountCents: 50_000, currency: "KES" } as const;
const notice = (more: Partial<Notice>): Notice => ({
  id,
  kind: "signed",
  at: "2026-11-25T10:00:00.000Z",
  isRead: false,
  count: 1,
  name: "Brian",
  signedBy: null,
  document: null,
  requestId: null,
  payment: null,
  ...more,
});

test.each<[Partial<Notice>, sentence: string, address: string]>([
  [{ document }, "Brian signed “Jahazi”", `/view/${id}`],
  [{ document, signedBy: "Grace" }, "Grace signed “Jahazi” for Brian", `/view/${id}`],
  [{ kind: "fully_signed", name: null, document }, "Everybody has signed “Jahazi”", `/view/${id}`],
  [{ kind: "reminded", document }, "Brian was reminded to sign “Jahazi”", `/view/${id}`],
  [{ kind: "reminded", count: 4, document }, "4 reminders went out to sign “Jahazi”", `/view/${id}`],
  [{ kind: "message", count: 3, requestId: id }, "Brian wrote 3 messages to you", `/collaboration/${id}`],
  [{ kind: "request", requestId: id }, "Brian would like to work with you", "/collaborators"],
  [{ kind: "accepted", name: "", requestId: id }, "Somebody accepted your request", `/collaboration/${id}`],
  [
    { kind: "paid", name: null, payment },
    "Your payment of 500 KES came through: AI Contract Review",
    "/payments",
  ],
  [
    { kind: "refunded", payment: { ...payment, serviceType: null, currency: "NGN" } },
    "NGN 500.00 was paid back: verification",
    "/payments",
  ],
])("%o is told as “%s” and leads to %s", (more, sentence, address) => {
  const told = notice(more);
  expect(noticeSentence(told).replaceAll(/[\u2068\u2069]/g, "")).toBe(sentence);
  expect(noticeAddress(told)).toBe(address);
});
