import type { Caller, TestApp } from "#server/testing/app";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { Collaborator } from "#shared/contract/documents";
import { OwnRoom } from "#shared/contract/rooms";
import type { SplitSheetInput } from "#shared/contract/split-sheet";

/** A sheet that was sent, with an open room, its signers and the room's key. */
export async function openRoomOfSheet(app: TestApp, owner: Caller, given: Partial<SplitSheetInput> = {}) {
  const sheet = await sendSheet(app, owner, given);
  const room = OwnRoom.parse((await owner.post(`/api/documents/${sheet.id}/room`).expect(200)).body);
  const signers = Collaborator.array().parse(
    (await owner.get(`/api/documents/${sheet.id}/collaborators`).expect(200)).body,
  );
  const signerIds = signers.map(({ id }) => id!);
  return { ...sheet, room, key: room.key, signerIds };
}

/** The code in the newest mail to the address, or of the `nth`. */
export async function codeTo(app: TestApp, address: string): Promise<string> {
  const mails = (await app.mailsTo(address)).flatMap(
    ({ subject }) => /^(\d{3}) (\d{3}) /.exec(subject) ?? [],
  );
  return mails.slice(-2).join("");
}

/** Asks for a code, reads it in one's mail and comes in with it. */
export async function comeInside(
  app: TestApp,
  caller: Caller,
  { key, collaboratorId, email }: { key: string; collaboratorId: string; email: string },
): Promise<void> {
  await caller.post(`/api/rooms/${key}/code`).send({ collaboratorId, way: "room_mail_code" }).expect(200);
  const code = await codeTo(app, email);
  await caller.post(`/api/rooms/${key}/enter`).send({ collaboratorId, code }).expect(200);
}
