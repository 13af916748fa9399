import { describe, expect, it } from "vitest";
import { SplitSheetBody } from "#shared/contract/split-sheet";
import {
  emptySplitSheetForm,
  formFromSheet,
  isComplete,
  isShare,
  personRow,
  shareOf,
  sheetFromForm,
} from "#client/features/split-sheets/split-sheet-form";

const filled = {
  ...emptySplitSheetForm,
  songTitle: "Nairobi Nights",
  artistName: "Ọláyínká",
  publishingRightsCollaborators: [
    personRow({ name: "A", role: "Songwriter", percentage: "33.30" }),
    personRow({ name: "B", role: "Beatmaker", percentage: "66,7" }),
  ],
  masterRightsCollaborators: [personRow({ name: "C", role: "Label", percentage: "1" })],
};

describe("the split sheet form", () => {
  it("starts with a songwriter and a beatmaker at 50% each", () => {
    const rows = emptySplitSheetForm.publishingRightsCollaborators;
    expect(rows.map(({ role, percentage }) => [role, percentage])).toEqual([
      ["Songwriter", "50"],
      ["Beatmaker", "50"],
    ]);
  });

  it.each([
    ["33.33", 3333],
    ["33,33", 3333],
    ["  7 ", 700],
    ["", 0],
    ["half", 0],
    ["0.07", 7],
    ["12,", 1200],
    ["12٫5", 1250],
    ["١٢٫٥", 1250],
    ["1,000.5", 0],
    ["1e1", 0],
    ["0x10", 0],
  ])("reads a typed share of %j as %i hundredths", (typed, share) => {
    expect(shareOf(typed)).toBe(share);
  });

  it.each(["", "0", "-50", "100.01", "24.999", "half", "1.2.3"])("knows that %j is no share", (typed) => {
    expect(isShare(typed)).toBe(false);
  });

  it("is complete when every share can stand and they are the whole", () => {
    const rows = (...typed: string[]) => typed.map((percentage) => personRow({ percentage }));
    expect(isComplete(rows("12,5", "87.50"))).toBe(true);
    expect(isComplete(rows("12,5", "87"))).toBe(false);
    expect(isComplete(rows("24.999", "75.001"))).toBe(false);
    expect(isComplete(rows("150", "-50"))).toBe(false);
    expect(isComplete(rows("100", ""))).toBe(false);
  });

  it("sends no master rights while they are switched off, and keeps their rows", () => {
    expect(sheetFromForm(filled).masterRightsCollaborators).toEqual([]);
    expect(SplitSheetBody.safeParse(sheetFromForm(filled)).success).toBe(true);
    expect(SplitSheetBody.safeParse(sheetFromForm({ ...filled, hasMaster: true })).success).toBe(false);
  });

  it("shows a stored sheet as it would be typed", () => {
    const form = formFromSheet({
      ...emptySplitSheetForm,
      publishingRightsCollaborators: [{ name: "A", email: "a@b.co", role: "Composer", percentage: 33.3 }],
      masterRightsCollaborators: [{ name: "C", email: "", role: "Label", percentage: 100 }],
    });
    expect(form.hasMaster).toBe(true);
    expect(form.publishingRightsCollaborators).toEqual([
      { name: "A", email: "a@b.co", phone: "", role: "Composer", percentage: "33.3" },
    ]);
  });
});
