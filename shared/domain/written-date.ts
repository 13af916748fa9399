export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "20 November 2026", as contracts write a day that came as `2026-11-20`. */
export function writtenDate(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[month! - 1]} ${year}`;
}
