import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

export type TestFileStore = {
  /** As the environment names it. */
  env: Record<"S3_ENDPOINT" | "S3_BUCKET" | "S3_ACCESS_KEY" | "S3_SECRET_KEY", string>;
  close(): Promise<void>;
};

const bucket = "sahihi-files";

/** A store that speaks S3's API over HTTP and refuses whatever is not signed rightly, with one bucket. */
export async function startFileStore(): Promise<TestFileStore> {
  const directory = await mkdtemp(join(tmpdir(), "file-store-"));
  const configureBuckets = [{ name: bucket, configs: [] }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: "S3RVER",
      S3_SECRET_KEY: "S3RVER",
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
