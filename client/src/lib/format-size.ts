const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** "1.25 MB"; what would be 0.00 MB is told in kB. */
export function formatSize(bytes: number): string {
  return bytes < MEGABYTE / 100
    ? `${(bytes / KILOBYTE).toFixed(2)} kB`
    : `${(bytes / MEGABYTE).toFixed(2)} MB`;
}
