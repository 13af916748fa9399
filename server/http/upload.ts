import { finished } from "node:stream/promises";
import type { Request, Response } from "express";
import multer, { MulterError, memoryStorage } from "multer";
import { AppError } from "#server/http/app-error";
import { feedMultipart } from "#server/http/feed-multipart";
import type { Upload, UploadedFile } from "#shared/contract/contract";
import type { ErrorCode } from "#shared/errors";

/** Files in memory at a time, whatever becomes of them: with the most bytes of a file this bounds what uploads can take. */
const MOST_AT_ONCE = 24;
/** No caller can keep all others out by sending slowly. */
const MOST_OF_ONE_CALLER = 12;
/** What stands around the file in a multipart body. */
const ENVELOPE_BYTES = 10_000;
const senders: string[] = [];
/** Milliseconds that a body nobody reads has to arrive. */
const PATIENCE_MS = 30_000;

export const uploadMissing = ({ missing }: Upload): ErrorCode => missing ?? "file_missing";
export const uploadTooLarge = ({ tooLarge }: Upload): ErrorCode => tooLarge ?? "file_too_large";

/** Receives the one file of a request into memory: nothing of it ever touches the disk. */
export async function receiveFile(
  request: Request,
  response: Response,
  upload: Upload,
): Promise<UploadedFile> {
  const unfit = faultOf(request, upload) ?? takePlace(request.user?.id ?? request.ip ?? "", response);
  if (unfit) {
    await letPass(request);
    throw unfit;
  }
  await receive(request, response, upload);
  if (!request.file) throw new AppError(uploadMissing(upload));
  return { name: request.file.originalname, bytes: request.file.buffer };
}

/** What can be told from the headers is told before anything is kept. */
function faultOf(request: Request, upload: Upload): AppError | undefined {
  const bytes = Number(request.headers["content-length"] ?? 0);
  const hasBody = request.headers["transfer-encoding"] !== undefined || bytes > 0;
  if (!hasBody) return new AppError(uploadMissing(upload));
  if (!request.is("multipart/form-data")) return new AppError("wrong_type");
  return bytes > upload.mostBytes + ENVELOPE_BYTES ? new AppError(uploadTooLarge(upload)) : undefined;
}

/** Given back when the response has been sent, or the caller has left. */
function takePlace(sender: string, response: Response): AppError | undefined {
  const own = senders.filter((other) => other === sender).length;
  if (senders.length >= MOST_AT_ONCE || own >= MOST_OF_ONE_CALLER)
    return new AppError("too_many_uploads", undefined, { retryAfter: 5 });
  senders.push(sender);
  response.once("close", () => senders.splice(senders.indexOf(sender), 1));
  return undefined;
}

/** Some callers do not see a response before they have sent all they have. */
async function letPass(request: Request): Promise<void> {
  request.resume();
  await finished(request, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
}

function receive(request: Request, response: Response, upload: Upload): Promise<void> {
  const options = {
    storage: memoryStorage(),
    limits: { fileSize: upload.mostBytes, files: 1, fields: 4, fieldSize: 1000, headerPairs: 20 },
    defParamCharset: "utf8",
    streamHandler: feedMultipart,
  };
  const parse = multer(options).single("file");
  return new Promise((resolve, reject) => {
    parse(request, response, (error: unknown) => {
      if (error) reject(toUploadError(error, upload));
      else resolve();
    });
  });
}

function toUploadError(error: unknown, upload: Upload): AppError {
  if (!(error instanceof MulterError)) return new AppError("upload_broken");
  if (error.code === "LIMIT_FILE_SIZE") return new AppError(uploadTooLarge(upload));
  return new AppError(error.code === "LIMIT_UNEXPECTED_FILE" ? uploadMissing(upload) : "upload_broken");
}

/** Fires when the caller goes away before the response has been sent. */
export function callerLeaves(request: Request): AbortSignal {
  const leaving = new AbortController();
  request.res?.once("close", () => leaving.abort());
  return leaving.signal;
}
