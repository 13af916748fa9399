/** A length of time as a person would say it: "40 minutes", "5 hours", "3 days". */
export function formatHours(hours: number): string {
  if (hours < 1) return counted(Math.max(1, Math.round(hours * 60)), "minute");
  if (hours < 48) return counted(Math.round(hours), "hour");
  return counted(Math.round(hours / 24), "day");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
