import { expect, test } from "vitest";
import { inGroups, refuseFiles, sha256Of } from "#client/features/verification/check-file";

const OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

test("what cannot be one of our files is refused before it is read", () => {
  expect(refuseFiles([{ size: 1 }])).toBeNull();
  expect(refuseFiles([])?.title).toBe("This file is empty");
  expect(refuseFiles([{ size: 0 }])?.title).toBe("This file is empty");
  expect(refuseFiles([{ size: 1 }, { size: 1 }])?.title).toBe("One file at a time");
  expect(refuseFiles([{ size: 1e9 }])?.title).toBe("This is not one of our files");
});

test("the SHA-256 is the file's, in hex, and reads in groups (FIPS 180-2, B.1)", async () => {
  expect(await sha256Of(new TextEncoder().encode("abc"))).toBe(OF_ABC);
  expect(inGroups(OF_ABC).split(" ")).toHaveLength(8);
});
