import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as dates from "#shared/dates";

/** Moments around midnight in Nairobi, in UTC and in New York, and of the month that is written in two ways. */
const moments = [
  "2026-01-31T20:59:59.999Z",
  "2026-01-31T21:00:00.000Z",
  "2026-12-31T23:59:59.999Z",
  "2027-01-01T00:00:00.000Z",
  "2026-07-01T04:30:05.000Z",
  "2026-09-05T09:05:00.000Z",
];
const written = (format: (moment: Date) => string) => moments.map((iso) => format(new Date(iso)));

test("by Nairobi's clock", () => {
  const days = ["31/01/2026", "01/02/2026", "01/01/2027", "01/01/2027", "01/07/2026", "05/09/2026"];
  expect(written(dates.dayInNairobi)).toEqual(days);
  expect(written((moment) => dates.dayInNairobi(moment, "sw-KE"))).toEqual(days);
  expect(written(dates.momentInNairobi)).toEqual([
    "31/01/2026, 23:59 EAT",
    "01/02/2026, 00:00 EAT",
    "01/01/2027, 02:59 EAT",
    "01/01/2027, 03:00 EAT",
    "01/07/2026, 07:30 EAT",
    "05/09/2026, 12:05 EAT",
  ]);
  expect(dates.momentInNairobi("2026-07-01T04:30:05.000Z")).toBe("01/07/2026, 07:30 EAT");
  expect(written(dates.momentInNairobiAndUtc)).toEqual([
    "31/01/2026, 23:59:59 EAT (20:59:59 UTC)",
    "01/02/2026, 00:00:00 EAT (31/01/2026, 21:00:00 UTC)",
    "01/01/2027, 02:59:59 EAT (31/12/2026, 23:59:59 UTC)",
    "01/01/2027, 03:00:00 EAT (00:00:00 UTC)",
    "01/07/2026, 07:30:05 EAT (04:30:05 UTC)",
    "05/09/2026, 12:05:00 EAT (09:05:00 UTC)",
  ]);
  expect(moments.map((iso) => dates.yearInNairobi(new Date(iso)))).toEqual([
    2026, 2026, 2027, 2027, 2026, 2026,
  ]);
  expect(dates.startOfDayInNairobi("2026-02-01").toISOString()).toBe("2026-01-31T21:00:00.000Z");
});

test.each([
  ["2026-01-31T20:59:59.999Z", ["2025-12", "2026-01"], "2025-12-31T21:00:00.000Z"],
  ["2026-01-31T21:00:00.000Z", ["2026-01", "2026-02"], "2026-01-31T21:00:00.000Z"],
])("the month it is in Nairobi at %s, and the one before", (now, months, start) => {
  const found = dates.monthsInNairobi(new Date(now), 2);
  expect(found.map(({ month }) => month)).toEqual(months);
  expect(found[1]!.start.toISOString()).toBe(start);
});

test("by UTC", () => {
  const days = ["31/01/2026", "31/01/2026", "31/12/2026", "01/01/2027", "01/07/2026", "05/09/2026"];
  expect(written(dates.dayInUtc)).toEqual(days);
  expect(written(dates.momentInUtc)).toEqual([
    "31/01/2026, 20:59:59 UTC",
    "31/01/2026, 21:00:00 UTC",
    "31/12/2026, 23:59:59 UTC",
    "01/01/2027, 00:00:00 UTC",
    "01/07/2026, 04:30:05 UTC",
    "05/09/2026, 09:05:00 UTC",
  ]);
  expect(written(dates.isoDayInUtc)).toEqual(moments.map((iso) => iso.slice(0, 10)));
  expect(written(dates.longDayInUtc)).toEqual([
    "31 January 2026",
    "31 January 2026",
    "31 December 2026",
    "1 January 2027",
    "1 July 2026",
    "5 September 2026",
  ]);
  expect(dates.longDayInUtc("2026-11-01")).toBe("1 November 2026");
  expect(written(dates.monthInUtc)).toEqual(["Jan 26", "Jan 26", "Dec 26", "Jan 27", "Jul 26", "Sept 26"]);
  expect(dates.monthInUtc("2026-11")).toBe("Nov 26");
  expect(dates.startOfDayInUtc(new Date("2026-12-31T23:59:59.999Z")).toISOString()).toBe(
    "2026-12-31T00:00:00.000Z",
  );
});

