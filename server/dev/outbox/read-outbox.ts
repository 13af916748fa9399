import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

export type OutboxMail = {
  id: string;
  at: Date;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: Buffer }[];
  source: string;
};

const NEWEST = 200;

/** The newest mails first. */
export async function listOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.filter((name) => name.endsWith(".eml")).map((name) => name.slice(0, -".eml".length));
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, at: (await stat(fileOf(folder, id))).mtime })),
  );
  const newest = dated.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, NEWEST);
  const mails = await Promise.all(newest.map(({ id }) => readOutboxMail(folder, id)));
  return mails.filter((mail) => mail !== undefined);
}

export async function readOutboxMail(folder: string, id: string): Promise<OutboxMail | undefined> {
  if (!/^[\w-]+$/.test(id)) return undefined;
  const [source, file] = await Promise.all([readFile(fileOf(folder, id)), stat(fileOf(folder, id))]).catch(
    () => [],
  );
  if (!source || !file) return undefined;

  const { to, subject = "", text = "", html = "", attachments } = await PostalMime.parse(source);
  return {
    id,
    at: file.mtime,
    to: { name: to?.[0]?.name ?? "", address: to?.[0]?.address ?? "" },
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? "attachment",
      contentType: mimeType,
      content: Buffer.from(content as ArrayBuffer),
    })),
    source: source.toString("utf8"),
  };
}

function fileOf(folder: string, id: string): string {
  return join(folder, `${id}.eml`);
}
