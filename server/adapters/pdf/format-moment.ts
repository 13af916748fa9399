/** `20/11/2026`, in UTC. */
export function formatDay(moment: Date): string {
  const [year = "", month = "", day = ""] = moment.toISOString().slice(0, 10).split("-");
  return `${day}/${month}/${year}`;
}

/** `20/11/2026, 14:03:22 UTC`: a document is read in many time zones, so it names the one it uses. */
export function formatMoment(moment: Date): string {
  return `${formatDay(moment)}, ${moment.toISOString().slice(11, 19)} UTC`;
}
