import { expect, test } from "vitest";
import { readPhone } from "#server/adapters/sms/read-phone";
import { maskAddress } from "#shared/domain/signature-ways";
import { looksLikePhone, showPhone } from "#shared/domain/phone";

test.each([
  ["0712 345 678", "+254712345678"],
  ["0112345678", "+254112345678"],
  ["+254 712-345-678", "+254712345678"],
  ["254712345678", "+254712345678"],
  ["(0712) 345678", "+254712345678"],
  ["+256 712 345 678", "+256712345678"],
  ["+234 803 123 4567", "+2348031234567"],
  ["+44 7400 123456", "+447400123456"],
  ["0712 345", null],
  ["0712 345 678 9", null],
  ["+254 000 000 000", null],
  ["+999 712 345 678", null],
])("%s is %s", (typed, phone) => {
  expect(looksLikePhone(typed)).toBe(true);
  expect(readPhone(typed)).toBe(phone);
});

test.each(["call me", "071", "amina@example.com", "0712 345 678 or 0722 345 678", "", "１２３４５６７８"])(
  "%s does not look like a number",
  (typed) => expect(looksLikePhone(typed)).toBe(false),
);

test("a number is shown as it is dialled at home, and masked where others read it", () => {
  expect(showPhone("+254712345678")).toBe("0712 345 678");
  expect(showPhone("+256712345678")).toBe("+256712345678");
  expect(maskAddress("+254712345678")).toBe("+254•••678");
  expect(maskAddress("+a@example.com")).toBe("+•••@example.com");
});
