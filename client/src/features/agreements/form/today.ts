/** The day it is where the person is, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const digits = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}
