/** Whether two plain values say the same; the order of keys is nobody's promise, and one without a value is none, as in JSON. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameValue(one[key], other[key]));
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
