import { AwsClient } from "aws4fetch";
import { FileStoreError, type FileStore } from "#server/adapters/files/file-store";

export type S3Settings = {
  /** The service's address; the bucket follows in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const PATIENCE_MS = 30_000;
/** What a store that is busy for a moment answers is asked again so often. */
const RETRIES = 2;

/** Any store that speaks S3's API with signature version 4. */
export function createS3FileStore({ endpoint, bucket, region, ...keys }: S3Settings): FileStore {
  const client = new AwsClient({ ...keys, region, service: "s3", retries: RETRIES });
  const address = (sha256: string) => `${endpoint}/${bucket}/${sha256}`;

  async function ask(method: "GET" | "PUT" | "DELETE", sha256: string, bytes?: Buffer): Promise<Response> {
    const response = await client
      .fetch(address(sha256), {
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        // The hash is signed: the store refuses a body that arrives otherwise.
        ...(bytes && { body: new Uint8Array(bytes), headers: { "X-Amz-Content-Sha256": sha256 } }),
      })
      .catch((error: unknown) => {
        throw new FileStoreError("the file store does not answer", { cause: error });
      });
    if (!response.ok && response.status !== 404) {
      await response.body?.cancel();
      throw new FileStoreError(`the file store answered ${response.status} to ${method}`);
    }
    return response;
  }

  return {
    async put(sha256, bytes) {
      const { status, body } = await ask("PUT", sha256, bytes);
      await body?.cancel();
      if (status === 404) throw new FileStoreError("the file store has no such bucket");
    },
    async get(sha256) {
      const response = await ask("GET", sha256);
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.status === 404 ? null : bytes;
    },
    async delete(sha256) {
      await (await ask("DELETE", sha256)).body?.cancel();
    },
  };
}
