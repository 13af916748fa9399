import type { IncomingMessage } from "node:http";
import type { Writable } from "node:stream";

/** Bytes within which the headers of the first part of a multipart body end. */
const MOST_HEADERS = 16_384;
const HEADERS_END = "\r\n\r\n";

/**
 * Gives a request's body to busboy, which refuses a whole upload for a control character in the file's name: browsers send names as
 * they are. In the headers of the first part they become "_".
 */
export function feedMultipart(request: IncomingMessage, busboy: Writable): void {
  let head: Buffer = Buffer.alloc(0);

  function take(chunk: Buffer): void {
    head = Buffer.concat([head, chunk]);
    if (!head.includes(HEADERS_END) && head.length < MOST_HEADERS) return;
    request.off("data", take).off("end", finish).pause();
    busboy.write(withoutControls(head));
    request.pipe(busboy);
  }
  const finish = () => void busboy.end(withoutControls(head));
  request.on("data", take).once("end", finish);
}

function withoutControls(head: Buffer): Buffer {
  const end = head.indexOf(HEADERS_END);
  const tamed = Buffer.from(head);
  for (const [index, byte] of tamed.subarray(0, Math.max(end, 0)).entries()) {
    const isControl = byte < 0x20 || byte === 0x7f;
    if (isControl && byte !== 0x0d && byte !== 0x0a && byte !== 0x09) tamed[index] = 0x5f;
  }
  return tamed;
}
