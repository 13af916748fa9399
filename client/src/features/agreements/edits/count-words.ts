/** Words are what stands between spaces. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
