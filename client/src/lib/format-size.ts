const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** "24.31 kB", and from a megabyte on "1.25 MB". */
export function formatSize(bytes: number): string {
  return bytes < MEGABYTE ? `${(bytes / KILOBYTE).toFixed(2)} kB` : `${(bytes / MEGABYTE).toFixed(2)} MB`;
}
