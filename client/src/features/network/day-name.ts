import { dayForReader, timeForReader } from "#shared/dates";

/** "Today", "Yesterday" or 20/11/2026, by the reader's calendar. */
export function dayName(iso: string, now = new Date()): string {
  const date = dayForReader(iso);
  if (date === dayForReader(now)) return "Today";
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return date === dayForReader(yesterday) ? "Yesterday" : date;
}

/** "today, 14:05", or the day alone where it is long ago. */
export function dayAndTime(iso: string, now = new Date()): string {
  const day = dayName(iso, now);
  return day === "Today" || day === "Yesterday" ? `${day.toLowerCase()}, ${timeForReader(iso)}` : day;
}

/** "14:05" where it is of today, else its day. */
export function dayOrTime(iso: string, now = new Date()): string {
  const day = dayName(iso, now);
  return day === "Today" ? timeForReader(iso) : day;
}