test("a day that somebody typed", () => {
  expect(dates.calendarDay("2026-11-20")).toBe("20/11/2026");
});

describe.each([
  {
    zone: "Africa/Nairobi",
    day: ["31/01/2026", "01/02/2026", "01/01/2027", "01/01/2027", "01/07/2026", "05/09/2026"],
    time: ["23:59", "00:00", "02:59", "03:00", "07:30", "12:05"],
    seconds: ["59", "00", "59", "00", "05", "00"],
    named: ["EAT", "EAT", "EAT", "EAT", "EAT", "EAT"],
    monthDay: [
      "Jan 31, 2026",
      "Feb 01, 2026",
      "Jan 01, 2027",
      "Jan 01, 2027",
      "Jul 01, 2026",
      "Sep 05, 2026",
    ],
    isoDay: ["2026-01-31", "2026-02-01", "2027-01-01", "2027-01-01", "2026-07-01", "2026-09-05"],
  },
  {
    zone: "America/New_York",
    day: ["31/01/2026", "31/01/2026", "31/12/2026", "31/12/2026", "01/07/2026", "05/09/2026"],
    time: ["15:59", "16:00", "18:59", "19:00", "00:30", "05:05"],
    seconds: ["59", "00", "59", "00", "05", "00"],
    named: ["GMT-5", "GMT-5", "GMT-5", "GMT-5", "GMT-4", "GMT-4"],
    monthDay: [
      "Jan 31, 2026",
      "Jan 31, 2026",
      "Dec 31, 2026",
      "Dec 31, 2026",
      "Jul 01, 2026",
      "Sep 05, 2026",
    ],
    isoDay: ["2026-01-31", "2026-01-31", "2026-12-31", "2026-12-31", "2026-07-01", "2026-09-05"],
  },
])("by the clock of a reader in $zone", ({ zone, day, time, seconds, named, monthDay, isoDay }) => {
  let there: typeof dates;
  beforeAll(async () => {
    vi.stubEnv("TZ", zone);
    vi.resetModules();
    there = await import("#shared/dates");
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test("days and moments", () => {
    expect(written(there.dayForReader)).toEqual(day);
    expect(written(there.timeForReader)).toEqual(time);
    expect(written(there.momentForReader)).toEqual(day.map((one, at) => `${one}, ${time[at]} ${named[at]}`));
    expect(written(there.exactMomentForReader)).toEqual(
      day.map((one, at) => `${one}, ${time[at]}:${seconds[at]} ${named[at]}`),
    );
    expect(written(there.monthDayForReader)).toEqual(monthDay);
    expect(written(there.monthDayAndTimeForReader)).toEqual(monthDay.map((one, at) => `${one} ${time[at]}`));
    expect(written(there.isoDayForReader)).toEqual(isoDay);
  });
});

test("how long ago", () => {
  const now = new Date("2026-11-20T12:00:00.000Z");
  const ago = (iso: string) => dates.agoForReader(iso, now);
  expect(ago("2026-11-20T11:59:30.000Z")).toBe("just now");
  // Clocks differ: what the server has just done may lie ahead.
  expect(ago("2026-11-20T12:00:20.000Z")).toBe("just now");
  expect(ago("2026-11-20T11:55:00.000Z")).toBe("5 min ago");
  expect(ago("2026-11-20T09:30:00.000Z")).toBe("2 h ago");
  expect(ago("2026-11-14T11:00:00.000Z")).toBe("6 d ago");
  expect(ago("2026-11-10T12:00:00.000Z")).toBe("10/11/2026");
});
