/** Most of a mark: characters of SVG path data, each one byte. */
export const MOST_OF_A_PATH = 8 * 1024;
/** Most of its box, in its own units. */
export const WIDEST_MARK = 4000;
export const HIGHEST_MARK = 1000;
/** Longest name that is drawn as typed. */
export const LONGEST_TYPED = 40;

/** One's own name as one draws it by hand, or as it is typed: a filled shape in a box, with no meaning but to be seen. */
export type MarkShape = { width: number; height: number; path: string };

export const markKinds = ["drawn", "typed"] as const;

/** How many numbers follow each command; all but `M` go from where the one before ended. */
const sizes: Record<string, number> = { M: 2, l: 2, q: 4, c: 6, z: 0 };

/** Whether the path is one as our own pad writes it, whole numbers alone, and stays within its box. */
export function isMarkPath({ width, height, path }: MarkShape): boolean {
  if (path.length > MOST_OF_A_PATH || !/^M[-\d Mlqcz]+z$/.test(path)) return false;
  const end = { x: 0, y: 0 };
  const isInside = () => end.x >= 0 && end.x <= width && end.y >= 0 && end.y <= height;
  return [...path.matchAll(/([Mlqcz])([^Mlqcz]*)/g)].every(([, command = "", text = ""]) => {
    // A minus parts two numbers as well as a space does.
    if (text !== "" && !/^-?\d+(?:(?: |(?=-))-?\d+)*$/.test(text)) return false;
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const size = sizes[command]!;
    if (size === 0) return numbers.length === 0;
    if (numbers.length === 0 || numbers.length % size !== 0) return false;
    if (numbers.some((number) => Math.abs(number) > WIDEST_MARK)) return false;
    for (let at = 0; at < numbers.length; at += size) {
      const [x, y] = [numbers[at + size - 2]!, numbers[at + size - 1]!];
      end.x = command === "M" ? x : end.x + x;
      end.y = command === "M" ? y : end.y + y;
      if (!isInside()) return false;
    }
    return true;
  });
}
