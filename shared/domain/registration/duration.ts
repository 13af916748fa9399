/** 3:45, 03:45, 1:02:03; people also write 3.45, 3,45, 3'45". */
const clock = /^(?:(\d{1,2})[:.,'’′])?(\d{1,2})[:.,'’′](\d{2})(?:"|”|″|'')?$/;
/** 3m45s, 3 min 45 sec, 225 seconds, PT3M45S. */
const named =
  /^(?:pt)?(?:(\d{1,2}) ?h(?:(?:ou)?rs?)?)?[ ,]*(?:(\d{1,3}) ?m(?:in(?:ute)?s?)?)?[ ,]*(?:(\d{1,4}) ?s(?:ec(?:ond)?s?)?)?$/;

const DAY = 24 * 60 * 60;

/** The length of a recording as m:ss or h:mm:ss, from however people write it; null for what is no length, such as "3.5" or "345". */
export function readDuration(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const byClock = clock.exec(typed.replace(/ ?min(?:ute)?s?$/, ""));
  const parts = byClock ?? named.exec(typed);
  if (!parts) return null;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  if (byClock && (seconds > 59 || (byClock[1] !== undefined && minutes > 59))) return null;
  const total = (hours * 60 + minutes) * 60 + seconds;
  return total === 0 || total >= DAY ? null : format(total);
}

function format(total: number): string {
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const twoDigits = (count: number) => String(count).padStart(2, "0");
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
    : `${minutes}:${twoDigits(seconds)}`;
}
