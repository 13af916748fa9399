/** The kinds of file a contract may come in; their names are also the endings of the files. */
export const contractFileKinds = ["pdf", "docx", "txt"] as const;
export type ContractFileKind = (typeof contractFileKinds)[number];

/** Bytes: 10 MB. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;

/** The kind that a file's name promises; null for every other ending. */
export function kindByName(name: string): ContractFileKind | null {
  const ending = /\.([a-z]+)\s*$/i.exec(name)?.[1]?.toLowerCase();
  return contractFileKinds.find((kind) => kind === ending) ?? null;
}
