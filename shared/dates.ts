/*
 * Every date that is shown. A name says whose clock it is read by: the reader's, Nairobi's (where the product is at home), or UTC (for
 * what is read in many time zones). Formatters are made when they are first needed: a page carries more of them than it uses.
 */

type Moment = Date | string;

function formatter(locale: string, options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => (made ??= new Intl.DateTimeFormat(locale, options)).format(new Date(moment));
}

/** The same in the locale of whoever reads it. */
function formatterOfLocale(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, (moment: Moment) => string>();
  return (moment: Moment, locale = "en-GB") => {
    const format = made.get(locale) ?? formatter(locale, options);
    made.set(locale, format);
    return format(moment);
  };
}

const day = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
const time = { hour: "2-digit", minute: "2-digit" } as const;
const monthDay = { ...day, month: "short" } as const;

/** 20/11/2026 */
export const dayForReader = /* @__PURE__ */ formatter("en-GB", day);

/** 14:05 */
export const timeForReader = /* @__PURE__ */ formatter("en-GB", time);

/** 20/11/2026, 14:05 EAT: names the zone, as Kenyans call it. */
export const momentForReader = /* @__PURE__ */ formatter("en-KE", { ...day, ...time, timeZoneName: "short" });

/** 20/11/2026, 14:05:09 EAT: to the second. */
export const exactMomentForReader = /* @__PURE__ */ formatter("en-KE", {
  dateStyle: "short",
  timeStyle: "long",
});

/** Nov 20, 2026: for columns, where it takes little room and no month is read as a day. */
export const monthDayForReader = /* @__PURE__ */ formatter("en-US", monthDay);

const monthDayAndTime = /* @__PURE__ */ formatter("en-US", { ...monthDay, ...time, hourCycle: "h23" });

/** Nov 20, 2026 14:05 */
export function monthDayAndTimeForReader(moment: Moment): string {
  return monthDayAndTime(moment).replace(/, (?=\d\d:)/, " ");
}

const MINUTE_MS = 60_000;

/** 2 h ago; after a week the day, 20/11/2026. Stands beside the moment itself. */
export function agoForReader(moment: Moment, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / MINUTE_MS);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return minutes < 7 * 24 * 60 ? `${Math.floor(minutes / (24 * 60))} d ago` : dayForReader(moment);
}

/** 2026-11-20, as fields of dates take it. */
export function isoDayForReader(moment = new Date()): string {
  const digits = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${digits(moment.getMonth() + 1)}-${digits(moment.getDate())}`;
}

/** 20/11/2026 */
export const dayInNairobi = /* @__PURE__ */ formatterOfLocale({ ...day, timeZone: "Africa/Nairobi" });

/** 20/11/2026, 14:05 EAT */
export function momentInNairobi(moment: Moment): string {
  const there = inNairobi(new Date(moment)).toISOString();
  return `${calendarDay(there.slice(0, 10))}, ${there.slice(11, 16)} EAT`;
}

/** 20/11/2026, 14:05:09 EAT: to the second. */
export function exactMomentInNairobi(moment: Date): string {
  const there = inNairobi(moment).toISOString();
  return `${calendarDay(there.slice(0, 10))}, ${there.slice(11, 19)} EAT`;
}

/** 20/11/2026, 14:05:09 EAT (11:05:09 UTC): of evidence, by Nairobi's clock and the world's. */
export function momentInNairobiAndUtc(moment: Date): string {
  const there = exactMomentInNairobi(moment);
  const here = momentInUtc(moment);
  const isSameDay = here.slice(0, 10) === there.slice(0, 10);
  return `${there} (${isSameDay ? here.slice(12) : here})`;
}

/** Nairobi is three hours ahead of UTC, all year round. */
const NAIROBI_MS = 3 * 60 * 60_000;

/** What its UTC fields say is so in Nairobi. */
const inNairobi = (moment: Date) => new Date(moment.getTime() + NAIROBI_MS);

/** The moment at which a day such as 2026-11-20 begins in Nairobi. */
export function startOfDayInNairobi(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00+03:00`);
}

export type MonthInNairobi = { month: string; start: Date };

/** This month, such as 2026-11, and those before it, oldest first. */
export function monthsInNairobi(now: Date, count: number): MonthInNairobi[] {
  const there = inNairobi(now);
  return Array.from({ length: count }, (_, index) => {
    const first = Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - (count - 1 - index), 1);
    return { month: new Date(first).toISOString().slice(0, 7), start: new Date(first - NAIROBI_MS) };
  });
}

export function yearInNairobi(moment: Date): number {
  return inNairobi(moment).getUTCFullYear();
}

/** 20/11/2026 */
export function dayInUtc(moment: Date): string {
  return calendarDay(isoDayInUtc(moment));
}

/** 20/11/2026, 14:03:22 UTC: names the zone. */
export function momentInUtc(moment: Date): string {
  return `${dayInUtc(moment)}, ${moment.toISOString().slice(11, 19)} UTC`;
}

/** 2026-11-20: sorts in the names of files. */
export function isoDayInUtc(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** 20 November 2026 */
export const longDayInUtc = /* @__PURE__ */ formatterOfLocale({ dateStyle: "long", timeZone: "UTC" });

/** Nov 26 */
export const monthInUtc = /* @__PURE__ */ formatter("en-GB", {
  month: "short",
  year: "2-digit",
  timeZone: "UTC",
});

export function startOfDayInUtc(moment: Date): Date {
  return new Date(new Date(moment).setUTCHours(0, 0, 0, 0));
}

/** 20/11/2026 of 2026-11-20: a day that somebody typed has no time zone. */
export function calendarDay(isoDay: string): string {
  return isoDay.split("-").toReversed().join("/");
}
