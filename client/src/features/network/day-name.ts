import { formatDate } from "#client/lib/format";

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** 14:05, in the reader's time zone. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}

/** "Today", "Yesterday" or 20/11/2026, by the reader's calendar. */
export function dayName(iso: string, now = new Date()): string {
  const date = formatDate(iso);
  if (date === formatDate(now.toISOString())) return "Today";
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return date === formatDate(yesterday.toISOString()) ? "Yesterday" : date;
}

/** "today, 14:05", or the day alone where it is long ago. */
export function dayAndTime(iso: string, now = new Date()): string {
  const day = dayName(iso, now);
  return day === "Today" || day === "Yesterday" ? `${day.toLowerCase()}, ${formatTime(iso)}` : day;
}
