import { expect, it } from "vitest";
import { initialsOf } from "#client/ui/avatar";

it.each([
  [{ firstName: "Amina", lastName: "wanjiru", email: "a@example.com" }, "AW"],
  [{ firstName: "Ọláyínká", lastName: "Adébáyọ̀", email: "o@example.com" }, "ỌA"],
  [{ firstName: "ተዎድሮስ", lastName: "ካሳሁን", email: "t@example.com" }, "ተካ"],
  [{ firstName: " ", lastName: "", email: "zuri@example.com" }, "Z"],
  [{ firstName: "Ẹ̀bùn", lastName: "", email: "" }, "Ẹ̀"],
])("takes the first letters of %o, marks and all", (person, initials) => {
  expect(initialsOf(person)).toBe(initials);
});
