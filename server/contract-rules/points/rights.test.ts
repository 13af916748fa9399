import { expect, test } from "vitest";
import { isFlagged, type Clause } from "#server/contract-rules/labelled/is-flagged";

const clauses: Clause[] = [
  [1, true, "The Artist assigns the copyright in the Masters to the Company in perpetuity."],
  [1, true, "The Company shall own the Masters throughout the universe, exclusively and forever."],
  [1, true, "All rights in the recordings belong to the Company for all time."],
  [
    1,
    false,
    "The Artist assigns the copyright in the Masters to the Company for ten years, and not in perpetuity.",
  ],
  [1, false, "The Company grants back to the Artist a perpetual licence to use the Masters in a portfolio."],
  [
    1,
    false,
    '"Territory" means the universe. The Artist licenses the Masters in the Territory for five years.',
  ],
  [
    1,
    false,
    "The Company has a perpetual non-exclusive licence to keep a copy of the Masters in its archive.",
  ],

  [2, true, "The Artist hereby assigns to the Company the copyright in the recordings listed in Schedule 1."],
  [2, true, "The Artist makes over all rights in the Masters to the Company."],
  [2, false, "The Artist assigns to the Company the copyright in the Masters for a period of seven years."],
  [2, false, "The Artist assigns the Masters to the Company. The term of this agreement is perpetual."],
  [2, false, "The Artist does not assign the copyright in the Masters to the Company."],
  [2, false, "The Artist may not assign this agreement or any right under this agreement."],
  [
    2,
    false,
    "The Artist assigns the copyright in the Masters to the Company. The assignment ends after six years.",
  ],

  [
    3,
    true,
    "The Masters are works made for hire, and otherwise the Artist assigns the copyright in them for ten years.",
  ],
  [
    3,
    true,
    'Each Master is a "work-for-hire". The Artist hereby assigns any remaining rights in the Masters.',
  ],
  [3, true, "The Masters are works made for hire."],
  [
    3,
    false,
    "No Master is a work made for hire. The Artist assigns the copyright in the Masters for ten years.",
  ],
  [
    3,
    false,
    "The Artist assigns the Masters for ten years, and neither party shall call them works for hire.",
  ],

  [6, true, "The Artist assigns the copyright in the Masters to the Company for thirty years."],
  [
    6,
    true,
    "The Artist assigns the Masters to the Company for ever, and in no event shall the rights revert to the Artist.",
  ],
  [
    6,
    false,
    "The Artist assigns the Masters to the Company for ten years, after which they revert to the Artist.",
  ],
  [
    6,
    false,
    "The Artist assigns the Masters for ten years. Then the Company shall hand all rights back to the Artist.",
  ],
  [6, false, "The Artist grants the Company a licence of the Masters for three years."],

  [36, true, "The Artist assigns to the Company all recordings made by the Artist during the Term."],
  [
    36,
    true,
    "The Writer assigns all compositions hereafter written by the Writer to the Publisher.",
    "publishing",
  ],
  [36, true, "Every beat that the Producer creates in the future shall belong to the Artist.", "producer"],
  [36, false, "The Artist assigns to the Company all recordings listed in Schedule 1."],
  [36, false, "Future recordings are not covered by this agreement, and the Artist may sell them to anyone."],
  [36, false, "The Company owns all recordings made under this agreement during the Term."],
];

test.each(clauses)("point %d is flagged (%s) by: %s", (point, isFlag, words, kind) => {
  expect(isFlagged(point, words, kind)).toBe(isFlag);
});
