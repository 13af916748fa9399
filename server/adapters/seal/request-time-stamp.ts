import { createHash, randomBytes } from "node:crypto";
import * as asn1js from "asn1js";
import * as pkijs from "pkijs";
import type { TimeStamping } from "#server/adapters/seal/sign-cades";
import { checkTimeStamp } from "#shared/evidence/check-seal";

/** The authority gave no time stamp that can be relied on. */
export class TimeStampError extends Error {
  override name = "TimeStampError";
}

const SHA256 = "2.16.840.1.101.3.4.2.1";
const GRANTED = [0, 1];
const PATIENCE_MS = 10_000;
/** No token is as long: public authorities send some 7 kB. */
const MOST_BYTES = 64 * 1024;

/** Asks a time-stamp authority over HTTP (RFC 3161). What it answers is checked against its roots (DER) before anybody relies on it. */
export function timeStampAt(url: string, roots: readonly Uint8Array[]): TimeStamping {
  return async (bytes) => {
    const nonce = nonceOf(randomBytes(8));
    const response = await ask(url, requestFor(bytes, nonce));
    const token = readToken(response, nonce);
    const stamp = await checkTimeStamp(token, bytes, roots).catch((error: unknown) => {
      throw new TimeStampError("the time stamp cannot be read", { cause: error });
    });
    if (!stamp) throw new TimeStampError("the time stamp is of something else, or of nobody who is trusted");
    return token;
  };
}

function requestFor(bytes: Uint8Array, nonce: ArrayBuffer): ArrayBuffer {
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: SHA256 }),
      hashedMessage: new asn1js.OctetString({
        valueHex: new Uint8Array(createHash("sha256").update(bytes).digest()).buffer,
      }),
    }),
    nonce: new asn1js.Integer({ valueHex: nonce }),
    certReq: true,
  });
  return request.toSchema().toBER();
}

/** Positive, and of nine bytes whatever chance gives. */
function nonceOf(random: Buffer): ArrayBuffer {
  return new Uint8Array([1, ...random]).buffer;
}

async function ask(url: string, body: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/timestamp-query" },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new TimeStampError("the time-stamp authority does not answer", { cause: error });
  });
  if (!response.ok) throw new TimeStampError(`the time-stamp authority answered ${response.status}`);
  return readAll(response).catch((error: unknown) => {
    throw new TimeStampError("the time-stamp authority did not finish its answer", { cause: error });
  });
}

async function readAll({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    parts.push(part);
    length += part.length;
    if (length > MOST_BYTES) throw new TimeStampError("the time-stamp authority answered too much");
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** The token of a response that grants one, for this nonce. */
function readToken(bytes: Uint8Array<ArrayBuffer>, nonce: ArrayBuffer): Uint8Array {
  try {
    const response = pkijs.TimeStampResp.fromBER(bytes);
    const { timeStampToken, status } = response;
    if (!GRANTED.includes(status.status) || !timeStampToken)
      throw new TimeStampError(`the time-stamp authority refused: ${status.status}`);
    const signed = new pkijs.SignedData({ schema: timeStampToken.content });
    const content = signed.encapContentInfo.eContent?.getValue();
    if (!content) throw new TimeStampError("the time stamp is empty");
    const info = pkijs.TSTInfo.fromBER(content);
    if (!info.nonce || !Buffer.from(info.nonce.valueBlock.valueHexView).equals(Buffer.from(nonce)))
      throw new TimeStampError("the time stamp is an answer to another question");
    return new Uint8Array(timeStampToken.toSchema().toBER());
  } catch (error) {
    if (error instanceof TimeStampError) throw error;
    throw new TimeStampError("the time-stamp authority's answer cannot be read", { cause: error });
  }
}
