import type { Request, Response } from "express";
import multer, { MulterError, memoryStorage } from "multer";
import { AppError } from "#server/http/app-error";
import { feedMultipart } from "#server/http/feed-multipart";
import { createUploadPlaces, uploadLimits, type UploadLimits } from "#server/http/upload-places";
import type { Upload, UploadedFile, UploadKind } from "#shared/contract/contract";
import type { ErrorCode } from "#shared/errors";

/** What stands around the file in a multipart body. */
const ENVELOPE_BYTES = 10_000;

export const uploadMissing = ({ missing }: Upload): ErrorCode => missing ?? "file_missing";
export const uploadTooLarge = ({ tooLarge }: Upload): ErrorCode => tooLarge ?? "file_too_large";

/** How the one file of a request is received into memory: nothing of it ever touches the disk. */
export function createFileReceiver(given: Record<UploadKind, UploadLimits> = uploadLimits) {
  const places = {
    contract: createUploadPlaces(given.contract),
    picture: createUploadPlaces(given.picture),
    chat: createUploadPlaces(given.chat),
  };
  return async (request: Request, response: Response, upload: Upload): Promise<UploadedFile> => {
    const { take, follow, letPass } = places[upload.kind];
    const fault = faultOf(request, upload);
    const place = fault ? null : take(request.user?.id ?? request.ip ?? "", response);
    if (!place) {
      await letPass(request);
      throw fault ?? new AppError("too_many_uploads", undefined, { retryAfter: 5 });
    }
    await follow(place, request, receive(request, response, upload));
    if (!request.file) throw new AppError(uploadMissing(upload));
    return { name: request.file.originalname, bytes: request.file.buffer };
  };
}

/** One for each process: its memory is what places are counted for. */
export const receiveFile = createFileReceiver();

/** What can be told from the headers is told before anything is kept. */
function faultOf(request: Request, upload: Upload): AppError | undefined {
  const bytes = Number(request.headers["content-length"] ?? 0);
  const hasBody = request.headers["transfer-encoding"] !== undefined || bytes > 0;
  if (!hasBody) return new AppError(uploadMissing(upload));
  if (!request.is("multipart/form-data")) return new AppError("wrong_type");
  return bytes > upload.mostBytes + ENVELOPE_BYTES ? new AppError(uploadTooLarge(upload)) : undefined;
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
