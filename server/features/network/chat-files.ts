import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { findFile, insertFile, removeFile } from "#server/features/network/chat-files-store";
import { fileNameOf, kindOf } from "#server/features/network/file-kind-rules";
import { readConversation } from "#server/features/network/read-request";
import { sendMessage } from "#server/features/network/send-message";
import { AppError } from "#server/http/app-error";
import type { File } from "#server/http/bind";
import type { UploadedFile } from "#shared/contract/contract";
import type { Message } from "#shared/contract/network";
import { MOST_CHAT_BYTES } from "#shared/domain/chat-files";

type Place = { requestId: string; id: string };

/**
 * Sends a file, as the message of this id: repeating it (lost answer) answers that message. Throws as `sendMessage`, and
 * `chat_file_unsupported`, `chat_files_full`.
 */
export function sendFile(
  deps: Pick<Deps, "db" | "clock">,
  user: UserRecord,
  { requestId, id }: Place,
  sent: UploadedFile,
): Promise<Message> {
  const what = kindOf(sent.bytes);
  if (!what) throw new AppError("chat_file_unsupported");
  const name = fileNameOf(sent.name, what);
  return sendMessage(deps, user, requestId, { id, message: name }, async (trx, messageId) => {
    const file = {
      messageId,
      senderId: user.id,
      kind: what.kind,
      name,
      size: sent.bytes.length,
      bytes: Buffer.from(sent.bytes),
      createdAt: deps.clock.now(),
    };
    if (!(await insertFile(trx, file, MOST_CHAT_BYTES))) throw new AppError("chat_files_full");
  });
}

/** For the two of the conversation alone. Throws `request_not_found`, `request_not_active`, `chat_file_gone`. */
export async function readFile({ db }: Pick<Deps, "db">, user: UserRecord, place: Place): Promise<File> {
  await readConversation(db, user.id, place.requestId);
  const file = await findFile(db, place);
  if (!file) throw new AppError("chat_file_gone");
  return { filename: file.name, bytes: file.bytes };
}

/** Takes one's own file back. Throws `request_not_found`, `request_not_active`, `chat_file_gone`. */
export async function takeFileBack({ db }: Pick<Deps, "db">, user: UserRecord, place: Place): Promise<void> {
  await readConversation(db, user.id, place.requestId);
  if (!(await removeFile(db, { ...place, senderId: user.id }))) throw new AppError("chat_file_gone");
}
