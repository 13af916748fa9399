/**
 * A colour for each person of a list, in an order that keeps neighbours apart. Each stands at 3:1 or more against paper and
 * surface of both themes (WCAG 1.4.11), so one palette serves both.
 */
export const personColours = [
  "#1e8a68",
  "#bd7016",
  "#5b6fd6",
  "#c2504a",
  "#2a8aa6",
  "#a05bb5",
  "#7d8b1f",
  "#c9548f",
  "#3f7fc4",
  "#94714f",
  "#4c8f3a",
  "#7a7f88",
] as const;

export function personColour(index: number): string {
  return personColours[index % personColours.length] ?? personColours[0];
}
