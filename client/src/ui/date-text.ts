import { calendarDay } from "#shared/dates";

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** 20/11/2026 of 2026-11-20, whatever the browser's language; what is no date stays as it is. */
export function shownDate(value: string): string {
  return isoDay.test(value) ? calendarDay(value) : value;
}

/** 2026-11-20 of what somebody typed, day first; what is no day that there is stays as it was typed. */
export function dateOf(typed: string): string {
  const text = typed.trim();
  if (isDay(text)) return text;
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  return isDay(iso) ? iso : typed;
}

export function isDay(iso: string): boolean {
  const moment = new Date(`${iso}T00:00:00Z`);
  return isoDay.test(iso) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
}

/** Puts the slashes in while digits are typed at the end; what is taken away, or is no number, is left alone. */
export function withSlashes(typed: string, before: string): string {
  if (typed.length <= before.length || !/^[\d/]+$/.test(typed)) return typed;
  if (/^\d{3,8}$/.test(typed))
    return [typed.slice(0, 2), typed.slice(2, 4), typed.slice(4)].filter(Boolean).join("/");
  return /^(?:\d{2}|\d{1,2}\/\d{2})$/.test(typed) ? `${typed}/` : typed;
}
