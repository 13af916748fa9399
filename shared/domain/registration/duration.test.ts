import { expect, test } from "vitest";
import { readDuration } from "#shared/domain/registration/duration";

test.each([
  ["3:45", "3:45"],
  [" 03:45 ", "3:45"],
  ["3.45", "3:45"],
  ["3,45", "3:45"],
  ["3'45\"", "3:45"],
  ["3′45″", "3:45"],
  ["3:45 min", "3:45"],
  ["3m45s", "3:45"],
  ["3 min 45 sec", "3:45"],
  ["3 minutes, 5 seconds", "3:05"],
  ["225 seconds", "3:45"],
  ["4 min", "4:00"],
  ["PT3M45S", "3:45"],
  ["0:45", "0:45"],
  ["1:02:03", "1:02:03"],
  ["75:00", "1:15:00"],
  ["1h 2m", "1:02:00"],
])("prints %j as %s", (typed, printed) => {
  expect(readDuration(typed)).toBe(printed);
  expect(readDuration(printed)).toBe(printed);
});

test.each([
  "",
  "3",
  "345",
  "3.5",
  "3:5",
  "3:60",
  "1:60:00",
  "0:00",
  "about four",
  "3:45:",
  "-3:45",
  "24:00:00",
])("finds no length in %j", (typed) => {
  expect(readDuration(typed)).toBeNull();
});
