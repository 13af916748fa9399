import { expect, it } from "vitest";
import { welcomeName } from "#client/pages/dashboard/welcome-name";

it.each([
  [{ firstName: "Amina", lastName: "Wanjiru", email: "a@b.co" }, "Amina Wanjiru"],
  [{ firstName: "", lastName: "Wanjiru", email: "a@b.co" }, "Wanjiru"],
  [{ firstName: " ", lastName: "", email: "amina@b.co" }, "amina"],
  [{ firstName: "", lastName: "", email: "" }, "Musician"],
  [null, "Musician"],
])("%j is welcomed as %s", (user, name) => {
  expect(welcomeName(user)).toBe(name);
});
