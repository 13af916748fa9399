import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareVersions, type VersionStatement } from "#shared/domain/compare-versions";

const amina = { name: "Amina Wanjiru", email: "amina@example.com", role: "Songwriter", percentage: 60 };
const brian = { name: "Brian Otieno", email: "brian@example.com", role: "Producer", percentage: 40 };
const chao = { name: "Chao Mwadime", email: "chao@example.com", role: "Composer", percentage: 10 };

function statement(shares: (typeof amina)[], facts: VersionStatement["facts"] = []): VersionStatement {
  return { facts, people: shares, shares: { publishing: shares, master: [] } };
}

function changedShares(before: (typeof amina)[], after: (typeof amina)[]) {
  const { shares } = compareVersions(statement(before), statement(after));
  return shares.flatMap(({ rows }) =>
    rows.map(({ change, before: old, after: current }) => [
      change,
      old && `${old.name} ${old.percentage}`,
      current && `${current.name} ${current.percentage}`,
    ]),
  );
}

describe("compareVersions", () => {
  test("puts the old and the new share of each person side by side", () => {
    expect(
      changedShares([amina, brian], [{ ...amina, percentage: 50 }, brian, { ...chao, percentage: 10 }]),
    ).toEqual([
      ["changed", "Amina Wanjiru 60", "Amina Wanjiru 50"],
      ["same", "Brian Otieno 40", "Brian Otieno 40"],
      ["added", null, "Chao Mwadime 10"],
    ]);
    expect(changedShares([amina, brian], [{ ...brian, percentage: 100 }])).toEqual([
      ["changed", "Brian Otieno 40", "Brian Otieno 100"],
      ["removed", "Amina Wanjiru 60", null],
    ]);
  });

  test("follows somebody whose name or address was put right", () => {
    const renamed = { ...brian, name: "Brian Otiẹno" };
    const readdressed = { ...amina, email: "amina@label.example" };
    expect(changedShares([amina, brian], [readdressed, renamed]).map(([change]) => change)).toEqual([
      "changed",
      "changed",
    ]);
  });

  test("tells the two rows of one person apart by what they did", () => {
    const producing = { ...amina, role: "Producer", percentage: 10 };
    expect(
      changedShares([amina, producing], [{ ...producing, percentage: 30 }, amina]).map(([, old]) => old),
    ).toEqual(["Amina Wanjiru 10", "Amina Wanjiru 60"]);
  });

  test("tells which facts came, went and changed, and leaves empty ones out", () => {
    const before = statement(
      [],
      [
        { label: "Genre", text: "Benga" },
        { label: "Label", text: "Not specified" },
        { label: "Notes", text: "" },
      ],
    );
    const after = statement(
      [],
      [
        { label: "Genre", text: "Afrobeats" },
        { label: "ISRC", text: "KE-A1B-26-00001" },
        { label: "Notes", text: "" },
      ],
    );
    expect(compareVersions(before, after).facts).toEqual([
      { label: "Genre", change: "changed", before: "Benga", after: "Afrobeats" },
      { label: "ISRC", change: "added", before: null, after: "KE-A1B-26-00001" },
      { label: "Label", change: "removed", before: "Not specified", after: null },
    ]);
  });

  const anyShare = fc.record({
    name: fc.constantFrom("Amina", "Brian", "Chao"),
    email: fc.constantFrom("", "a@example.com", "b@example.com"),
    role: fc.constantFrom("Songwriter", "Producer"),
    percentage: fc.integer({ min: 1, max: 100 }),
  });
  const anyStatement = fc.array(anyShare, { maxLength: 6 }).map((shares) => statement(shares));

  test("loses nobody, names nobody twice, and finds the same from either side", () => {
    fc.assert(
      fc.property(anyStatement, anyStatement, (before, after) => {
        const rows = compareVersions(before, after).shares.flatMap((list) => list.rows);
        expect(rows.flatMap((row) => row.after ?? [])).toEqual(after.shares.publishing);
        const old = rows.flatMap((row) => row.before ?? []);
        expect(old).toHaveLength(before.shares.publishing.length);
        expect(new Set(old)).toEqual(new Set(before.shares.publishing));
        const count = (comparison: ReturnType<typeof compareVersions>, change: string) =>
          comparison.shares.flatMap((list) => list.rows).filter((row) => row.change === change).length;
        const back = compareVersions(after, before);
        expect(count(back, "added") - count(back, "removed")).toBe(
          before.shares.publishing.length - after.shares.publishing.length,
        );
        const itself = compareVersions(before, before).shares.flatMap((list) => list.rows);
        expect(itself.every((row) => row.change === "same")).toBe(true);
      }),
    );
  });
});
