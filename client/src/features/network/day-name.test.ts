import { describe, expect, it } from "vitest";
import { dayAndTime, dayName } from "#client/features/network/day-name";

const at = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour);

describe("the day of a message", () => {
  it("is today and yesterday by the calendar, not by hours", () => {
    const now = at(2026, 3, 1, 0);
    expect(dayName(now.toISOString(), now)).toBe("Today");
    expect(dayName(at(2026, 2, 28, 23).toISOString(), now)).toBe("Yesterday");
    expect(dayName(at(2026, 2, 27, 23).toISOString(), now)).toBe("27/02/2026");
  });

  it("comes with the time while that still says something", () => {
    const now = at(2026, 11, 20, 18);
    expect(dayAndTime(at(2026, 11, 20, 9).toISOString(), now)).toBe("today, 09:00");
    expect(dayAndTime(at(2025, 11, 20, 9).toISOString(), now)).toBe("20/11/2025");
  });
});
