import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "#shared/brand";

/** PEM: the certificate that seals, then its root. */
type SealKeys = { key: string; certificates: string };

/** Keys of a server that nobody gave any, made once and kept: of two servers that start at once, both read the winner's. */
export async function localSealKeys(dataDir: string): Promise<SealKeys> {
  const folder = join(dataDir, "seal");
  return (await readKeys(folder)) ?? makeKeys(dataDir, folder);
}

async function readKeys(folder: string): Promise<SealKeys | null> {
  try {
    const [key, certificates] = await Promise.all(
      ["key.pem", "certificates.pem"].map((name) => readFile(join(folder, name), "utf8")),
    );
    return { key: key!, certificates: certificates! };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

async function makeKeys(dataDir: string, folder: string): Promise<SealKeys> {
  const { makeAuthority } = await import("#server/dev/seal/make-authority");
  const authority = await makeAuthority(`${brand.name} on this machine`);
  const { key, certificate } = await authority.issue(`${brand.name} seal of this machine`, "seal");
  await mkdir(dataDir, { recursive: true });
  const draft = await mkdtemp(join(dataDir, "seal-"));
  await writeFile(join(draft, "key.pem"), key, { mode: 0o600 });
  await writeFile(join(draft, "certificates.pem"), certificate + authority.rootCertificate);
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  });
  return (await readKeys(folder))!;
}
