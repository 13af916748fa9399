import { expect, test } from "vitest";
import { isSameName, isSignedAlike, nameAndPosition } from "#shared/domain/acting";

test.each([
  ["Ngũgĩ wa Thiong'o", "ngũgĩ  wa Thiong’o"],
  ["N'Golo Kanté", " N‘Golo Kante\u0301"],
  ["Ng`ang`a", "NgʼangʼA"],
  ["Ng\u00B4ang\u00B4a", "Ng'ang'a"],
  ["Ng\u1FFDang\u2032a", "Ng\uA78Cang\u201Ba"],
  ["Anne-Marie Atieno", "Anne‑Marie Atieno"],
  ["Anne-Marie Atieno", "Anne\u2212Marie Atieno"],
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

test.each([
  ["Grace Akinyi, managing director", "Grace Akinyi", "managing director"],
  ["Grace Akinyi, Managing Director", "Grace Akinyi", "Managing Director"],
  ["Grace Akinyi, CEO", "Grace Akinyi", "CEO"],
  ["Grace Akinyi, Chairperson", "Grace Akinyi", "Chairperson"],
  ["Grace Akinyi, mwenyekiti", "Grace Akinyi", "mwenyekiti"],
  ["Otieno Ouma, Brian, director", "Otieno Ouma, Brian", "director"],
  ["Grace Akinyi, leader, for All", "Grace Akinyi", "leader, for All"],
])("%j is a name and a position", (written, name, position) => {
  expect(nameAndPosition(written)).toEqual({ name, position });
});

test.each([
  "Otieno Ouma, Brian",
  "Wanjiru Kamau, Amina Njeri",
  "Karanja Kamau, Moses wa Karanja",
  "otieno ouma, brian",
  "Grace Akinyi, Jr.",
  "Akinyi, grace",
  ", director",
])("%j is all a name", (written) => {
  expect(nameAndPosition(written)).toEqual({ name: written, position: "" });
});

test.each([
  ["Grace Akinyi, director", "", "Grace Akinyi", "director", true],
  ["Grace Akinyi, director", "", "Grace Akinyi, chair", "", true],
  ["Otieno Ouma, Brian", "", "Otieno Ouma, Brian", "director", true],
  ["Otieno Ouma, Brian", "", "Otieno Ouma, Peter", "", false],
  ["Otieno Ouma", "", "Otieno Ouma, Brian", "", false],
])("%j (%j) and %j (%j) sign alike: %j", (name, position, otherName, otherPosition, isAlike) => {
  const one = { capacity: "company", name, position } as const;
  const other = { capacity: "company", name: otherName, position: otherPosition } as const;
  expect(isSignedAlike(one, other)).toBe(isAlike);
  expect(isSignedAlike(other, one)).toBe(isAlike);
  expect(isSignedAlike(one, { ...one, capacity: "group" })).toBe(false);
});
