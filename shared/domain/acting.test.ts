import { expect, test } from "vitest";
import { isSameName } from "#shared/domain/acting";

test.each([
  ["Ngũgĩ wa Thiong'o", "ngũgĩ  wa Thiong’o"],
  ["N'Golo Kanté", " N‘Golo Kante\u0301"],
  ["Ng`ang`a", "NgʼangʼA"],
  ["Anne-Marie Atieno", "Anne‑Marie Atieno"],
])("%j and %j are one name", (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ["Ngũgĩ", "Ngugi"],
  ["Ng'ang'a", "Nganga"],
  ["Anne-Marie", "Anne Marie"],
])("%j and %j are two", (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
