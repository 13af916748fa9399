import { expect, test } from "vitest";
import {
  readIpiBaseNumber,
  readIpiNameNumber,
  readIsni,
  readIswc,
} from "#shared/domain/registration/identifiers";

test.each([
  ["T0345246801", "T-034.524.680-1"],
  ["T-034.524.680-1", "T-034.524.680-1"],
  ["ISWC: t 034 524 680 1", "T-034.524.680-1"],
  ["0345246801", "T-034.524.680-1"],
  ["T9000000011", "T-900.000.001-1"],
  ["T0702300013", "T-070.230.001-3"],
  ["T1234567894", "T-123.456.789-4"],
])("%s is an ISWC, however it is written", (typed, text) => {
  expect(readIswc(typed)).toEqual({ text, checks: true });
});

test("a wrong check digit is told, and no number of another length is taken", () => {
  expect(readIswc("T0345246802")).toEqual({ text: "T-034.524.680-2", checks: false });
  expect(readIswc("T034524680")).toBeNull();
  expect(readIswc("T03452468011")).toBeNull();
  expect(readIswc("A0345246801")).toBeNull();
  expect(readIswc("")).toBeNull();
});

test.each([
  ["00014107338", "00014107338"],
  ["14107338", "00014107338"],
  ["IPI 159 804 347", "00159804347"],
  ["00052210040", "00052210040"],
  ["IPI name number: 01234306883", "01234306883"],
  ["CAE 10399800", "00010399800"],
  ["00010489800", "00010489800"],
  ["00010399999", "00010399999"],
])("%s is an IPI name number", (typed, text) => {
  const read = readIpiNameNumber(typed);
  expect(read?.text).toBe(text);
});

test.each(["00014107338", "00159804347", "00052210040", "01234306883", "00010399800", "00010489800"])(
  "the check digits of %s are right, and of no number one beside it",
  (number) => {
    expect(readIpiNameNumber(number)?.checks).toBe(true);
    const beside = String((Number(number) + 1) % 1e11).padStart(11, "0");
    expect(readIpiNameNumber(beside)?.checks).toBe(false);
  },
);

test("what cannot be an IPI name number is none", () => {
  for (const typed of ["", "0", "00000000000", "1234567", "123456789012", "I-000000229-7", "Amina"])
    expect(readIpiNameNumber(typed)).toBeNull();
});

test.each(["I-000000229-7", "I-123456789-3", "I-001068130-6"])("%s is an IPI base number", (number) => {
  expect(readIpiBaseNumber(number)).toEqual({ text: number, checks: true });
  expect(readIpiBaseNumber(`IPI base ${number.toLowerCase().replaceAll("-", " ")}`)).toEqual({
    text: number,
    checks: true,
  });
});

test("a wrong digit of an IPI base number is told", () => {
  expect(readIpiBaseNumber("I-000000229-8")).toEqual({ text: "I-000000229-8", checks: false });
  expect(readIpiBaseNumber("000000229-7")).toBeNull();
});

test.each([
  ["0000000121032683", "0000 0001 2103 2683"],
  ["ISNI 0000 0001 2146 438X", "0000 0001 2146 438X"],
  ["https://isni.org/isni/0000000121032683", "0000 0001 2103 2683"],
])("%s is an ISNI", (typed, text) => {
  expect(readIsni(typed)).toEqual({ text, checks: true });
});

test("a wrong digit of an ISNI is told", () => {
  expect(readIsni("0000000121032684")?.checks).toBe(false);
  expect(readIsni("000000012103268")).toBeNull();
});
