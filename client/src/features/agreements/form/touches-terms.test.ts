import { expect, test } from "vitest";
import { touchesTerms } from "#client/features/agreements/form/touches-terms";

test.each([
  "The producer gets 7%",
  "Fee is Ksh 5,000",
  "5000/= on signing",
  "They share 60/40",
  "Half is paid at the studio",
  "The law of Uganda applies, and courts of Kampala decide",
  "The label owns everything",
])("%s is pointed out", (words) => {
  expect(touchesTerms(words)).toBe(true);
});

test.each(["", "No work on Sundays", "Two shows a year together", "Session files by 1 May 2027"])(
  "“%s” is not",
  (words) => {
    expect(touchesTerms(words)).toBe(false);
  },
);
