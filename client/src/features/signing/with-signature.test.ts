import { expect, test } from "vitest";
import { resultOf, withSignature } from "#client/features/signing/with-signature";
import type { Collaborator } from "#shared/contract/documents";
import type { SigningView } from "#shared/contract/signing/view";
import { noSongFacts } from "#shared/domain/song-facts";

function signer(id: string, signed: boolean): Collaborator {
  return {
    id,
    name: id,
    email: `${id}@example.com`,
    role: "Songwriter",
    percentage: "50",
    rightsType: "publishing",
    rights: [{ rightsType: "publishing", role: "Songwriter", percentage: "50" }],
    signed,
    signedAt: signed ? "2026-11-20T10:00:00.000Z" : null,
    signatureId: signed ? "SIG-0123456789AB" : null,
    invitedAt: "2026-11-19T10:00:00.000Z",
    openedAt: null,
    remindedAt: null,
    remindersOffAt: null,
    linkExpiresAt: null,
  };
}

function viewFor(reader: Collaborator, other: Collaborator): SigningView {
  const content = {
    ...noSongFacts,
    songTitle: "Nairobi Nights",
    artistName: "Amina",
    publishingRightsCollaborators: [],
    masterRightsCollaborators: [],
  };
  return {
    collaborator: reader,
    collaborators: [other, reader],
    document: {
      id: "document",
      type: "split_sheet",
      title: "Nairobi Nights",
      status: "pending",
      terms: [],
      createdAt: "2026-11-19T09:00:00.000Z",
      content,
      publishingRightsCollaborators: [],
      masterRightsCollaborators: [],
      version: { number: 1, sha256: "0".repeat(64), sentAt: "2026-11-19T10:00:00.000Z" },
    },
    signatureFields: [],
    requestedBy: { name: "Amina", email: "amina@example.com" },
    isOwner: false,
    message: "",
    replaces: null,
    replacedBy: null,
    inForce: [],
    deletion: null,
    acknowledgementsVersion: "2026-11-21",
    expiresAt: "2027-02-17T10:00:00.000Z",
    note: null,
    standardClauses: [],
    code: null,
    ofAnother: false,
    sessionWay: null,
    acting: null,
    representative: null,
    namedBefore: null,
    copies: [],
    reminderDays: [],
    reminders: true,
  };
}

test("a signature shows on its signer, in the list and on the document", () => {
  const before = viewFor(signer("me", false), signer("other", true));
  expect(resultOf(before)).toBeNull();

  const result = {
    allSigned: true,
    remainingSignatures: 0,
    signatureId: "SIG-ZZZZZZZZZZZZ",
    signedAt: "2026-11-20T11:00:00.000Z",
  };
  const after = withSignature(before, result, { mark: null, acting: null });

  expect(resultOf(after)).toEqual(result);
  expect(after.document.status).toBe("fully_signed");
  expect(after.collaborators.map(({ signatureId }) => signatureId)).toEqual([
    "SIG-0123456789AB",
    "SIG-ZZZZZZZZZZZZ",
  ]);
});

test("others may still be missing", () => {
  const view = viewFor(signer("me", true), signer("other", false));
  expect(resultOf(view)).toMatchObject({ allSigned: false, remainingSignatures: 1 });
});
