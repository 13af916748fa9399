import { expect, test } from "vitest";
import { restoredContact } from "#client/features/contacts/restored-contact";
import { StandingDetails } from "#shared/contract/registration";

test("what an account gave is not the owner's own when a contact comes back", () => {
  const registration = StandingDetails.parse({ ipiNameNumber: "00014107338", legalName: "Otieno, Brian" });
  const contact = {
    id: "5b1f7c5e-3c0a-4f0e-9a68-0f6f0a4f3d11",
    name: "Brian Otieno",
    email: "brian@example.com",
    stageName: "BK",
    phone: "+254712345678",
    role: "Drummer",
    registration,
    isOwn: false,
  };
  expect(restoredContact({ ...contact, kept: [] })).toEqual(contact);
  const restored = restoredContact({ ...contact, kept: ["name", "email", "phone", "ipiNameNumber"] });
  expect(restored).toMatchObject({
    name: "Brian Otieno",
    email: "brian@example.com",
    stageName: "BK",
    phone: "",
  });
  expect(restored.registration).toMatchObject({ legalName: "Otieno, Brian" });
  expect(restored.registration).not.toHaveProperty("ipiNameNumber");
});
