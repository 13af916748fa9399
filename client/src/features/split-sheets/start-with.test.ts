import { expect, test } from "vitest";
import { startWith } from "#client/features/split-sheets/start-with";

test("a sheet that is started from a conversation has both names and roles, halves, and one address: one's own", () => {
  const user = {
    firstName: "Amina",
    lastName: "Wanjiru",
    email: "amina@example.com",
    collaboratorRole: null,
  };
  const partner = {
    firstName: "Kwesi",
    lastName: "",
    collaboratorRole: "producer" as const,
    email: "kwesi@example.com",
  };
  const { key, form } = startWith("0198", user, partner);
  expect(key).toBe("0198");
  expect(form.publishingRightsCollaborators).toEqual([
    { name: "Amina Wanjiru", email: "amina@example.com", phone: "", role: "Songwriter", percentage: "50" },
    { name: "Kwesi", email: "", phone: "", role: "Producer", percentage: "50" },
  ]);
  expect(JSON.stringify(form)).not.toContain("kwesi@");
});
