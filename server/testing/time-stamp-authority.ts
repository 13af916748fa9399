import { createHash, createPrivateKey, sign, X509Certificate } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as asn1js from "asn1js";
import * as pkijs from "pkijs";

export type Answer =
  "token" | "refusal" | "error" | "nonsense" | "silence" | "another nonce" | "another imprint";

export type TestTimeStampAuthority = {
  url: string;
  /** How the next questions are answered. */
  answer(how: Answer): void;
  /** The moment that it stamps. */
  at(time: Date): void;
  close(): Promise<void>;
};

const oid = {
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  info: "1.2.840.113549.1.9.16.1.4",
  signedData: "1.2.840.113549.1.7.2",
  sha256: "2.16.840.1.101.3.4.2.1",
  ecdsaWithSha256: "1.2.840.10045.4.3.2",
} as const;

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest()).buffer;
const attribute = (type: string, value: asn1js.AsnType) => new pkijs.Attribute({ type, values: [value] });

/** A time-stamp authority over HTTP, with this certificate and key as PEM. */
export async function startTimeStampAuthority(given: {
  certificate: string;
  key: string;
}): Promise<TestTimeStampAuthority> {
  const certificate = new X509Certificate(given.certificate);
  const key = createPrivateKey(given.key);
  let how: Answer = "token";
  let time: Date | null = null;

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      if (how === "silence") return;
      if (how === "error") return void response.writeHead(503).end();
      response.setHeader("Content-Type", "application/timestamp-reply");
      if (how === "nonsense") return void response.end("<html>not found</html>");
      response.end(Buffer.from(reply(pkijs.TimeStampReq.fromBER(Buffer.concat(parts)))));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  function reply(asked: pkijs.TimeStampReq): ArrayBuffer {
    const status = new pkijs.PKIStatusInfo({ status: how === "refusal" ? 2 : 0 });
    if (how === "refusal") return new pkijs.TimeStampResp({ status }).toSchema().toBER();
    const timeStampToken = token(asked);
    return new pkijs.TimeStampResp({ status, timeStampToken }).toSchema().toBER();
  }

  function token({ messageImprint, nonce }: pkijs.TimeStampReq): pkijs.ContentInfo {
    const other = new asn1js.Integer({ valueHex: new Uint8Array([1, 2, 3]).buffer });
    if (how === "another imprint")
      messageImprint.hashedMessage = new asn1js.OctetString({ valueHex: sha256(new Uint8Array(1)) });
    const info = new pkijs.TSTInfo({
      version: 1,
      policy: "1.2.3.4",
      messageImprint,
      serialNumber: new asn1js.Integer({ value: 7 }),
      genTime: time ?? new Date(),
      nonce: how === "another nonce" || !nonce ? other : nonce,
    });
    const content = info.toSchema().toBER();
    const attributes = [
      attribute(oid.contentType, new asn1js.ObjectIdentifier({ value: oid.info })),
      attribute(oid.messageDigest, new asn1js.OctetString({ valueHex: sha256(new Uint8Array(content)) })),
      attribute(
        oid.signingCertificateV2,
        new asn1js.Sequence({
          value: [
            new asn1js.Sequence({
              value: [
                new asn1js.Sequence({
                  value: [new asn1js.OctetString({ valueHex: sha256(certificate.raw) })],
                }),
              ],
            }),
          ],
        }),
      ),
    ];
    const set = new asn1js.Set({ value: attributes.map((one) => one.toSchema()) }).toBER();
    const parsed = pkijs.Certificate.fromBER(certificate.raw);
    const encapContentInfo = new pkijs.EncapsulatedContentInfo({ eContentType: oid.info });
    // Given to the constructor it would be split in parts.
    encapContentInfo.eContent = new asn1js.OctetString({ valueHex: content });
    const signedData = new pkijs.SignedData({
      version: 3,
      digestAlgorithms: [new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256 })],
      encapContentInfo,
      certificates: [parsed],
      signerInfos: [
        new pkijs.SignerInfo({
          version: 1,
          sid: new pkijs.IssuerAndSerialNumber({ issuer: parsed.issuer, serialNumber: parsed.serialNumber }),
          digestAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256 }),
          signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
          signatureAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: oid.ecdsaWithSha256 }),
          signature: new asn1js.OctetString({
            valueHex: new Uint8Array(sign("sha256", new Uint8Array(set), key)).buffer,
          }),
        }),
      ],
    });
    return new pkijs.ContentInfo({ contentType: oid.signedData, content: signedData.toSchema(true) });
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answer: (next) => void (how = next),
    at: (next) => void (time = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
