import { expect, test } from "vitest";
import { likelyMailbox } from "#shared/domain/mailbox";

test.each([
  ["amina@mail.ke", "amina@mail.ke"],
  [" Amina+songs@Mail.ke ", "amina@mail.ke"],
  ["amina+@mail.ke", "amina@mail.ke"],
  ["a.mina@mail.ke", "a.mina@mail.ke"],
  ["A.mi.na+x@googlemail.com", "amina@gmail.com"],
  ["amina@gmail.com", "amina@gmail.com"],
  ["half", ""],
  ["", ""],
])("many providers deliver %o to %o", (address, mailbox) => {
  expect(likelyMailbox(address)).toBe(mailbox);
});
