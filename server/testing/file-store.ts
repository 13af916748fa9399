import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import S3rver from "@20minutes/s3rver";

export type TestFileStore = {
  /** As the environment names it. */
  env: Record<"S3_ENDPOINT" | "S3_BUCKET" | "S3_ACCESS_KEY" | "S3_SECRET_KEY", string>;
  /** Puts other bytes in the place of a file, as no store lets in who signs for a hash. */
  spoil(sha256: string, bytes: Buffer): Promise<void>;
  close(): Promise<void>;
};

type Settings = TestFileStore["env"];

const bucket = "sahihi-files";

/** Another store to be tried, which has the bucket: `TEST_S3="http://127.0.0.1:8080 test:tester testing" npm run test:api move-files`. */
const given = process.env.TEST_S3?.split(" ");

/** A store that speaks S3's API over HTTP and refuses whatever is not signed rightly, with one bucket. */
export async function startFileStore(): Promise<TestFileStore> {
  if (given) {
    const [S3_ENDPOINT = "", S3_ACCESS_KEY = "", S3_SECRET_KEY = ""] = given;
    return storeOf({ S3_ENDPOINT, S3_BUCKET: bucket, S3_ACCESS_KEY, S3_SECRET_KEY }, async () => {});
  }
  const directory = await mkdtemp(join(tmpdir(), "file-store-"));
  const configureBuckets = [{ name: bucket, configs: [] }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: "S3RVER",
    S3_SECRET_KEY: "S3RVER",
  };
  return storeOf(env, async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
}

function storeOf(env: Settings, close: () => Promise<void>): TestFileStore {
  const keys = { accessKeyId: env.S3_ACCESS_KEY, secretAccessKey: env.S3_SECRET_KEY };
  const client = new AwsClient({ ...keys, region: "us-east-1", service: "s3" });
  return {
    env,
    async spoil(sha256, bytes) {
      // Signed without a hash of what follows.
      const headers = { "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD" };
      const address = `${env.S3_ENDPOINT}/${bucket}/${sha256}`;
      const { status } = await client.fetch(address, { method: "PUT", body: new Uint8Array(bytes), headers });
      if (status !== 200) throw new Error(`the store answered ${status}`);
    },
    close,
  };
}
