import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { listBlocks } from "#server/features/network/block-person";
import { viewMessage } from "#server/features/network/message-view";
import { findMessages } from "#server/features/network/messages-store";
import { viewRequest } from "#server/features/network/request-view";
import type { Message } from "#shared/contract/network";
import { findFile } from "#server/features/network/chat-files-store";
import { findRequests } from "#server/features/network/requests-store";

/** So many messages are read at once. */
const PAGE = 500;

/** The user's requests, sent and received, with what the two wrote; and whom they keep away. */
export async function* exportNetwork(deps: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  for (const record of await findRequests(deps.db, user.id)) {
    const messages: Message[] = [];
    let page = await findMessages(deps.db, record.request.id, { after: 0, limit: PAGE });
    while (page.length > 0) {
      messages.push(...page.map(viewMessage));
      const after = page.at(-1)!.message.number;
      page = await findMessages(deps.db, record.request.id, { after, limit: PAGE });
    }
    for (const { number, id, file } of messages) {
      const content = file && (await findFile(deps.db, { requestId: record.request.id, id }));
      if (content)
        yield {
          path: `collaborations/${record.request.id}/${number} ${content.name}`,
          content: content.bytes,
        };
    }
    const path = `collaborations/${record.request.id}.json`;
    yield jsonEntry(path, { ...viewRequest(record, user.id), messages });
  }
  yield jsonEntry("blocked.json", await listBlocks(deps, user));
}
