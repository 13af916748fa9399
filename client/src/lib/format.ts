const day = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "2-digit", year: "numeric" });
const moment = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});

/** 20/11/2026, in the reader's time zone. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** 20/11/2026, 14:05 EAT (the reader's time zone, named). */
export function formatDateTime(iso: string): string {
  return moment.format(new Date(iso));
}
