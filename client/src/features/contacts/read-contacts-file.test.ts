import { expect, test } from "vitest";
import { readContactsFile } from "#client/features/contacts/read-contacts-file";

const names = (text: string) => readContactsFile(text)?.contacts.map(({ name }) => name);

test("reads what we write, formulas as they were typed", () => {
  const text =
    '\uFEFFname,stageName,email,phone,role\r\n\'=SUM(1),,,,\r\n"Zuri, the ""drummer""",Zuri,ZURI@example.com,\'+254712345678,Drummer\r\n';
  expect(readContactsFile(text)).toMatchObject({
    contacts: [
      { name: "=SUM(1)", stageName: "", email: "", phone: "", role: "" },
      {
        name: 'Zuri, the "drummer"',
        stageName: "Zuri",
        email: "zuri@example.com",
        phone: "+254712345678",
        role: "Drummer",
      },
    ],
    refused: [],
  });
});

test.each([
  ["semicolons", "Role;Full name;E-mail\nDrummer;Zuri;zuri@example.com\nSinger;Neema;"],
  ["tabs", "Name\tPhone\rZuri\t\rNeema\t0712 345 678"],
  ["line breaks in a cell", 'Notes,Name\n"two\nlines",Zuri\n\n,Neema'],
])("reads %s", (_what, text) => {
  expect(names(text)).toEqual(["Zuri", "Neema"]);
});

test("reads what societies know somebody by, and says what can be no such number", () => {
  const text = [
    "Name,Legal name,IPI,ISNI,PRO,Publisher,Publisher IPI",
    'Zuri,"Kimani, Zuri",14107338,0000000121032683,SAMRO,Lake Songs,159804347',
    "Neema,,12,,,,",
  ].join("\n");
  expect(readContactsFile(text)).toMatchObject({
    contacts: [
      {
        registration: {
          legalName: "Kimani, Zuri",
          ipiNameNumber: "00014107338",
          isni: "0000 0001 2103 2683",
          performingSociety: "SAMRO",
          publisher: { name: "Lake Songs", ipiNameNumber: "00159804347" },
        },
      },
    ],
    refused: [{ line: 3, why: "An IPI name number has 9 to 11 digits" }],
  });
});

test("says which lines it cannot take, and keeps the others", () => {
  const text = "name,email\nZuri,not an address\n,nobody@example.com\nNeema,neema@example.com";
  expect(readContactsFile(text)).toMatchObject({
    contacts: [{ name: "Neema" }],
    refused: [
      { line: 2, why: "Please enter a valid email address" },
      { line: 3, why: "Name is required" },
    ],
  });
});

test.each(["", "first,last\nZuri,Wanjiru", "%PDF-1.7"])("takes no file without names: %o", (text) => {
  expect(readContactsFile(text)).toBeNull();
});
