import { expect, test } from "vitest";
import { masterRowsFrom, sharesOfSong } from "#client/features/split-sheets/master-rows";
import { personRow } from "#client/features/split-sheets/split-sheet-form";

const amina = personRow({
  name: "Amina Wanjiru",
  email: "amina@example.com",
  role: "Songwriter",
  percentage: "40",
});
const brian = personRow({
  name: "Brian Otieno",
  email: "brian@example.com",
  role: "Beatmaker",
  percentage: "35.5",
});
const label = personRow({ name: "Ziwa Records", role: "Label", percentage: "24.5" });

test("makes owners of the recording of the people of the song, with what they did for it", () => {
  const rows = masterRowsFrom(
    [amina, brian, label, { ...amina, role: "Lyricist" }],
    "amina wanjiru ft. Zuri",
  );
  expect(rows.map(({ name, role, percentage }) => [name, role, percentage])).toEqual([
    ["Amina Wanjiru", "Artist", "33.34"],
    ["Brian Otieno", "Producer", "33.33"],
    ["Ziwa Records", "Label", "33.33"],
  ]);
  expect(masterRowsFrom([amina], "Somebody else")).toMatchObject([{ role: "Owner", percentage: "100" }]);
  expect(masterRowsFrom([personRow(), personRow()], "")).toHaveLength(2);
});

test("gives the owners the shares they have of the song, all their roles together", () => {
  const song = [amina, brian, { ...amina, role: "Lyricist", percentage: "24.5" }];
  expect(sharesOfSong([brian, label, amina], song)).toEqual(["35.5", "", "64.5"]);
  expect(sharesOfSong([label, personRow()], [...song, personRow({ percentage: "1" })])).toBeNull();
});
