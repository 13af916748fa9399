import { isDay } from "#client/ui/date-text";
import { isoDayForReader } from "#shared/dates";

const Doubt = ({ children }: { children: string }) => (
  <span className="font-medium text-warning">{children}</span>
);

/** In place of a field's help, where the effective day lies before today: nobody can have signed by then. */
export const pastDay = (typed: string, today = isoDayForReader()) =>
  isDay(typed) && typed < today ? (
    <Doubt>This day has passed. The agreement names it beside the days on which you really sign.</Doubt>
  ) : undefined;

/** In place of a field's help, where a share is promised and is none. */
export const noShare = (typed: string, withoutOne: string) =>
  typed.trim() !== "" && Number(typed.replace(",", ".").replace("%", "")) === 0 ? (
    <Doubt>{`0% is no share. Enter the percentage, or choose “${withoutOne}”.`}</Doubt>
  ) : undefined;
