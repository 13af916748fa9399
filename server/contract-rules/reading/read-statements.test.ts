import { expect, test } from "vitest";
import { readContract } from "#server/contract-rules/reading/read-contract";
import type { Statement } from "#server/contract-rules/contract";

const opening = `RECORDING AGREEMENT

This agreement is between Tamu Sounds Limited of Nairobi, Kenya (the "Company") and Wanjiru Njeri of Nairobi, Kenya (the "Artist").

1. Special terms

`;

/** What is said in the last sentence of a contract, as "who act to (share)"; with "not" where it is denied. */
function said(words: string): string[] {
  const { sentences } = readContract(`${opening}${words}`);
  return (sentences.at(-1)?.statements ?? []).map(inShort);
}

const inShort = ({ who, act, to, manner, shares }: Statement) =>
  [
    who ?? "-",
    manner === "does not" ? "not" : manner === "does" ? "" : manner,
    act,
    to ?? "-",
    shares.length > 0 ? shares.map(Math.round).join("/") : "",
  ]
    .filter(Boolean)
    .join(" ");

test.each<[string, string[]]>([
  ["The Company pays the Artist 20 % of net receipts.", ["company pays creator 20"]],
  ["The Artist shall pay to the Company one fifth of concert income.", ["creator pays company 20"]],
  ["The Artist agrees not to register the songs.", ["creator not joins -"]],
  [
    "The Artist keeps 80 % of live income and the Company receives 20 % of it.",
    ["creator keeps creator 80", "company takes company 20"],
  ],
  [
    "Live income belongs to the Artist, who pays half of it to the Company.",
    ["creator keeps creator", "creator pays company 50"],
  ],
  ["A quarter of merchandise income is paid to the Company by the Artist.", ["creator pays company 25"]],
  [
    "Live income stays the Artist's after the Company has taken 20 % of it.",
    ["creator keeps creator", "company takes company 20"],
  ],
  ["The Company shall not receive any share of concert income.", ["company not takes company"]],
  ["The Company shall not fail to send the Artist a statement.", ["company sends creator"]],
  ["Nothing in this agreement prevents the Artist from joining a society.", []],
  ["The Artist does not have to join a society.", ["creator need not joins -"]],
  ["The Artist may register the songs.", ["creator may joins -"]],
  ["Neither party may assign this agreement.", ["both not grants -"]],
  [
    "The Company shall not sell the masters but may license them for films.",
    ["company not grants -", "company may grants -"],
  ],
  ["No income from concerts is paid to the Company.", ["- not pays company"]],
  ["The Company has no share in touring income.", ["company not has company"]],
  [
    "The Company takes eight per cent (8 %) and renders statements every half year.",
    ["company takes company 8", "company sends -"],
  ],
])("%s", (words, expected) => {
  expect(said(words)).toEqual(expected);
});
