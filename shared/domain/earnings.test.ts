import fc from "fast-check";
import { expect, test } from "vitest";
import { divide, divideRecording } from "#shared/domain/earnings";
import { splitEqually } from "#shared/domain/shares";

const held = (...shares: number[]) => shares.map((share, index) => ({ name: `N${index}`, share }));

test("an amount goes by the shares, and the odd cents to those cut most", () => {
  expect(divide(100_00, held(5000, 5000)).map(({ cents }) => cents)).toEqual([50_00, 50_00]);
  expect(divide(1_00, held(3334, 3333, 3333)).map(({ cents }) => cents)).toEqual([34, 33, 33]);
  expect(divide(1, held(1, 9999)).map(({ cents }) => cents)).toEqual([0, 1]);
  expect(divide(500, [])).toEqual([]);
});

test("whatever the amount and the shares, nothing is lost, and nobody is a cent off", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), fc.integer({ min: 1, max: 500 }), (amount, people) => {
      const shares = splitEqually(people);
      const parts = divide(amount, held(...shares));
      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(amount);
      for (const [index, { cents }] of parts.entries())
        expect(Math.abs(cents - (amount * shares[index]!) / 10_000)).toBeLessThanOrEqual(1);
    }),
  );
});

test("an advance comes back first, points are paid, and the owners share the rest", () => {
  const given = {
    amount: 1000_00,
    advance: 200_00,
    points: [{ name: "P", points: 300 }],
    owners: held(7000, 3000),
  };
  expect(divideRecording({ ...given, pointsFrom: "advance" })).toEqual({
    recouped: 200_00,
    points: [{ name: "P", cents: 24_00 }],
    left: 776_00,
    owners: [
      { name: "N0", cents: 543_20 },
      { name: "N1", cents: 232_80 },
    ],
  });
  expect(divideRecording({ ...given, pointsFrom: "first" })?.points).toEqual([{ name: "P", cents: 30_00 }]);
});

test("an advance larger than the income leaves nothing, and points out of nothing are refused", () => {
  const points = [{ name: "P", points: 300 }];
  const given = { amount: 100_00, advance: 500_00, points, owners: held(10_000) };
  expect(divideRecording({ ...given, pointsFrom: "advance" })).toMatchObject({ recouped: 100_00, left: 0 });
  expect(divideRecording({ ...given, pointsFrom: "first" })).toBeNull();
});
